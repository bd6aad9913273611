import { AxeBuilder } from '@axe-core/playwright'
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

for (const width of [1440, 390]) {
  test(`axe finds nothing at ${width} px (GEN-008)`, async ({ page, demo }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const address of everyPage(demo)) {
      await page.goto(address)
      // No frames of other origins: what it finds need not be put together on a page of its own.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
      expect(found, address).toEqual([])
    }
  })
}

test('the HTML is valid (GEN-008)', async ({ page, demo }) => {
  for (const address of [...everyPage(demo), `${demo.url}/not-there`]) {
    const response = await page.goto(address)
    const { results } = await validator.validateString((await response?.text()) ?? '')
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    )
    expect(found, address).toEqual([])
  }
})

test('one main heading, and no level is skipped (GEN-008)', async ({ page, demo }) => {
  for (const address of everyPage(demo)) {
    await page.goto(address)
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
    expect(
      levels.filter((level) => level === 1),
      address,
    ).toHaveLength(1)
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `${address}: ${levels.join(' ')}`).toBeLessThanOrEqual(1)
    }
  }
})
