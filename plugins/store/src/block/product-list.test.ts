import { readFileSync } from 'node:fs'
import { fillProps } from '@ashlar/sdk'
import { renderBlock } from '@ashlar/sdk/testing'
import { describe, expect, it } from 'vitest'
import { lastPage, listAddress, listFilters, pageNumbers } from './list-filters.ts'
import renderer from './product-list.renderer.tsx'
import { perRows, productList } from './product-list.ts'
import { card, hostile, shown } from './sample-products.fixture.ts'
import type { ShownList } from './shown-list.ts'

const page = { id: 1, title: 'Shop', slug: 'store', excerpt: '', image: '', isHome: false }
const render = (data: ShownList, props: Readonly<Record<string, unknown>> = {}) =>
  renderBlock(productList, renderer, { props, data, view: { page, language: 'en-CA' } }).html

describe('the product list', () => {
  it('has the defaults of the component, and those of the builder when it is dropped (STORE-049 to -062, OPEN-302 to -304)', () => {
    expect(fillProps(productList, {})).toMatchObject({
      ...{ perPage: 3, minHeight: 0, showAddToCart: true, showNumberOfVariants: false, showPrice: true, limit: 0 },
      ...{ categories: [], products: [], tags: [], pagination: true, showFiltersBox: true, perRow: 3 },
      ...{ showCategories: true, isShopPage: false, orderBy: 'name', orderDirection: 'asc' },
      paginationType: 'pagination',
    })
    expect(productList.initial).toMatchObject({ showNumberOfVariants: true })
  })

  it('shows a card with name, price, categories and the number of variants (STORE-036, -039 to -042, OPEN-358)', () => {
    const range = card({ numberOfVariants: 4, priceRange: { min: 12_800, max: 14_000 } })
    const html = render(shown([range]), { showNumberOfVariants: true })
    expect(html).toContain('<a href="/store/product/chain">Chain</a>')
    expect(html).toContain('$128.00 - $140.00')
    expect(html).toContain('4 Variants')
    expect(html).toContain('Uncategorized')
    expect(html).toMatch(/store-no-picture">.*image\.svg/)
    const filed = card({ categories: [{ id: 2, slug: 'drive', category: 'Drive' }] })
    expect(render(shown([filed]))).toContain('<a href="/store/category/drive">Drive</a>')
  })

  it('has as many columns as were chosen, each of which is a whole number of twelfths (STORE-063)', () => {
    const style = readFileSync(new URL('../style.css', import.meta.url), 'utf8')
    // Three are those of a list of which nothing is said.
    for (const perRow of perRows.filter((each) => each !== 3)) {
      expect(12 % perRow).toBe(0)
      const [, columns = ''] = style.split(`.store-grid[data-per="${perRow}"] {`)
      expect(columns.trim()).toMatch(
        perRow === 1
          ? /^grid-template-columns: minmax\(0, 1fr\);/
          : new RegExp(`^grid-template-columns: repeat\\(${perRow}, `),
      )
      expect(render(shown([card()]), { perRow })).toContain(`data-per="${perRow}"`)
    }
  })

  it('puts a product without variants into the cart by a form, where the cart is on (STORE-043, OPEN-321)', () => {
    const form = /<form class="store-add"[^>]* action="\/api\/v1\/cart\/items\/" method="post"/
    expect(render(shown([card()]))).toMatch(form)
    expect(render(shown([card()]), { showAddToCart: false })).not.toMatch(form)
    expect(render(shown([card({ numberOfVariants: 2 })]))).not.toMatch(form)
    const off = { enabled: false, showsQuantity: true, sellsOutOfStock: false, most: 10 }
    expect(render(shown([card()], { cart: off }))).not.toMatch(form)
    expect(render(shown([card({ stock_state: 'out_of_stock' })]))).toMatch(/<button[^>]*disabled=""[^>]*>Out of Stock/)
  })

  it('offers categories to filter by, or says "No Categories" (STORE-028, STORE-030)', () => {
    const drive = { id: 2, category: 'Drive', parent_id: null }
    const chains = { id: 3, category: 'Chains', parent_id: 2 }
    const tree = render(shown([card()], { categories: [drive, chains] }))
    expect(tree).toMatch(/Drive<\/span><\/label><ul class="store-tree"><li>.*Chains/)
    expect(tree).not.toContain('No Categories')
    expect(render(shown([card()], { categories: [] }))).toContain('No Categories')
  })

  it('shows a spinner for the category tree while its data loads (STORE-029)', () => {
    const waiting = { view: { page, language: 'en-CA', mode: 'canvas' } } as const
    const rendered = (props: object) =>
      renderBlock(productList, renderer, { ...waiting, props: { ...props }, data: undefined }).html
    expect(rendered({})).toMatch(
      /<legend>Categories<\/legend><p class="[^"]*store-waiting">.*loader-circle.*Loading\.\.\./,
    )
    expect(rendered({ showFiltersBox: false })).not.toContain('store-waiting')
    expect(render(shown([card()]))).not.toContain('store-waiting')
  })

  it('says "No Products Found" (STORE-034)', () => {
    expect(render(shown([]))).toContain('No Products Found')
  })

  it('pages only where there are more than those that are loaded (STORE-045)', () => {
    const many = shown([card()], { total: 30, lastPage: 10 })
    expect(render(many)).toContain('href="/store?currentPage=2"')
    expect(render(shown([card()]))).not.toContain('store-pages')
    expect(render(many, { pagination: false })).not.toContain('store-pages')
    expect(render(many, { paginationType: 'loadMore' })).toMatch(/currentPage=2"[^>]*data-go="more">Load More/)
    const carousel = render(many, { paginationType: 'carousel' })
    expect(carousel).toMatch(/href="\/store\?currentPage=10"[^>]*data-go="previous"/)
    expect(carousel).not.toContain('store-filters')
  })

  it('offers Price to sort by, and the slider, only where prices differ (STORE-020, STORE-024)', () => {
    expect(render(shown([card()]))).toMatch(/<option value="unitPrice">Price.*/)
    const same = render(shown([card()], { minPrice: 500, maxPrice: 500 }))
    expect(same).not.toMatch(/unitPrice|type="range"/)
  })

  it('has a clear icon and a chip for each filter in the address (STORE-013, STORE-014)', () => {
    const filters = { search: 'chain', categoryIds: [2], minPrice: 5_000 }
    const html = render(shown([card()], { filters, categories: [{ id: 2, category: 'Drive', parent_id: null }] }))
    expect(html).toMatch(/<a class="store-clear" href="\/store"/)
    expect(html).toContain('href="/store?categoryIds=2&amp;minPrice=5000" data-go="filter" aria-label="Remove “chain”"')
    expect(html).toContain('aria-label="Remove Drive"')
    expect(html).toMatch(/value="2"[^>]*checked=""|checked=""[^>]*value="2"/)
    expect(render(shown([card()]))).not.toContain('store-clear')
  })

  it('writes hostile names, badges and categories as text (X1)', () => {
    const row = card({
      ...{ name: hostile, badgeText: hostile, badgeColor: `#123456" onload="x`, status: 'draft', slug: 'chain' },
      categories: [{ id: 1, slug: 'drive', category: hostile }],
      images: [{ file: 'javascript:alert(1)', alt: hostile }],
    })
    const html = render(shown([row], { filters: { search: hostile } }))
    expect(html).not.toMatch(/<script|<img src=x|javascript:|onload="/)
    expect(html).toContain('Draft')
  })
})

describe('the address of a product list', () => {
  const props = { isShopPage: true, showFiltersBox: true, pagination: true, paginationType: 'pagination' } as const

  it('leaves out what is no number, no field and no direction (OPEN-306)', () => {
    const query = { search: ' a ', categoryIds: '3,x,3,-1', minPrice: '1.5', maxPrice: '900', orderBy: 'sku' }
    expect(listFilters(props, query)).toEqual({ search: 'a', categoryIds: [3], maxPrice: 900 })
    expect(listFilters({ ...props, paginationType: 'carousel' }, query)).toEqual({})
    expect(listFilters({ ...props, isShopPage: false, showFiltersBox: false }, query)).toEqual({})
  })

  it('holds no empty value, and no first page (STORE-031, STORE-032)', () => {
    expect(listAddress('/store', { search: 'a b', categoryIds: [] }, 1)).toBe('/store?search=a+b')
    expect(listAddress('/store', {}, 3)).toBe('/store?currentPage=3')
  })

  it('counts pages, and leaves out numbers far from the open one (STORE-047)', () => {
    expect([lastPage(0, 3), lastPage(3, 3), lastPage(4, 3)]).toEqual([1, 1, 2])
    expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4])
    expect(pageNumbers(6, 12)).toEqual([1, 0, 5, 6, 7, 0, 12])
  })
})
