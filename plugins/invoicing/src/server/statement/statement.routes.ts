import { type CsvStep, defineRoutes, sendCsv, sendFile } from '@ashlar/sdk/server'
import { getStatement, getStatementPdf, previewStatement, sendStatement } from '../../contract.ts'
import { statementCsv } from './statement.csv.ts'
import { StatementService } from './statement.service.ts'
import { StatementPapers } from './statement-papers.service.ts'

export const statementRoutes = defineRoutes([StatementService, StatementPapers], (app, statements, papers) => {
  app.call(getStatement, async ({ params, query: { format, columns, ...query } }, reply) => {
    const statement = await statements.of(params.customer_id, query)
    if (format !== 'csv') return { statement }
    const rows = (step: CsvStep) => statements.exported(params.customer_id, query, step)
    return sendCsv(reply, { name: `statement-${params.customer_id}`, columns: statementCsv, wanted: columns, rows })
  })
  app.call(getStatementPdf, async ({ params, query }, reply) =>
    sendFile(reply, await papers.open(params.customer_id, query)),
  )
  app.call(previewStatement, async ({ params, query }) => ({
    mail: await statements.preview(params.customer_id, query),
  }))
  app.call(sendStatement, ({ params, body }) => statements.send(params.customer_id, body))
})
