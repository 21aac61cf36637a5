import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { refuse, saveLine, savePhoto, signUp } from './owners.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pass it around' })
const shareNow = (page: Page) => page.getByRole('button', { name: 'Share Now' })

async function openShare(page: Page, id: string) {
  await page.goto(`/collection?roast=${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** A phone's own sheet: remembers what it was given. */
async function pretendToBeAPhone(page: Page, sends: 'files' | 'links' = 'files') {
  await page.addInitScript((takesFiles) => {
    const shares: unknown[] = []
    Object.assign(window, { shares })
    navigator.canShare = (data) => takesFiles || !data?.files
    navigator.share = async (data) => {
      shares.push({
        text: data?.text,
        url: data?.url,
        files: data?.files?.map(({ name, type }) => ({ name, type })),
      })
    }
  }, sends === 'files')
}

const withoutSheet = (page: Page) =>
  page.addInitScript(() => Object.assign(Navigator.prototype, { canShare: undefined, share: undefined }))

test('without a sheet of its own the device gets the channels and the link, and the roast is link-visible', async ({
  page,
}) => {
  await withoutSheet(page)
  await signUp(page)
  const { id, caption } = await saveLine(page)
  await openShare(page, id)
  await expect(page.getByRole('img', { name: 'Preview of the card' })).toBeVisible()
  await expect(dialog(page)).toContainText('Sharing lets anyone with the link see this roast.')
  expect((await page.request.get(`/api/roasts/${id}`).then((answer) => answer.json())).visibility).toBe(
    'private',
  )
  await expectNoViolations(page)

  await shareNow(page).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toMatch(new RegExp(`/roast/${id}$`))
  const address = async (name: string) =>
    (await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? ''
  const x = new URL(await address('X'))
  expect(x.origin).toBe('https://x.com')
  expect(x.searchParams.get('url')).toBe(link)
  expect(x.searchParams.get('text')).toContain(caption)
  expect(new URL(await address('Facebook')).searchParams.get('u')).toBe(link)
  expect(new URL(await address('WhatsApp')).searchParams.get('text')).toContain(link)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toContainText('Anyone with the link can see this.')
})

test('the link is copied, and the note of it clears after two seconds', { tag: '@once' }, async ({
  page,
}) => {
  await withoutSheet(page)
  await signUp(page)
  const { id } = await saveLine(page)
  await openShare(page, id)
  await expect(page.getByRole('img', { name: 'Preview of the card' })).toBeVisible()
  await shareNow(page).click()
  // The clock stands still: only what the test lets pass, passes.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const note = page.getByText('Link copied to clipboard!')
  await expect(note).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/roast/${id}$`))
  await page.clock.fastForward(1_900)
  await expect(note).toBeVisible()
  await page.clock.fastForward(200)
  await expect(note).toBeHidden()
})

test('on a phone its own sheet gets the card as a file, or the story, and the share counts once', {
  tag: '@once',
}, async ({ page }) => {
  await pretendToBeAPhone(page)
  await signUp(page)
  const { id } = await savePhoto(page)
  let shares = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/share')) shares += 1
  })
  await openShare(page, id)
  await expect(page.getByRole('img', { name: 'Preview of the card' })).toBeVisible()
  await shareNow(page).click()
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible()
  await page.getByRole('radio', { name: 'Story' }).check()
  await expect(page.getByRole('img', { name: 'Preview of the story' })).toBeVisible()
  await shareNow(page).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shares')))
    .toMatchObject([
      { url: expect.stringContaining(id), files: [{ name: `scorch-${id}.png`, type: 'image/png' }] },
      { files: [{ name: `scorch-${id}-story.png`, type: 'image/png' }] },
    ])
  expect(shares).toBe(1)
})

test('a phone that sends no files sends the link', { tag: '@once' }, async ({ page }) => {
  await pretendToBeAPhone(page, 'links')
  await signUp(page)
  const { id, caption } = await saveLine(page)
  await openShare(page, id)
  await expect(page.getByRole('img', { name: 'Preview of the card' })).toBeVisible()
  await shareNow(page).click()
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible()
  const [sent] = await page.evaluate(() => Reflect.get(window, 'shares'))
  expect(sent).toEqual({ text: expect.stringContaining(caption), url: expect.stringContaining(id) })
})

test('closing the sheet of a phone is no failure, and one that never says it closed holds nothing up', {
  tag: '@once',
}, async ({ page }) => {
  await pretendToBeAPhone(page)
  await page.addInitScript(() => {
    const answers = [
      () => Promise.reject(new DOMException('', 'AbortError')),
      () => new Promise<void>(() => {}),
    ]
    navigator.share = () => answers.shift()?.() ?? Promise.resolve()
  })
  await signUp(page)
  const { id } = await saveLine(page)
  await openShare(page, id)
  await expect(page.getByRole('img', { name: 'Preview of the card' })).toBeVisible()
  for (const _ of ['closed', 'never answered']) {
    await shareNow(page).click()
    await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible()
    await expect(shareNow(page)).not.toHaveAttribute('aria-disabled')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('a clipboard that is kept shut leaves the link selected and says so', { tag: '@once' }, async ({
  page,
}) => {
  await withoutSheet(page)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    document.execCommand = () => false
  })
  await page.setViewportSize({ width: 320, height: 568 })
  await signUp(page)
  const { id } = await saveLine(page)
  await openShare(page, id)
  await expect(page.getByRole('img', { name: 'Preview of the card' })).toBeVisible()
  await shareNow(page).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  // Also on the smallest phones it is on the screen.
  await expect(page.getByText('The link is selected: copy it from there.')).toBeInViewport({ ratio: 0.9 })
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
})

test('the image is downloaded as scorch-{id}.png, 1200 pixels wide', { tag: '@once' }, async ({ page }) => {
  await signUp(page)
  const { id } = await savePhoto(page)
  await openShare(page, id)
  await expect(page.getByRole('img', { name: 'Preview of the card' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Image' }).click()
  expect((await download).suggestedFilename()).toBe(`scorch-${id}.png`)
  const file = await readFile(await (await download).path())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect(file.readUInt32BE(16)).toBe(1200)
})

test('an image that is not there yet cannot be shared; one that fails can be tried again', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page)
  const { id } = await saveLine(page)
  const { promise: hold, resolve: release } = Promise.withResolvers<void>()
  let isBroken = true
  await page.route('**/card?*', async (route) => {
    await hold
    return isBroken ? route.fulfill(refuse(503, 'card-failed')) : route.continue()
  })
  await openShare(page, id)
  await expect(dialog(page)).toContainText('Printing your card…')
  for (const name of ['Share Now', 'Download Image']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('alert')).toHaveText('Share image not ready yet!')
  }
  release()
  const sentence = page.getByRole('alert')
  await expect(sentence).toHaveText('Could not generate share card.')
  await expectNoViolations(page)
  // Whoever still wants it has it printed once more.
  const again = page.waitForRequest('**/card?*')
  await page.getByRole('button', { name: 'Download Image' }).click()
  await again
  await expect(sentence).toHaveText('Could not generate share card.')
  isBroken = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('img', { name: 'Preview of the card' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('when only the answer was lost, the page says who sees the roast by now', { tag: '@once' }, async ({
  page,
}) => {
  await withoutSheet(page)
  await signUp(page)
  const { id } = await saveLine(page)
  await page.route('**/share', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await openShare(page, id)
  await expect(page.getByRole('img', { name: 'Preview of the card' })).toBeVisible()
  await shareNow(page).click()
  await expect(page.getByRole('alert')).toHaveText('Sharing did not go through. Please try again.')
  await expect(dialog(page)).toContainText('Anyone with the link can see this roast already.')
})

test('sharing that fails says so, and the roast stays private', { tag: '@once' }, async ({ page }) => {
  await signUp(page)
  const { id } = await saveLine(page)
  await page.route('**/share', (route) => route.abort('internetdisconnected'))
  await openShare(page, id)
  await expect(page.getByRole('img', { name: 'Preview of the card' })).toBeVisible()
  await shareNow(page).click()
  await expect(page.getByRole('alert')).toHaveText('Sharing did not go through. Please try again.')
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeHidden()
})

test('a fresh result is shared and downloaded from the result screen, named with its mode', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/?mode=rizz')
  await page.getByLabel('Your pickup line').fill('Are you a smoke alarm?')
  await page.getByRole('button', { name: 'Scorch!' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('scorch-rizz.png')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('img', { name: 'Preview of the card' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.route('**/card?*', (route) => route.fulfill(refuse(503, 'card-failed')))
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to download roast card. Please try again.')
})
