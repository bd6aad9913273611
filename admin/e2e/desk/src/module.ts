import { defineModule } from '@ashlar/sdk'

/** What business modules will bring to the shell, in small. */
export const desk = defineModule({
  id: 'desk',
  title: 'Desk',
  permissions: { quotes: 'Quotes' },
  admin: {
    nav: [
      {
        ...{ title: 'Quotes', path: '/admin/quotes/new', icon: 'file-pen', group: 'Sales', sort: 410 },
        ...{ access: 'quotes.can_create', plan: 'enterprise' },
      },
    ],
    screens: [
      {
        id: 'new-quote',
        path: '/admin/quotes/new',
        title: 'New Quote',
        access: 'quotes.can_create',
        plan: 'enterprise',
      },
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
    ],
  },
})
