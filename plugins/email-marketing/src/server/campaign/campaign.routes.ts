import { type DocumentSaved, documentName } from '@ashlar/sdk'
import { defineRoutes, LiveEvents } from '@ashlar/sdk/server'
import {
  changeCampaign,
  createCampaign,
  deleteCampaign,
  deleteCampaigns,
  duplicateCampaign,
  getCampaign,
  listCampaigns,
} from '../../contract.ts'
import { campaignParam } from '../../module.ts'
import { whoAsks } from '../who-asks.ts'
import { CampaignService } from './campaign.service.ts'

export const campaignRoutes = defineRoutes([CampaignService, LiveEvents], (app, campaigns, live) => {
  app.call(listCampaigns, async ({ query }) => ({ results: await campaigns.list(query) }))
  app.call(createCampaign, async ({ actor, body }) => ({ campaign: await campaigns.create(whoAsks(actor), body) }))
  app.call(getCampaign, async ({ params }) => ({ campaign: await campaigns.find(params.id) }))
  app.call(changeCampaign, async ({ actor, params, body: { editor, ...body } }) => {
    const campaign = await campaigns.change(params.id, body)
    // Other details are not open in the editor.
    if (body.content !== undefined) {
      const document = documentName(campaignParam, campaign.id)
      const event: DocumentSaved = {
        ...{ event: 'document_saved', document, revision: campaign.revision, by: whoAsks(actor).displayName },
        ...(editor !== undefined && { editor }),
      }
      await live.send(event)
    }
    return { campaign }
  })
  app.call(deleteCampaign, async ({ params }) => {
    await campaigns.remove([params.id])
  })
  app.call(deleteCampaigns, async ({ body }) => ({ deleted: await campaigns.remove(body.campaignsToDelete) }))
  app.call(duplicateCampaign, async ({ actor, params }) => ({
    campaign: await campaigns.duplicate(whoAsks(actor), params.id),
  }))
})
