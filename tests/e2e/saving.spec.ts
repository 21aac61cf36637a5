import { expect, type Page, type Route, test } from '@playwright/test'
import { saveLine } from './owners.ts'
import { fillIn, hearRoasts, PASSWORD, signUpBehind } from './people.ts'

const NOT_SAVED = "Couldn't save roast to your collection due to a network issue."

const kept = (page: Page) => page.getByRole('link', { name: 'In your collection' })

const collectionOf = async (page: Page) => (await (await page.request.get('/api/roasts')).json()).roasts

test('an answer that was lost on its way does not save twice', async ({ page }) => {
  await signUpBehind(page)
  let isLost = true
  await page.route('**/api/roasts', async (route) => {
    if (!isLost) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await hearRoasts(page, ['Did it hurt when you fell?'])
  await expect(page.getByRole('alert')).toContainText(NOT_SAVED)
  expect(await collectionOf(page)).toHaveLength(1)
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(kept(page)).toBeVisible()
  expect(await collectionOf(page)).toHaveLength(1)
})

test('a double tap on the button is one roast, told and saved once', async ({ page }) => {
  await signUpBehind(page)
  const told: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/roasts?$/.test(request.url())) told.push(request.url())
  })
  await page.goto('/?mode=rizz')
  await page.getByLabel('Your pickup line').fill('Are you a parking ticket?')
  await page.getByRole('button', { name: 'Scorch!' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(kept(page)).toBeVisible()
  expect(told).toHaveLength(2)
  expect(await collectionOf(page)).toHaveLength(1)
})

test('what could not be saved without a connection saves itself when that is back', async ({
  page,
  context,
}) => {
  await signUpBehind(page)
  await page.route('**/api/roasts', (route) => route.abort())
  await hearRoasts(page, ['Did it hurt when you fell?'])
  await expect(page.getByRole('alert')).toContainText(NOT_SAVED)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText(NOT_SAVED)
  await page.unroute('**/api/roasts')
  await context.setOffline(false)
  await expect(kept(page)).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  expect(await collectionOf(page)).toHaveLength(1)
})

test('the sentence stays on the card while it tries again', async ({ page }) => {
  await signUpBehind(page)
  const { promise: hold, resolve: release } = Promise.withResolvers<void>()
  let calls = 0
  await page.route('**/api/roasts', async (route) => {
    calls += 1
    if (calls > 1) await hold
    await route.abort()
  })
  await hearRoasts(page, ['Did it hurt when you fell?'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText(NOT_SAVED)
  await page.getByRole('button', { name: 'Saving…' }).click({ force: true })
  release()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(calls).toBe(2)
})

test('a roast just saved hangs first in the collection at once', async ({ page }) => {
  await signUpBehind(page)
  await saveLine(page)
  await page.goto('/collection')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Room for one more' }).click()
  await page.getByRole('link', { name: 'RizzlMe' }).click()
  await page.getByLabel('Your pickup line').fill('Did it hurt when you fell?')
  await page.getByRole('button', { name: 'Scorch!' }).click()
  await expect(kept(page)).toBeVisible()
  await page.route('**/api/roasts', (route) => route.abort())
  await kept(page).click()
  const tiles = page.getByRole('main').getByRole('listitem')
  await expect(tiles).toHaveCount(2)
  await expect(tiles.first()).toContainText('Did it hurt when you fell?')
})

test('when the session has ended the roast stays on stage and is carried to signing in', async ({ page }) => {
  const email = await signUpBehind(page)
  await page.goto('/?mode=rizz')
  await page.getByLabel('Your pickup line').fill('Did it hurt when you fell?')
  const lostOnce = async (route: Route) => {
    await page.context().clearCookies()
    await route.abort()
  }
  await page.route('**/api/roasts', lostOnce, { times: 1 })
  await page.getByRole('button', { name: 'Scorch!' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  const signUp = page.getByRole('button', { name: 'Sign Up to Save & Download' })
  await expect(signUp).toBeVisible()
  await expect(page.getByRole('article')).toContainText(/\/10/)
  await signUp.click()
  await page.getByRole('button', { name: 'I already have an account' }).click()
  await fillIn(page, email, PASSWORD, 'Sign In')
  await expect.poll(async () => (await collectionOf(page))?.length).toBe(1)
})

test('only a real battle makes a roast a battle’s', async ({ page }) => {
  await signUpBehind(page)
  for (const [address, source] of [
    ['/?mode=rizz&battleId=8d7f', 'Personal'],
    ['/?mode=rizz', 'Personal'],
    ['/?mode=rizz&battleId=8d7f0c52-0000-4000-8000-000000000001', 'Battle'],
  ]) {
    await page.goto(address ?? '')
    await page.getByLabel('Your pickup line').fill('Did it hurt when you fell?')
    await page.getByRole('button', { name: 'Scorch!' }).click()
    await expect(kept(page)).toBeVisible()
    expect((await collectionOf(page))[0]).toMatchObject({ source })
  }
})
