import { defineAdmin } from '@ashlar/sdk/admin'
import { campaignsModule } from '../module.ts'

export default defineAdmin(campaignsModule, {
  screens: { campaigns: () => import('./campaign-list.tsx') },
  contents: { emailCampaignId: () => import('./campaign-content.ts') },
})
