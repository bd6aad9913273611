import { getLinkedFile } from '@ashlar/sdk/platform'
import { defineRoutes, sendFile } from '@ashlar/sdk/server'
import { fileErrors } from './file.errors.ts'
import { FileLinks } from './file-links.ts'
import { RecordFileStore } from './files.service.ts'

export const fileLinkRoutes = defineRoutes([FileLinks, RecordFileStore], (app, links, files) => {
  app.call(getLinkedFile, async ({ params, query }, reply) => {
    if (!(await links.holds(params.id, query))) throw fileErrors.FILE_LINK_EXPIRED()
    return sendFile(reply, await files.openLinked(params.id))
  })
})
