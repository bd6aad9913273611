import { blockContract } from '@ashlar/sdk/testing'
import { describe, it } from 'vitest'
import cartIconRenderer from './cart-icon.renderer.tsx'
import { cartIcon } from './cart-icon.ts'
import categoryListRenderer from './category-list.renderer.tsx'
import { categoryList } from './category-list.ts'
import designStudioRenderer from './design-studio.renderer.tsx'
import { designStudio } from './design-studio.ts'
import cartIcons from './fixtures/cart-icon-v1.json' with { type: 'json' }
import categoryLists from './fixtures/category-list-v1.json' with { type: 'json' }
import designStudios from './fixtures/design-studio-v1.json' with { type: 'json' }
import miniCarts from './fixtures/mini-cart-v1.json' with { type: 'json' }
import ownOrderLists from './fixtures/own-orders-v1.json' with { type: 'json' }
import productDetails from './fixtures/product-detail-v1.json' with { type: 'json' }
import productLists from './fixtures/product-list-v1.json' with { type: 'json' }
import productSearches from './fixtures/product-search-v1.json' with { type: 'json' }
import products from './fixtures/product-v1.json' with { type: 'json' }
import miniCartRenderer from './mini-cart.renderer.tsx'
import { miniCart } from './mini-cart.ts'
import ownOrdersRenderer from './own-orders.renderer.tsx'
import { ownOrders } from './own-orders.ts'
import productRenderer from './product.renderer.tsx'
import { product } from './product.ts'
import productDetailRenderer from './product-detail.renderer.tsx'
import { productDetail } from './product-detail.ts'
import productListRenderer from './product-list.renderer.tsx'
import { productList } from './product-list.ts'
import productSearchRenderer from './product-search.renderer.tsx'
import { productSearch } from './product-search.ts'

describe.each([
  { block: productList, renderer: productListRenderer, fixtures: productLists },
  { block: product, renderer: productRenderer, fixtures: products },
  { block: productSearch, renderer: productSearchRenderer, fixtures: productSearches },
  { block: categoryList, renderer: categoryListRenderer, fixtures: categoryLists },
  { block: productDetail, renderer: productDetailRenderer, fixtures: productDetails },
  { block: cartIcon, renderer: cartIconRenderer, fixtures: cartIcons },
  { block: designStudio, renderer: designStudioRenderer, fixtures: designStudios },
  { block: miniCart, renderer: miniCartRenderer, fixtures: miniCarts },
  { block: ownOrders, renderer: ownOrdersRenderer, fixtures: ownOrderLists },
])('$block.type', ({ block, renderer, fixtures }) => {
  it.each(blockContract(block, renderer, fixtures))('$name', ({ run }) => run())
})
