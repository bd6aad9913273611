import { AxeBuilder } from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { type Ground, publishAsInserted } from './as-inserted-page.ts'
import { visit } from './blocks-page.ts'
import { expect, test } from './demo-site.ts'

const widthOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().width)
const heightOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().height)

for (const ground of ['light', 'dark'] satisfies Ground[]) {
  test(`new blocks need no setting to look right on a ${ground} page`, async ({ browser, page, demo }) => {
    const address = await publishAsInserted(page, demo, ground)
    const visitor = await visit(browser, address, { reducedMotion: 'reduce' })
    const container = visitor.locator('.block-container:has(> .block-image)')
    for (const width of [1440, 768, 390]) {
      await visitor.setViewportSize({ width, height: 900 })
      await test.step(`nothing sticks out at ${width} px`, async () => {
        const over = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over).toBeLessThanOrEqual(0)
      })
      const inner = await container.evaluate((element) => {
        const { paddingLeft, paddingRight, width: outer } = getComputedStyle(element)
        return Number.parseFloat(outer) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      })
      await test.step(`an image keeps its ratio and takes its place at ${width} px`, async () => {
        const image = visitor.locator('.block-image img')
        await image.scrollIntoViewIfNeeded()
        const ratio = await image.evaluate((element) =>
          element instanceof HTMLImageElement ? element.width / element.height - 2400 / 1350 : 1,
        )
        expect(Math.abs(ratio)).toBeLessThan(0.02)
        expect(await widthOf(image)).toBeCloseTo(inner, 0)
      })
      await test.step(`carousel and content slider take their place at ${width} px`, async () => {
        for (const type of ['image-carousel', 'content-slider']) {
          expect(await widthOf(visitor.locator(`.block-${type}`)), type).toBeCloseTo(inner, 0)
        }
        const track = visitor.locator('.block-image-carousel > .carousel-track')
        expect(await heightOf(track)).toBeLessThanOrEqual(Math.max(200, inner * 0.66) + 1)
      })
      await test.step(`a divider goes from edge to edge, above the next section, at ${width} px`, async () => {
        const divider = visitor.locator('.block-divider')
        const box = await divider.boundingBox()
        expect(box?.width).toBe(width)
        const next = await divider.evaluate(
          (element) => element.closest('.block-section')?.nextElementSibling?.getBoundingClientRect().top ?? 0,
        )
        // Its last pixel lies over what follows, so that no seam shows.
        const end = await divider.evaluate((element) => element.getBoundingClientRect().bottom)
        expect(Math.abs(end - next)).toBeLessThanOrEqual(1.5)
      })
    }
    await visitor.setViewportSize({ width: 1440, height: 900 })
    await test.step('headings of a text have sizes of their own', async () => {
      const sizes = await visitor
        .locator('.block-textbox :is(h2, h3, h4)')
        .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
      expect(sizes).toHaveLength(3)
      expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes)
      expect(new Set(sizes).size).toBe(3)
    })
    await test.step('a card without a picture has no grey place for one', async () => {
      await expect(visitor.locator('.block-card')).toBeVisible()
      await expect(visitor.locator('.block-card > .card-header')).toBeHidden()
    })
    await test.step('the calculator says what to do', async () => {
      const result = visitor.locator('.block-carbon-calculator output')
      await expect(result.getByText('Enter a shipment to see its carbon total.')).toBeVisible()
      await expect(result.getByText('Carbon total', { exact: true })).toBeHidden()
    })
    await test.step('a new form can be sent as it is', async () => {
      const form = visitor.locator('.block-form')
      for (const name of ['Name', 'Email', 'Message']) await expect(form.getByLabel(name)).toBeVisible()
    })
    await test.step('custom HTML is set in the type of the page', async () => {
      const frame = visitor.frameLocator('.block-custom-html iframe')
      await visitor.locator('.block-custom-html').scrollIntoViewIfNeeded()
      const family = await visitor
        .locator('.block-custom-html')
        .evaluate((element) => getComputedStyle(element).fontFamily)
      await expect(frame.locator('body')).toHaveCSS('font-family', family)
      await expect(frame.locator('td').first()).toHaveCSS('border-bottom-style', 'solid')
      await expect
        .poll(() => frame.locator('body').evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
        .toBe(true)
    })
    await test.step('words in a theme colour reach 4.5, and nothing else is wrong for those who see or hear less', async () => {
      const { violations } = await new AxeBuilder({ page: visitor })
        .include('main')
        .disableRules(['heading-order'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    })
  })
}

test('the calculator says why it cannot answer without a script', async ({ browser, page, demo }) => {
  const address = await publishAsInserted(page, demo, 'light')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  await visitor.goto(address)
  const calculator = visitor.locator('.block-carbon-calculator')
  await expect(calculator.getByText('Please turn on JavaScript.')).toBeVisible()
  await expect(calculator.getByRole('button')).toHaveCount(0)
  await expect(calculator.locator('output')).toBeHidden()
})
