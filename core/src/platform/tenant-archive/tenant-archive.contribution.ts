import { maybe } from '@ashlar/sdk'
import { archiveTable, Log, leaveOut, Notices, type ServerContribution, service, work } from '@ashlar/sdk/server'
import { HostConfig, RunningComposition } from '../../host/tokens.ts'
import { MediaStorage } from '../../media-storage/storage.ts'
import { CoreDatabase } from '../core-database.ts'
import { RecordFileStore } from '../files/files.service.ts'
import { ConfirmationService } from '../identity/confirmation.service.ts'
import { ByteStore } from '../media/byte-store.ts'
import { MediaFiles } from '../media/media.contribution.ts'
import { TenantLookUp } from '../tenants/tenant-directory.ts'
import { exportTenant, importTenant, planRestoreJob, purgeArchives, restoreTenant } from './archive.jobs.ts'
import { archiveRoutes } from './archive.routes.ts'
import { ArchiveReader } from './archive-reader.ts'
import { ArchiveRun } from './archive-run.ts'
import { ArchiveWork } from './archive-work.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { restoreRoutes } from './restore.routes.ts'
import { RestoreWork } from './restore-work.ts'
import { Restores } from './restores.service.ts'
import { SafetyCopies } from './safety-copies.ts'
import { TenantArchiveEntity } from './tenant-archive.entity.ts'
import { tenantArchiveMigrations } from './tenant-archive.migrations.ts'
import { tenantArchiveRoutes } from './tenant-archive.routes.ts'
import { TenantArchives } from './tenant-archive.service.ts'
import { TenantDeletion } from './tenant-deletion.service.ts'

/**
 * What stays with one installation or its people: where a tenant answers and what it may, sealed secrets, hashes of
 * links, what somebody keeps for themselves, and what is counted by triggers.
 */
const staying = leaveOut(
  ...['tenant_host', 'tenant_module', 'tenant_usage', 'row_count', 'tenant_archive', 'tenant_archive_row'],
  ...['page_preview', 'idempotency_key', 'not_found_address'],
  ...['saved_view', 'saved_view_default', 'dashboard_arrangement', 'record_version'],
  ...['notice', 'notice_mail_off', 'notice_choice', 'bulk_mailing', 'bounced_address'],
)

export const tenantArchive = {
  entities: [TenantArchiveEntity],
  migrations: tenantArchiveMigrations,
  services: [
    service(TenantDeletion, CoreDatabase, MediaStorage),
    service(TenantArchives, CoreDatabase, TenantLookUp, MediaStorage, HostConfig),
    service(ArchiveWriter, CoreDatabase, RunningComposition, MediaStorage),
    service(ArchiveReader, CoreDatabase, RunningComposition, MediaFiles, RecordFileStore, ByteStore),
    service(ArchiveRun, CoreDatabase, TenantArchives, MediaStorage, maybe(Log)),
    service(ArchiveWork, CoreDatabase, TenantArchives, ArchiveWriter, ArchiveReader, MediaStorage, ArchiveRun),
    service(SafetyCopies, CoreDatabase, TenantArchives, ArchiveWriter, MediaStorage),
    service(Restores, CoreDatabase, TenantArchives, SafetyCopies, ConfirmationService),
    service(
      RestoreWork,
      ...[CoreDatabase, RunningComposition, ArchiveReader, SafetyCopies, MediaStorage, Notices, ArchiveRun],
    ),
  ],
  routes: [tenantArchiveRoutes, archiveRoutes, restoreRoutes],
  subscriptions: [],
  jobs: [
    work(exportTenant, [ArchiveWork], ({ archive }, context, archives) => archives.export(archive, context)),
    work(importTenant, [ArchiveWork], ({ archive }, context, archives) => archives.import(archive, context)),
    work(planRestoreJob, [RestoreWork], ({ archive }, context, restores) => restores.plan(archive, context)),
    work(restoreTenant, [RestoreWork], ({ archive }, context, restores) => restores.restore(archive, context)),
    work(purgeArchives, [ArchiveWork], (_payload, _context, archives) => archives.purge()),
  ],
  schedules: [{ job: purgeArchives.id, cron: '40 3 * * *' }],
  archive: [
    ...staying,
    // Words about people, mails and acts lead to rows that stay.
    archiveTable('search_word', { isDerived: true, where: `t.kind not in ('user', 'mail', 'audit')` }),
    archiveTable('block_usage', { isDerived: true }),
    archiveTable('role'),
    archiveTable('role_permission'),
    archiveTable('second_factor_role'),
  ],
} satisfies ServerContribution
