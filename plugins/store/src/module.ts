import { commerce } from '@ashlar/plugin-commerce'
import { customers } from '@ashlar/plugin-customers'
import { defineModule } from '@ashlar/sdk'
import { productsPath } from './contract/addresses.ts'
import { webOrdersPath } from './contract/order-addresses.ts'
import { StoreSettings } from './settings.ts'

const screens = '/admin/inventory'

/** Products, categories, cart and web orders. */
export const store = defineModule({
  id: 'store',
  title: 'Store',
  description: 'Products with variants and stock, categories, cart, checkout and web orders.',
  permissions: { products: 'Products and categories', orders: 'Web orders' },
  requires: [customers, commerce],
  settings: StoreSettings,
  settingsSection: {
    ...{ id: 'store', title: 'Store', subtitle: 'The cart, and when stock is low.', icon: 'store', sort: 66 },
    keywords: ['cart', 'stock', 'quantity'],
  },
  admin: {
    nav: [
      {
        ...{ title: 'Products', path: `${screens}/products`, icon: 'package', group: 'Store', sort: 300 },
        access: 'products.can_view',
      },
      {
        ...{ title: 'Web Orders', path: '/admin/web-orders', icon: 'shopping-bag', group: 'Store', sort: 302 },
        access: 'orders.can_view',
        count: { call: 'store.listWebOrders', list: webOrdersPath, query: { fulfilment: 'pending', status: 'paid' } },
      },
      {
        ...{ title: 'Categories', path: `${screens}/categories`, icon: 'folder-tree', group: 'Store', sort: 305 },
        access: 'products.can_view',
      },
      {
        ...{ title: 'Price Lists', path: `${screens}/price-lists`, icon: 'badge-percent', group: 'Store', sort: 310 },
        access: 'products.can_view',
      },
      {
        ...{ title: 'Discount Codes', path: '/admin/discount-codes', icon: 'ticket-percent', group: 'Store' },
        ...{ sort: 315, access: 'orders.can_view' },
      },
      {
        ...{ title: 'Delivery', path: '/admin/delivery', icon: 'truck', group: 'Store', sort: 320 },
        access: 'orders.can_view',
      },
    ],
    screens: [
      { id: 'products', path: `${screens}/products`, title: 'Products', access: 'products.can_view' },
      { id: 'new-product', path: `${screens}/products/new`, title: 'New Product', access: 'products.can_create' },
      { id: 'product', path: `${screens}/products/:id`, title: 'Product', access: 'products.can_view' },
      { id: 'categories', path: `${screens}/categories`, title: 'Categories', access: 'products.can_view' },
      { id: 'orders', path: '/admin/web-orders', title: 'Web Orders', access: 'orders.can_view' },
      { id: 'new-order', path: '/admin/web-orders/new', title: 'New Order', access: 'orders.can_create' },
      { id: 'order', path: '/admin/web-orders/:id', title: 'Web Order', access: 'orders.can_view' },
      {
        ...{ id: 'packing-slip', path: '/admin/web-orders/:id/packing-slip', title: 'Packing slip', chrome: false },
        access: 'orders.can_view',
      },
      {
        ...{ id: 'receipt', path: '/admin/web-orders/:id/receipt', title: 'Receipt', chrome: false },
        access: 'orders.can_view',
      },
      { id: 'delivery', path: '/admin/delivery', title: 'Delivery', access: 'orders.can_view' },
      { id: 'discounts', path: '/admin/discount-codes', title: 'Discount Codes', access: 'orders.can_view' },
      { id: 'price-lists', path: `${screens}/price-lists`, title: 'Price Lists', access: 'products.can_view' },
    ],
    commands: [
      {
        ...{ id: 'new-product', group: 'Create', title: 'New Product', icon: 'package-plus', sort: 60 },
        ...{ access: 'products.can_create', path: `${screens}/products/new` },
      },
    ],
    searches: [
      {
        ...{ id: 'products', title: 'Products', icon: 'package', sort: 20, access: 'products.can_view' },
        ...{ path: productsPath, empty: 'No products found.', to: `${screens}/products/{id}` },
      },
    ],
    finders: [
      {
        ...{ id: 'orders', title: 'Web Orders', icon: 'shopping-bag', sort: 40, access: 'orders.can_view' },
        ...{ list: webOrdersPath, name: 'invoiceNumber', to: '/admin/web-orders/{id}' },
      },
    ],
    widgets: [
      {
        ...{ id: 'running-low', title: 'Running low', sort: 60, access: 'products.can_view' },
        link: { title: 'All', path: `${screens}/products?is_low=true` },
        rows: {
          list: productsPath,
          query: { is_low: 'true', orderBy: 'stock', orderDirection: 'asc', itemsPerPage: '5' },
          ...{ name: 'name', to: `${screens}/products/{id}` },
          count: { member: 'stock', words: '{count} left|{count} left' },
          empty: 'Every product has enough stock.',
        },
      },
    ],
  },
})
