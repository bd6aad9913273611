import type { Locator } from '@playwright/test'
import { contentWith, expect, makePage, test } from './demo-site.ts'

const widthOf = async (there: Locator) => (await there.boundingBox())?.width ?? 0
const tiles = (there: Locator) => there.locator('.store-tile')

test('the shop page is a product list with its filters at the left, 300 px wide, under a title (STORE-008 to -010, STORE-012, STORE-015)', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${demo.url}/store?search=wool`)
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
    await page.goto(`${demo.url}/four-in-a-row`)
    const places = await tiles(page.locator('main')).evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().left)),
    )
    expect(places, `${width} px`).toHaveLength(8)
    expect(new Set(places).size, `${width} px`).toBe(columns)
  }
})

test('a list pages by "Load More", which adds to it, and by arrows, which replace it (STORE-044, STORE-046)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  const list = (paginationType: string) => ({ type: 'product-list', props: { paginationType, showFiltersBox: false } })
  for (const how of ['loadMore', 'carousel'])
    await makePage(
      page,
      { title: how, slug: `pages-${how.toLowerCase()}`, status: 'published' },
      contentWith(list(how)),
    )
  const names = () => page.locator('main .store-tile').getByRole('heading').allTextContents()

  await page.goto(`${demo.url}/pages-loadmore`)
  const first = await names()
  expect(first).toHaveLength(3)
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(page.locator('main .store-tile')).toHaveCount(6)
  expect((await names()).slice(0, 3)).toEqual(first)

  await page.goto(`${demo.url}/pages-carousel`)
  expect(await names()).toEqual(first)
  await page.locator('.store-arrows [data-go="next"]').click()
  await expect.poll(async () => (await names())[0]).not.toBe(first[0])
  expect(await names()).toHaveLength(3)
  await page.locator('.store-arrows [data-go="previous"]').click()
  await expect.poll(names).toEqual(first)
})

test('the cart icon is 40 px, the box for a quantity 65 px on a card and 100 px elsewhere (CART-015, CART-022, CART-023)', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${demo.url}/store?search=hemp`)
  expect(await widthOf(page.locator('.block-cart-icon > .icon').first())).toBe(40)
  expect(await widthOf(page.locator('.store-tile [name=quantity]').first())).toBe(65)
  await page.goto(`${demo.url}/store/product/hemp-cargo-net`)
  expect(await widthOf(page.locator('.store-choose [name=quantity]'))).toBe(100)
})
