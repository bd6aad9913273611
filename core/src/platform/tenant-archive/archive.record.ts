import type { TenantArchive } from '@ashlar/sdk/platform'
import { isoOf, isoOrNull } from '../sql.ts'
import type { ArchiveRecord } from './tenant-archive.entity.ts'

export function archiveOf(record: ArchiveRecord): TenantArchive {
  const { id, kind, state, message, size, notes } = record
  return {
    ...{ id, kind, state, message, size },
    fraction: Math.round(record.fraction * 1000) / 1000,
    fileName: record.fileName,
    notes: [...notes],
    author: record.authorName,
    createdAt: isoOf(record.createdAt),
    endedAt: isoOrNull(record.endedAt),
    expiresAt: isoOf(record.expiresAt),
    isThere: record.kind === 'export' && record.state === 'done' && record.storageName !== '',
    ...{ isSafetyCopy: record.isSafetyCopy, plan: record.plan, safetyCopy: record.safetyCopy },
  }
}
