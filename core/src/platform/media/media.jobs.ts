import { Database, defineJob, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { MediaStorage } from '../../media-storage/storage.ts'
import { MediaEntity } from './media.entity.ts'
import { MediaLeftovers } from './media.leftovers.ts'
import { MediaVariants } from './media.variants.ts'
import { namesOf, preparedVariants } from './variant.ts'

/** Take bytes out of the storage once no record names them. */
export const removeMediaFiles = defineJob(
  'core.remove-media-files',
  Type.Object({ tenant: Type.String(), names: Type.Array(Type.String()) }),
)

/** Make the smaller forms of a new picture, so that no visitor waits for one. */
export const makeMediaSizes = defineJob('core.make-media-sizes', Type.Object({ id: Type.Integer() }), { lane: 'bulk' })

/** Every night: what was deleted thirty days ago goes for good, and what killed uploads have left. */
export const purgeMedia = defineJob('core.purge-media', Type.Object({}))

const kept = 30 * 24 * 60 * 60_000

export const mediaJobs = [
  work(removeMediaFiles, [MediaStorage], ({ tenant, names }, _, storage) => storage.remove(tenant, names)),
  work(
    makeMediaSizes,
    [Database, MediaStorage, MediaVariants],
    async ({ id }, { tenant }, database, storage, variants) => {
      const current = () =>
        database.tenant((tx) =>
          tx.db(MediaEntity).selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst(),
        )
      const row = await current()
      if (!row || tenant === null) return
      for (const variant of preparedVariants(row)) await variants.make(tenant, row, variant)
      // Replaced or gone for good in the meantime: then nothing else removes what was made.
      if ((await current())?.storageName !== row.storageName) await storage.remove(tenant, namesOf(row))
    },
  ),
  work(purgeMedia, [Database, MediaStorage, MediaLeftovers], async (_payload, _, database, storage, leftovers) => {
    const gone = await database.platform('Delete media that has been in the trash for 30 days', (tx) =>
      tx
        .db(MediaEntity)
        .deleteFrom('media')
        .where('deletedAt', '<', new Date(Date.now() - kept))
        .returning(['tenantId', 'storageName', 'mimeType', 'width', 'isMoving'])
        .execute(),
    )
    for (const row of gone) await storage.remove(row.tenantId, namesOf(row))
    await leftovers.sweep()
  }),
]
export const mediaSchedules = [{ job: purgeMedia.id, cron: '20 3 * * *' }]
