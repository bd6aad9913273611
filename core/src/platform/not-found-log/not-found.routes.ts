import { core, permission } from '@ashlar/sdk'
import { defineRoutes } from '@ashlar/sdk/server'
import { Done } from '../request-schemas.ts'
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
    async ({ query }) => ({ success: true as const, results: await log.list(query) }),
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
