import { defineAdmin } from '@ashlar/sdk/admin'
import { emailMarketing } from '../module.ts'

export default defineAdmin(emailMarketing, {
  screens: { campaigns: () => import('./campaign-list.tsx') },
  contents: { emailCampaignId: () => import('./campaign-content.ts') },
})
