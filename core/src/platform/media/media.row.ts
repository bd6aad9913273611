import type { MediaRecord } from '@ashlar/sdk/server'
import { sql } from '../sql.ts'

export interface MediaRow {
  readonly id: number
  readonly file_name: string
  readonly storage_name: string
  readonly mime_type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly alt_text: string
  readonly sha256: string
  readonly created_at: Date
}

export const mediaColumns = sql`
  id, file_name, storage_name, mime_type, size, width, height, alt_text, sha256, created_at`

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
  }
}
