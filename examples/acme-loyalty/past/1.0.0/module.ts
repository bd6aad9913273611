import { defineModule, pageAside } from '@ashlar/sdk'
import { LoyaltySettings } from './settings.ts'

/** Points for customers who come back. */
export const loyalty = defineModule({
  id: 'loyalty',
  title: 'Loyalty',
  description: 'Points for customers who come back.',
  permissions: { loyalty_members: 'Members and their points' },
  settings: LoyaltySettings,
  admin: {
    nav: [{ title: 'Loyalty', path: '/admin/loyalty', icon: 'award', sort: 60, access: 'loyalty_members.can_view' }],
    screens: [{ id: 'members', path: '/admin/loyalty', title: 'Members', access: 'loyalty_members.can_view' }],
    fills: [{ id: 'page-hint', slot: pageAside.id, title: 'Loyalty', sort: 60, access: 'loyalty_members.can_view' }],
  },
})
