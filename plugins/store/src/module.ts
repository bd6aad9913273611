import { commerce } from '@ashlar/plugin-commerce'
import { customers } from '@ashlar/plugin-customers'
import { defineModule } from '@ashlar/sdk'
import { StoreSettings } from './settings.ts'

/** Products, categories, cart and web orders. */
export const store = defineModule({
  id: 'store',
  title: 'Store',
  description: 'Products with variants and stock, categories, cart, checkout and web orders.',
  permissions: { products: 'Products and categories', orders: 'Web orders' },
  requires: [customers, commerce],
  settings: StoreSettings,
})
