import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'

test('home, upload, result, sheet, /auth and the Oops screen have no violations', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Scorch' })).toBeVisible()
  await expectNoViolations(page)

  await page.goto('/?mode=pet')
  await page.getByLabel('Photo', { exact: true }).setInputFiles('tests/fixtures/photos/sk-chelsea.png')
  await expect(page.getByRole('button', { name: 'Scorch!' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Scorch!' }).click()
  await expect(page.getByRole('article')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'What the comedian saw' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)

  await page.goto('/?mode=rizz')
  await page.getByLabel('Your pickup line').fill('x'.repeat(190))
  await expectNoViolations(page)
  await page.goto('/auth')
  await expectNoViolations(page)
  await page.route('**/api/session', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoViolations(page)
})

test('the whole way from home to a roast and back works with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  const rizz = page.getByRole('link', { name: 'RizzlMe' })
  for (let tab = 0; tab < 10 && !(await rizz.evaluate((link) => link === document.activeElement)); tab += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Give us your line' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Are you a keyboard? You are just my type.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
