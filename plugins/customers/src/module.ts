import { defineModule } from '@ashlar/sdk'
import { customersPath, notesPath } from './contract/addresses.ts'
import { CustomerSettings } from './settings.ts'

/** Customers with their vehicles, notes and history. */
export const customers = defineModule({
  id: 'customers',
  title: 'Customers',
  description: 'Customers with their vehicles, notes and history.',
  permissions: { customers: 'Customers and their vehicles', notes: 'Notes' },
  plans: { notes: 'enterprise' },
  settings: CustomerSettings,
  admin: {
    nav: [
      {
        ...{ title: 'Customers', path: '/admin/customers', icon: 'users', group: 'Sales', sort: 400 },
        access: 'customers.can_view',
      },
      {
        ...{ title: 'Notes', path: '/admin/notes', icon: 'sticky-note', group: 'Sales', sort: 405 },
        ...{ access: 'notes.can_view', plan: 'enterprise' },
      },
    ],
    screens: [
      { id: 'customers', path: '/admin/customers', title: 'Customers', access: 'customers.can_view' },
      { id: 'customer', path: '/admin/customers/:customer_id', title: 'Customer', access: 'customers.can_view' },
      { id: 'notes', path: '/admin/notes', title: 'Notes', access: 'notes.can_view', plan: 'enterprise' },
      { id: 'note', path: '/admin/notes/:id', title: 'Note', access: 'notes.can_view', plan: 'enterprise' },
    ],
    commands: [
      {
        ...{ id: 'new-customer', group: 'Create', title: 'New Customer', icon: 'user-plus', sort: 10 },
        access: 'customers.can_create',
      },
      {
        ...{ id: 'new-note', group: 'Create', title: 'New Note', icon: 'sticky-note', sort: 30 },
        ...{ access: 'notes.can_create', plan: 'enterprise' },
      },
    ],
    searches: [
      {
        ...{ id: 'customers', title: 'Customers', icon: 'users', sort: 10, access: 'customers.can_view' },
        ...{ path: customersPath, empty: 'No customers found.', to: '/admin/customers/{customer_id}' },
      },
      {
        ...{ id: 'notes', title: 'Notes', icon: 'sticky-note', sort: 30, access: 'notes.can_view', plan: 'enterprise' },
        ...{ path: notesPath, empty: 'No notes found.', to: '/admin/notes/{id}', opens: 'note' },
      },
    ],
  },
})
