import type { RowOf, Transaction } from '@ashlar/sdk/server'
import type { Category, CategoryChange, ShopCategory } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { freeWord } from '../product/free-words.ts'
import { ProductEntity } from '../product/product.entity.ts'
import { ProductCategoryEntity } from '../product/product-category.entity.ts'
import { CategoryEntity } from './category.entity.ts'

export type CategoryRow = RowOf<typeof CategoryEntity>

/** Columns that staff write. */
export type CategoryColumns = Omit<CategoryRow, 'id' | 'tenantId' | 'position' | 'revision' | 'createdAt' | 'updatedAt'>

export const emptyCategory: CategoryColumns = {
  ...{ category: '', slug: '', parentId: null, thumbnail: '', description: '', seoTitle: '', seoDescription: '' },
}

/** What was sent over what is there, tidied. */
export const changedColumns = (
  { category, slug, parent_id, thumbnail, description, seo_title, seo_description }: CategoryChange,
  before: CategoryColumns,
): CategoryColumns => ({
  category: category?.trim() ?? before.category,
  slug: slug ?? before.slug,
  parentId: parent_id === undefined ? before.parentId : parent_id,
  thumbnail: thumbnail ?? before.thumbnail,
  description: description?.trim() ?? before.description,
  seoTitle: seo_title?.trim() ?? before.seoTitle,
  seoDescription: seo_description?.trim() ?? before.seoDescription,
})

export const columnsOf = ({ category, slug, parentId, thumbnail, description, ...rest }: CategoryRow) => ({
  ...{ category, slug, parentId, thumbnail, description },
  ...{ seoTitle: rest.seoTitle, seoDescription: rest.seoDescription },
})

/** All categories of the website: parents in order, each followed by its children. */
export async function categoryTree(tx: Transaction): Promise<CategoryRow[]> {
  const rows = await tx
    .db(CategoryEntity)
    .selectFrom('category')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  const children = Map.groupBy(rows, ({ parentId }) => parentId)
  return (children.get(null) ?? []).flatMap((parent) => [parent, ...(children.get(parent.id) ?? [])])
}

/** Held until the work is over. @throws UNKNOWN_CATEGORY */
export async function heldCategory(tx: Transaction, id: number): Promise<CategoryRow> {
  const row = await tx
    .db(CategoryEntity)
    .selectFrom('category')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw errors.UNKNOWN_CATEGORY()
  return row
}

/** The tree changes one at a time: two levels hold, and places are not given twice. */
export async function holdTree(tx: Transaction): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended('store.category' || core.tenant()::text, 0))`
}

/** @throws NO_SUCH_PARENT, THIRD_LEVEL, HAS_CHILDREN */
export async function checkParent(tx: Transaction, parentId: number | null, id?: number): Promise<void> {
  if (parentId === null) return
  const parent = parentId === id ? null : await tx.em.findOne(CategoryEntity, { id: parentId })
  if (parent === null) throw atParent(errors.NO_SUCH_PARENT())
  if (parent.parentId !== null) throw atParent(errors.THIRD_LEVEL())
  if (id !== undefined && (await tx.em.count(CategoryEntity, { parentId: id })) > 0) {
    throw atParent(errors.HAS_CHILDREN())
  }
}

/** @throws CATEGORY_SLUG_TAKEN */
export async function checkSlug(tx: Transaction, slug: string, id = 0): Promise<void> {
  const other = await tx.em.findOne(CategoryEntity, { slug, id: { $ne: id } })
  if (other === null) return
  const error = errors.CATEGORY_SLUG_TAKEN(slug)
  throw error.at({ path: 'slug', message: error.message })
}

export const freeCategorySlug = (tx: Transaction, wanted: string): Promise<string> =>
  freeWord(wanted, async (words) => {
    const rows = await tx
      .db(CategoryEntity)
      .selectFrom('category')
      .select('slug')
      .where(({ eb, fn, val }) => eb('slug', '=', fn.any(val(words))))
      .execute()
    return new Set(rows.map(({ slug }) => slug))
  })

/** Behind the others with this parent. */
export async function nextPlace(tx: Transaction, parentId: number | null): Promise<number> {
  const { last } = await tx
    .db(CategoryEntity)
    .selectFrom('category')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .executeTakeFirstOrThrow()
  return last === null ? 0 : Number(last) + 1
}

export const shopCategory = (row: CategoryRow): ShopCategory => {
  const { id, category, slug, parentId, thumbnail, description, seoTitle, seoDescription } = row
  return {
    ...{ id, category, slug, parent_id: parentId, thumbnail, description },
    ...{ seo_title: seoTitle, seo_description: seoDescription },
  }
}

/** Rows as staff see them, with how many products are in each. */
export async function shownCategories(tx: Transaction, rows: readonly CategoryRow[]): Promise<Category[]> {
  if (rows.length === 0) return []
  const counts = await tx
    .db(ProductCategoryEntity, ProductEntity)
    .selectFrom('product_category')
    .innerJoin('product', 'product.id', 'product_category.productId')
    .select(({ fn }) => ['categoryId', fn.countAll<number>().as('products')])
    .where(({ eb, fn, val }) => eb('categoryId', '=', fn.any(val(rows.map(({ id }) => id)))))
    .where('isDeleted', '=', false)
    .groupBy('categoryId')
    .execute()
  const products = new Map(counts.map((row) => [row.categoryId, Number(row.products)]))
  return rows.map((row) => ({
    ...shopCategory(row),
    ...{ position: row.position, products: products.get(row.id) ?? 0, revision: row.revision },
  }))
}

const atParent = (error: ReturnType<typeof errors.THIRD_LEVEL>) =>
  error.at({ path: 'parent_id', message: error.message })
