import { ById, defineCall, ListQuery, permission, Rows } from '@ashlar/sdk'
import Type from 'typebox'
import { Campaign, CampaignWithContent, NewCampaign, SavedContent } from './campaign.ts'
import { campaignsModule } from './module.ts'

const path = '/api/v1/admin/email-marketing/campaigns/'

export const listCampaigns = defineCall({
  id: 'campaigns.listCampaigns',
  method: 'GET',
  path,
  summary: 'List the campaigns',
  query: Type.Object(ListQuery(['id'])),
  reply: { results: Rows(Campaign) },
  access: permission(campaignsModule, 'test_campaigns', 'can_view'),
})

export const getCampaign = defineCall({
  id: 'campaigns.getCampaign',
  method: 'GET',
  path: `${path}:id/`,
  summary: 'Show a campaign with its content',
  params: ById,
  reply: { campaign: CampaignWithContent },
  access: permission(campaignsModule, 'test_campaigns', 'can_view'),
})

export const getCampaignMail = defineCall({
  id: 'campaigns.getCampaignMail',
  method: 'GET',
  path: `${path}:id/mail/`,
  summary: 'Show a campaign as a mail',
  params: ById,
  reply: { html: Type.String(), text: Type.String(), canUnsubscribe: Type.Boolean() },
  access: permission(campaignsModule, 'test_campaigns', 'can_view'),
})

export const saveCampaign = defineCall({
  id: 'campaigns.saveCampaign',
  method: 'PUT',
  path: `${path}:id/`,
  summary: 'Save the content of a campaign',
  params: ById,
  body: SavedContent,
  bodyLimit: 2 * 1024 * 1024,
  reply: { campaign: CampaignWithContent },
  access: permission(campaignsModule, 'test_campaigns', 'can_edit'),
})

export const addCampaign = defineCall({
  id: 'campaigns.addCampaign',
  method: 'POST',
  path,
  summary: 'Add a campaign',
  body: NewCampaign,
  reply: { id: Type.Integer() },
  status: 201,
  access: permission(campaignsModule, 'test_campaigns', 'can_create'),
})
