import { permission } from '@ashlar/sdk'
import { core, MediaFolder } from '@ashlar/sdk/platform'
import { defineRoutes, ListReply } from '@ashlar/sdk/server'
import Type from 'typebox'
import { ById } from '../request-schemas.ts'
import { FolderService } from './folder.service.ts'
import { ChangeFolder, FolderBody, FolderReply } from './media.schemas.ts'

const Done = Type.Object({ success: Type.Literal(true) })
const edits = { access: permission(core, 'media', 'can_edit') }

export const folderRoutes = defineRoutes([FolderService], (app, folders) => {
  app.get(
    '/api/v1/admin/media-folders/',
    {
      schema: { response: { 200: ListReply(MediaFolder) } },
      config: { access: permission(core, 'media', 'can_view') },
    },
    async () => {
      const rows = await folders.list()
      return { success: true as const, results: { rows, total: rows.length } }
    },
  )

  app.post(
    '/api/v1/admin/media-folders/',
    {
      schema: { body: FolderBody, response: { 201: FolderReply } },
      config: { access: permission(core, 'media', 'can_create') },
    },
    async ({ body }, reply) => reply.code(201).send({ success: true, folder: await folders.create(body) }),
  )

  app.put(
    '/api/v1/admin/media-folders/:id/',
    { schema: { params: ById, body: ChangeFolder, response: { 200: FolderReply } }, config: edits },
    async ({ params, body }) => ({ success: true as const, folder: await folders.change(params.id, body) }),
  )

  app.delete(
    '/api/v1/admin/media-folders/:id/',
    {
      schema: { params: ById, response: { 200: Done } },
      config: { access: permission(core, 'media', 'can_delete') },
    },
    async ({ params }) => {
      await folders.remove(params.id)
      return { success: true as const }
    },
  )
})
