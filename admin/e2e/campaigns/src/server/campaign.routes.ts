import { defineRoutes, windowOf } from '@ashlar/sdk/server'
import { addCampaign, getCampaign, getCampaignMail, listCampaigns, saveCampaign } from '../contract.ts'
import { Campaigns } from './campaign.service.ts'

export const campaignRoutes = defineRoutes([Campaigns], (app, campaigns) => {
  app.call(listCampaigns, async ({ query }) => ({ results: await campaigns.list(windowOf(query)) }))
  app.call(getCampaign, async ({ params }) => ({ campaign: await campaigns.byId(params.id) }))
  app.call(getCampaignMail, ({ params }) => campaigns.mail(params.id))
  app.call(saveCampaign, async ({ params, body }) => ({ campaign: await campaigns.save(params.id, body) }))
  app.call(addCampaign, async ({ body }) => ({ id: await campaigns.add(body.name) }))
})
