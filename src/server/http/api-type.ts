import type { createApp } from './app.ts'

/** What the browser's typed client may call. Type only: nothing of the server reaches the browser. */
export type Api = ReturnType<typeof createApp>
