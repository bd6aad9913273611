import { defineModule } from '@ashlar/sdk'
import { productsPath } from './addresses.ts'

/** What business modules will bring to the shell, in small. */
export const desk = defineModule({
  id: 'desk',
  title: 'Desk',
  permissions: {
    products: 'Products',
    quotes: 'Quotes',
    projects: 'Projects and tasks',
  },
  admin: {
    nav: [
      {
        ...{ title: 'Products', path: '/admin/inventory/products', icon: 'package', group: 'Sales', sort: 408 },
        access: 'products.can_view',
      },
      {
        ...{ title: 'Quotes', path: '/admin/quotes/new', icon: 'file-pen', group: 'Sales', sort: 410 },
        ...{ access: 'quotes.can_create', plan: 'enterprise' },
      },
    ],
    screens: [
      { id: 'products', path: '/admin/inventory/products', title: 'Products', access: 'products.can_view' },
      {
        id: 'new-quote',
        path: '/admin/quotes/new',
        title: 'New Quote',
        access: 'quotes.can_create',
        plan: 'enterprise',
      },
      { id: 'project', path: '/admin/projects/:id', title: 'Project', access: 'projects.can_view', plan: 'enterprise' },
      { id: 'new-product', path: '/admin/inventory/products/new', title: 'New Product', access: 'products.can_create' },
      { id: 'product', path: '/admin/inventory/products/:id', title: 'Product', access: 'products.can_view' },
    ],
    commands: [
      {
        ...{
          id: 'new-quote',
          group: 'Create',
          title: 'New Quote',
          icon: 'file-pen',
          sort: 20,
          path: '/admin/quotes/new',
        },
        ...{ access: 'quotes.can_create', plan: 'enterprise' },
      },
      {
        ...{ id: 'new-project', group: 'Create', title: 'New Project', icon: 'square-kanban', sort: 40 },
        ...{ access: 'projects.can_create', plan: 'enterprise' },
      },
      {
        ...{ id: 'new-task', group: 'Create', title: 'New Task', icon: 'circle-check', sort: 50 },
        ...{ access: 'projects.can_create', plan: 'enterprise' },
      },
      {
        ...{ id: 'new-product', group: 'Create', title: 'New Product', icon: 'package-plus', sort: 60 },
        ...{ path: '/admin/inventory/products/new', access: 'products.can_create' },
      },
    ],
    searches: [
      {
        ...{ id: 'products', title: 'Products', icon: 'package', sort: 20, access: 'products.can_view' },
        ...{ path: productsPath, empty: 'No products found.', to: '/admin/inventory/products/{id}' },
      },
    ],
  },
})
