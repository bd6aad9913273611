import { defineModule } from '@ashlar/sdk'

/** What email marketing will bring to the shell, in small. */
export const emailMarketing = defineModule({
  id: 'email_marketing',
  title: 'Email marketing',
  permissions: { campaigns: 'Campaigns' },
  admin: {
    nav: [
      {
        ...{ title: 'Email Marketing', path: '/admin/email-marketing', icon: 'mail', group: 'Marketing', sort: 700 },
        access: 'campaigns.can_view',
      },
    ],
    contents: [
      {
        ...{ param: 'emailCampaignId', title: 'Email campaigns', icon: 'mail', viewport: 'email' },
        access: 'campaigns.can_edit',
      },
    ],
    screens: [
      { id: 'campaigns', path: '/admin/email-marketing', title: 'Email Marketing', access: 'campaigns.can_view' },
    ],
  },
})
