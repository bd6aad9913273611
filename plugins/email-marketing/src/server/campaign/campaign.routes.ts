import { defineRoutes } from '@ashlar/sdk/server'
import {
  changeCampaign,
  createCampaign,
  deleteCampaign,
  deleteCampaigns,
  duplicateCampaign,
  getCampaign,
  listCampaigns,
} from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { CampaignService } from './campaign.service.ts'

export const campaignRoutes = defineRoutes([CampaignService], (app, campaigns) => {
  app.call(listCampaigns, async ({ query }) => ({ results: await campaigns.list(query) }))
  app.call(createCampaign, async ({ actor, body }) => ({ campaign: await campaigns.create(whoAsks(actor), body) }))
  app.call(getCampaign, async ({ params }) => ({ campaign: await campaigns.find(params.id) }))
  app.call(changeCampaign, async ({ params, body }) => ({ campaign: await campaigns.change(params.id, body) }))
  app.call(deleteCampaign, async ({ params }) => {
    await campaigns.remove([params.id])
  })
  app.call(deleteCampaigns, async ({ body }) => ({ deleted: await campaigns.remove(body.campaignsToDelete) }))
  app.call(duplicateCampaign, async ({ actor, params }) => ({
    campaign: await campaigns.duplicate(whoAsks(actor), params.id),
  }))
})
