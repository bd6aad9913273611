import { type CsvStep, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import { changeNotFound, listNotFound } from '../../contract.ts'
import { notFoundCsv } from './not-found.csv.ts'
import { NotFoundService } from './not-found.service.ts'

export const notFoundRoutes = defineRoutes([NotFoundService], (app, log) => {
  app.call(listNotFound, async ({ query }, reply) => {
    if (query.format !== 'csv') return { results: await log.list(query) }
    const rows = (step: CsvStep) => log.exported(query, step)
    return sendCsv(reply, { name: 'not-found', columns: notFoundCsv, wanted: query.columns, rows })
  })
  app.call(changeNotFound, ({ body }) => log.change(body))
})
