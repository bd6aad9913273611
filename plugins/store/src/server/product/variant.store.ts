import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import { freeWord } from './free-words.ts'
import type { ProductRow, VariantRow } from './shown-product.ts'
import { VariantEntity } from './variant.entity.ts'
import { skuFrom, type VariantColumns, type WrittenVariant } from './variant.fields.ts'

/**
 * Write the variants of a held product; those of its rows that are not among them are deleted. Their stock stays as it
 * is. Gives the rows in their order.
 * @throws SKU_TAKEN
 */
export async function writeVariants(
  tx: Transaction,
  product: ProductRow,
  { there, given }: { readonly there: readonly VariantRow[]; readonly given: readonly WrittenVariant[] },
): Promise<VariantRow[]> {
  await deleteOthers(tx, there, given)
  const written = await withSkus(tx, product, given)
  await setSkusAside(tx, written)
  const changed = new Map<WrittenVariant, VariantRow>()
  for (const [position, each] of written.entries()) {
    const { before, columns } = each
    if (before === undefined) continue
    changed.set(each, isSame(before, columns, position) ? before : await updated(tx, before.id, columns, position))
  }
  const added = await addedVariants(tx, product.id, written)
  return written.flatMap((each) => changed.get(each) ?? added.get(each.columns.sku) ?? [])
}

function updated(
  tx: Transaction,
  id: number,
  { stock: _, ...columns }: VariantColumns,
  position: number,
): Promise<VariantRow> {
  return tx
    .db(VariantEntity)
    .updateTable('variant')
    .set({ ...columns, position })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Those that are new, by their SKUs. @throws SKU_TAKEN */
async function addedVariants(
  tx: Transaction,
  productId: number,
  written: readonly WrittenVariant[],
): Promise<ReadonlyMap<string, VariantRow>> {
  const added = written.flatMap(({ before, columns }, position) =>
    before === undefined ? [{ ...columns, stock: 0, position, productId }] : [],
  )
  if (added.length === 0) return new Map()
  const rows = await tx
    .db(VariantEntity)
    .insertInto('variant')
    .values(added)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute()
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  const missing = added.find(({ sku }) => !bySku.has(sku))
  if (missing !== undefined) throw skuTaken(missing.sku)
  return bySku
}

/** The stock is written by the ledger. */
function isSame(before: VariantRow, columns: VariantColumns, position: number): boolean {
  const after = { ...before, ...columns, stock: before.stock, position }
  return isDeepStrictEqual({ ...before }, after)
}

async function deleteOthers(
  tx: Transaction,
  there: readonly VariantRow[],
  written: readonly WrittenVariant[],
): Promise<void> {
  const kept = new Set(written.map(({ before }) => before?.id))
  const others = there.map(({ id }) => id).filter((id) => !kept.has(id))
  if (others.length === 0) return
  await tx
    .db(VariantEntity)
    .deleteFrom('variant')
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(others))))
    .execute()
}

/**
 * Refuses SKUs of other products for variants that have another one now, and makes one for variants without. Whether
 * that of a new variant is taken shows when it is added.
 * @throws SKU_TAKEN
 */
async function withSkus(
  tx: Transaction,
  product: ProductRow,
  written: readonly WrittenVariant[],
): Promise<WrittenVariant[]> {
  const own = new Set(written.map(({ columns }) => columns.sku).filter((sku) => sku !== ''))
  const changed = written.flatMap(({ before, columns: { sku } }) =>
    before === undefined || before.sku === sku || sku === '' ? [] : [sku],
  )
  const [taken] = await othersWith(tx, product.id, changed)
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
