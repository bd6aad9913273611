import { createMediaFolder, deleteMediaFolder, listMediaFolders, updateMediaFolder } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { FolderService } from './folder.service.ts'

export const folderRoutes = defineRoutes([FolderService], (app, folders) => {
  app.call(listMediaFolders, async () => {
    const rows = await folders.list()
    return { results: { rows, total: rows.length } }
  })
  app.call(createMediaFolder, async ({ body }) => ({ folder: await folders.create(body) }))
  app.call(updateMediaFolder, async ({ params, body }) => ({ folder: await folders.change(params.id, body) }))
  app.call(deleteMediaFolder, ({ params }) => folders.remove(params.id))
})
