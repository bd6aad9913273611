import type { MediaItem, MediaKind } from '@ashlar/sdk/platform'
import type { MediaRecord } from '@ashlar/sdk/server'
import { isoOf, sql } from '../sql.ts'
import { fileAddress, hasVariants } from './variant.ts'

export interface MediaRow {
  readonly id: number
  readonly file_name: string
  readonly name: string
  readonly storage_name: string
  readonly mime_type: string
  readonly kind: MediaKind
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly alt_text: string
  readonly sha256: string
  readonly folder_id: number | null
  readonly focal_x: number
  readonly focal_y: number
  readonly version: number
  readonly is_moving: boolean
  readonly created_at: Date
  readonly created_by_name: string
}

export const mediaColumns = sql`
  id, file_name, case when name = '' then file_name else name end as name, storage_name, mime_type, kind, size, width, height, alt_text, sha256, folder_id, focal_x, focal_y,
  version, is_moving, created_at, created_by_name`

export function mediaOf(row: MediaRow): MediaRecord {
  return {
    id: row.id,
    address: `/media/${row.id}/${row.file_name}`,
    fileName: row.file_name,
    mimeType: row.mime_type,
    size: row.size,
    width: row.width,
    height: row.height,
    altText: row.alt_text,
    version: row.version,
    focus: { x: row.focal_x, y: row.focal_y },
    hasWidths: hasVariants(row),
  }
}

/** A file as lists and forms of the admin show it. */
export function itemOf(row: MediaRow): MediaItem {
  return {
    id: row.id,
    address: `/media/${row.id}/${row.file_name}`,
    fileName: row.file_name,
    name: row.name,
    mimeType: row.mime_type,
    kind: row.kind,
    size: row.size,
    width: row.width,
    height: row.height,
    altText: row.alt_text,
    folderId: row.folder_id,
    focalX: row.focal_x,
    focalY: row.focal_y,
    version: row.version,
    thumbnail: row.kind === 'image' ? fileAddress(row, hasVariants(row) ? 320 : undefined) : '',
    createdAt: isoOf(row.created_at),
    createdBy: row.created_by_name,
  }
}
