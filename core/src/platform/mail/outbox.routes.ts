import { getMail, listMails, previewMail, sendMails, testMail } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { MailTestService } from './mail-test.service.ts'
import { OutboxService } from './outbox.service.ts'

const previewPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; frame-ancestors 'self'"

/** The outbox of mails. */
export const outboxRoutes = defineRoutes([OutboxService, MailTestService], (app, outbox, test) => {
  app.call(listMails, async ({ tenant, query }) => ({ results: await outbox.list(tenant, query) }))

  app.call(getMail, async ({ tenant, params, actor }) => {
    if (actor === null) throw errors.NOT_FOUND('such email')
    return { results: await outbox.read(tenant, params.id, actor) }
  })

  // A frame with a policy of its own: what a mail brings can neither run nor see the admin.
  app.call(previewMail, async ({ tenant, params, actor }, reply) => {
    if (actor === null) throw errors.NOT_FOUND('such email')
    const { html } = await outbox.read(tenant, params.id, actor)
    return reply.header('content-security-policy', previewPolicy).type('text/html; charset=utf-8').send(html)
  })

  app.call(sendMails, async ({ tenant, body }) => ({
    results: { queued: await outbox.sendAgain(tenant, body.ids) },
  }))

  app.call(testMail, async ({ tenant, body }) => {
    if (tenant === null) throw errors.NOT_FOUND('website')
    return { results: { server: await test.send(tenant, body.to) } }
  })
})
