import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { everyPage, expect, test } from './demo-site.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Matters of taste: the page is written by a machine, and kept as short as it can be.
    'long-title': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'error',
    // Its own scripts are files of its own address, named by their content.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The slides of a carousel say which of how many they are (WAI-ARIA APG).
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Text of the tenants, kept to the letter.
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
    // A section that an editor leaves without a heading is a band of colour, not a chapter.
    'prefer-native-element': 'error',
  },
})

test('the HTML is valid; one main heading, and no level is skipped; axe finds nothing at 1440 and 390 px (GEN-008)', async ({
  page,
  demo,
}) => {
  for (const address of everyPage(demo)) {
    await page.setViewportSize({ width: 1440, height: 900 })
    const response = await page.goto(address)
    expect(await mistakesIn((await response?.text()) ?? ''), address).toEqual([])
    await expectOrder(page, address)
    expect(await violationsOn(page), `${address} at 1440 px`).toEqual([])
    await page.setViewportSize({ width: 390, height: 900 })
    expect(await violationsOn(page), `${address} at 390 px`).toEqual([])
  }
  const missing = await page.goto(`${demo.url}/not-there`)
  expect(await mistakesIn((await missing?.text()) ?? ''), 'not found').toEqual([])
})

async function mistakesIn(html: string): Promise<string[]> {
  // An empty text has no mistakes.
  expect(html).toContain('</html>')
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  )
}

async function expectOrder(page: Page, address: string): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
  const main = levels.filter((level) => level === 1)
  expect(main, address).toHaveLength(1)
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0), `${address}: ${levels.join(' ')}`).toBeLessThanOrEqual(1)
  }
}

async function violationsOn(page: Page): Promise<string[]> {
  // No frames of other origins: what it finds need not be put together on a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
}
