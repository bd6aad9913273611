import type { Transaction } from '@ashlar/sdk/server'
import { MovedSlugEntity } from './moved-slug.entity.ts'

/** Remember the address that something had, so that links to it lead on. */
export async function rememberSlug(
  tx: Transaction,
  moved: { readonly kind: 'product' | 'category'; readonly slug: string; readonly recordId: number },
): Promise<void> {
  await tx
    .db(MovedSlugEntity)
    .insertInto('moved_slug')
    .values(moved)
    .onConflict((conflict) => conflict.columns(['tenantId', 'kind', 'slug']).doUpdateSet({ recordId: moved.recordId }))
    .execute()
}

/** What had this address before. */
export async function movedFrom(
  tx: Transaction,
  kind: 'product' | 'category',
  slug: string,
): Promise<number | undefined> {
  const row = await tx.em.findOne(MovedSlugEntity, { kind, slug })
  return row?.recordId
}
