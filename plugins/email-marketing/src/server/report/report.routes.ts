import { type CsvColumn, type CsvStep, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import { campaignMetrics, campaignReport, listRecipients, type Recipient } from '../../contract.ts'
import { RecipientListService } from './recipient-list.service.ts'
import { ReportService } from './report.service.ts'

/** Columns of the recipients as a file, by the ids that the list has for them. */
const recipientCsv: Readonly<Record<string, CsvColumn<Recipient>>> = {
  email: { title: 'email', value: ({ email }) => email },
  name: { title: 'name', value: ({ name }) => name },
  state: { title: 'state', value: ({ state }) => state },
  sent: { title: 'sent', value: ({ sentAt }) => sentAt },
  opened: { title: 'opened', value: ({ openedAt }) => openedAt },
  clicked: { title: 'clicked', value: ({ clickedAt }) => clickedAt },
  bounced: { title: 'bounced', value: ({ bouncedAt }) => bouncedAt },
  error: { title: 'error', value: ({ error }) => error },
}

export const reportRoutes = defineRoutes([ReportService, RecipientListService], (app, reports, recipients) => {
  app.call(campaignMetrics, async ({ query }) => ({ metrics: await reports.metrics(query) }))
  app.call(campaignReport, ({ params }) => reports.ofCampaign(params.id))
  app.call(listRecipients, async ({ params, query }, reply) => {
    if (query.format !== 'csv') return { results: await recipients.list(params.id, query) }
    const rows = (step: CsvStep) => recipients.exported(params.id, query, step)
    return sendCsv(reply, { name: 'recipients', columns: recipientCsv, wanted: query.columns, rows })
  })
})
