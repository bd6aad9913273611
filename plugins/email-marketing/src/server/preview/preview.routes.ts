import { defineRoutes } from '@ashlar/sdk/server'
import { checkCampaign, previewCampaign, sendTestCampaign, showCampaignMail } from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { CheckService } from './check.service.ts'
import { PreviewService } from './preview.service.ts'

const framePolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'"

export const previewRoutes = defineRoutes([PreviewService, CheckService], (app, previews, checks) => {
  app.call(previewCampaign, async ({ params, query }) => ({
    preview: await previews.preview(params.id, query.testCustomer),
  }))
  // A frame with a policy of its own: what a mail brings can neither run nor see the admin.
  app.call(showCampaignMail, async ({ params, query }, reply) => {
    const { html } = await previews.preview(params.id, query.testCustomer)
    return reply.header('content-security-policy', framePolicy).type('text/html; charset=utf-8').send(html)
  })
  app.call(checkCampaign, async ({ params }) => ({ checks: await checks.checks(params.id) }))
  app.call(sendTestCampaign, async ({ actor, params, body }) => ({
    sent: await previews.sendTest(whoAsks(actor), params.id, body),
  }))
})
