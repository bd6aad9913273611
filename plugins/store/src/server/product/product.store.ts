import { plainWords, type Transaction } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import { freeWord } from './free-words.ts'
import { ProductEntity } from './product.entity.ts'
import type { ProductColumns } from './product.fields.ts'
import type { ProductSummary } from './product-summary.ts'
import type { ProductRow } from './shown-product.ts'

/** What is written of a product at once, so that its many indexes are written once. */
export type WrittenColumns = ProductColumns & ProductSummary & Pick<ProductRow, 'lowAt'>

/** A row, held until the work is over. @throws UNKNOWN_PRODUCT */
export async function heldProduct(tx: Transaction, id: number): Promise<ProductRow> {
  const [row] = await heldProductsOf(tx, [id])
  if (row === undefined) throw errors.UNKNOWN_PRODUCT()
  return row
}

/** Rows in the order of their ids, held until the work is over. */
export const heldProductsOf = (tx: Transaction, ids: readonly number[]): Promise<ProductRow[]> =>
  tx
    .db(ProductEntity)
    .selectFrom('product')
    .selectAll()
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
    .orderBy('id')
    .forUpdate()
    .execute()

/** @throws SLUG_TAKEN, IMPORTED_ALREADY */
export async function insertProduct(tx: Transaction, columns: WrittenColumns): Promise<ProductRow> {
  const row = await tx
    .db(ProductEntity)
    .insertInto('product')
    .values({ ...stored(columns), deletedAt: null, importedSku: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row !== undefined) return row
  await refuseTaken(tx, columns)
  throw slugTaken(columns.slug)
}

/** A held product. @throws SLUG_TAKEN, IMPORTED_ALREADY */
export async function updateProduct(tx: Transaction, held: ProductRow, columns: WrittenColumns): Promise<ProductRow> {
  if (columns.slug !== held.slug || columns.importedId !== held.importedId) await refuseTaken(tx, columns, held.id)
  return tx
    .db(ProductEntity)
    .updateTable('product')
    .set(({ eb, fn }) => ({ ...stored(columns), revision: eb('revision', '+', 1), updatedAt: fn('now') }))
    .where('id', '=', held.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A slug that no other product has. */
export const freeSlug = (tx: Transaction, wanted: string): Promise<string> =>
  freeWord(wanted, async (words) => {
    const rows = await tx
      .db(ProductEntity)
      .selectFrom('product')
      .select('slug')
      .where(({ eb, fn, val }) => eb('slug', '=', fn.any(val(words))))
      .where('isDeleted', '=', false)
      .execute()
    return new Set(rows.map(({ slug }) => slug))
  })

async function refuseTaken(tx: Transaction, { slug, importedId }: ProductColumns, id = 0): Promise<void> {
  const others = () =>
    tx.db(ProductEntity).selectFrom('product').select('id').where('isDeleted', '=', false).where('id', '<>', id)
  if (await others().where('slug', '=', slug).executeTakeFirst()) throw slugTaken(slug)
  if (importedId === null || !(await others().where('importedId', '=', importedId).executeTakeFirst())) return
  const error = errors.IMPORTED_ALREADY(importedId)
  throw error.at({ path: 'imported_id', message: error.message })
}

function slugTaken(slug: string) {
  const error = errors.SLUG_TAKEN(slug)
  return error.at({ path: 'slug', message: error.message })
}

const stored = (columns: WrittenColumns) => ({ ...columns, nameKey: plainWords(columns.name) })
