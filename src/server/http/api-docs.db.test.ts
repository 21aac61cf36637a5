import { expect, test } from 'vitest'
import { createTestApp } from '#tests/harness.ts'

test('the documentation describes both forms of a roast', async () => {
  await using app = await createTestApp()
  const response = await app.request('/api/docs/openapi.json')
  expect(response.status).toBe(200)
  const { paths } = await response.json()
  const { content } = paths['/api/roast'].post.requestBody
  expect(content['multipart/form-data'].schema.properties.file).toMatchObject({
    type: 'string',
    format: 'binary',
  })
  expect(content['application/json'].schema.properties).toHaveProperty('text')
})

test('Swagger UI and its files are ours', async () => {
  await using app = await createTestApp()
  const page = await (await app.request('/api/docs')).text()
  const files = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1] ?? '')
  expect(files.length).toBe(3)
  for (const file of files) expect((await app.request(file)).status, file).toBe(200)
})

test('an unknown path of the API is not found, as JSON', async () => {
  await using app = await createTestApp()
  const response = await app.request('/api/nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false, code: 'not-found' })
})
