import { defineBlockEditor, field, panel } from '@ashlar/sdk/editor'
import { cartIcon } from './cart-icon.ts'
import { categoryList } from './category-list.ts'
import { designStudio } from './design-studio.ts'
import { miniCart } from './mini-cart.ts'
import { ownOrders } from './own-orders.ts'
import { CategoriesControl, ProductControl, ProductsControl } from './picked-control.tsx'
import { product } from './product.ts'
import { productDetail } from './product-detail.ts'
import { productList } from './product-list.ts'
import { productSearch } from './product-search.ts'
import { PerRowControl, TagsControl } from './select-controls.tsx'

export default [
  defineBlockEditor(productList, {
    panels: [
      panel('Settings', [
        field('isShopPage', { control: 'auto', hint: 'Search and filters of the address apply to this list.' }),
        field('categories', { control: 'component', component: CategoriesControl, hint: 'None for all of them.' }),
        field('products', { control: 'component', component: ProductsControl }),
        field('tags', { control: 'component', component: TagsControl }),
        // OPEN-302: the real defaults, and what is suggested.
        field('perPage', { control: 'auto', hint: 'Default 3. Suggested: 12.' }),
        field('limit', { control: 'auto', hint: 'Default 0 (no limit). Suggested: 12.' }),
        field('perRow', { control: 'component', component: PerRowControl, hint: 'Default 3. Suggested: 4.' }),
        field('minHeight', { control: 'auto', unit: 'px' }),
        'pagination',
        field('paginationType', {
          control: 'segments',
          options: { pagination: 'Numbered', loadMore: 'Load more', carousel: 'Carousel' },
        }),
        field('orderBy', {
          control: 'segments',
          options: { unitPrice: 'Price', name: 'Name', publish_date: 'Date' },
        }),
        field('orderDirection', { control: 'segments', options: { asc: 'Ascending', desc: 'Descending' } }),
        'showFiltersBox',
        'showPrice',
        'showCategories',
        'showNumberOfVariants',
        'showAddToCart',
      ]),
    ],
    summary: ({ categories }) => categories.map(({ label }) => label).join(', '),
  }),
  defineBlockEditor(product, {
    panels: [
      panel('Settings', [
        field('product', { control: 'component', component: ProductControl }),
        'showViewDetailsButton',
        'showCategories',
      ]),
    ],
    summary: (props) => props.product?.label ?? '',
  }),
  defineBlockEditor(productSearch, {
    panels: [
      panel('Settings', [
        'label',
        'placeholder',
        field('size', { control: 'segments', options: { sm: 'Small', lg: 'Large' } }),
        'searchPage',
      ]),
    ],
  }),
  defineBlockEditor(categoryList, {
    panels: [
      panel('Settings', [
        field('categories', { control: 'component', component: CategoriesControl, hint: 'None for all of them.' }),
        field('mode', { control: 'segments', options: { list: 'List', cards: 'Cards' } }),
        'darkMode',
      ]),
    ],
  }),
  defineBlockEditor(productDetail, { panels: [panel('Settings', ['showCategories', 'showSku'])] }),
  defineBlockEditor(cartIcon),
  defineBlockEditor(designStudio),
  defineBlockEditor(miniCart, { panels: [panel('Settings', ['title'])] }),
  defineBlockEditor(ownOrders, { panels: [panel('Settings', ['title'])] }),
]
