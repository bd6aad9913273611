import type { TenantArchive } from '@ashlar/sdk/platform'
import { isoOf, isoOrNull, sql } from '../sql.ts'

export interface ArchiveRecord {
  readonly id: string
  readonly kind: 'export' | 'import'
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  readonly fraction: number
  readonly message: string
  readonly file_name: string
  readonly storage_name: string
  readonly size: number
  readonly notes: readonly string[]
  readonly author_name: string
  readonly created_at: Date
  readonly ended_at: Date | null
  readonly expires_at: Date
}

export const archiveColumns = sql`id, kind, state, fraction, message, file_name, storage_name, size, notes, author_name,
  created_at, ended_at, expires_at`

export function archiveOf(record: ArchiveRecord): TenantArchive {
  const { id, kind, state, message, size, notes } = record
  return {
    ...{ id, kind, state, message, size },
    fraction: Math.round(record.fraction * 1000) / 1000,
    fileName: record.file_name,
    notes: [...notes],
    author: record.author_name,
    createdAt: isoOf(record.created_at),
    endedAt: isoOrNull(record.ended_at),
    expiresAt: isoOf(record.expires_at),
    isThere: record.kind === 'export' && record.state === 'done' && record.storage_name !== '',
  }
}
