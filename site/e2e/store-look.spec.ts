import type { Locator, Page } from '@playwright/test'
import { call, contentWith, expect, makePage, test } from './demo-site.ts'

const widthOf = async (there: Locator) => (await there.boundingBox())?.width ?? 0
const tiles = (there: Locator) => there.locator('.store-tile')

/** A busy server leaves a block out of an answer when its data take over 500 ms: the next answer has it. */
async function open(page: Page, address: string, block: string) {
  await expect(async () => {
    await page.goto(address)
    expect(await page.locator(block).count()).toBeGreaterThan(0)
  }).toPass()
}

test('the shop page is a product list with its filters at the left, 300 px wide, under a title (STORE-008 to -010, STORE-012, STORE-015)', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${demo.url}/store?search=wool`, '.store-filters')
  const list = page.locator('.block-product-list')
  const filters = list.locator('.store-filters')
  await expect(filters.getByRole('heading', { name: 'Filters' })).toBeVisible()
  await expect(filters.getByRole('link', { name: 'Clear filters' })).toBeVisible()
  await expect(filters.getByPlaceholder('Search Products')).toHaveValue('wool')
  expect(await widthOf(filters)).toBe(300)
  const [left, right] = [await filters.boundingBox(), await tiles(list).first().boundingBox()]
  expect((left?.x ?? 0) + 300).toBeLessThan(right?.x ?? 0)
})

test('products stand in a grid: as many in a row as were chosen, three and two on smaller screens (STORE-033, STORE-063 to -065, OPEN-305)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  const list = { type: 'product-list', props: { perRow: 4, perPage: 8, showFiltersBox: false } }
  await makePage(page, { title: 'Four in a row', slug: 'four-in-a-row', status: 'published' }, contentWith(list))
  for (const [width, columns] of [
    [1440, 4],
    [992, 4],
    [991, 3],
    [768, 3],
    [767, 2],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `${demo.url}/four-in-a-row`, '.store-tile')
    const places = await tiles(page.locator('main')).evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().left)),
    )
    expect(places, `${width} px`).toHaveLength(8)
    expect(new Set(places).size, `${width} px`).toBe(columns)
  }
})

test('the cart icon is 40 px, the box for a quantity 65 px on a card and 100 px elsewhere (CART-015, CART-022, CART-023)', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${demo.url}/store?search=hemp`, '.store-tile')
  expect(await widthOf(page.locator('.block-cart-icon > .icon').first())).toBe(40)
  expect(await widthOf(page.locator('.store-tile [name=quantity]').first())).toBe(65)
  await open(page, `${demo.url}/store/product/hemp-cargo-net`, '.store-choose')
  expect(await widthOf(page.locator('.store-choose [name=quantity]'))).toBe(100)
})

test('a card shows picture, badge, categories and price of its product, or what stands in for them (STORE-035, STORE-036, STORE-038, STORE-039, STORE-041)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  const shop = await page.request.get(`${demo.url}/api/v1/products/?search=hemp%20cargo`)
  const [{ images }] = (await shop.json()).rows
  await call(page, 'POST', '/api/v1/admin/products/categories/', { category: 'Fids' })
  const listed = await page.request.get(`${demo.url}/api/v1/admin/products/categories/?search=fids`)
  const [category] = (await listed.json()).results.rows
  const size = (attribute_value: string) => [{ attribute_name: 'Size', attribute_value }]
  await call(page, 'POST', '/api/v1/admin/products/', {
    ...{ name: 'Badged Fid', status: 'published', badgeText: 'Handmade', badgeColor: '#7a1f3d', images },
    ...{ categories: [category.id], attributes: [{ name: 'Size', values: ['S', 'L'] }] },
    variants: [
      { price: 21_500, stock: 3, attributes: size('S') },
      { price: 24_000, stock: 3, attributes: size('L') },
    ],
  })
  await call(page, 'POST', '/api/v1/admin/products/', {
    name: 'Bare Fid',
    status: 'published',
    variants: [{ price: 0 }],
  })
  await open(page, `${demo.url}/store?search=fid`, '.store-tile')
  const card = page.locator('.store-tile', { hasText: 'Badged Fid' })
  await expect(card.locator('.store-badge')).toHaveText('Handmade')
  await expect(card.locator('.store-badge rect')).toHaveAttribute('fill', '#7a1f3d')
  await expect(card.getByRole('link', { name: 'Fids' })).toHaveAttribute('href', '/store/category/fids')
  await expect(card.locator('.store-price')).toHaveText(/215\.00 - .*240\.00/)
  await expect(card.getByText('2 Variants')).toBeVisible()
  const [, number] = /\/media\/(\d+)\//.exec(images[0].file) ?? []
  await expect(card.locator('img')).toHaveAttribute('src', new RegExp(`/media/${number}/`))
  const bare = page.locator('.store-tile', { hasText: 'Bare Fid' })
  await expect(bare.locator('.store-no-picture > svg')).toBeVisible()
  await expect(bare).toContainText('Uncategorized')
})

test('the filters wait for a rest: 500 ms in the search, from two letters on, and 300 ms at the slider (STORE-016, STORE-018, STORE-023, STORE-045)', async ({
  page,
  demo,
}) => {
  await open(page, `${demo.url}/store`, '.store-filters')
  await expect(page.locator('.store-pages')).toBeVisible()
  // The script has begun.
  await expect(page.locator('.store-range-line')).toHaveAttribute('style', /--from/)
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  const search = page.getByLabel('Search')
  await search.fill('w')
  await page.clock.runFor(500)
  expect(page.url()).toBe(`${demo.url}/store`)
  await search.fill('wool')
  await page.clock.runFor(499)
  expect(page.url()).toBe(`${demo.url}/store`)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\?search=wool$/)
  await expect(page.locator('[data-count]')).toHaveText('3 of 3 products')
  await expect(page.locator('.store-pages')).toHaveCount(0)
  await page.getByLabel('Lowest price').press('End')
  await page.clock.runFor(299)
  expect(page.url()).not.toContain('minPrice')
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/&minPrice=\d+$/)
})

test('a cart that cannot be changed says so at the product, and a second try goes through (CART-025, OPEN-301)', async ({
  page,
  demo,
}) => {
  await open(page, `${demo.url}/store/product/hemp-cargo-net`, '.store-choose')
  const form = page.locator('form.store-choose')
  const button = form.getByRole('button')
  await expect(form).toHaveJSProperty('noValidate', true)
  await form.getByLabel('Quantity').fill('2')
  await page.route('**/api/v1/cart/items/', (route) => route.abort())
  await button.click()
  await expect(form.getByRole('alert')).toHaveText('The cart could not be changed. Please try again.')
  await expect(form.getByLabel('Quantity')).toHaveValue('2')
  await page.unroute('**/api/v1/cart/items/')
  await button.click()
  await expect(button).toHaveText('View Cart')
  await expect(form.locator('.store-problem')).toBeEmpty()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('a visitor comes from the home page by one letter to the shop, filters, sorts, fills the cart and is asked to sign in (STORE-001, OPEN-309, GEN-011)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await makePage(
    page,
    { title: 'Look for it', slug: 'look-for-it', status: 'published' },
    contentWith({ type: 'product-search' }),
  )
  await page.context().clearCookies()
  const totalOf = async (query: string): Promise<number> =>
    (await (await page.request.get(`${demo.url}/api/v1/products/?${query}`)).json()).total
  const [withLetter, all] = [await totalOf('search=h'), await totalOf('')]
  expect(withLetter).toBeLessThan(all)

  await page.goto(`${demo.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${demo.url}/look-for-it`)
  await page.locator('.store-search input').fill('h')
  await page.locator('.store-search input').press('Enter')
  await expect(page).toHaveURL(/\/store\?search=h$/)
  await open(page, page.url(), '.store-filters')
  await expect(page.locator('[data-count]')).toHaveText(new RegExp(` of ${withLetter} products$`))
  // The script has begun.
  await expect(page.locator('.store-range-line')).toHaveAttribute('style', /--from/)
  await page.getByLabel('Search').fill('hemp')
  await expect(page).toHaveURL(/\?search=hemp$/)
  await page.getByLabel('Sort by').selectOption('Price')
  await expect(page).toHaveURL(/orderBy=unitPrice$/)
  const card = page.locator('.store-tile', { hasText: 'Hemp Cargo Net' })
  await expect(card.locator('form')).toHaveJSProperty('noValidate', true)
  await card.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page.getByRole('link', { name: /^Cart, 1 / })).toBeVisible()
  await page.goto(`${demo.url}/user-profile`)
  await expect(page.getByLabel('Password')).toBeVisible()
})
