import { type CsvStep, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import { getStatement, previewStatement, sendStatement } from '../../contract.ts'
import { statementCsv } from './statement.csv.ts'
import { StatementService } from './statement.service.ts'

export const statementRoutes = defineRoutes([StatementService], (app, statements) => {
  app.call(getStatement, async ({ params, query: { format, columns, ...query } }, reply) => {
    const statement = await statements.of(params.customer_id, query)
    if (format !== 'csv') return { statement }
    const rows = (step: CsvStep) => statements.exported(params.customer_id, query, step)
    return sendCsv(reply, { name: `statement-${params.customer_id}`, columns: statementCsv, wanted: columns, rows })
  })
  app.call(previewStatement, async ({ params, query }) => ({
    mail: await statements.preview(params.customer_id, query),
  }))
  app.call(sendStatement, ({ params, body }) => statements.send(params.customer_id, body))
})
