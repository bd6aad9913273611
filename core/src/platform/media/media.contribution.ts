import { maybe, token } from '@ashlar/sdk'
import {
  Database,
  Log,
  Media,
  OutsideFetch,
  provide,
  type ServerContribution,
  service,
  Uploads,
} from '@ashlar/sdk/server'
import { FileInspection, HostConfig } from '../../host/tokens.ts'
import { MediaStorage } from '../../media-storage/storage.ts'
import { CoreDatabase } from '../core-database.ts'
import { ByteStore } from './byte-store.ts'
import { fileRoutes } from './file.routes.ts'
import { folderRoutes } from './folder.routes.ts'
import { FolderService } from './folder.service.ts'
import { Incoming } from './incoming.ts'
import { LibraryMedia } from './library-media.ts'
import { mediaArchive } from './media.archive.ts'
import { MediaCrops } from './media.crops.ts'
import { FolderEntity, MediaEntity, MediaUsageEntity } from './media.entity.ts'
import { mediaJobs, mediaSchedules } from './media.jobs.ts'
import { MediaLeftovers } from './media.leftovers.ts'
import { mediaMigrations } from './media.migrations.ts'
import { MediaPngs } from './media.pngs.ts'
import { mediaRoutes } from './media.routes.ts'
import { MediaService } from './media.service.ts'
import { MediaStore } from './media.store.ts'
import { MediaVariants } from './media.variants.ts'
import { thumbnailRoutes } from './thumbnail.routes.ts'
import { Unrecorded } from './unrecorded.ts'
import { uploadRoutes } from './upload.routes.ts'

/** For seeds and uploads: keeps files for the tenant that the work runs as. */
export const MediaFiles = token<MediaStore>('core.media-store')

export const media = {
  entities: [MediaEntity, FolderEntity, MediaUsageEntity],
  migrations: mediaMigrations,
  services: [
    service(MediaService, Database),
    provide(Media, LibraryMedia, MediaService, MediaFiles, OutsideFetch, MediaPngs),
    service(MediaPngs, Database, MediaStorage, FileInspection),
    provide(MediaFiles, MediaStore, Database, ByteStore, FileInspection),
    service(ByteStore, MediaStorage, Unrecorded, MediaLeftovers),
    service(MediaVariants, MediaStorage, FileInspection, maybe(Log)),
    service(MediaCrops, Database, MediaStorage, FileInspection, MediaFiles),
    service(FolderService, Database),
    provide(Uploads, Incoming, HostConfig),
    service(Unrecorded, CoreDatabase, MediaStorage, HostConfig),
    service(MediaLeftovers, Incoming, MediaStorage, Unrecorded, maybe(Log)),
  ],
  routes: [mediaRoutes, thumbnailRoutes, uploadRoutes, folderRoutes, fileRoutes],
  jobs: mediaJobs,
  schedules: mediaSchedules,
  subscriptions: [],
  archive: mediaArchive,
} satisfies ServerContribution
