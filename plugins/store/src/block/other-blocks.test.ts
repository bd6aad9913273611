import { fillProps } from '@ashlar/sdk'
import { renderBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import categoryListRenderer, { type ListedCategories } from './category-list.renderer.tsx'
import { categoryList } from './category-list.ts'
import productRenderer from './product.renderer.tsx'
import { product } from './product.ts'
import productDetailRenderer from './product-detail.renderer.tsx'
import { productDetail } from './product-detail.ts'
import productSearchRenderer from './product-search.renderer.tsx'
import { productSearch } from './product-search.ts'
import { card, cart, detail, hostile } from './sample-products.fixture.ts'
import { pageProduct } from './shown-product.ts'

const single = (changes: object, props: object = {}) =>
  renderBlock(product, productRenderer, {
    props: { product: { value: 3, label: 'Chain' }, ...props },
    data: { product: { ...card(changes), excerpt: 'Short.' }, currency: 'CAD', cart },
    view: { language: 'en-CA' },
  }).html

it('a single product is none at first, and leads to its page (BLK-PRODUCT-001 to -003, OPEN-314)', () => {
  expect(fillProps(product, {})).toMatchObject({ product: null, showViewDetailsButton: true, showCategories: true })
  expect(renderBlock(product, productRenderer, { data: null }).html).toContain('No Product')
  expect(single({})).toMatch(/href="\/store\/product\/chain">View Details/)
  expect(single({}, { showViewDetailsButton: false })).not.toContain('View Details')
  expect(single({ name: hostile, badgeText: hostile })).not.toMatch(/<script|<img src=x/)
})

it('the search box sends a term, which must not be empty, to its page (BLK-PSEARCH-001 to -004)', () => {
  const render = (props: object) => renderBlock(productSearch, productSearchRenderer, { props: { ...props } }).html
  expect(render({})).toMatch(/<form class="store-search" data-size="sm" action="\/store">/)
  expect(render({})).toMatch(/required=""[^>]*name="search"/)
  expect(render({ searchPage: '/parts', size: 'lg', label: 'Parts' })).toMatch(
    /data-size="lg" action="\/parts".*>Parts</,
  )
  expect(render({ searchPage: 'javascript:alert(1)' })).toContain('action="/store"')
})

it('the category list is a list or cards, and says what it has not (CAT-004 to -008)', () => {
  const render = (data: ListedCategories | undefined, props: object = {}) =>
    renderBlock(categoryList, categoryListRenderer, { data, props: { ...props } }).html
  const tree = [
    { id: 1, category: 'Rider', slug: 'rider', parent_id: null, thumbnail: '' },
    { id: 2, category: hostile, slug: 'gloves', parent_id: 1, thumbnail: '/media/1/gloves.webp' },
  ]
  expect(render(tree)).toMatch(/Rider<\/a><\/strong><ul class="plain"><li><a href="\/store\/category\/gloves">/)
  expect(render(tree, { mode: 'cards', darkMode: true })).toMatch(/data-bg="dark".*<img src="\/media\/1\/gloves.webp"/)
  expect(render(tree)).not.toContain('<script')
  expect(render(undefined)).toContain('Loading...')
  expect(render(null)).toContain('Error Loading Categories')
  expect(render([])).toContain('No Categories')
})

it('product details show options, quantity and the cart button (OPEN-311, CART-019)', () => {
  const render = (changes = {}, language = 'en-CA') =>
    renderBlock(productDetail, productDetailRenderer, { data: detail(changes), view: { language } }).html
  const html = render()
  expect(html).toContain('<h1>Chain</h1>')
  expect(html).toContain('$10.00 - $20.00')
  expect(html).toMatch(/<input type="radio"[^>]*name="n1-option-0" value="S"/)
  expect(html).toMatch(/<option value="RW-3-L" disabled="">L/)
  expect(html).toMatch(/class="store-quantity"[^>]*min="1" max="10"/)
  expect(render({ name: hostile, excerpt: hostile, attributes: [{ name: hostile, values: [hostile] }] })).not.toMatch(
    /<script|<img src=x/,
  )
  expect(render({}, 'de')).toContain('In den Warenkorb')
})

it('product details are nothing where a page is about no product', () => {
  expect(renderBlock(productDetail, productDetailRenderer, { data: null }).html).toBe('')
})

it('a page keeps no number of pieces in stock', () => {
  const { product } = detail()
  const counted = { stock: 7, is_limited: true }
  const kept = pageProduct({
    ...{ ...product, ...counted, imported_id: null },
    variants: product.variants.map((variant) => ({ ...variant, ...counted, imported_variant_id: null })),
  })
  expect(kept.variants).toHaveLength(2)
  expect(JSON.stringify(kept)).not.toMatch(/"stock"|is_limited/)
})
