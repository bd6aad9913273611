import { everyPage, expect, test } from './demo-site.ts'

test('the first Tab offers to skip to the content (GEN-008)', async ({ page, demo }) => {
  for (const origin of [demo.url, demo.second]) {
    await page.goto(origin)
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAttribute('href', /^#/)
    await expect(focused).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const isInMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
    expect(isInMain).toBe(true)
  }
})

test('whatever the keyboard reaches can be seen to have the focus (GEN-008)', async ({ page, demo }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(demo.url)
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const outline = await page.locator(':focus').evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return { outlineStyle, width: Number.parseFloat(outlineWidth) }
    })
    expect(outline.outlineStyle, `stop ${step + 1}`).not.toBe('none')
    expect(outline.width, `stop ${step + 1}`).toBeGreaterThanOrEqual(2)
  }
})

test('nothing reaches over the side at 320, 390, 768, 1024 and 1440 px (GEN-008)', async ({ page, demo }) => {
  for (const address of everyPage(demo)) {
    await page.goto(address)
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // What scripts do about the width is done by the second picture.
      const wide = await page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(wide, `${address} is ${wide} px too wide at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
