import { defineAdmin } from '@ashlar/sdk/admin'
import { emailMarketing } from '../module.ts'

export default defineAdmin(emailMarketing, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
  screens: {
    campaigns: () => import('./campaigns/campaign-list.tsx'),
    campaign: () => import('./campaigns/record/campaign-screen.tsx'),
    automations: () => import('./automations/automation-list.tsx'),
    automation: () => import('./automations/record/automation-screen.tsx'),
    notifications: () => import('./notifications/notification-list.tsx'),
    subscribers: () => import('./subscriber-list.tsx'),
    lists: () => import('./mailing-lists.tsx'),
  },
  contents: { emailCampaignId: () => import('./campaigns/campaign-content.ts') },
})
