import { defineModule } from '@ashlar/sdk'
import { EmailMarketingSettings } from './settings.ts'

/** Kind of notices: what automations tell people of the team. */
export const automationMessage = 'email_marketing.automation-message'

/** How the address of the editor names a campaign's content. */
export const campaignParam = 'emailCampaignId'

/** Newsletters and campaigns: who gets them, what they agreed to, and who must never get one. */
export const emailMarketing = defineModule({
  id: 'email_marketing',
  title: 'Email marketing',
  description: 'Campaigns and newsletter lists with double opt-in and one-click unsubscribe.',
  permissions: { campaigns: 'Email campaigns', subscribers: 'Newsletter lists and subscribers' },
  settings: EmailMarketingSettings,
  settingsSection: {
    ...{
      id: 'email-marketing',
      title: 'Email marketing',
      subtitle: 'Counting of opens and clicks, and the most emails per day.',
    },
    ...{ icon: 'mail', sort: 66, keywords: ['campaigns', 'newsletter', 'opens', 'clicks'] },
  },
  notices: { [automationMessage]: 'Messages of email automations' },
  admin: {
    nav: [
      {
        ...{ title: 'Email Marketing', path: '/admin/email-marketing', icon: 'mail', group: 'Marketing', sort: 700 },
        access: 'campaigns.can_view',
        children: [
          { title: 'Campaigns', path: '/admin/email-marketing', icon: 'mail', sort: 1, access: 'campaigns.can_view' },
          {
            ...{ title: 'Automations', path: '/admin/email-marketing/automations', icon: 'workflow', sort: 2 },
            access: 'campaigns.can_view',
          },
          {
            ...{ title: 'Notifications', path: '/admin/email-marketing/notifications', icon: 'bell-ring', sort: 3 },
            access: 'campaigns.can_view',
          },
        ],
      },
      {
        ...{ title: 'Subscribers', path: '/admin/email-marketing/subscribers', icon: 'users', group: 'Marketing' },
        ...{ sort: 705, access: 'subscribers.can_view' },
        children: [
          {
            ...{ title: 'All subscribers', path: '/admin/email-marketing/subscribers', icon: 'users', sort: 1 },
            access: 'subscribers.can_view',
          },
          {
            ...{ title: 'Lists', path: '/admin/email-marketing/lists', icon: 'list', sort: 2 },
            access: 'subscribers.can_view',
          },
        ],
      },
    ],
    contents: [
      {
        ...{ param: campaignParam, title: 'Email campaigns', icon: 'mail' },
        ...{ viewport: 'email', root: 'email/wrapper', access: 'campaigns.can_edit' },
      },
    ],
    screens: [
      { id: 'campaigns', path: '/admin/email-marketing', title: 'Email Marketing', access: 'campaigns.can_view' },
      {
        id: 'automations',
        path: '/admin/email-marketing/automations',
        title: 'Automations',
        access: 'campaigns.can_view',
      },
      {
        ...{ id: 'automation', path: '/admin/email-marketing/automations/:id', title: 'Automation' },
        access: 'campaigns.can_view',
      },
      {
        ...{ id: 'notifications', path: '/admin/email-marketing/notifications', title: 'Notifications' },
        access: 'campaigns.can_view',
      },
      { id: 'campaign', path: '/admin/email-marketing/campaigns/:id', title: 'Campaign', access: 'campaigns.can_view' },
      {
        ...{ id: 'subscribers', path: '/admin/email-marketing/subscribers', title: 'Subscribers' },
        access: 'subscribers.can_view',
      },
      { id: 'lists', path: '/admin/email-marketing/lists', title: 'Lists', access: 'subscribers.can_view' },
    ],
  },
})
