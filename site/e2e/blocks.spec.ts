import { AxeBuilder } from '@axe-core/playwright'
import { address, visit } from './blocks-page.ts'
import { expect, test } from './demo-site.ts'

test('static blocks show what they were told (BLK-PTITLE-001, BLK-PFIELD-001, BLK-PFIELD-002, BLK-PFIELD-003, BLK-PFIELD-004, BLK-PFIELD-005, BLK-PFIELD-006, BLK-SECHEAD-001, BLK-ICONS-002, BLK-ICONS-003, BLK-ICONS-004, BLK-ICONS-005, BLK-ICONS-006, BLK-PRICING-001, BLK-PRICING-002, BLK-PRICING-003, BLK-PRICING-004, BLK-PRICING-005, BLK-PRICING-006, BLK-PRICING-007, BLK-CARD-001, BLK-CARD-002, BLK-CARD-003, BLK-COPY-001, BLK-TIMELINE-002)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo))
  const problems: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('All blocks')
  const field = visitor.locator('.block-page-field > p')
  await expect(field).toHaveCSS('font-family', /^Inter/)
  for (const [width, size] of [
    [1440, '50px'],
    [800, '47.5px'],
    [390, '30px'],
  ] as const) {
    await visitor.setViewportSize({ width, height: 900 })
    await expect(field).toHaveCSS('font-size', size)
    const over = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `${width} px`).toBeLessThanOrEqual(0)
  }
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await expect(visitor.getByRole('heading', { name: 'Three trades' })).toHaveCSS('text-align', 'center')
  const bike = visitor.getByRole('link', { name: 'bike' })
  await expect(bike).toHaveAttribute('target', '_top')
  await expect(bike).toHaveClass('mine')
  await expect(bike).toHaveCSS('width', '72px')
  await expect(bike).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(visitor.locator('.pricing-price')).toHaveText(['$0 / month', '$15 / month', '$29 / month'])
  await expect(visitor.locator('.card-header')).toHaveCSS('min-height', '200px')
  await expect(visitor.locator('.card-body')).toHaveCSS('min-height', '150px')
  await expect(visitor.locator('#main .block-copyright')).toHaveText(/^© \d{4} Ropewalk/)
  await expect(visitor.locator('.block-timeline')).toContainText('1887')
  expect(problems).toEqual([])
  expect(await visitor.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01)

  const { violations } = await new AxeBuilder({ page: visitor }).setLegacyMode().include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
  await visitor.context().close()
})

test('dividers reach both edges and the end of their section (BLK-DIVIDER-001, BLK-DIVIDER-002, BLK-DIVIDER-003, BLK-DIVIDER-004, BLK-DIVIDER-008, BLK-DIVIDER-009)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo))
  const dividers = visitor.locator('.block-divider')
  await expect(dividers).toHaveCount(3)
  for (const box of await dividers.all()) expect((await box.boundingBox())?.width).toBe(1440)
  await expect(dividers.first()).toHaveCSS('height', '100px')
  await expect(dividers.first()).toHaveCSS('scale', '1 -1')
  await expect(dividers.nth(1)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(dividers.last()).toHaveCSS('opacity', '0.5')
  const gap = await dividers.last().evaluate((divider) => {
    const section = divider.closest('.block-section')
    return (section?.getBoundingClientRect().bottom ?? 0) - divider.getBoundingClientRect().bottom
  })
  expect(Math.abs(gap)).toBeLessThanOrEqual(1)
  await visitor.context().close()
})

test('tabs follow the address, the keyboard and the pointer (BLK-TABS-003, BLK-TABS-004, BLK-TABS-005, OPEN-226)', async ({
  browser,
  page,
  demo,
}) => {
  const at = await address(page, demo)
  const visitor = await visit(browser, `${at}#tab-7`)
  const selected = visitor.getByRole('tab', { selected: true })
  await expect(selected).toHaveText(['Motorcycles', 'Right'])
  await visitor.goto('about:blank')
  await visitor.goto(`${at}#tab-0`)
  // Both blocks have a tab 0: the first one opens it.
  await expect(selected).toHaveText(['Motorcycles', 'Left'])
  await visitor.getByRole('tab', { name: 'Builds' }).click()
  await expect(visitor).toHaveURL(`${at}#tab-2`)
  await expect(visitor.getByText('Drawings')).toBeVisible()
  await expect(visitor.getByText('Engines')).toBeHidden()
  await visitor.keyboard.press('ArrowRight')
  await expect(visitor.getByRole('tab', { name: 'Motorcycles' })).toBeFocused()
  await expect(visitor).toHaveURL(`${at}#tab-0`)
  await visitor.keyboard.press('End')
  await expect(visitor.getByRole('tab', { name: 'Builds' })).toBeFocused()
  await visitor.evaluate(() => {
    location.hash = '#tab-1'
  })
  await expect(selected.first()).toHaveText('Bicycles')
  await visitor.reload()
  await expect(selected.first()).toHaveText('Bicycles')
  await visitor.goto('about:blank')
  await visitor.goto(`${at}#tab-99`)
  await expect(selected.first()).toHaveText('Motorcycles')
  await visitor.context().close()
})

test('the gallery has 3, 2 and 1 columns and enlarges a picture (BLK-GALLERY-002, BLK-GALLERY-003, BLK-GALLERY-005, BLK-GALLERY-006, BLK-GALLERY-007)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo))
  const gallery = visitor.locator('.block-gallery')
  const columns = () =>
    gallery.locator('> a').evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().left)).size)
  for (const [width, count] of [
    [500, 1],
    [700, 2],
    [1440, 3],
  ] as const) {
    await visitor.setViewportSize({ width, height: 900 })
    await expect.poll(columns, `${width} px`).toBe(count)
  }
  const first = gallery.locator('> a').first()
  const open = async () => {
    await gallery.scrollIntoViewIfNeeded()
    // Until its script has come, a picture opens alone.
    await expect(first).toHaveAttribute('aria-haspopup', 'dialog')
    await first.click()
  }
  const dialog = visitor.getByRole('dialog', { name: 'Pictures' })
  await open()
  await expect(dialog.getByRole('status')).toHaveText('1 / 4')
  await visitor.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog.getByRole('status')).toHaveText('3 / 4')
  await visitor.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await open()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await open()
  await visitor.mouse.click(4, 450)
  await expect(dialog).toHaveCount(0)
  await visitor.context().close()
})

test('without a script everything is there (BLK-TABS-002, BLK-ACCORD-001)', async ({ browser, page, demo }) => {
  const visitor = await visit(browser, await address(page, demo), { javaScriptEnabled: false })
  for (const text of ['Engines', 'Spokes', 'Drawings', 'Right hand', 'They sent a photo.', 'Her scratches.']) {
    await expect(visitor.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(visitor.locator('.block-counter').first()).toContainText('$12,000')
  await expect(visitor.getByText('A price before we start.')).toBeVisible()
  await visitor.getByText('How long?').click()
  await expect(visitor.getByText('A week.')).toBeVisible()
  await expect(visitor.getByText('A price before we start.')).toBeHidden()
  await visitor.locator('.block-gallery > a').first().click()
  await expect(visitor).toHaveURL(/\/media\//)
  await visitor.context().close()
})
