import { getMediaThumbnail } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { MediaStorage } from '../../media-storage/storage.ts'
import { tenantOfWork } from './byte-store.ts'
import { mediaErrors } from './media.errors.ts'
import { MediaService } from './media.service.ts'
import { MediaVariants } from './media.variants.ts'
import { variantFor } from './variant.ts'

/** Pixels. */
const thumbnailWidth = 320

/** Small pictures for whoever sees the media library: files in the trash have no address on the site any more. */
export const thumbnailRoutes = defineRoutes(
  [MediaService, MediaVariants, MediaStorage],
  (app, media, variants, storage) => {
    app.call(getMediaThumbnail, async ({ params, headers }, reply) => {
      const image = await media.image(params.id)
      const variant = variantFor(image, thumbnailWidth, headers.accept)
      const smaller = variant && (await variants.standIn(tenantOfWork(), image, variant))
      const found = smaller?.bytes ?? (await storage.open(tenantOfWork(), image.storageName))
      if (!found) throw mediaErrors.MEDIA_NOT_FOUND()
      return reply
        .type(smaller ? `image/${smaller.variant.format}` : image.mimeType)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('cache-control', 'private, max-age=600')
        .header('vary', 'accept')
        .header('content-length', found.size)
        .send(found.stream)
    })
  },
)
