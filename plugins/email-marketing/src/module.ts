import { defineModule } from '@ashlar/sdk'

/** Newsletters: who gets them, what they agreed to, and who must never get one. */
export const emailMarketing = defineModule({
  id: 'email_marketing',
  title: 'Email marketing',
  description: 'Newsletter lists with double opt-in and one-click unsubscribe.',
  permissions: { campaigns: 'Email campaigns', subscribers: 'Newsletter lists and subscribers' },
  admin: {
    nav: [
      {
        ...{ title: 'Email Marketing', path: '/admin/email-marketing', icon: 'mail', group: 'Marketing', sort: 700 },
        access: 'subscribers.can_view',
        children: [
          {
            ...{ title: 'Subscribers', path: '/admin/email-marketing', icon: 'users', sort: 1 },
            access: 'subscribers.can_view',
          },
          {
            ...{ title: 'Lists', path: '/admin/email-marketing/lists', icon: 'list', sort: 2 },
            access: 'subscribers.can_view',
          },
        ],
      },
    ],
    screens: [
      { id: 'subscribers', path: '/admin/email-marketing', title: 'Subscribers', access: 'subscribers.can_view' },
      { id: 'lists', path: '/admin/email-marketing/lists', title: 'Lists', access: 'subscribers.can_view' },
    ],
  },
})
