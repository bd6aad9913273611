import { defineModule } from '@ashlar/sdk'

/** A module whose campaigns are edited in the visual editor, in small. */
export const campaignsModule = defineModule({
  id: 'campaigns',
  title: 'Campaigns',
  permissions: { test_campaigns: 'Campaigns' },
  admin: {
    nav: [
      {
        ...{ title: 'Campaigns', path: '/admin/campaigns', icon: 'mail', group: 'Marketing', sort: 700 },
        access: 'test_campaigns.can_view',
      },
    ],
    contents: [
      {
        ...{
          param: 'emailCampaignId',
          title: 'Email campaigns',
          icon: 'mail',
          viewport: 'email',
          root: 'email/wrapper',
        },
        access: 'test_campaigns.can_edit',
      },
    ],
    screens: [{ id: 'campaigns', path: '/admin/campaigns', title: 'Campaigns', access: 'test_campaigns.can_view' }],
  },
})
