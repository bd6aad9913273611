import { type CsvStep, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import { getOpenFigures, getQuoteFigures, getRevenueFigures, getTaxReport, listJournal } from '../../contract.ts'
import { FiguresService } from './figures.service.ts'
import { journalCsv, wantedColumns } from './journal.csv.ts'
import { ReportService } from './report.service.ts'

export const figureRoutes = defineRoutes([FiguresService, ReportService], (app, figures, reports) => {
  app.call(getOpenFigures, async () => ({ open: await figures.open() }))
  app.call(getRevenueFigures, async () => ({ revenue: await figures.revenue() }))
  app.call(getQuoteFigures, async () => ({ quotes: await figures.quotes() }))
  app.call(getTaxReport, async ({ query }) => ({ report: await reports.report(query) }))
  app.call(listJournal, async ({ query }, reply) => {
    if (query.format !== 'csv') return { results: await reports.journal(query) }
    const taxes = await reports.taxNames(query)
    return sendCsv(reply, {
      ...{ name: 'journal', columns: journalCsv(taxes), wanted: wantedColumns(query.columns, taxes) },
      rows: (step: CsvStep) => reports.exported(query, step),
    })
  })
})
