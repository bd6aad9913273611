import { defineAdmin } from '@ashlar/sdk/admin'
import { store } from '../module.ts'

export default defineAdmin(store, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
  screens: {
    products: () => import('./product-list.tsx'),
    'new-product': () => import('./new-product-screen.tsx'),
    product: () => import('./product-screen.tsx'),
    categories: () => import('./category-screen.tsx'),
    'new-order': () => import('./new-order/new-order-screen.tsx'),
    orders: () => import('./orders/order-list.tsx'),
    order: () => import('./orders/order-screen.tsx'),
    'packing-slip': () => import('./orders/packing-slip.tsx'),
    receipt: () => import('./orders/receipt.tsx'),
    delivery: () => import('./delivery-screen.tsx'),
    discounts: () => import('./discount-screen.tsx'),
    'price-lists': () => import('./price-list-screen.tsx'),
  },
  searches: { products: () => import('./product-result.tsx') },
})
