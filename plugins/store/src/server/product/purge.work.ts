import { Database, defineJob, type Schedule, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { MovedSlugEntity } from './moved-slug.entity.ts'
import { ProductEntity } from './product.entity.ts'
import { productWords } from './product.words.ts'

const daysInTrash = 30
const atOnce = 200

export const emptyTrash = defineJob('store.empty-trash', Type.Object({}), { lane: 'bulk' })
export const everyNight: Schedule = { job: emptyTrash.id, cron: '17 3 * * *', each: 'tenant' }

/** Products that have been in the trash for long go for good, with their variants, stock and words. */
export const emptyingTrash = work(emptyTrash, [Database], async (_, { signal }, database) => {
  const until = new Date(Date.now() - daysInTrash * 86_400_000)
  for (;;) {
    signal.throwIfAborted()
    const count = await database.tenant(async (tx) => {
      const rows = await tx
        .db(ProductEntity)
        .selectFrom('product')
        .select('id')
        .where('isDeleted', '=', true)
        .where('deletedAt', '<', until)
        .orderBy('id')
        .limit(atOnce)
        .forUpdate()
        .execute()
      for (const { id } of rows) {
        await tx.search.remove(productWords, id)
        await tx.usage.remove(productWords, id)
        await tx.versions.remove(productWords, id)
      }
      await tx.em.nativeDelete(MovedSlugEntity, { kind: 'product', recordId: { $in: rows.map(({ id }) => id) } })
      await tx.em.nativeDelete(ProductEntity, { id: { $in: rows.map(({ id }) => id) } })
      return rows.length
    })
    if (count < atOnce) return
  }
})
