import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import { freeWord } from './free-words.ts'
import type { ProductRow, VariantRow } from './shown-product.ts'
import { VariantEntity } from './variant.entity.ts'
import { skuFrom, type VariantColumns, type WrittenVariant } from './variant.fields.ts'

/**
 * Write the variants of a held product; those that are not among them are deleted. Their stock stays as it is.
 * @throws SKU_TAKEN
 */
export async function writeVariants(
  tx: Transaction,
  product: ProductRow,
  given: readonly WrittenVariant[],
): Promise<void> {
  await deleteOthers(tx, product.id, given)
  const written = await withSkus(tx, product, given)
  await setSkusAside(tx, written)
  for (const [position, { before, columns }] of written.entries()) {
    if (before === undefined || isSame(before, columns, position)) continue
    const { stock: _, ...rest } = columns
    await tx
      .db(VariantEntity)
      .updateTable('variant')
      .set({ ...rest, position })
      .where('id', '=', before.id)
      .execute()
  }
  const added = written.flatMap(({ before, columns }, position) =>
    before === undefined ? [{ ...columns, stock: 0, position, productId: product.id }] : [],
  )
  if (added.length === 0) return
  const rows = await tx
    .db(VariantEntity)
    .insertInto('variant')
    .values(added)
    .onConflict((conflict) => conflict.doNothing())
    .returning('sku')
    .execute()
  const missing = added.find(({ sku }) => !rows.some((row) => row.sku === sku))
  if (missing !== undefined) throw skuTaken(missing.sku)
}

/** The stock is written by the ledger. */
function isSame(before: VariantRow, columns: VariantColumns, position: number): boolean {
  const after = { ...before, ...columns, stock: before.stock, position }
  return isDeepStrictEqual({ ...before }, after)
}

async function deleteOthers(tx: Transaction, productId: number, written: readonly WrittenVariant[]): Promise<void> {
  const kept = written.flatMap(({ before }) => (before === undefined ? [] : [before.id]))
  await tx
    .db(VariantEntity)
    .deleteFrom('variant')
    .where('productId', '=', productId)
    .where(({ eb, fn, val, not }) => not(eb('id', '=', fn.any(val(kept)))))
    .execute()
}

/** Refuses SKUs of other products, and makes one for variants without. @throws SKU_TAKEN */
async function withSkus(
  tx: Transaction,
  product: ProductRow,
  written: readonly WrittenVariant[],
): Promise<WrittenVariant[]> {
  const own = new Set(written.map(({ columns }) => columns.sku).filter((sku) => sku !== ''))
  const [taken] = await othersWith(tx, product.id, [...own])
  if (taken !== undefined) throw skuTaken(taken)
  const complete: WrittenVariant[] = []
  for (const { before, columns } of written) {
    const sku =
      columns.sku === ''
        ? await freeWord(skuFrom(product.slug, columns), async (words) => {
            const others = await othersWith(tx, product.id, words)
            return new Set([...others, ...own])
          })
        : columns.sku
    own.add(sku)
    complete.push({ before, columns: { ...columns, sku } })
  }
  return complete
}

async function othersWith(tx: Transaction, productId: number, skus: readonly string[]): Promise<string[]> {
  if (skus.length === 0) return []
  const rows = await tx
    .db(VariantEntity)
    .selectFrom('variant')
    .select('sku')
    .where(({ eb, fn, val }) => eb('sku', '=', fn.any(val(skus))))
    .where('isDeleted', '=', false)
    .where('productId', '<>', productId)
    .execute()
  return rows.map(({ sku }) => sku)
}

/** Two variants may swap their SKUs: none has the other's while they are written. */
async function setSkusAside(tx: Transaction, written: readonly WrittenVariant[]): Promise<void> {
  const changed = written.filter(({ before, columns }) => before !== undefined && before.sku !== columns.sku)
  for (const { before } of changed) {
    if (before === undefined) continue
    await tx
      .db(VariantEntity)
      .updateTable('variant')
      .set({ sku: ` ${before.id}` })
      .where('id', '=', before.id)
      .execute()
  }
}

function skuTaken(sku: VariantColumns['sku']) {
  const error = errors.SKU_TAKEN(sku)
  return error.at({ path: 'variants', message: error.message })
}
