import { mediaIdsIn } from '@ashlar/sdk'
import { type Database, type ListReply, plainWords, type Transaction, windowOf } from '@ashlar/sdk/server'
import {
  type Category,
  type CategoryChange,
  type CategoryOrder,
  mostCategories,
  type NewCategory,
  type ShopCategory,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { rememberSlug } from '../product/moved-slug.ts'
import { slugOf } from '../product/slug.ts'
import { CategoryEntity } from './category.entity.ts'
import {
  type CategoryRow,
  categoryTree,
  changedColumns,
  checkParent,
  checkSlug,
  columnsOf,
  emptyCategory,
  freeCategorySlug,
  heldCategory,
  holdTree,
  nextPlace,
  shopCategory,
  shownCategories,
} from './category.store.ts'

const usageKind = 'store.category'

interface TreeQuery {
  readonly search?: string
  readonly orderDirection?: string
  readonly limit?: number
  readonly itemsPerPage?: number
  readonly currentPage?: number
}

/** The tree of product categories: two levels, in an order made by hand (CAT-002). */
export class CategoryService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(query: TreeQuery): Promise<ListReply<Category>['results']> {
    return this.#database.tenant(async (tx) => {
      const { rows, ...rest } = cut(named(await categoryTree(tx), query.search), query)
      return { rows: await shownCategories(tx, rows), ...rest }
    })
  }

  /** For visitors. */
  shopList(query: TreeQuery, ids: readonly number[] | undefined): Promise<ListReply<ShopCategory>['results']> {
    return this.#database.tenant(async (tx) => {
      const tree = named(await categoryTree(tx), query.search)
      const { rows, ...rest } = cut(ids === undefined ? tree : tree.filter(({ id }) => ids.includes(id)), query)
      return { rows: rows.map(shopCategory), ...rest }
    })
  }

  /** @throws UNKNOWN_CATEGORY */
  find(id: number): Promise<Category> {
    return this.#database.tenant(async (tx) => {
      const row = await tx.em.findOne(CategoryEntity, { id })
      if (row === null) throw errors.UNKNOWN_CATEGORY()
      return shown(tx, row)
    })
  }

  /** @throws NO_SUCH_PARENT, THIRD_LEVEL, CATEGORY_SLUG_TAKEN, TOO_MANY_CATEGORIES */
  create(given: NewCategory): Promise<Category> {
    return this.#database.tenant(async (tx) => {
      await holdTree(tx)
      return shown(tx, await createdCategory(tx, given))
    })
  }

  /** @throws UNKNOWN_CATEGORY, NO_SUCH_PARENT, THIRD_LEVEL, HAS_CHILDREN, CATEGORY_SLUG_TAKEN, CATEGORY_CHANGED_SINCE */
  change(id: number, { revision, ...given }: CategoryChange): Promise<Category> {
    return this.#database.tenant(async (tx) => {
      await holdTree(tx)
      const before = await heldCategory(tx, id)
      if (revision !== undefined && revision !== before.revision) {
        throw errors.CATEGORY_CHANGED_SINCE().with({ category: await shown(tx, before) })
      }
      const columns = changedColumns(given, columnsOf(before))
      const isMoved = columns.parentId !== before.parentId
      if (isMoved) await checkParent(tx, columns.parentId, id)
      if (columns.slug !== before.slug) await checkSlug(tx, columns.slug, id)
      const position = isMoved ? await nextPlace(tx, columns.parentId) : before.position
      const after = await tx
        .db(CategoryEntity)
        .updateTable('category')
        .set(({ eb, fn }) => ({ ...columns, position, revision: eb('revision', '+', 1), updatedAt: fn('now') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (after.slug !== before.slug) await rememberSlug(tx, { kind: 'category', slug: before.slug, recordId: id })
      await told(tx, after, 'category.changed')
      return shown(tx, after)
    })
  }

  /** Products stay; those below it move to the top. @throws UNKNOWN_CATEGORY */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      await holdTree(tx)
      const row = await heldCategory(tx, id)
      const next = await nextPlace(tx, null)
      await tx
        .db(CategoryEntity)
        .updateTable('category')
        .set(({ eb }) => ({ parentId: null, position: eb('position', '+', next) }))
        .where('parentId', '=', id)
        .execute()
      await tx.em.nativeDelete(CategoryEntity, { id })
      await tx.usage.remove(usageKind, id)
      tx.dropTags(`category:${id}`, 'store:list')
      tx.audit({ action: 'category.deleted', entity: 'product-category', entityId: id, title: row.category })
    })
  }

  /** @throws UNKNOWN_CATEGORY, NO_SUCH_PARENT, THIRD_LEVEL, HAS_CHILDREN */
  order({ parent_id: parentId, ids }: CategoryOrder): Promise<void> {
    return this.#database.tenant(async (tx) => {
      await holdTree(tx)
      const tree = await categoryTree(tx)
      const chosen = ids.map((id) => tree.find((row) => row.id === id))
      if (chosen.includes(undefined)) throw errors.UNKNOWN_CATEGORY()
      for (const id of ids) await checkParent(tx, parentId, id)
      const others = tree.filter((row) => row.parentId === parentId && !ids.includes(row.id)).map(({ id }) => id)
      const order = [...ids, ...others]
      await tx.sql`update store.category c set parent_id = ${parentId}::bigint, position = n.place - 1
        from unnest(${order}::bigint[]) with ordinality as n (id, place) where c.id = n.id`
      tx.dropTags('store:list', ...order.map((id) => `category:${id}`))
      tx.audit({ action: 'category.moved', entity: 'product-category', entityId: ids[0] ?? 0 })
    })
  }
}

/** A new category, behind the others; the tree must be held. */
export async function createdCategory(
  tx: Transaction,
  { category, slug, ...given }: NewCategory,
): Promise<CategoryRow> {
  if ((await tx.em.count(CategoryEntity)) >= mostCategories) throw errors.TOO_MANY_CATEGORIES(mostCategories)
  const columns = changedColumns({ ...given, category }, emptyCategory)
  await checkParent(tx, columns.parentId)
  if (slug !== undefined) await checkSlug(tx, slug)
  const row = await tx
    .db(CategoryEntity)
    .insertInto('category')
    .values({
      ...columns,
      slug: slug ?? (await freeCategorySlug(tx, slugOf(category, 'category'))),
      position: await nextPlace(tx, columns.parentId),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await told(tx, row, 'category.created')
  return row
}

async function told(tx: Transaction, row: CategoryRow, action: string): Promise<void> {
  await tx.usage.putMedia(usageKind, row.id, mediaIdsIn(row.thumbnail))
  tx.dropTags(`category:${row.id}`, 'store:list')
  tx.audit({ action, entity: 'product-category', entityId: row.id, title: row.category })
}

async function shown(tx: Transaction, row: CategoryRow): Promise<Category> {
  const [category] = await shownCategories(tx, [row])
  if (category === undefined) throw errors.UNKNOWN_CATEGORY()
  return category
}

function named(tree: readonly CategoryRow[], search = ''): readonly CategoryRow[] {
  const words = plainWords(search)
  return words === '' ? tree : tree.filter(({ category }) => plainWords(category).includes(words))
}

function cut(tree: readonly CategoryRow[], query: TreeQuery) {
  const rows = query.orderDirection?.toLowerCase() === 'desc' ? tree.toReversed() : tree
  const { limit, offset } = windowOf(query, mostCategories)
  return { rows: rows.slice(offset, offset + limit), total: rows.length }
}
