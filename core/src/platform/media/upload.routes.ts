import { replaceMedia, uploadMedia } from '@ashlar/sdk/platform'
import { AshlarError, defineRoutes, type RouteScope } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { FolderService } from './folder.service.ts'
import { Incoming, mediaLimits } from './incoming.ts'
import { mediaErrors } from './media.errors.ts'
import { MediaService } from './media.service.ts'
import { MediaStore } from './media.store.ts'
import { itemOf } from './media.view.ts'

/** Files as a form brings them (OPEN-139). */
export const uploadRoutes = defineRoutes(
  [MediaStore, Incoming, FolderService, MediaService],
  (app, store, incoming, ...services) => {
    // In a scope of its own: no other route takes forms.
    app.register(async (scope) => {
      await incoming.accept(scope)
      addRoutes(scope, store, incoming, ...services)
    })
  },
)

function addRoutes(
  app: RouteScope,
  store: MediaStore,
  incoming: Incoming,
  folders: FolderService,
  media: MediaService,
): void {
  app.call(uploadMedia, async (request) => {
    const { folderId = null } = request.query
    if (folderId !== null) await folders.assert(folderId)
    const rows = await store.addAll(
      (keep) =>
        incoming.each(request, mediaLimits, ({ path, name: fileName, declared }, place) =>
          keep({ ...{ path, fileName, declared }, altText: '', folderId }).catch((error: unknown) => {
            throw error instanceof AshlarError ? error.at({ path: `file[${place}]`, message: error.message }) : error
          }),
        ),
      authorOf(request.actor),
    )
    return { files: rows.map(itemOf) }
  })

  app.call(replaceMedia, async (request) => {
    // Nothing is received for a file that is not there.
    await media.assert(request.params.id)
    const limits = { ...mediaLimits, files: 1 }
    const [row] = await incoming.each(request, limits, ({ path, name: fileName, declared }) =>
      store.replace(request.params.id, { path, fileName, declared, altText: '' }),
    )
    if (!row) throw mediaErrors.MEDIA_NO_FILE()
    return { file: itemOf(row) }
  })
}
