import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Locator, Page } from '@playwright/test'
import type { Demo } from '../../examples/demo/e2e/server.ts'
import { address, visit } from './blocks-page.ts'
import { expect, test } from './demo-site.ts'

/** A colour of the website's theme, as it is computed. */
const theme = (visitor: Page, name: string) =>
  visitor.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(--theme-${colour})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

const atPage = async (browser: Browser, page: Page, demo: Demo) => visit(browser, await address(page, demo))

test('static blocks show their settings', async ({ browser, page, demo }) => {
  const visitor = await atPage(browser, page, demo)
  const problems: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const slug = new URL(visitor.url()).pathname.slice(1)

  await test.step('page title shows title, excerpt, address or picture (BLK-PTITLE-001)', async () => {
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('All blocks')
    const titles = visitor.locator('.block-page-title')
    await expect(titles).toHaveText(['All blocks', 'One of each.', slug, ''])
    await expect(titles.last().locator('img')).toHaveAttribute('src', /\/media\//)
  })

  const fields = visitor.locator('.block-page-field')
  const field = fields.first().locator('p')
  await test.step('page field shows a field of the page in Inter (BLK-PFIELD-001, BLK-PFIELD-002, BLK-PFIELD-003)', async () => {
    await expect(fields).toHaveText([slug, 'All blocks', 'One of each.', ''])
    await expect(fields.last().locator('img')).toHaveAttribute('src', /\/media\//)
    await expect(field).toHaveCSS('font-family', /^Inter/)
    await expect(fields.nth(1).locator('p')).toHaveCSS('font-family', /^Inter/)
  })

  await test.step('page field has its eight styles (BLK-PFIELD-004)', async () => {
    const styles = {
      ...{ 'font-size': '50px', 'font-weight': '300', 'line-height': '75px', 'letter-spacing': '2px' },
      ...{ 'text-align': 'end', 'font-variant-caps': 'small-caps', 'text-shadow': 'rgba(0, 0, 0, 0.3) 1px 1px 1px' },
    }
    for (const [name, value] of Object.entries(styles)) await expect(field, name).toHaveCSS(name, value)
    await expect(field).toHaveCSS('color', await theme(visitor, 'dark'))
  })

  await test.step('page field is 0.95 as large on a tablet and 0.6 on a phone (BLK-PFIELD-005, BLK-PFIELD-006)', async () => {
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
  })

  await test.step('section header has title, subtitle and alignment (BLK-SECHEAD-001, OPEN-216)', async () => {
    await expect(visitor.getByRole('heading', { name: 'Three trades' })).toHaveCSS('text-align', 'center')
    await expect(visitor.locator('.block-section-header')).toContainText('Along one bench')
  })

  const bike = visitor.getByRole('link', { name: 'bike' })
  await test.step('icons are 72 px and black by default (BLK-ICONS-002, BLK-ICONS-003)', async () => {
    for (const [name, value] of Object.entries({ width: '72px', height: '72px', color: 'rgb(0, 0, 0)' })) {
      await expect(bike).toHaveCSS(name, value)
    }
  })

  await test.step('icons link with a target and classes of their own (BLK-ICONS-004, BLK-ICONS-005, BLK-ICONS-006)', async () => {
    await expect(bike).toHaveAttribute('href', '/about')
    await expect(bike).toHaveAttribute('target', '_top')
    await expect(bike).toHaveClass('mine')
    const others = visitor.locator('.block-icons > a')
    await expect(others.nth(1)).toHaveAttribute('target', '_blank')
    await expect(others.nth(2)).toHaveAttribute('target', '_parent')
    expect(await others.nth(3).getAttribute('target')).toBeNull()
  })

  const pricing = visitor.locator('.block-pricing')
  await test.step('pricing has a heading, its alignment and its theme (BLK-PRICING-001, BLK-PRICING-002, BLK-PRICING-003)', async () => {
    await expect(pricing.first().getByRole('heading', { name: 'Storage' })).toBeVisible()
    await expect(pricing.first().getByText('By the winter.')).toBeVisible()
    await expect(pricing.first().locator('.pricing-head')).toHaveCSS('text-align', 'center')
    await expect(pricing.last().locator('.pricing-head')).toHaveCSS('text-align', 'end')
    const ground = (of: Locator) => of.evaluate((each) => getComputedStyle(each).color)
    expect(await ground(pricing.first())).not.toBe(await ground(pricing.last()))
  })

  await test.step('pricing offers three boxes by default (BLK-PRICING-005, BLK-PRICING-006, BLK-PRICING-007)', async () => {
    const boxes = pricing.first().locator('article')
    await expect(boxes.locator('h3')).toHaveText(['Free', 'Pro', 'Enterprise'])
    await expect(boxes.locator('.pricing-price')).toHaveText(['$0 / month', '$15 / month', '$29 / month'])
  })

  await test.step('a pricing box shows its own values (BLK-PRICING-004)', async () => {
    const box = pricing.last().locator('article')
    await expect(box.getByRole('heading')).toHaveText('Shed')
    await expect(box.locator('.pricing-price')).toHaveText('$9')
    await expect(box.getByRole('listitem')).toHaveText(['Dry', 'Locked'])
    const button = box.getByRole('link', { name: 'Ask for a place' })
    await expect(button).toHaveAttribute('href', '/contact')
    await expect(button).toHaveAttribute('data-size', 'lg')
  })

  await test.step('card has image, title, text and buttons, and its least heights (BLK-CARD-001, BLK-CARD-002, BLK-CARD-003)', async () => {
    const card = visitor.locator('.block-card')
    await expect(card.locator('.card-header .block-card-image')).toHaveCount(1)
    await expect(card.locator('.card-body').getByRole('heading', { name: 'Bell' })).toBeVisible()
    await expect(card.locator('.card-body').getByText('It rings.')).toBeVisible()
    await expect(card.locator('.card-footer').getByRole('link', { name: 'Read more' })).toBeVisible()
    await expect(card.locator('.card-header')).toHaveCSS('min-height', '200px')
    await expect(card.locator('.card-body')).toHaveCSS('min-height', '150px')
  })

  await test.step('a button has a second shape, which wins over variant and size (BLK-BUTTON-012)', async () => {
    const button = visitor.getByRole('link', { name: 'By hand' })
    const styles = {
      ...{ 'background-color': 'rgb(17, 34, 51)', color: 'rgb(254, 254, 254)', 'border-radius': '12px' },
      ...{ padding: '6px 7px 8px 9px', 'font-size': '20px', 'font-weight': '400' },
      ...{ 'justify-content': 'end', 'text-decoration-line': 'underline' },
    }
    for (const [name, value] of Object.entries(styles)) await expect(button, name).toHaveCSS(name, value)
    await expect(button.locator('xpath=..')).toHaveCSS('margin', '16px 17px 18px 19px')
  })

  await test.step('copyright has year, name and three settings of its font (BLK-COPY-001)', async () => {
    const line = visitor.locator('#main .block-copyright')
    await expect(line).toHaveText(/^© \d{4} Ropewalk/)
    await expect(line).toHaveCSS('font-size', '20px')
    await expect(line).toHaveCSS('font-weight', '700')
    await expect(line).toHaveCSS('color', await theme(visitor, 'primary'))
  })

  await test.step('timeline shows its title and items, or no title (BLK-TIMELINE-002)', async () => {
    const timelines = visitor.locator('.block-timeline')
    await expect(timelines.first().getByRole('heading', { name: 'A long room' })).toBeVisible()
    await expect(timelines.first().locator('li')).toHaveText(/1887\s*Raised/)
    await expect(timelines.last().locator('li')).toHaveText(/1888\s*Roofed/)
    await expect(timelines.last().getByRole('heading', { name: 'Not shown' })).toHaveCount(0)
  })

  await test.step('nothing moves, fails or shuts anybody out', async () => {
    expect(problems).toEqual([])
    expect(await visitor.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01)
    const { violations } = await new AxeBuilder({ page: visitor }).setLegacyMode().include('main').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
  })
  await visitor.context().close()
})

test('dividers reach both edges and the end of their section', async ({ browser, page, demo }) => {
  const visitor = await atPage(browser, page, demo)
  const dividers = visitor.locator('.block-divider')
  const [wave, skewed, curved] = [dividers.first(), dividers.nth(1), dividers.last()]
  await expect(dividers).toHaveCount(3)

  await test.step('they are as wide as the page and 100 px high by default (BLK-DIVIDER-001)', async () => {
    for (const box of await dividers.all()) expect((await box.boundingBox())?.width).toBe(1440)
    await expect(wave).toHaveCSS('height', '100px')
  })

  await test.step('they are waves, skewed or curved, by an angle, upside down or not (BLK-DIVIDER-002, BLK-DIVIDER-008)', async () => {
    await expect(wave.locator('path')).toHaveAttribute('d', /^M0 50q25 -20 50 0t50 0/)
    await expect(wave).toHaveCSS('scale', '1 -1')
    await expect(skewed).toHaveCSS('scale', 'none')
    await expect(curved.locator('path')).toHaveAttribute('d', /C/)
    // A steeper edge than from corner to corner would be kinked: at 1440 px that is 4 degrees.
    const edge = await skewed.evaluate((each) => getComputedStyle(each, '::before').clipPath)
    const [, rise] = /50% - min\(50%, ([\d.]+)px\)/.exec(edge) ?? []
    expect(Number(rise) / 720, edge).toBeCloseTo(Math.tan((5 * Math.PI) / 180), 3)
  })

  await test.step('they have two colours and CSS of their own (BLK-DIVIDER-003, BLK-DIVIDER-009)', async () => {
    await expect(wave).toHaveCSS('color', await theme(visitor, 'primary'))
    await expect(skewed).toHaveCSS('background-color', await theme(visitor, 'info'))
    await expect(curved).toHaveCSS('opacity', '0.5')
  })

  const gap = await curved.evaluate((divider) => {
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
  // Of the two styles the second block has the other one, whose chosen tab is filled.
  const ground = (name: string) =>
    visitor.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor)
  expect(await ground('Motorcycles')).toBe('rgba(0, 0, 0, 0)')
  expect(await ground('Left')).not.toBe('rgba(0, 0, 0, 0)')
  const sameDocument = await visitor.evaluateHandle(() => document)
  await visitor.getByRole('tab', { name: 'Builds' }).click()
  await expect(visitor).toHaveURL(`${at}#tab-2`)
  expect(await visitor.evaluate((before) => before === document, sameDocument)).toBe(true)
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
  const dialog = visitor.getByRole('dialog', { name: 'Images' })
  await open()
  await expect(dialog.getByRole('status')).toHaveText('1 / 4')
  await visitor.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Next image' }).click()
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

test('without a script everything is there', async ({ browser, page, demo }) => {
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
