import { outdated } from '@ashlar/sdk/admin'
import {
  campaignMetrics,
  campaignReport,
  checkCampaign,
  getCampaign,
  getTest,
  listCampaigns,
  listRecipients,
  previewCampaign,
} from '../../contract.ts'

/** After a write of a campaign: whatever shows campaigns is asked for again. */
export const campaignsChanged = (): Promise<void> =>
  outdated(
    ...[listCampaigns, getCampaign, getTest, checkCampaign, previewCampaign],
    ...[listRecipients, campaignReport, campaignMetrics],
  )
