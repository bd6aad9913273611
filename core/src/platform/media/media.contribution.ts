import { token } from '@ashlar/sdk'
import { Database, Media, provide, type ServerContribution } from '@ashlar/sdk/server'
import { MediaFolder } from '../../host/tokens.ts'
import { mediaMigrations } from './media.migrations.ts'
import { mediaRoutes } from './media.routes.ts'
import { MediaService } from './media.service.ts'
import { MediaStore } from './media.store.ts'

/** For seeds and uploads: keeps files for the tenant that the work runs as. */
export const MediaFiles = token<MediaStore>('core.media-store')

export const media = {
  migrations: mediaMigrations,
  services: [provide(Media, MediaService, Database), provide(MediaFiles, MediaStore, Database, MediaFolder)],
  routes: [mediaRoutes],
  subscriptions: [],
} satisfies ServerContribution
