import { defineRoutes } from '@ashlar/sdk/server'
import { checkCampaign, previewCampaign, sendTestCampaign } from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { CheckService } from './check.service.ts'
import { PreviewService } from './preview.service.ts'

export const previewRoutes = defineRoutes([PreviewService, CheckService], (app, previews, checks) => {
  app.call(previewCampaign, async ({ params, query }) => ({
    preview: await previews.preview(params.id, query.testCustomer),
  }))
  app.call(checkCampaign, async ({ params }) => ({ checks: await checks.checks(params.id) }))
  app.call(sendTestCampaign, async ({ actor, params, body }) => ({
    sent: await previews.sendTest(whoAsks(actor), params.id, body),
  }))
})
