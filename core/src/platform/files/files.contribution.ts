import { CurrentTenant, Database, Files, provide, Secrets, type ServerContribution, service } from '@ashlar/sdk/server'
import { FileInspection } from '../../host/tokens.ts'
import { MediaStorage } from '../../media-storage/storage.ts'
import { ByteStore } from '../media/byte-store.ts'
import { Incoming } from '../media/incoming.ts'
import { fileLinkRoutes } from './file-link.routes.ts'
import { FileLinks } from './file-links.ts'
import { RecordFileStore } from './files.service.ts'
import { recordFileArchive } from './record-file.archive.ts'
import { RecordFileEntity } from './record-file.entity.ts'
import { recordFileMigrations } from './record-file.migrations.ts'

/** Private files of the records of modules. */
export const files = {
  entities: [RecordFileEntity],
  migrations: recordFileMigrations,
  services: [
    service(FileLinks, Secrets),
    provide(
      Files,
      RecordFileStore,
      ...([Database, MediaStorage, ByteStore, FileInspection, Incoming, FileLinks, CurrentTenant] as const),
    ),
  ],
  routes: [fileLinkRoutes],
  subscriptions: [],
  archive: recordFileArchive,
} satisfies ServerContribution
