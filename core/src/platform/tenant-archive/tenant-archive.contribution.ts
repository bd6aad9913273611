import { service } from '@ashlar/sdk/server'
import { MediaStorage } from '../../media-storage/storage.ts'
import { CoreDatabase } from '../core-database.ts'
import { tenantArchiveMigrations } from './tenant-archive.migrations.ts'
import { tenantArchiveRoutes } from './tenant-archive.routes.ts'
import { TenantDeletion } from './tenant-deletion.service.ts'

export const tenantArchive = {
  migrations: tenantArchiveMigrations,
  services: [service(TenantDeletion, CoreDatabase, MediaStorage)],
  routes: [tenantArchiveRoutes],
  subscriptions: [],
}
