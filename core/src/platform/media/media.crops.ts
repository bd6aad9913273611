import type { CropMedia } from '@ashlar/sdk/platform'
import type { Database } from '@ashlar/sdk/server'
import type { FileInspection } from '../../file-inspection/file-inspection.ts'
import { bytesOf, type MediaStorage } from '../../media-storage/storage.ts'
import type { Author } from '../author.ts'
import { tenantOfWork } from './byte-store.ts'
import type { Media } from './media.entity.ts'
import { mediaErrors } from './media.errors.ts'
import { type MediaStore, mediaById } from './media.store.ts'
import { nameOf } from './media.view.ts'
import { busy } from './prepare.ts'
import { hasVariants } from './variant.ts'

/** Parts of images, each a file of its own: the image stays as it is, and so does whatever shows it. */
export class MediaCrops {
  readonly #database: Database
  readonly #storage: MediaStorage
  readonly #inspection: FileInspection
  readonly #store: MediaStore

  constructor(database: Database, storage: MediaStorage, inspection: FileInspection, store: MediaStore) {
    this.#database = database
    this.#storage = storage
    this.#inspection = inspection
    this.#store = store
  }

  /**
   * Keep a part of an image beside it: in its folder, with its alternative text and its focal point.
   *
   * @throws 404, 422 for what is no image of pixels and for a part that lies outside of it; 503 while too many wait
   */
  async add(id: number, area: CropMedia, author: Author): Promise<Media> {
    const image = await this.#database.tenant((tx) => mediaById(tx, id))
    if (image.deletedAt !== null) throw mediaErrors.MEDIA_NOT_FOUND()
    if (!hasVariants(image)) throw mediaErrors.MEDIA_NOT_CROPPED(nameOf(image))
    const { width, height } = image
    if (width === null || height === null || area.x + area.width > width || area.y + area.height > height) {
      throw mediaErrors.MEDIA_CROP_OUTSIDE()
    }
    const original = await bytesOf(this.#storage, tenantOfWork(), image.storageName)
    if (!original) throw mediaErrors.MEDIA_NOT_FOUND()
    const bytes = await this.#inspection
      .crop(tenantOfWork(), original, area, extensionOf(image.storageName))
      .catch(busy)
    const focus = {
      focalX: withinPart((image.focalX / 100) * width, area.x, area.width),
      focalY: withinPart((image.focalY / 100) * height, area.y, area.height),
    }
    const { altText, isDecorative, folderId } = image
    const [part] = await this.#store.addAll(
      (keep) =>
        keep({
          fileName: croppedName(image),
          ...{ bytes, isTrusted: true },
          ...{ altText, isDecorative, folderId },
          ...focus,
        }),
      author,
    )
    if (!part) throw mediaErrors.MEDIA_NOT_FOUND()
    return part
  }
}

const extensionOf = (storageName: string): string => storageName.replace(/^.*\./, '')

/** `harbour.jpg` becomes `harbour (cropped).jpg`. */
const croppedName = (image: Media): string =>
  `${nameOf(image).replace(/\.[^.]*$/, '')} (cropped).${extensionOf(image.storageName)}`

/** A point of the whole as per cent of the part; one outside of the part moves to its edge. */
const withinPart = (point: number, start: number, length: number): number =>
  Math.round(Math.min(100, Math.max(0, ((point - start) / length) * 100)))
