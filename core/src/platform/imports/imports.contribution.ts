import { Database, Imports, LiveEvents, leaveOut, provide, type ServerContribution, Uploads } from '@ashlar/sdk/server'
import { MediaStorage } from '../../media-storage/storage.ts'
import { ByteStore } from '../media/byte-store.ts'
import { ImportBadRowEntity, ImportEntity, ImportMappingEntity } from './import.entity.ts'
import { importJobs, importSchedules } from './import.jobs.ts'
import { importMigrations } from './import.migrations.ts'
import { RowImports } from './import.service.ts'

/** Imports of modules: files that are read row by row, whatever happens meanwhile. */
export const imports = {
  entities: [ImportEntity, ImportBadRowEntity, ImportMappingEntity],
  migrations: importMigrations,
  services: [provide(Imports, RowImports, Database, MediaStorage, ByteStore, Uploads, LiveEvents)],
  routes: [],
  jobs: importJobs,
  schedules: importSchedules,
  subscriptions: [],
  archive: leaveOut('data_import', 'import_bad_row', 'import_mapping'),
} satisfies ServerContribution
