import { countAuditLines, listAuditLines } from '@ashlar/sdk/platform'
import { type CsvStep, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import { auditCsv } from './audit.csv.ts'
import { AuditService } from './audit.service.ts'

/** Who did what to which record, when. */
export const auditRoutes = defineRoutes([AuditService], (app, audit) => {
  app.call(listAuditLines, async ({ query }, reply) => {
    if (query.format !== 'csv') return { results: await audit.list(query) }
    const rows = (step: CsvStep) => audit.exported(query, step)
    return sendCsv(reply, { name: 'audit-log', columns: auditCsv, wanted: query.columns, rows })
  })

  app.call(countAuditLines, async ({ query }) => ({ results: await audit.perDay(query.days) }))
})
