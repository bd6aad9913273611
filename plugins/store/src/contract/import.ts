import { importCalls, permission } from '@ashlar/sdk'
import { store } from '../module.ts'

/** What is imported, and who may. */
export const importedProducts = {
  ...{ module: store, entity: 'products' },
  access: permission(store, 'products', 'can_create'),
} as const

/** Products from a CSV file of our own, of WooCommerce or of Shopify. */
export const productImportCalls = importCalls(importedProducts)
