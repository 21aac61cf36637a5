import { expect, test } from 'vitest'
import { saveFresh, tellPhoto } from '#tests/factories/saved-roasts.ts'
import { createTestApp, PUBLIC_URL } from '#tests/harness.ts'

const withoutNonce = (page: string) => page.replace(/content="[^"]*"/, 'content=""')

test('a shared roast has its own title and preview, for whoever has the link', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const { id, caption } = await saveFresh(ada, tellPhoto)
  await ada.post(`/api/roasts/${id}/share`)
  const response = await app.request(`/roast/${id}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/html')
  const page = await response.text()
  expect(page).toContain('<title>Roast My Selfie: ')
  expect(page).toContain(`content="${caption}"`)
  expect(page).toContain('all of it')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect(await (await app.request(`/roast/${id}/`)).text()).toContain('<title>Roast My Selfie: ')

  const image = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(image.startsWith(PUBLIC_URL)).toBe(true)
  const preview = await app.request(image.slice(PUBLIC_URL.length))
  expect(preview.status).toBe(200)
  expect(preview.headers.get('content-type')).toBe('image/jpeg')
})

test('absent, private, deleted and no id are one page with one status, also for the owner', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const hidden = await saveFresh(ada)
  const deleted = await saveFresh(ada, tellPhoto)
  await ada.post(`/api/roasts/${deleted.id}/share`)
  await ada.request(`/api/roasts/${deleted.id}`, { method: 'DELETE' })
  const ids = [hidden.id, deleted.id, '99999999-9999-4999-8999-999999999999', 'abc', '%3Cscript%3E']
  const answers = await Promise.all(ids.map((id) => app.request(`/roast/${id}`)))
  answers.push(await ada.request(`/roast/${hidden.id}`))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  const pages = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(pages.map(withoutNonce)).size).toBe(1)
  expect(pages[0]).toContain('<title>Scorch</title>')
  expect(pages[0]).toContain('<noscript><main class="plain">\n<h1>Here lies a roast</h1>')
  expect(new Set(answers.map(({ headers }) => headers.get('cache-control')))).toEqual(
    new Set(['private, no-cache']),
  )
})

test('without scripts there is the roast to read, as text and nothing else', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const { id, caption } = await saveFresh(ada, tellPhoto)
  await ada.post(`/api/roasts/${id}/share`)
  await app.database.db.updateTable('users').set({ name: '</noscript><script>' }).execute()
  const page = await (await app.request(`/roast/${id}`)).text()
  const words = /<noscript>([^]*)<\/noscript>/.exec(page)?.[1] ?? ''
  expect(words).toContain(`<bdi>${caption}</bdi>`)
  expect(words).toContain(`src="/api/roasts/${id}/picture"`)
  expect(words).toContain('<bdi>&lt;/noscript&gt;&lt;script&gt;</bdi>')
  expect(words).not.toContain('Scripts!')
})

test('nothing that the API says of a roast stays in a cache on the way', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const { id } = await saveFresh(ada, tellPhoto)
  await ada.post(`/api/roasts/${id}/share`)
  const kept = async (path: string) => (await app.request(path)).headers.get('cache-control')
  expect(await kept(`/api/roasts/${id}`)).toBe('no-store')
  expect(await kept(`/api/roasts/${id}/picture`)).toBe('private, no-cache')
  expect(await kept('/api/roasts/abc')).toBe('no-store')
  expect(await kept('/api/roasts/abc/card?form=preview')).toBe('no-store')
  expect(await kept('/api/no-such-thing')).toBe('no-store')
})

test('when the database is away the page is still there, as one to try again', async () => {
  await using app = await createTestApp()
  await app.database.close()
  // What is no id takes the same look: neither its answer nor its time is another one.
  for (const id of ['99999999-9999-4999-8999-999999999999', 'nonsense']) {
    const response = await app.request(`/roast/${id}`)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('all of it')
  }
})
