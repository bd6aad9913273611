import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { call, expect, test } from './demo-site.ts'

const pannier = '/store/product/net-loft-pannier-22-l'
const tile = (page: Page, name: string) => page.locator('.store-tile', { hasText: name })
const names = (page: Page) => page.locator('.store-tile h2').allTextContents()
const count = (page: Page) => page.locator('[data-count]')

test.beforeAll(async ({ browser, demo }) => {
  const page = await browser.newPage()
  await demo.signIn(page, 'owner')
  await call(page, 'PUT', '/api/v1/admin/settings/', {
    commerce: { on_pickup: true },
    store: { pickup: true, pickup_region: 'NS' },
  })
  await page.close()
})

test('the shop page filters, sorts and pages without loading anew, and the back button undoes it (STORE-007, STORE-017, STORE-031, STORE-032)', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/store`)
  await expect(count(page)).toHaveText(/^12 of \d+ products$/)
  // The script has begun.
  await expect(page.locator('.store-range-line')).toHaveAttribute('style', /--from/)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))

  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/store\?currentPage=2$/)
  await expect(page.locator('[data-store-status]')).toHaveText(/^12 of \d+ products, Page 2$/)
  await expect(count(page)).toBeFocused()

  await page.getByLabel('Search').fill('wool')
  await expect(page).toHaveURL(/\/store\?search=wool$/)
  await expect(count(page)).toHaveText('3 of 3 products')
  await expect(page.getByLabel('Search')).toBeFocused()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/store$/)
  await expect(page.getByLabel('Search')).toHaveValue('')

  await page.getByLabel('Luggage').check()
  await expect(page).toHaveURL(/categoryIds=\d+$/)
  await expect(count(page)).toHaveText('7 of 7 products')
  await page.getByLabel('Sort by').selectOption('Price')
  await expect(page).toHaveURL(/orderBy=unitPrice$/)
  await expect(page.locator('.store-tile h2').first()).toHaveText('Bowline Straps, Pair')

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/store$/)
  await expect(count(page)).toHaveText(/^12 of \d+ products$/)
  await expect(page.getByLabel('Luggage')).not.toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '')
})

test('the thumbs of the price slider follow the keys and stay apart (STORE-020 to -022)', async ({ page, demo }) => {
  await page.goto(`${demo.url}/store`)
  const lowest = page.getByLabel('Lowest price')
  // Other tests add products, so that the lowest price is not always the demo's own.
  const least = (Number(await lowest.getAttribute('min')) / 100).toFixed(2)
  await expect(page.locator('.store-range-ends')).toHaveText(`CA$${least}CA$400.00`)
  // The script has begun.
  await expect(page.locator('.store-range-line')).toHaveAttribute('style', /--from/)
  await lowest.focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/minPrice=39900$/)
  await expect(lowest).toHaveValue('39900')
  await expect(lowest).toHaveAttribute('aria-valuetext', /399\.00/)
})

test('on a small screen the filters open and close by a button (STORE-011)', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${demo.url}/store`)
  await expect(page.getByLabel('Sort by')).toBeHidden()
  await page.getByText('Show Filters').click()
  await expect(page.getByLabel('Sort by')).toBeVisible()
  await page.getByText('Hide Filters').click()
  await expect(page.getByLabel('Sort by')).toBeHidden()
})

test('a card puts its product into the cart, and says what it can not (CART-006, CART-007, CART-014, CART-017, CART-020)', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/store?search=hemp`)
  const card = tile(page, 'Hemp Cargo Net')
  await expect(card.locator('form')).toHaveJSProperty('noValidate', true)
  await card.getByLabel('Quantity').fill('11')
  await expect(card.getByRole('alert')).toHaveText('Max quantity is 10')
  await card.getByLabel('Quantity').fill('0')
  await expect(card.getByRole('alert')).toHaveText('Enter a whole number above 0.')
  await card.getByLabel('Quantity').fill('2')
  await card.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(card.getByRole('button')).toHaveText('View Cart')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('data-shakes', '')
  await card.getByRole('button').click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.locator('.store-lines > li')).toHaveCount(1)
})

test('a customer chooses options by keyboard, and orders (CART-008, CART-009, OPEN-311, OPEN-318)', async ({
  page,
  demo,
}) => {
  await page.goto(demo.url + pannier)
  const button = page.locator('.store-choose button')
  await expect(button).toHaveText('Select Options')
  await expect(button).toBeDisabled()
  await page.getByRole('radio', { name: 'Left' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('radio', { name: 'Ink' }).focus()
  await page.keyboard.press('Space')
  await expect(button).toHaveText('Out of Stock')
  await page.getByRole('radio', { name: 'Left' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Pair' })).toBeChecked()
  await expect(button).toHaveText('Add To Cart')
  await expect(page.locator('.store-price').first()).toHaveText(/400\.00/)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveText('View Cart')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart$/)

  const more = page.getByRole('button', { name: 'One more of Net Loft Pannier 22 L' })
  await expect(page.locator('main [data-ready]')).toHaveCount(1)
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.store-sums')).toHaveText(/800\.00/)
  await expect(more).toBeFocused()
  await page.getByRole('link', { name: 'Go to checkout' }).press('Enter')
  await expect(page.getByLabel('City')).toBeHidden()
  await page.getByLabel('First name').fill('Mara')
  await page.getByLabel('Last name').fill('Quay')
  await page.getByLabel('Email').fill('mara@shop.example')
  await page.getByRole('button', { name: /^Place order/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
})

test('what a shopper does is told to analytics on the page, in the currency of the website, a purchase once (MISC-004, OPEN-365)', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('ashlar:track', (event) => {
      if (!(event instanceof CustomEvent)) return
      const told = JSON.parse(sessionStorage.getItem('told') ?? '[]')
      sessionStorage.setItem('told', JSON.stringify([...told, event.detail]))
    })
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(demo.url).origin) asked.push(request.url())
  })
  const told = async (name: string) => {
    const all = await page.evaluate(() => sessionStorage.getItem('told') ?? '[]')
    return JSON.parse(all).filter(({ event }: { event: string }) => event === name)
  }
  await page.goto(`${demo.url}/store/product/hemp-cargo-net`)
  await expect.poll(() => told('view_item')).toHaveLength(1)
  const button = page.locator('.store-choose button')
  await expect(button).toHaveText('Add To Cart')
  await button.click()
  await expect(button).toHaveText('View Cart')
  await page.goto(`${demo.url}/checkout`)
  await expect.poll(() => told('begin_checkout')).toHaveLength(1)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Marsh')
  await page.getByLabel('Email').fill('ada@shop.example')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  await expect.poll(() => told('purchase')).toHaveLength(1)
  // The header asks for its cart once the page is idle, after its scripts have begun.
  const cart = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/v1/cart/')
  await page.reload()
  await cart
  expect(await told('purchase')).toHaveLength(1)
  for (const name of ['view_item', 'add_to_cart', 'begin_checkout', 'purchase']) {
    expect(await told(name), name).toEqual([
      { event: name, data: expect.objectContaining({ currency: 'CAD', value: expect.any(Number) }) },
    ])
  }
  // Nobody listens: no package of analytics is there, and nobody has consented.
  expect(asked).toEqual([])
})

for (const width of [1440, 390]) {
  test(`somebody with an account buys with the pointer, pays by the test provider and orders again at ${width} px (OPEN-313, OPEN-318)`, async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await demo.signIn(page, 'owner')
    await call(page, 'PUT', '/api/v1/admin/settings/', { commerce: { on_pickup: true, test_payments: true } })
    await page.goto(`${demo.url}/store?search=hemp`)
    const card = tile(page, 'Hemp Cargo Net')
    await expect(card.locator('form')).toHaveJSProperty('noValidate', true)
    await card.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(card.getByRole('button')).toHaveText('View Cart')
    await card.getByRole('button').click()
    await expect(page.locator('main [data-ready]')).toHaveCount(1)
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await page.getByLabel('First name').fill('Ida')
    await page.getByLabel('Last name').fill('Marsh')
    await page.getByLabel('Email').fill('ida@shop.example')
    await page.getByLabel('Test payment').check()
    await page.getByRole('button', { name: /^Place order/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Your payment has arrived.')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.goto(`${demo.url}/user-profile`)
    const orders = page.locator('.store-orders > li')
    await expect(orders.first()).toContainText('In preparation')
    await orders
      .first()
      .getByRole('button', { name: /^Order again/ })
      .click()
    await expect(page).toHaveURL(/\/cart$/)
    const line = page.locator('.store-lines > li').filter({ hasText: 'Hemp Cargo Net' })
    await expect(line).toHaveCount(1)
    await expect(page.locator('main [data-ready]')).toHaveCount(1)
    await line.getByRole('button', { name: 'Remove Hemp Cargo Net' }).click()
    await expect(line).toHaveCount(0)
    await call(page, 'PUT', '/api/v1/admin/settings/', { commerce: { test_payments: false } })
  })
}

test('axe finds nothing on the pages of the store at 1440 and 390 px', async ({ page, demo }) => {
  await page.goto(`${demo.url}/store?search=hemp`)
  await expect(tile(page, 'Hemp Cargo Net').locator('form')).toHaveJSProperty('noValidate', true)
  await tile(page, 'Hemp Cargo Net').getByRole('button', { name: 'Add To Cart' }).click()
  await expect(tile(page, 'Hemp Cargo Net').getByRole('button')).toHaveText('View Cart')
  for (const path of ['/store', pannier, '/store/category/luggage', '/cart', '/checkout']) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(demo.url + path)
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        `${path} at ${width}`,
      ).toEqual([])
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are sent by a button, boxes and all (STORE-028, OPEN-306)', async ({ page, demo }) => {
    await page.goto(`${demo.url}/store`)
    await page.getByLabel('Luggage').check()
    await page.getByLabel('Tools & Care').check()
    await page.getByLabel('Direction').selectOption('Descending')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(count(page)).toHaveText(/^12 of 1\d products$/)
    expect((await names(page)).toSorted().toReversed()).toEqual(await names(page))
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/currentPage=2/)
  })

  test('a guest puts products into the cart, changes them, and orders (CART-012, OPEN-318)', async ({ page, demo }) => {
    await page.goto(demo.url + pannier)
    await page.getByLabel('Side, Colour').selectOption('Pair, Hemp')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await page.getByLabel('Quantity of Net Loft Pannier 22 L').fill('2')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.locator('.store-sums')).toHaveText(/800\.00/)
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await page.getByLabel('First name').fill('Mara')
    await page.getByLabel('Last name').fill('Quay')
    await page.getByLabel('Email').fill('mara@shop.example')
    await page.getByRole('button', { name: /^Place order/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  })
})
