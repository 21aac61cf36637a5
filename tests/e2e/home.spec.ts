import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'

const PORTRAIT = 'tests/fixtures/photos/tf-portrait.jpg'
const CAT = 'tests/fixtures/photos/sk-chelsea.png'

const strike = (page: Page) => page.getByRole('button', { name: 'Scorch!' })
const card = (page: Page) => page.getByRole('article')

async function openMode(page: Page, title: string) {
  await page.goto('/')
  await page.getByRole('link', { name: title }).click()
}

async function roastPortrait(page: Page) {
  await openMode(page, 'Roast My Selfie')
  await page.getByLabel('Photo', { exact: true }).setInputFiles(PORTRAIT)
  await strike(page).click()
  await expect(card(page)).toBeVisible()
}

test('a selfie becomes a roast of that selfie on a card, with all that moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openMode(page, 'Roast My Selfie')
  await expect(strike(page)).toBeHidden()
  await page.getByLabel('Photo', { exact: true }).setInputFiles(PORTRAIT)
  await expect(page.getByRole('button', { name: 'Change Photo' })).toBeVisible()
  await strike(page).click()
  await expect(card(page)).toContainText('Roast My Selfie')
  await expect(card(page)).toContainText(/\d+\/10/)
  await expect(card(page)).toContainText(/CRINGE|ROUGH|DECENT|SOLID|FIRE/)
  await expect(card(page).getByRole('img', { name: /one face.*a smile/ })).toBeVisible()
  await expect(page.getByRole('status')).toContainText(/out of 10/)
  await expect(page.getByRole('button', { name: 'Sign Up to Save & Download' })).toBeVisible()

  await page.getByRole('button', { name: 'What the comedian saw' }).click()
  await expect(page.getByRole('dialog')).toContainText(/navy on top/i)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the same photo again gets another joke', { tag: '@once' }, async ({ page }) => {
  const told = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    await roastPortrait(page)
    told.add((await page.getByRole('status').textContent()) ?? '')
  }
  expect(told.size).toBe(3)
})

test('a pet is what its person says it is', { tag: '@once' }, async ({ page }) => {
  // Browsers do not show the body of a form with a file to anybody else.
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (input, init) => {
      if (init?.body instanceof FormData) document.title = `sent as ${init.body.get('pet')}`
      return send(input, init)
    }
  })
  await openMode(page, 'Roast My Pet')
  await page.getByLabel('Photo', { exact: true }).setInputFiles(CAT)
  await page.getByRole('radio', { name: 'Dog' }).check()
  await strike(page).click()
  await expect(page).toHaveTitle('sent as dog')
  await expect(card(page)).toContainText('Roast My Pet')
})

test('a big photo is made small, upright, before it travels', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const file = init?.body instanceof FormData ? init.body.get('file') : null
      if (file instanceof File) {
        const { width, height } = await createImageBitmap(file)
        document.title = `sent ${width}x${height}, ${file.size < 2_000_000 ? 'light' : 'heavy'}`
      }
      return send(input, init)
    }
  })
  // As a phone writes it: lying on its side, with a note that says which way is up.
  const [width, height] = [1000, 750]
  const photo = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .resize(4 * width, 4 * height)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
  expect(photo.byteLength).toBeGreaterThan(4_000_000)
  await openMode(page, 'Roast My Fit')
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'phone.jpg', mimeType: 'image/jpeg', buffer: photo })
  await strike(page).click()
  await expect(page).toHaveTitle('sent 1200x1600, light')
  await expect(card(page)).toBeVisible()
})

test('a pickup line is counted, limited to 200 characters, and quoted on its card', async ({ page }) => {
  await openMode(page, 'RizzlMe')
  const field = page.getByLabel('Your pickup line')
  await expect(strike(page)).toBeHidden()
  await field.fill('   ')
  await expect(strike(page)).toBeHidden()
  await field.fill('x'.repeat(250))
  await expect(field).toHaveValue('x'.repeat(200))
  await expect(page.getByText('200/200')).toBeVisible()
  await field.fill('Are you a library book? Because I am checking you out.')
  await expect(page.getByText('54/200')).toBeVisible()
  await field.press('Enter')
  await expect(card(page)).toContainText('“Are you a library book? Because I am checking you out.”')
})

test('a line that needs care gets kind words and no score', { tag: '@once' }, async ({ page }) => {
  await openMode(page, 'RizzlMe')
  await page.getByLabel('Your pickup line').fill('I want to end my life')
  await strike(page).click()
  await expect(card(page)).toContainText('findahelpline.com')
  await expect(card(page)).not.toContainText('/10')
  await expect(page.getByRole('button', { name: 'Sign Up to Save & Download' })).toBeHidden()
})

test('?mode= leads straight to the upload; an unknown mode leads home', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/?mode=pet')
  await expect(page.getByRole('heading', { name: 'Bring in the accused' })).toBeVisible()
  await page.goto('/?mode=nonsense')
  await expect(page.getByRole('heading', { name: 'Scorch' })).toBeVisible()
})

test('the back arrow goes home and clears; the browser’s back walks result, upload, home', async ({
  page,
}) => {
  // Also while a scene is still changing.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openMode(page, 'RizzlMe')
  await page.getByLabel('Your pickup line').fill('Hello there')
  await page.getByRole('button', { name: 'Back to all modes' }).click()
  await page.getByRole('link', { name: 'RizzlMe' }).click()
  await expect(page.getByLabel('Your pickup line')).toHaveValue('')

  await page.getByLabel('Your pickup line').fill('Hello again')
  await strike(page).click()
  await expect(card(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Your pickup line')).toHaveValue('Hello again')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Scorch' })).toBeVisible()
})

test('Roast Again clears the input, Try Another Mode goes home, a reload on a result shows it again', async ({
  page,
}) => {
  await openMode(page, 'RizzlMe')
  await page.getByLabel('Your pickup line').fill('Nice shoes')
  await strike(page).click()
  await page.getByRole('button', { name: 'Roast Again' }).click()
  await expect(page.getByLabel('Your pickup line')).toHaveValue('')
  await page.getByLabel('Your pickup line').fill('Nice shoes again')
  await strike(page).click()
  await expect(card(page)).toBeVisible()
  const told = (await card(page).textContent()) ?? ''
  await page.reload()
  await expect(card(page)).toHaveText(told)
  await page.getByRole('button', { name: 'Try Another Mode' }).click()
  await expect(page.getByRole('heading', { name: 'Scorch' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Scorch' })).toBeVisible()
  await page.getByRole('link', { name: 'Feed' }).click()
  await expect(page.getByText('Your 2 roasts are waiting to come along.')).toBeVisible()
})

test('a photo can be dropped, pasted and taken with the camera', async ({ page }) => {
  await openMode(page, 'Roast My Selfie')
  const give = (kind: 'drop' | 'paste') =>
    page.evaluate(async (type) => {
      const canvas = new OffscreenCanvas(600, 800)
      canvas.getContext('2d')?.fillRect(0, 0, 600, 800)
      const file = new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' })
      const transfer = new DataTransfer()
      transfer.items.add(file)
      const target = type === 'drop' ? document.querySelector('form > div') : window
      const event =
        type === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: transfer })
      target?.dispatchEvent(event)
    }, kind)
  const change = page.getByRole('button', { name: 'Change Photo' })
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
  await give('drop')
  await expect(change).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
  await give('paste')
  await expect(change).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Take a photo' }).click()
  await page.getByRole('button', { name: 'Snap' }).click()
  await expect(change).toBeVisible()
})

test('something that is no image is refused at once, and the screen stays usable', { tag: '@once' }, async ({
  page,
}) => {
  await openMode(page, 'Roast My Fit')
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(page.getByRole('alert')).toContainText('That is not an image')
  await page.getByLabel('Photo', { exact: true }).setInputFiles(PORTRAIT)
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(strike(page)).toBeVisible()
})
