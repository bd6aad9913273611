import { permission } from '@ashlar/sdk'
import { core, OutboxMail, OutboxMailContent } from '@ashlar/sdk/platform'
import { defineRoutes, ListReply } from '@ashlar/sdk/server'
import Type from 'typebox'
import { errors } from '../errors.ts'
import { ById } from '../request-schemas.ts'
import { MailListQuery, MailTest, MailTestReply, SendAgain, SentAgain } from './mail.schemas.ts'
import { MailTestService } from './mail-test.service.ts'
import { OutboxService } from './outbox.service.ts'

const path = '/api/v1/admin/mails/'
const sees = { access: permission(core, 'settings', 'can_view') } as const
const changes = { access: permission(core, 'settings', 'can_edit') } as const
const previewPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; frame-ancestors 'self'"
const Content = Type.Object({ success: Type.Literal(true), results: OutboxMailContent })

/** The outbox of mails. */
export const outboxRoutes = defineRoutes([OutboxService, MailTestService], (app, outbox, test) => {
  app.get(
    path,
    { config: sees, schema: { querystring: MailListQuery, response: { 200: ListReply(OutboxMail) } } },
    async ({ tenant, query }) => ({ success: true as const, results: await outbox.list(tenant, query) }),
  )

  app.get(
    `${path}:id/`,
    { config: sees, schema: { params: ById, response: { 200: Content } } },
    async ({ tenant, params, actor }) => {
      if (actor === null) throw errors.NOT_FOUND('such mail')
      return { success: true as const, results: await outbox.read(tenant, params.id, actor) }
    },
  )

  // A frame with a policy of its own: what a mail brings can neither run nor see the admin.
  app.get(
    `${path}:id/preview/`,
    { config: sees, schema: { params: ById } },
    async ({ tenant, params, actor }, reply) => {
      if (actor === null) throw errors.NOT_FOUND('such mail')
      const { html } = await outbox.read(tenant, params.id, actor)
      return reply.header('content-security-policy', previewPolicy).type('text/html; charset=utf-8').send(html)
    },
  )

  app.post(
    `${path}send/`,
    { config: changes, schema: { body: SendAgain, response: { 200: SentAgain } } },
    async ({ tenant, body }) => ({
      success: true as const,
      results: { queued: await outbox.sendAgain(tenant, body.ids) },
    }),
  )

  app.post(
    `${path}test/`,
    { config: changes, schema: { body: MailTest, response: { 200: MailTestReply } } },
    async ({ tenant, body }) => {
      if (tenant === null) throw errors.NOT_FOUND('website')
      return { success: true as const, results: { server: await test.send(tenant, body.to) } }
    },
  )
})
