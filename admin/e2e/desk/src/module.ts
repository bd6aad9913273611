import { defineModule } from '@ashlar/sdk'
import { customersPath, notesPath, productsPath } from './addresses.ts'

/** What business modules will bring to the shell, in small. */
export const desk = defineModule({
  id: 'desk',
  title: 'Desk',
  permissions: {
    customers: 'Customers',
    products: 'Products',
    notes: 'Notes',
    quotes: 'Quotes',
    projects: 'Projects and tasks',
  },
  admin: {
    nav: [
      {
        title: 'Customers',
        path: '/admin/customers',
        icon: 'users',
        group: 'Sales',
        sort: 400,
        access: 'customers.can_view',
      },
      {
        ...{ title: 'Quotes', path: '/admin/quotes/new', icon: 'file-pen', group: 'Sales', sort: 410 },
        ...{ access: 'quotes.can_create', plan: 'enterprise' },
      },
    ],
    screens: [
      { id: 'customers', path: '/admin/customers', title: 'Customers', access: 'customers.can_view' },
      { id: 'customer', path: '/admin/customers/:customer_id', title: 'Customer', access: 'customers.can_view' },
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
      { id: 'note', path: '/admin/notes/:id', title: 'Note', access: 'notes.can_view', plan: 'enterprise' },
    ],
    commands: [
      {
        id: 'new-customer',
        group: 'Create',
        title: 'New Customer',
        icon: 'user-plus',
        sort: 10,
        access: 'customers.can_create',
      },
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
        ...{ id: 'new-note', group: 'Create', title: 'New Note', icon: 'sticky-note', sort: 30 },
        ...{ access: 'notes.can_create', plan: 'enterprise' },
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
        ...{ id: 'customers', title: 'Customers', icon: 'users', sort: 10, access: 'customers.can_view' },
        ...{ path: customersPath, empty: 'No customers found.', to: '/admin/customers/{customer_id}' },
      },
      {
        ...{ id: 'products', title: 'Products', icon: 'package', sort: 20, access: 'products.can_view' },
        ...{ path: productsPath, empty: 'No products found.', to: '/admin/inventory/products/{id}' },
      },
      {
        ...{ id: 'notes', title: 'Notes', icon: 'sticky-note', sort: 30, access: 'notes.can_view', plan: 'enterprise' },
        ...{ path: notesPath, empty: 'No notes found.', to: '/admin/notes/{id}', opens: 'note' },
      },
    ],
  },
})
