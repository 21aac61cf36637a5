import { expect, type Page, test } from '@playwright/test'

const strike = (page: Page) => page.getByRole('button', { name: 'Scorch!' })

async function typeLine(page: Page, text = 'Is it hot in here?') {
  await page.goto('/?mode=rizz')
  await page.getByLabel('Your pickup line').fill(text)
}

const refuse = (status: number, body: object) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})

test.describe('when the backend fails a sample roast stands in, and says so', () => {
  const cases = [
    ['an error', (page: Page) => page.route('**/api/roast', (route) => route.fulfill(refuse(500, {})))],
    [
      'no connection',
      (page: Page) => page.route('**/api/roast', (route) => route.abort('internetdisconnected')),
    ],
    [
      'nonsense',
      (page: Page) => page.route('**/api/roast', (route) => route.fulfill({ status: 200, body: 'hello' })),
    ],
  ] as const
  for (const [name, breakIt] of cases) {
    test(name, async ({ page }) => {
      await breakIt(page)
      await typeLine(page)
      await strike(page).click()
      await expect(page.getByRole('alert')).toHaveText(
        "Backend temporarily unavailable. Here's a sample roast! Failed to get roast from backend.",
      )
      await expect(page.getByRole('article')).toContainText(/\d+\/10/)
      await expect(page.getByRole('button', { name: 'Sign Up to Save & Download' })).toBeHidden()
    })
  }
})

test('a refusal keeps what was typed and says what to do', async ({ page }) => {
  const body = {
    success: false,
    error: 'Easy, tiger. Wait a moment, then try again.',
    code: 'rate-limited',
    retryAfter: 7,
  }
  await page.route('**/api/roast', (route) => route.fulfill(refuse(429, body)))
  await typeLine(page, 'Do you come here often?')
  await strike(page).click()
  await expect(page.getByRole('alert')).toHaveText('Easy, tiger. Wait a moment, then try again. (7 s)')
  await expect(page.getByLabel('Your pickup line')).toHaveValue('Do you come here often?')
})

test('a double tap asks once; leaving while the comedian looks cancels the work', async ({ page }) => {
  let asked = 0
  await page.route('**/api/roast', () => {
    // Never answered: the comedian keeps looking.
    asked += 1
  })
  await typeLine(page)
  await strike(page).dblclick()
  await expect(page.getByRole('heading', { name: 'The comedian is looking' })).toBeVisible()
  expect(asked).toBe(1)
  const cancelled = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Never mind' }).click()
  await cancelled
  await expect(page.getByLabel('Your pickup line')).toHaveValue('Is it hot in here?')
})

test('a slow answer is explained', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/roast', () => {})
  await typeLine(page)
  await strike(page).click()
  await expect(page.getByRole('heading', { name: 'The comedian is looking' })).toBeVisible()
  await page.clock.fastForward(9_000)
  await expect(page.getByText('Still looking. There is a lot to take in.')).toBeVisible()
})

test('until it is known who is there the page says that it is loading; a failure offers to try again', async ({
  page,
}) => {
  let isBroken = true
  await page.route('**/api/session', async (route) =>
    isBroken ? route.fulfill(refuse(500, {})) : route.continue(),
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
  await expect(page.getByText('Authentication failed. Please try again.')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Scorch' })).toBeVisible()
})

test('the loading screen reads "Loading Scorch..."', async ({ page }) => {
  await page.route('**/api/session', () => {})
  await page.goto('/')
  await expect(page.getByRole('status')).toHaveText('Loading Scorch...')
})

test('guests are led to /auth from other paths, with the roasts they were told', async ({ page }) => {
  for (const path of ['/collection', '/feed', '/nonsense/deep']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/auth$/)
  }
  await typeLine(page)
  await strike(page).click()
  await page.getByRole('button', { name: 'Sign Up to Save & Download' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  const carried = await page.evaluate(() => history.state.guestRoasts)
  expect(carried).toEqual([
    {
      text: expect.any(String),
      rating: expect.any(Number),
      mode: 'rizz',
      imageUrl: null,
      originalText: 'Is it hot in here?',
      receipt: expect.stringMatching(/^r1\./),
    },
  ])
})
