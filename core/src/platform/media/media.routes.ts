import {
  cropMedia,
  deleteManyMedia,
  deleteMedia,
  getMedia,
  listMedia,
  moveMedia,
  restoreMedia,
  updateMedia,
} from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { MediaCrops } from './media.crops.ts'
import { MediaService } from './media.service.ts'
import { itemOf } from './media.view.ts'

/** The media library (OPEN-139); uploads stand in `upload.routes.ts`. */
export const mediaRoutes = defineRoutes([MediaService, MediaCrops], (app, media, crops) => {
  app.call(listMedia, async ({ query }) => ({ results: await media.list(query) }))
  app.call(getMedia, ({ params }) => media.byId(params.id))
  app.call(updateMedia, async ({ params, body }) => ({ file: await media.change(params.id, body) }))
  app.call(cropMedia, async ({ params, body, actor }) => ({
    file: itemOf(await crops.add(params.id, body, authorOf(actor))),
  }))
  app.call(deleteMedia, async ({ params }) => ({ count: await media.remove([params.id]) }))
  app.call(moveMedia, async ({ body }) => ({ count: await media.move(body.ids, body.folderId) }))
  app.call(deleteManyMedia, async ({ body }) => ({ count: await media.remove(body.ids) }))
  app.call(restoreMedia, async ({ body }) => ({ count: await media.restore(body.ids) }))
})
