// What the store's blocks show as they come, and how its pages lead to each other.
import type { Page } from '@playwright/test'
import { call, contentWith, expect, makePage, type NewNode, test } from './demo-site.ts'

/** A new page with these blocks, open. */
async function pageWith(page: Page, url: string, slug: string, ...blocks: readonly NewNode[]) {
  await makePage(page, { title: slug, slug, status: 'published' }, contentWith(...blocks))
  await page.goto(`${url}/${slug}`)
}
const tiles = (page: Page) => page.locator('main .store-tile')
const named = (page: Page, name: string) => tiles(page).filter({ hasText: name })
const names = (page: Page) => tiles(page).getByRole('heading').allTextContents()

test.describe('a product list without a word in its settings', () => {
  test.beforeEach(async ({ page, demo }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await demo.signIn(page, 'owner')
  })

  test('shows three products in a row, by name, with more on numbered pages (STORE-049, STORE-056, STORE-058, STORE-061, STORE-062)', async ({
    page,
    demo,
  }) => {
    await pageWith(page, demo.url, 'list-as-new', { type: 'product-list' })
    await expect(tiles(page)).toHaveCount(3)
    const tops = await tiles(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    const first = await names(page)
    expect(first).toEqual(first.toSorted((one, other) => one.localeCompare(other, 'en')))
    const pages = page.locator('.store-pages')
    await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toBeVisible()
    await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect.poll(() => names(page)).not.toEqual(first)
    const all = [...first, ...(await names(page))]
    expect(all).toEqual(all.toSorted((one, other) => one.localeCompare(other, 'en')))

    await pageWith(page, demo.url, 'list-without-pages', { type: 'product-list', props: { pagination: false } })
    await expect(tiles(page)).toHaveCount(3)
    await expect(pages).toHaveCount(0)
  })

  test('shows price, cart button and filters, and as many products as there are (STORE-051, STORE-053, STORE-054, STORE-057)', async ({
    page,
    demo,
  }) => {
    await pageWith(page, demo.url, 'list-shows', { type: 'product-list', props: { perPage: 100 } })
    const net = named(page, 'Hemp Cargo Net')
    await expect(net.locator('.store-price')).toBeVisible()
    await expect(net.getByRole('button', { name: 'Add To Cart' })).toBeVisible()
    await expect(page.getByRole('form', { name: 'Filters' })).toBeVisible()
    expect(await tiles(page).count()).toBeGreaterThanOrEqual(60)

    const hidden = { showPrice: false, showAddToCart: false, showFiltersBox: false, limit: 4 }
    await pageWith(page, demo.url, 'list-hides', { type: 'product-list', props: { perPage: 100, ...hidden } })
    await expect(tiles(page)).toHaveCount(4)
    await expect(page.locator('main .store-price')).toHaveCount(0)
    await expect(page.locator('main').getByRole('button', { name: 'Add To Cart' })).toHaveCount(0)
    await expect(page.getByRole('form', { name: 'Filters' })).toHaveCount(0)
  })

  test('shows the categories of each product and no number of variants, and is no shop page (STORE-052, STORE-055, STORE-059, STORE-060)', async ({
    page,
    demo,
  }) => {
    const list = { type: 'product-list', props: { perPage: 100 } }
    await pageWith(page, demo.url, 'list-badges', list)
    await expect(page.getByLabel('Search')).toBeVisible()
    // Its own heading is one of the page's, not the shop's.
    await expect(page.locator('main .store-tile h3').first()).toBeVisible()
    await expect(named(page, 'Net Loft Pannier 22 L').getByRole('link', { name: 'Luggage' })).toBeVisible()
    await expect(page.locator('.store-variants')).toHaveCount(0)
    const badges = page.locator('main .store-tile a[href^="/store/category/"]')
    const categories = new Set(await badges.allTextContents())
    expect(categories.size).toBeGreaterThan(1)

    const other = { showCategories: false, showNumberOfVariants: true, isShopPage: true }
    await pageWith(page, demo.url, 'list-variants', { type: 'product-list', props: { perPage: 100, ...other } })
    await expect(named(page, 'Net Loft Pannier 22 L').locator('.store-variants')).toHaveText(/^\d+ Variants$/)
    await expect(named(page, 'Net Loft Pannier 22 L').getByRole('link', { name: 'Luggage' })).toHaveCount(0)
    await expect(page.locator('main .store-tile h2').first()).toBeVisible()
  })
})

test('filters are cleared as a whole by an icon that is there while one is set (STORE-013, STORE-014, STORE-034)', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/store`)
  const clear = page.getByRole('link', { name: 'Clear filters' })
  await expect(clear).toHaveCount(0)
  for (const query of ['search=wool', 'minPrice=5000', 'categoryIds=1']) {
    await page.goto(`${demo.url}/store?${query}`)
    await expect(clear, query).toBeVisible()
  }
  await page.goto(`${demo.url}/store?search=zzz-nothing&minPrice=100&orderBy=publish_date&orderDirection=desc`)
  await expect(page.locator('.store-empty')).toHaveText('No Products Found')
  await clear.click()
  await expect(page).toHaveURL(/\/store$/)
  await expect(page.getByLabel('Search')).toHaveValue('')
  await expect(page.getByLabel('Sort by')).toHaveValue('name')
  await expect(tiles(page)).toHaveCount(12)
})

test('lists are sorted by price, where prices differ, by name or by date, up or down (STORE-024, STORE-025, STORE-026)', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/store`)
  const [by, direction] = [page.getByLabel('Sort by'), page.getByLabel('Direction')]
  await expect(by.getByRole('option')).toHaveText(['Price', 'Name', 'Date'])
  await expect(direction.getByRole('option')).toHaveText(['Ascending', 'Descending'])
  // The script has begun.
  await expect(page.locator('.store-range-line')).toHaveAttribute('style', /--from/)
  for (const [label, field] of Object.entries({ Price: 'unitPrice', Date: 'publish_date' })) {
    await by.selectOption(label)
    await expect(page).toHaveURL(new RegExp(`orderBy=${field}`))
  }
  await by.selectOption('Name')
  await direction.selectOption('Descending')
  await expect(page).toHaveURL(/orderDirection=desc/)
  await expect(async () => {
    const shown = await names(page)
    expect(shown).toHaveLength(12)
    expect(shown).toEqual(shown.toSorted((one, other) => other.localeCompare(one, 'en')))
  }).toPass()
  // One product alone has one price.
  await page.goto(`${demo.url}/store?search=hemp+cargo`)
  await expect(tiles(page)).toHaveCount(1)
  await expect(by.getByRole('option')).toHaveText(['Name', 'Date'])
})

test('a card leads to its product, its badge to the category, and the search of a page to the shop (STORE-002, STORE-003, STORE-004)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await pageWith(page, demo.url, 'search-alone', { type: 'product-search' })
  await page.getByRole('searchbox').fill('pannier')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/store\?search=pannier$/)
  const card = named(page, 'Net Loft Pannier 22 L')
  await card.getByRole('link', { name: 'Luggage' }).click()
  await expect(page).toHaveURL(/\/store\/category\/luggage$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luggage')
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/store\/product\/net-loft-pannier-22-l$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Net Loft Pannier 22 L')
})

test('a search box for products wants a term, and leads to its page in its size and words (BLK-PSEARCH-001 to -004)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  const own = { label: 'Parts', placeholder: 'Find a part', size: 'lg', searchPage: '/parts' }
  const [usual, other] = [{ type: 'product-search' }, { type: 'product-search', props: own }]
  await pageWith(page, demo.url, 'two-searches', usual, other)
  const forms = page.locator('main form.store-search')
  const heights = await forms
    .getByRole('searchbox')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0)

  for (const term of ['', '   ']) {
    await forms.first().getByRole('searchbox').fill(term)
    await page.keyboard.press('Enter')
    await expect(page, `the term "${term}"`).toHaveURL(/\/two-searches$/)
  }
  await forms.first().getByRole('searchbox').fill('pannier')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/store\?search=pannier$/)

  await page.goto(`${demo.url}/two-searches`)
  await expect(forms.nth(1).getByLabel('Parts')).toHaveAttribute('placeholder', 'Find a part')
  await forms.nth(1).getByPlaceholder('Find a part').fill('bell')
  await forms.nth(1).getByRole('button').click()
  await expect(page).toHaveURL(/\/parts\?search=bell$/)
})

test('a single product is the one that was chosen, as its settings show it, or "No Product" (BLK-PRODUCT-001 to -003)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  const listed = await page.request.get(`${demo.url}/api/v1/admin/products/?search=hemp+cargo`)
  const [{ id }] = (await listed.json()).results.rows
  const product = { value: id, label: 'Hemp Cargo Net' }
  const bare = { product, showViewDetailsButton: false, showCategories: false }
  const shown = { product, showViewDetailsButton: true, showCategories: true }
  await pageWith(
    page,
    demo.url,
    'one-product',
    { type: 'product', props: shown },
    { type: 'product', props: bare },
    { type: 'product' },
  )
  const blocks = page.locator('main .block-product')
  await expect(blocks.first().getByRole('heading')).toHaveText('Hemp Cargo Net')
  await expect(blocks.first().getByRole('link', { name: /^View Details/ })).toHaveAttribute(
    'href',
    '/store/product/hemp-cargo-net',
  )
  expect(await blocks.first().locator('a[href^="/store/category/"]').count()).toBeGreaterThan(0)
  await expect(blocks.nth(1).getByRole('heading')).toHaveText('Hemp Cargo Net')
  await expect(blocks.nth(1).getByRole('link', { name: /^View Details/ })).toHaveCount(0)
  await expect(blocks.nth(1).locator('a[href^="/store/category/"]')).toHaveCount(0)
  await expect(blocks.nth(2)).toHaveText('No Product')
})

test('the cart counts in the header and in the mini cart, and adds to what it has (CART-001, CART-010, CART-011, CART-016, CART-024)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await pageWith(page, demo.url, 'with-mini-cart', { type: 'mini-cart', props: { title: 'Your cart' } })
  const mini = page.locator('main .block-mini-cart')
  await expect(mini).toContainText('Your cart is empty')
  await expect(mini.getByRole('link', { name: 'View Cart' })).toBeHidden()

  await page.goto(`${demo.url}/store/product/hemp-cargo-net`)
  const button = page.locator('.store-choose button')
  await expect(button).toHaveText('Add To Cart')
  await expect(page.locator('.store-choose')).toHaveJSProperty('noValidate', true)
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/api/v1/cart/items/') && request.method() === 'POST',
  )
  await button.click()
  expect((await sent).postDataJSON()).toMatchObject({ quantity: 1 })
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  // The same product once more, as another tab would.
  const { sku } = (await sent).postDataJSON()
  await call(page, 'POST', '/api/v1/cart/items/', { sku })
  await page.goto(`${demo.url}/with-mini-cart`)
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(mini.locator('.store-mini > li')).toHaveCount(1)
  await expect(mini.locator('.store-mini > li')).toContainText('2 ×')
  await expect(mini.getByRole('link', { name: 'Hemp Cargo Net' })).toHaveAttribute(
    'href',
    '/store/product/hemp-cargo-net',
  )
  await mini.getByRole('link', { name: 'View Cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.locator('.store-lines > li')).toHaveCount(1)
})
