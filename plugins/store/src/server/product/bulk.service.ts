import { roundedShare } from '@ashlar/sdk'
import type { Database, Transaction } from '@ashlar/sdk/server'
import { type ProductsChange, productChanged, type Variant, type VariantChange } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { heldProducts } from '../stock/stock.ledger.ts'
import { freeWord } from './free-words.ts'
import { ProductEntity } from './product.entity.ts'
import { freeSlug, heldProductsOf } from './product.store.ts'
import { addToCategory, removeFromCategory } from './product-categories.ts'
import { saveSummary } from './product-summary.ts'
import { shownProducts, shownVariant, variantsOf } from './shown-product.ts'
import { VariantEntity } from './variant.entity.ts'
import { told, toldOne } from './write-product.ts'

/** So many minor units that 90 of them still add up exactly. */
const highestPrice = 100_000_000_000_000

/** What staff do with several products at once, or with one in the list. */
export class BulkService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** All of them or none. @throws UNKNOWN_PRODUCT, NO_SUCH_CATEGORY, PRICE_TOO_HIGH */
  change({ ids, status, add_category, remove_category, price_percent }: ProductsChange): Promise<number[]> {
    return this.#database.tenant(async (tx) => {
      const rows = await heldLive(tx, ids)
      const before = new Map((await shownProducts(tx, rows)).map((product) => [product.id, product]))
      for (const product of before.values()) await tx.versions.keep('store.product', product.id, product)
      await tx
        .db(ProductEntity)
        .updateTable('product')
        .set(({ eb, fn }) => ({ ...(status && { status }), revision: eb('revision', '+', 1), updatedAt: fn('now') }))
        .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
        .execute()
      if (add_category !== undefined) await addToCategory(tx, ids, add_category)
      if (remove_category !== undefined) await removeFromCategory(tx, ids, remove_category)
      if (price_percent !== undefined) await changePrices(tx, ids, price_percent)
      await told(
        tx,
        [...before.values()].map((product) => ({ id: product.id, action: 'product.changed', before: product })),
      )
      return rows.map(({ id }) => id)
    })
  }

  /** @throws UNKNOWN_VARIANT */
  changeVariant(id: number, { price, stock_state }: VariantChange): Promise<Variant> {
    return this.#database.tenant(async (tx) => {
      const held = await heldProducts(tx, [id])
      const [product] = held.products
      if (product === undefined) throw errors.UNKNOWN_VARIANT()
      const [before] = await shownProducts(tx, [product])
      if (before !== undefined) await tx.versions.keep('store.product', product.id, before)
      const row = await tx
        .db(VariantEntity)
        .updateTable('variant')
        .set(({ ref }) => ({ price: price ?? ref('price'), stockState: stock_state ?? ref('stockState') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await changed(tx, [product.id])
      await saveSummary(tx, product, await variantsOf(tx, [product.id]))
      await toldOne(tx, { id: product.id, action: 'product.changed', before })
      return shownVariant(row)
    })
  }

  /** Those that are there already stay as they are. @throws UNKNOWN_PRODUCT */
  moveToTrash(ids: readonly number[]): Promise<number[]> {
    return this.#database.tenant(async (tx) => {
      const rows = (await heldKnown(tx, ids)).filter(({ isDeleted }) => !isDeleted)
      const moved = rows.map(({ id }) => id)
      await tx
        .db(ProductEntity)
        .updateTable('product')
        .set(({ fn }) => ({ isDeleted: true, deletedAt: fn('now') }))
        .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(moved))))
        .execute()
      await tx
        .db(VariantEntity)
        .updateTable('variant')
        .set({ isDeleted: true })
        .where(({ eb, fn, val }) => eb('productId', '=', fn.any(val(moved))))
        .execute()
      for (const { id, name, status } of rows) {
        if (status === 'published') tx.dropTags(`product:${id}`, 'store:list')
        await tx.emit(productChanged, { productId: id })
        tx.audit({ action: 'product.deleted', entity: 'product', entityId: id, title: name })
      }
      return moved
    })
  }

  /** An address or SKU that another product took meanwhile gets a number. @throws UNKNOWN_PRODUCT */
  restore(ids: readonly number[]): Promise<number[]> {
    return this.#database.tenant(async (tx) => {
      const rows = (await heldKnown(tx, ids)).filter(({ isDeleted }) => isDeleted)
      for (const row of rows) {
        for (const variant of await variantsOf(tx, [row.id])) {
          const sku = await freeSku(tx, variant.sku)
          await tx
            .db(VariantEntity)
            .updateTable('variant')
            .set({ isDeleted: false, sku })
            .where('id', '=', variant.id)
            .execute()
        }
        const importedId = (await isImported(tx, row.importedId)) ? null : row.importedId
        await tx
          .db(ProductEntity)
          .updateTable('product')
          .set({ isDeleted: false, deletedAt: null, slug: await freeSlug(tx, row.slug), importedId })
          .where('id', '=', row.id)
          .execute()
      }
      await told(
        tx,
        rows.map(({ id }) => ({ id, action: 'product.restored', before: undefined })),
      )
      return rows.map(({ id }) => id)
    })
  }
}

const heldLive = async (tx: Transaction, ids: readonly number[]) => {
  const rows = await heldKnown(tx, ids)
  if (rows.some(({ isDeleted }) => isDeleted)) throw errors.UNKNOWN_PRODUCT()
  return rows
}

const heldKnown = async (tx: Transaction, ids: readonly number[]) => {
  const rows = await heldProductsOf(tx, ids)
  if (rows.length < ids.length) throw errors.UNKNOWN_PRODUCT()
  return rows
}

const changed = (tx: Transaction, ids: readonly number[]) =>
  tx
    .db(ProductEntity)
    .updateTable('product')
    .set(({ eb, fn }) => ({ revision: eb('revision', '+', 1), updatedAt: fn('now') }))
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
    .execute()

/** @throws PRICE_TOO_HIGH */
async function changePrices(tx: Transaction, ids: readonly number[], percent: number): Promise<void> {
  const hundredths = 10_000 + Math.round(percent * 100)
  const products = await heldProductsOf(tx, ids)
  const variants = (await variantsOf(tx, ids)).map((row) => ({
    ...row,
    price: roundedShare(row.price, hundredths, 10_000),
  }))
  if (variants.some(({ price }) => price > highestPrice)) throw errors.PRICE_TOO_HIGH()
  await tx.sql`update store.variant v set price = n.price
    from unnest(${variants.map(({ id }) => id)}::bigint[], ${variants.map(({ price }) => price)}::bigint[]) as n (id, price)
    where v.id = n.id`
  for (const product of products) {
    await saveSummary(
      tx,
      product,
      variants.filter(({ productId }) => productId === product.id),
    )
  }
}

const freeSku = (tx: Transaction, wanted: string): Promise<string> =>
  freeWord(wanted, async (words) => {
    const rows = await tx
      .db(VariantEntity)
      .selectFrom('variant')
      .select('sku')
      .where(({ eb, fn, val }) => eb('sku', '=', fn.any(val(words))))
      .where('isDeleted', '=', false)
      .execute()
    return new Set(rows.map(({ sku }) => sku))
  })

const isImported = async (tx: Transaction, importedId: string | null): Promise<boolean> =>
  importedId !== null && (await tx.em.count(ProductEntity, { importedId, isDeleted: false })) > 0
