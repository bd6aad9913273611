import { defineAdmin } from '@ashlar/sdk/admin'
import { customers } from '../module.ts'

export default defineAdmin(customers, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
  screens: {
    customers: () => import('./customer-list.tsx'),
    customer: () => import('./customer-screen.tsx'),
    notes: () => import('./note-list.tsx'),
    note: () => import('./note-screen.tsx'),
  },
  commands: {
    'new-customer': () => import('./new-customer.tsx'),
    'new-note': () => import('./new-note.tsx'),
    note: () => import('./found-note.tsx'),
  },
  dialogs: {
    'new-customer': () => import('./new-customer-dialog.tsx'),
    note: () => import('./note-dialog.tsx'),
  },
  searches: {
    customers: () => import('./customer-result.tsx'),
    notes: () => import('./note-result.tsx'),
  },
})
