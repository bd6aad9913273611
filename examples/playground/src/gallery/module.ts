import { defineModule } from '@ashlar/sdk'

/** A screen with every component of the kit in its states, for those who write screens. */
export const gallery = defineModule({
  id: 'kit_gallery',
  title: 'Kit',
  description: 'Every component of the admin, in its states.',
  admin: {
    nav: [{ title: 'Kit', path: '/admin/kit', icon: 'blocks', group: 'Playground', sort: 900, access: 'staff' }],
    screens: [{ id: 'kit', path: '/admin/kit', title: 'Kit', access: 'staff' }],
  },
})
