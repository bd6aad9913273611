import type { Transaction } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { PageEntity, type PageRecord } from './page.entity.ts'
import { takenSlugs } from './page.store.ts'
import { slugProblem } from './slug.ts'

/** Moves and slugs of a tenant are decided one after the other: two of them at once could make a circle. */
export async function lockTree(tx: Transaction): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended('core.page-tree ' || core.tenant()::text, 0))`
}

/** Refuse a parent that is not there, or that stands below the page itself (OPEN-334). */
export async function assertParent(tx: Transaction, parentId: number | null, pageId: number | null): Promise<void> {
  if (parentId === null) return
  const above = await tx.sql<{ id: number }>`
    with recursive above as (
      select id, parent_id from core.page where id = ${parentId} and deleted_at is null
      union
      select p.id, p.parent_id from core.page p join above on p.id = above.parent_id
    )
    select id from above`
  if (above.length === 0) throw refusedParent('The parent page does not exist')
  if (pageId !== null && above.some(({ id }) => id === pageId)) {
    throw refusedParent('A page cannot be placed below itself')
  }
}

/** Put a page at a position among the children of its parent; without one, last. The others close up around it. */
export async function place(tx: Transaction, pageId: number, parentId: number | null, at?: number): Promise<void> {
  const siblings = await tx
    .db(PageEntity)
    .selectFrom('page')
    .select('id')
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .where('deletedAt', 'is', null)
    .where('id', '<>', pageId)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const order = siblings.map(({ id }) => id)
  order.splice(Math.min(at ?? order.length, order.length), 0, pageId)
  await tx.sql`
    update core.page p set sort = placed.sort - 1
    from unnest(${order}::bigint[]) with ordinality as placed (id, sort)
    where p.id = placed.id and p.sort <> placed.sort - 1`
}

export interface MovedAddress {
  readonly id: number
  readonly from: string
  readonly to: string
  readonly wasPublished: boolean
}

/** Addresses that begin with that of a page above them follow it: `store/bowls` to `shop/bowls`. */
export async function moveAddressesBelow(
  tx: Transaction,
  pageId: number,
  from: string,
  to: string,
): Promise<readonly MovedAddress[]> {
  if (from === '' || to === '') return []
  const below = await tx.sql<Pick<PageRecord, 'id' | 'slug' | 'status'>>`
    with recursive below as (
      select id from core.page where parent_id = ${pageId}
      union
      select p.id from core.page p join below on p.parent_id = below.id
    )
    select p.id, p.slug, p.status from core.page p join below on below.id = p.id
    where p.deleted_at is null and left(p.slug, ${from.length + 1}::integer) = ${`${from}/`} order by p.id`
  const moved = below.map(({ id, slug, status }) => ({
    id,
    from: slug,
    to: `${to}${slug.slice(from.length)}`,
    wasPublished: status === 'published',
  }))
  for (const { id, to: slug } of moved) {
    const problem = slugProblem(slug)
    if (problem !== undefined) throw refusedSlug(`The address of a subpage would become "${slug}". ${problem}`)
    if ((await takenSlugs(tx, [slug], id)).length > 0) {
      throw refusedSlug(`The address of a subpage would become "${slug}", which another page already uses.`)
    }
    const pages = tx.db(PageEntity).updateTable('page')
    await pages
      .set(({ eb }) => ({ slug, revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
  return moved
}

function refusedSlug(message: string) {
  return errors.INVALID_FIELDS().at({ path: 'slug', message })
}

function refusedParent(message: string) {
  return errors.INVALID_FIELDS().at({ path: 'parentId', message })
}
