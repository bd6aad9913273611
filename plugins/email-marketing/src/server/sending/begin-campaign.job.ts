import { defineJob, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { BeginCampaign } from './begin-campaign.service.ts'

/** Fix content and recipients of a campaign whose time has come, and ask for its mails to be sent. */
export const beginCampaign = defineJob(
  'email_marketing.begin-campaign',
  Type.Object({ campaignId: Type.Integer({ minimum: 1 }) }),
  { lane: 'mailing' },
)

export const beginningCampaigns = work(beginCampaign, [BeginCampaign], ({ campaignId }, _context, begin) =>
  begin.whenDue(campaignId),
)
