import { defineAdmin } from '@ashlar/sdk/admin'
import { desk } from '../module.ts'

export default defineAdmin(desk, {
  screens: {
    customers: () => import('./screens.tsx').then(({ Customers }) => ({ default: Customers })),
    customer: () => import('./screens.tsx').then(({ Customer }) => ({ default: Customer })),
    'new-quote': () => import('./screens.tsx').then(({ NewQuote }) => ({ default: NewQuote })),
    project: () => import('./screens.tsx').then(({ Project }) => ({ default: Project })),
    'new-product': () => import('./screens.tsx').then(({ NewProduct }) => ({ default: NewProduct })),
    product: () => import('./screens.tsx').then(({ Product }) => ({ default: Product })),
    note: () => import('./note-screen.tsx'),
  },
  commands: {
    'new-customer': () => import('./new-customer.tsx'),
    'new-note': () => import('./new-note.tsx'),
    'new-project': () => import('./new-project.tsx'),
    'new-task': () => import('./new-task.tsx'),
    note: () => import('./note-dialog.tsx'),
  },
  searches: {
    customers: () => import('./customer-result.tsx'),
    products: () => import('./product-result.tsx'),
    notes: () => import('./note-result.tsx'),
  },
})
