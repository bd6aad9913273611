import { defineBlock, oneOf } from '@ashlar/sdk'
import Type from 'typebox'
import { shopOrders } from '../contract/shop-orders.ts'
import { chosenList, mostChosen } from './chosen.ts'

/** Numbers that 12 columns can be divided by. */
export const perRows = [1, 2, 3, 4, 6, 12] as const

const show = (title: string, byDefault: boolean) => Type.Boolean({ title, default: byDefault })

/** Products in a grid, with filters and pages; also the shop page. */
export const productList = defineBlock({
  type: 'product-list',
  title: 'Product list',
  icon: 'layout-grid',
  category: 'store',
  keywords: ['shop', 'store', 'products', 'catalogue', 'grid', 'carousel'],
  schema: Type.Object({
    isShopPage: show('Use as the shop page', false),
    categories: chosenList('Categories', mostChosen.categories),
    products: chosenList('Products', mostChosen.products),
    tags: chosenList('Tags', mostChosen.tags),
    perPage: Type.Integer({ title: 'Products per page', minimum: 1, maximum: 100, default: 3 }),
    /** Of all pages together; 0 for no limit. */
    limit: Type.Integer({ title: 'Limit', minimum: 0, maximum: 1000, default: 0 }),
    perRow: Type.Enum([...perRows], { title: 'Products per row', default: 3 }),
    /** Pixels. */
    minHeight: Type.Integer({ title: 'Minimum height', minimum: 0, maximum: 2000, default: 0 }),
    pagination: show('Show pages', true),
    paginationType: oneOf(['pagination', 'loadMore', 'carousel'], { title: 'Kind of pages', default: 'pagination' }),
    orderBy: oneOf(shopOrders, { title: 'Sort by', default: 'name' }),
    orderDirection: oneOf(['asc', 'desc'], { title: 'Direction', default: 'asc' }),
    showFiltersBox: show('Show filters', true),
    showPrice: show('Show price', true),
    showCategories: show('Show categories', true),
    showNumberOfVariants: show('Show number of variants', false),
    showAddToCart: show('Show add to cart', true),
  }),
  common: ['visibility', 'spacing', 'background', 'border', 'overflow', 'customCss'],
  texts: {
    name: { title: 'Names', part: ' > .store-results .store-tile > :is(h2,h3)' },
    price: { title: 'Prices', part: ' > .store-results .store-price', without: ['textAlign'] },
    category: { title: 'Categories', part: ' > .store-results .store-categories > a', without: ['textAlign'] },
    button: { title: 'Buttons', part: ' > .store-results .store-add > .button', without: ['textAlign'] },
    filter: { title: 'Filters', part: ' > .store-filters :is(h2,legend,label)', without: ['textAlign'] },
  },
  // OPEN-303: new blocks show the number, stored ones without it do not.
  initial: { showNumberOfVariants: true, padding: { desktop: { top: 0, bottom: 0 } } },
})
