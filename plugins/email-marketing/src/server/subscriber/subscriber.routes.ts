import { permission } from '@ashlar/sdk'
import { type CsvPage, defineRoutes, ListReply, sendCsv } from '@ashlar/sdk/server'
import Type from 'typebox'
import { NewSubscriber, Subscriber, SubscriberDetail } from '../../contract.ts'
import { emailMarketing } from '../../module.ts'
import { ById, Done } from '../request-schemas.ts'
import { subscriberCsv } from './subscriber.csv.ts'
import { SubscriberQuery } from './subscriber.schemas.ts'
import { SubscriberService } from './subscriber.service.ts'

const path = '/api/v1/admin/email-marketing/subscribers/'
const One = Type.Object({ success: Type.Literal(true), subscriber: SubscriberDetail })
const edits = { access: permission(emailMarketing, 'subscribers', 'can_edit') }
const views = { access: permission(emailMarketing, 'subscribers', 'can_view') }

export const subscriberRoutes = defineRoutes([SubscriberService], (app, subscribers) => {
  app.get(
    path,
    { config: views, schema: { querystring: SubscriberQuery, response: { 200: ListReply(Subscriber) } } },
    async ({ query }, reply) => {
      if (query.format === 'csv') {
        const rows = (page: CsvPage) => subscribers.list({ ...query, ...page }).then((found) => found.rows)
        return sendCsv(reply, { name: 'subscribers', columns: subscriberCsv, wanted: query.columns, rows })
      }
      return { success: true as const, results: await subscribers.list(query) }
    },
  )

  app.get(`${path}:id/`, { config: views, schema: { params: ById, response: { 200: One } } }, async ({ params }) => ({
    success: true as const,
    subscriber: await subscribers.find(params.id),
  }))

  app.post(
    path,
    {
      config: { access: permission(emailMarketing, 'subscribers', 'can_create') },
      schema: { body: NewSubscriber, response: { 201: One } },
    },
    async ({ body, actor }, reply) =>
      reply.code(201).send({ success: true, subscriber: await subscribers.add(body, actor?.displayName ?? '') }),
  )

  app.post(
    `${path}:id/release/`,
    {
      config: edits,
      schema: { summary: 'Mail the link to confirm to a held sign-up', params: ById, response: { 200: One } },
    },
    async ({ params }) => ({ success: true as const, subscriber: await subscribers.release(params.id) }),
  )

  app.post(
    `${path}:id/suppress/`,
    { config: edits, schema: { summary: 'Never mail the address again', params: ById, response: { 200: One } } },
    async ({ params }) => ({ success: true as const, subscriber: await subscribers.suppress(params.id) }),
  )

  app.delete(
    `${path}:id/`,
    {
      config: { access: permission(emailMarketing, 'subscribers', 'can_delete') },
      schema: { params: ById, response: { 200: Done } },
    },
    async ({ params }) => {
      await subscribers.remove(params.id)
      return { success: true as const }
    },
  )
})
