import type { Page } from '@playwright/test'
import { call, contentWith, expect, makePage, test } from './demo-site.ts'

const shopOf = (page: Page, url: string, query: string) => page.goto(`${url}/store?${query}`)
const card = (page: Page, name: string) => page.locator('main .store-tile', { hasText: name })

test('a card shows its name, a draft badge to staff, and a cart button only without variants and with a cart (STORE-037, STORE-040, STORE-042, STORE-043)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  const size = (attribute_value: string) => [{ attribute_name: 'Size', attribute_value }]
  const made = (fields: object) => call(page, 'POST', '/api/v1/admin/products/', fields)
  await made({ name: 'Toggle Plain', status: 'published', variants: [{ price: 900, stock: 5 }] })
  await made({ name: 'Toggle Unready', status: 'draft', variants: [{ price: 900, stock: 5 }] })
  await made({
    ...{ name: 'Toggle Sized', status: 'published', attributes: [{ name: 'Size', values: ['S', 'M', 'L'] }] },
    variants: ['S', 'M', 'L'].map((each) => ({ price: 900, stock: 5, attributes: size(each) })),
  })

  await shopOf(page, demo.url, 'search=toggle')
  const names = page.locator('main .store-tile h2')
  await expect(names).toHaveText(['Toggle Plain', 'Toggle Sized', 'Toggle Unready'])
  await expect(names.first().getByRole('link')).toHaveAttribute('href', '/store/product/toggle-plain')
  await expect(card(page, 'Toggle Unready').locator('.store-badge')).toHaveText('Draft')
  await expect(card(page, 'Toggle Plain').locator('.store-badge')).toHaveCount(0)
  await expect(card(page, 'Toggle Sized').locator('.store-variants')).toHaveText('3 Variants')
  await expect(card(page, 'Toggle Plain').locator('.store-variants')).toHaveCount(0)
  await expect(card(page, 'Toggle Plain').getByRole('button', { name: 'Add To Cart' })).toBeVisible()
  await expect(card(page, 'Toggle Sized').getByRole('button')).toHaveCount(0)

  await test.step('a visitor sees no draft, and no cart button once nothing is sold online', async () => {
    const context = await page.context().browser()?.newContext()
    const visitor = await context?.newPage()
    if (!context || !visitor) throw new Error('There is no browser.')
    await shopOf(visitor, demo.url, 'search=toggle')
    await expect(visitor.locator('main .store-tile h2')).toHaveText(['Toggle Plain', 'Toggle Sized'])
    await expect(card(visitor, 'Toggle Plain').getByRole('button', { name: 'Add To Cart' })).toBeVisible()
    await call(page, 'PUT', '/api/v1/admin/settings/', { store: { enabled: false } })
    try {
      await visitor.reload()
      await expect(card(visitor, 'Toggle Plain').locator('.store-price')).toBeVisible()
      await expect(visitor.locator('main').getByRole('button', { name: 'Add To Cart' })).toHaveCount(0)
    } finally {
      await call(page, 'PUT', '/api/v1/admin/settings/', { store: { enabled: true } })
    }
    await context.close()
  })
})

test('seven products, three a page, are paged by numbers, by "Load More" and by arrows that end at page three (STORE-044 to -047)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  const listed = await page.request.get(`${demo.url}/api/v1/admin/products/categories/?search=luggage`)
  const [{ id }] = (await listed.json()).results.rows
  const of = async (paginationType: string) => {
    const props = { paginationType, perPage: 3, categories: [{ value: id, label: 'Luggage' }], showFiltersBox: false }
    const slug = `luggage-${paginationType.toLowerCase()}`
    await makePage(page, { title: slug, slug, status: 'published' }, contentWith({ type: 'product-list', props }))
    await page.goto(`${demo.url}/${slug}`)
  }
  const tiles = page.locator('main .store-tile')
  const names = () => tiles.getByRole('heading').allTextContents()

  await of('pagination')
  await expect(page.locator('.store-pages a')).toHaveText(['1', '2', '3', '›'])
  await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0)
  await expect(page.locator('.store-arrows')).toHaveCount(0)
  const first = await names()
  expect(first).toHaveLength(3)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(tiles).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
  const last = await names()

  await of('loadMore')
  const more = page.getByRole('link', { name: 'Load More' })
  await expect(page.locator('.store-pages')).toHaveCount(0)
  expect(await names()).toEqual(first)
  await more.click()
  await expect(tiles).toHaveCount(6)
  expect((await names()).slice(0, 3)).toEqual(first)
  await more.click()
  await expect(tiles).toHaveCount(7)
  expect((await names()).slice(6)).toEqual(last)
  await expect(more).toHaveCount(0)

  await of('carousel')
  await expect(page.locator('.store-pages')).toHaveCount(0)
  expect(await names()).toEqual(first)
  await page.locator('.store-arrows [data-go="previous"]').click()
  await expect.poll(names).toEqual(last)
  await expect(page).toHaveURL(/\?currentPage=3$/)
  await page.locator('.store-arrows [data-go="next"]').click()
  await expect.poll(names).toEqual(first)
})

test('a category list that has no category to show says "No Categories" (CAT-008)', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const gone = { type: 'category-list', props: { categories: [{ value: 999_999, label: 'Deleted since' }] } }
  await makePage(
    page,
    { title: 'No categories', slug: 'no-categories', status: 'published' },
    contentWith(gone, { type: 'category-list' }),
  )
  await page.goto(`${demo.url}/no-categories`)
  const lists = page.locator('main .block-category-list')
  await expect(lists.first()).toHaveText('No Categories')
  await expect(lists.last().getByRole('link', { name: 'Luggage' })).toBeVisible()
})
