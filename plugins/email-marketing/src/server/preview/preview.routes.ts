import { defineRoutes } from '@ashlar/sdk/server'
import { checkCampaign, previewCampaign, sendTestCampaign, showCampaignMail } from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { CheckService } from './check.service.ts'
import { framePolicy } from './frame-policy.ts'
import { PreviewService } from './preview.service.ts'

export const previewRoutes = defineRoutes([PreviewService, CheckService], (app, previews, checks) => {
  app.call(previewCampaign, async ({ params, query }) => ({
    preview: await previews.preview(params.id, query.testCustomer),
  }))
  app.call(showCampaignMail, async ({ params, query }, reply) => {
    const { html } = await previews.preview(params.id, query.testCustomer)
    return reply.header('content-security-policy', framePolicy).type('text/html; charset=utf-8').send(html)
  })
  app.call(checkCampaign, async ({ params }) => ({ checks: await checks.checks(params.id) }))
  app.call(sendTestCampaign, async ({ actor, params, body }) => ({
    sent: await previews.sendTest(whoAsks(actor), params.id, body),
  }))
})
