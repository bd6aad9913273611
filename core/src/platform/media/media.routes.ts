import { permission } from '@ashlar/sdk'
import { core, MediaItem } from '@ashlar/sdk/platform'
import { defineRoutes, ListReply } from '@ashlar/sdk/server'
import { ById } from '../request-schemas.ts'
import {
  ActReply,
  ChangeMedia,
  MediaDetailReply,
  MediaIds,
  MediaListQuery,
  MediaReply,
  MoveMedia,
} from './media.schemas.ts'
import { MediaService } from './media.service.ts'

const views = { access: permission(core, 'media', 'can_view') }
const edits = { access: permission(core, 'media', 'can_edit') }
const deletes = { access: permission(core, 'media', 'can_delete') }

/** The media library (OPEN-139); uploads stand in `upload.routes.ts`. */
export const mediaRoutes = defineRoutes([MediaService], (app, media) => {
  app.get(
    '/api/v1/admin/media/',
    { schema: { querystring: MediaListQuery, response: { 200: ListReply(MediaItem) } }, config: views },
    async ({ query }) => ({ success: true as const, results: await media.list(query) }),
  )

  app.get(
    '/api/v1/admin/media/:id/',
    { schema: { params: ById, response: { 200: MediaDetailReply } }, config: views },
    async ({ params }) => ({ success: true as const, ...(await media.byId(params.id)) }),
  )

  app.put(
    '/api/v1/admin/media/:id/',
    { schema: { params: ById, body: ChangeMedia, response: { 200: MediaReply } }, config: edits },
    async ({ params, body }) => ({ success: true as const, file: await media.change(params.id, body) }),
  )

  app.delete(
    '/api/v1/admin/media/:id/',
    { schema: { params: ById, response: { 200: ActReply } }, config: deletes },
    async ({ params }) => ({ success: true as const, count: await media.remove([params.id]) }),
  )

  app.post(
    '/api/v1/admin/media/move/',
    { schema: { body: MoveMedia, response: { 200: ActReply } }, config: edits },
    async ({ body }) => ({ success: true as const, count: await media.move(body.ids, body.folderId) }),
  )

  app.post(
    '/api/v1/admin/media/delete/',
    { schema: { body: MediaIds, response: { 200: ActReply } }, config: deletes },
    async ({ body }) => ({ success: true as const, count: await media.remove(body.ids) }),
  )

  app.post(
    '/api/v1/admin/media/restore/',
    { schema: { body: MediaIds, response: { 200: ActReply } }, config: deletes },
    async ({ body }) => ({ success: true as const, count: await media.restore(body.ids) }),
  )
})
