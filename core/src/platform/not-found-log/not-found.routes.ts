import { permission } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { type CsvPage, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import { Done } from '../request-schemas.ts'
import { notFoundCsv } from './not-found.csv.ts'
import { NotFoundBulk, NotFoundListQuery, NotFoundListReply } from './not-found.schemas.ts'
import { NotFoundService } from './not-found.service.ts'

const path = '/api/v1/admin/not-found/'

export const notFoundRoutes = defineRoutes([NotFoundService], (app, log) => {
  app.get(
    path,
    {
      schema: { querystring: NotFoundListQuery, response: { 200: NotFoundListReply } },
      config: { access: permission(core, 'pages', 'can_view') },
    },
    async ({ query }, reply) => {
      if (query.format === 'csv') {
        const rows = (page: CsvPage) => log.list({ ...query, ...page }).then((found) => found.rows)
        return sendCsv(reply, { name: 'not-found', columns: notFoundCsv, wanted: query.columns, rows })
      }
      return { success: true as const, results: await log.list(query) }
    },
  )

  app.post(
    `${path}bulk/`,
    {
      schema: { body: NotFoundBulk, response: { 200: Done } },
      config: { access: permission(core, 'pages', 'can_edit') },
    },
    async ({ body }) => {
      await log.change(body)
      return { success: true as const }
    },
  )
})
