import { permission } from '@ashlar/sdk'
import { core, PreviewLink } from '@ashlar/sdk/platform'
import { defineRoutes, ListReply } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { ById, Done } from '../request-schemas.ts'
import { ByPreview, CreatePreview, PreviewReply } from './preview.schemas.ts'
import { PreviewService } from './preview.service.ts'

const path = '/api/v1/admin/page/previews/'
const edits = { access: permission(core, 'pages', 'can_edit') }

export const previewRoutes = defineRoutes([PreviewService], (app, previews) => {
  app.get(
    `${path}:id/`,
    { schema: { params: ById, response: { 200: ListReply(PreviewLink) } }, config: edits },
    async ({ params }) => {
      const rows = await previews.list(params.id)
      return { success: true as const, results: { rows, total: rows.length } }
    },
  )

  app.post(
    path,
    { schema: { body: CreatePreview, response: { 201: PreviewReply } }, config: edits },
    async ({ body, actor }, reply) =>
      reply.code(201).send({ success: true, ...(await previews.create(body, authorOf(actor))) }),
  )

  app.delete(
    `${path}:id/:previewId/`,
    { schema: { params: ByPreview, response: { 200: Done } }, config: edits },
    async ({ params }) => {
      await previews.revoke(params.id, params.previewId)
      return { success: true as const }
    },
  )
})
