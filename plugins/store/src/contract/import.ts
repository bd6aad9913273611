import { defineCall, importCalls, mediaType, permission } from '@ashlar/sdk'
import { store } from '../module.ts'
import { productsPath } from './addresses.ts'

/** What is imported, and who may. */
export const importedProducts = {
  ...{ module: store, entity: 'products' },
  access: permission(store, 'products', 'can_create'),
} as const

/** Products from a CSV file of our own, of WooCommerce or of Shopify. */
export const productImportCalls = importCalls(importedProducts)

/** Every variant with its product, in the form that the import reads. */
export const exportProducts = defineCall({
  id: 'store.exportProducts',
  method: 'GET',
  path: `${productsPath}export/`,
  summary: 'Export all products with their variants',
  reply: mediaType('text/csv'),
  access: permission(store, 'products', 'can_view'),
})
