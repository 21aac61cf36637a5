import { expect, test } from '@playwright/test'

test('the page keeps to its own content policy, dialogs included', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content Security Policy'))
      complaints.push(message.text())
  })
  await page.goto('/?mode=selfie')
  await page.getByRole('button', { name: 'Take a photo' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/api/docs')
  await expect(page.getByText('Roast a photo or a pickup line')).toBeVisible()
  expect(complaints).toEqual([])
})

test('losing and finding the connection is said in passing, and nothing typed is lost', {
  tag: '@once',
}, async ({ page, context }) => {
  await page.clock.install()
  await page.goto('/?mode=rizz')
  await page.getByLabel('Your pickup line').fill('Are you the wifi?')
  // What says it comes a while after the page.
  const toaster = page.waitForResponse(/toaster/)
  await page.clock.fastForward(4_000)
  await toaster
  await context.setOffline(true)
  await expect(page.getByText('You are offline.', { exact: false }).first()).toBeVisible()
  await expect(page.getByLabel('Your pickup line')).toHaveValue('Are you the wifi?')
  await context.setOffline(false)
  await expect(page.getByText('Back online.', { exact: false }).first()).toBeVisible()
})

test('nothing sticks out sideways on the narrowest phones', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const path of ['/', '/?mode=selfie', '/?mode=rizz', '/auth']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})
