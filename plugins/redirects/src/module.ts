import { defineModule } from '@ashlar/sdk'
import { listNotFound } from './contract/not-found.ts'

const sees = 'pages.can_view'

/** Leads visitors on from old addresses, and keeps a log of those at which there is nothing. */
export const redirects = defineModule({
  id: 'redirects',
  title: 'Redirects',
  description: 'Redirects visitors from old addresses and logs the addresses that were not found.',
  always: true,
  admin: {
    nav: [
      {
        ...{ title: 'Redirects', path: '/admin/pages/redirects', icon: 'corner-down-right', sort: 20 },
        ...{ access: sees, under: '/admin/pages', omit: true },
      },
      {
        ...{ title: 'Not found', path: '/admin/pages/not-found', icon: 'search-x', sort: 30 },
        ...{ access: sees, under: '/admin/pages', omit: true },
      },
    ],
    screens: [
      { id: 'redirects', path: '/admin/pages/redirects', title: 'Redirects', access: sees },
      { id: 'not-found', path: '/admin/pages/not-found', title: 'Not found', access: sees },
    ],
    widgets: [
      {
        ...{ id: 'missed-addresses', title: 'Not found', sort: 50, access: sees },
        link: { title: 'All addresses', path: '/admin/pages/not-found' },
        rows: {
          list: listNotFound.path,
          query: { orderBy: 'hits', orderDirection: 'desc', itemsPerPage: '5', ignored: '0' },
          name: 'path',
          moment: { member: 'lastSeen', words: 'Last requested: {when}' },
          count: { member: 'hits', words: '{count} time|{count} times' },
          empty: 'No missing addresses.',
        },
      },
    ],
  },
})
