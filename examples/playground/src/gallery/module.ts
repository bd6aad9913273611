import { defineModule } from '@ashlar/sdk'
import { kitTabs, listPages } from './contract.ts'

/** A screen with every component of the kit in its states, for those who write screens. */
export const gallery = defineModule({
  id: 'kit_gallery',
  title: 'Kit',
  description: 'Every component of the admin, in all its states.',
  admin: {
    nav: [{ title: 'Kit', path: '/admin/kit', icon: 'blocks', group: 'Playground', sort: 900, access: 'staff' }],
    screens: [{ id: 'kit', path: '/admin/kit', title: 'Kit', access: 'staff' }],
    fills: [
      {
        ...{ id: 'pages', slot: kitTabs.id, title: 'Pages', sort: 10, access: 'staff' },
        count: { call: listPages.id, list: listPages.path, query: { status: '{status}' } },
      },
      { id: 'draft', slot: kitTabs.id, title: 'Draft', sort: 20, access: 'staff' },
      { id: 'more', slot: kitTabs.id, title: 'More', sort: 30, access: 'staff', plan: 'enterprise' },
    ],
    sections: [{ id: 'kit', title: 'Kit', icon: 'blocks', sort: 900, access: 'staff' }],
  },
})
