import { defineModule, pageAside } from '@ashlar/sdk'
import { LoyaltySettings } from './settings.ts'

/** Points for customers who come back. */
export const loyalty = defineModule({
  id: 'loyalty',
  title: 'Loyalty',
  description: 'Points for returning customers, and rewards for their points.',
  permissions: { loyalty_members: 'Members and their points', loyalty_rewards: 'Rewards' },
  actions: { loyalty_rewards: ['can_view', 'can_create', 'can_delete'] },
  settings: LoyaltySettings,
  admin: {
    nav: [
      {
        ...{ title: 'Loyalty', path: '/admin/loyalty', icon: 'award', sort: 60, access: 'loyalty_members.can_view' },
        children: [
          { title: 'Members', path: '/admin/loyalty', icon: 'users', sort: 1, access: 'loyalty_members.can_view' },
          {
            title: 'Rewards',
            path: '/admin/loyalty/rewards',
            icon: 'gift',
            sort: 2,
            access: 'loyalty_rewards.can_view',
          },
        ],
      },
    ],
    screens: [
      { id: 'members', path: '/admin/loyalty', title: 'Members', access: 'loyalty_members.can_view' },
      { id: 'rewards', path: '/admin/loyalty/rewards', title: 'Rewards', access: 'loyalty_rewards.can_view' },
    ],
    widgets: [{ id: 'figures', title: 'Loyalty', sort: 60, access: 'loyalty_members.can_view' }],
    fills: [{ id: 'page-hint', slot: pageAside.id, title: 'Loyalty', sort: 60, access: 'loyalty_members.can_view' }],
  },
})
