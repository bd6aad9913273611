import { addressOf } from '@ashlar/sdk'
import { getMediaThumbnail, type MediaItem } from '@ashlar/sdk/platform'
import type { MediaRecord } from '@ashlar/sdk/server'
import { isoOf } from '../sql.ts'
import type { Media } from './media.entity.ts'
import { fileAddress, hasVariants } from './variant.ts'

/** What people call a file: the name they gave it, or the one in its address. */
export const nameOf = ({ name, fileName }: Pick<Media, 'name' | 'fileName'>): string => (name === '' ? fileName : name)

export function mediaOf(file: Media): MediaRecord {
  return {
    id: file.id,
    address: `/media/${file.id}/${file.fileName}`,
    fileName: file.fileName,
    mimeType: file.mimeType,
    size: file.size,
    width: file.width,
    height: file.height,
    altText: file.altText,
    version: file.version,
    focus: { x: file.focalX, y: file.focalY },
    hasWidths: hasVariants(file),
  }
}

/** A file as lists and forms of the admin show it. */
export function itemOf(file: Media): MediaItem {
  return {
    id: file.id,
    address: `/media/${file.id}/${file.fileName}`,
    fileName: file.fileName,
    name: nameOf(file),
    mimeType: file.mimeType,
    kind: file.kind,
    size: file.size,
    width: file.width,
    height: file.height,
    altText: file.altText,
    isDecorative: file.isDecorative,
    folderId: file.folderId,
    focalX: file.focalX,
    focalY: file.focalY,
    version: file.version,
    thumbnail: file.kind === 'image' ? thumbnailOf(file) : '',
    createdAt: isoOf(file.createdAt),
    createdBy: file.createdByName,
  }
}

/** In the trash a file has no address on the site: the admin shows its picture then. */
const thumbnailOf = (file: Media): string =>
  file.deletedAt === null
    ? fileAddress(file, hasVariants(file) ? 320 : undefined)
    : addressOf(getMediaThumbnail, { params: { id: file.id } })
