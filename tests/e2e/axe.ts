import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export async function expectNoViolations(page: Page) {
  // Looks into frames from the same site alone, and ours have none; the other way opens a page more for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(WCAG)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}
