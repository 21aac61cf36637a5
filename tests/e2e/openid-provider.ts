import { startOpenIdServer } from '#tests/fixtures/openid-server.ts'

/** The provider of the browser tests: lets everybody in as Ann, without asking. Ends with its process. */
await startOpenIdServer(Number(process.env.PORT))
