import { createPreview, listPreviews, revokePreview } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { PreviewService } from './preview.service.ts'

export const previewRoutes = defineRoutes([PreviewService], (app, previews) => {
  app.call(listPreviews, async ({ params }) => {
    const rows = await previews.list(params.id)
    return { results: { rows, total: rows.length } }
  })
  app.call(createPreview, ({ body, actor }) => previews.create(body, authorOf(actor)))
  app.call(revokePreview, ({ params }) => previews.revoke(params.id, params.previewId))
})
