import { permission } from '@ashlar/sdk'
import { defineRoutes, ListQuery, ListReply, windowOf } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Campaign, CampaignWithContent, NewCampaign, SavedContent } from '../campaign.ts'
import { campaignsModule } from '../module.ts'
import { Campaigns } from './campaign.service.ts'

const path = '/api/v1/admin/email-marketing/campaigns/'

export const campaignRoutes = defineRoutes([Campaigns], (app, campaigns) => {
  app.get(
    path,
    {
      config: { access: permission(campaignsModule, 'campaigns', 'can_view') },
      schema: { querystring: Type.Object(ListQuery(['id'])), response: { 200: ListReply(Campaign) } },
    },
    async ({ query }) => ({ success: true as const, results: await campaigns.list(windowOf(query)) }),
  )

  const One = Type.Object({ success: Type.Literal(true), campaign: CampaignWithContent })
  const ById = Type.Object({ id: Type.Integer({ minimum: 1 }) })
  app.get(
    `${path}:id/`,
    {
      config: { access: permission(campaignsModule, 'campaigns', 'can_view') },
      schema: { params: ById, response: { 200: One } },
    },
    async ({ params }) => ({ success: true as const, campaign: await campaigns.byId(params.id) }),
  )

  const Mail = Type.Object({
    ...{ success: Type.Literal(true), html: Type.String(), text: Type.String(), canUnsubscribe: Type.Boolean() },
  })
  app.get(
    `${path}:id/mail/`,
    {
      config: { access: permission(campaignsModule, 'campaigns', 'can_view') },
      schema: { params: ById, response: { 200: Mail } },
    },
    async ({ params }) => ({ success: true as const, ...(await campaigns.mail(params.id)) }),
  )

  app.put(
    `${path}:id/`,
    {
      config: { access: permission(campaignsModule, 'campaigns', 'can_edit') },
      schema: { params: ById, body: SavedContent, response: { 200: One } },
      bodyLimit: 2 * 1024 * 1024,
    },
    async ({ params, body }) => ({ success: true as const, campaign: await campaigns.save(params.id, body) }),
  )

  app.post(
    path,
    {
      config: { access: permission(campaignsModule, 'campaigns', 'can_create') },
      schema: {
        body: NewCampaign,
        response: { 201: Type.Object({ success: Type.Literal(true), id: Type.Integer() }) },
      },
    },
    async ({ body }, reply) => reply.code(201).send({ success: true as const, id: await campaigns.add(body.name) }),
  )
})
