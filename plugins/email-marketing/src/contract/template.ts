import { defineCall, mediaType, permission } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { emailMarketing } from '../module.ts'

/** Designs that a campaign can begin with, from the most to the least usual. */
export const campaignTemplates = ['newsletter', 'announcement', 'offer', 'invitation', 'welcome', 'letter'] as const
export const CampaignTemplate = Type.Enum([...campaignTemplates])
export type CampaignTemplate = Static<typeof CampaignTemplate>

/** With a policy of its own, for a frame, as the preview of a campaign. */
export const showTemplate = defineCall({
  id: 'email_marketing.showTemplate',
  method: 'GET',
  path: '/api/v1/admin/email-marketing/campaign-templates/mail/',
  summary: 'Show a template for campaigns as a page, in the language and colours of the website',
  query: Type.Object({ template: CampaignTemplate }),
  reply: mediaType('text/html'),
  access: permission(emailMarketing, 'campaigns', 'can_create'),
})
