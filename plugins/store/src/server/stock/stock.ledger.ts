import type { Transaction } from '@ashlar/sdk/server'
import { type StockReason, stockRanLow } from '../../contract.ts'
import { ProductEntity } from '../product/product.entity.ts'
import { saveSummary } from '../product/product-summary.ts'
import { type ProductRow, type VariantRow, variantsOf } from '../product/shown-product.ts'
import { shownStockState } from '../product/shown-stock-state.ts'
import { VariantEntity } from '../product/variant.entity.ts'
import { stockTag } from './stock-tag.ts'

/** One change of a variant's stock. */
export interface StockMove {
  readonly variantId: number
  readonly change: number
  readonly reason: StockReason
}

/** What is noted with moves. */
export interface MoveNote {
  /** `store.order:12`; empty for none. */
  readonly subject?: string
  readonly note?: string
  /** Name of the person; empty for the server. */
  readonly by?: string
}

/** Products with their variants, held until the work is over. */
export interface HeldProducts {
  readonly products: readonly ProductRow[]
  readonly variants: readonly VariantRow[]
}

/**
 * Hold the products of variants. Whoever changes a variant holds its product first, and products in the order of their
 * ids: nobody waits for each other in a circle.
 */
export async function heldProducts(tx: Transaction, variantIds: readonly number[]): Promise<HeldProducts> {
  const products = await tx
    .db(ProductEntity, VariantEntity)
    .selectFrom('product')
    .selectAll()
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('variant')
        .select('productId')
        .where(({ eb, fn, val }) => eb('variant.id', '=', fn.any(val(variantIds)))),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  // Asked after the products are held: nobody else changes their variants from here on.
  const ids = products.map(({ id }) => id)
  return { products, variants: ids.length === 0 ? [] : await variantsOf(tx, ids) }
}

/** Write moves of held products into the ledger, change the stock with them, and tell what follows. */
export async function moveStock(
  tx: Transaction,
  { products, variants }: HeldProducts,
  moves: readonly StockMove[],
  { subject = '', note = '', by = '' }: MoveNote = {},
): Promise<VariantRow[]> {
  const stock = new Map(variants.map((variant) => [variant.id, variant.stock]))
  const entries = moves.map(({ variantId, change, reason }) => {
    const after = (stock.get(variantId) ?? 0) + change
    stock.set(variantId, after)
    return { variantId, change, reason, stock: after, subject, note, by }
  })
  await tx.sql`with entry as (
      insert into store.stock_entry (variant_id, change, stock, reason, subject, note, by)
      select e.variant_id, e.change, e.stock, e.reason, ${subject}, ${note}, ${by}
      from unnest(${entries.map(({ variantId }) => variantId)}::bigint[], ${entries.map(({ change }) => change)}::bigint[],
        ${entries.map((entry) => entry.stock)}::bigint[], ${entries.map(({ reason }) => reason)}::text[])
        with ordinality as e (variant_id, change, stock, reason, place)
      order by e.place returning variant_id, change
    )
    update store.variant v set stock = v.stock + e.change
      from (select variant_id, sum(change) as change from entry group by variant_id) e where v.id = e.variant_id`
  const after = variants.map((variant) => ({ ...variant, stock: stock.get(variant.id) ?? variant.stock }))
  for (const product of products) {
    const own = after.filter(({ productId }) => productId === product.id)
    await saveSummary(tx, product, own)
    await tellStates(tx, product, variants, own)
  }
  return after
}

/** Variants as they were before moves. */
export function stockBefore(variants: readonly VariantRow[], moves: readonly StockMove[]): VariantRow[] {
  const changes = new Map<number, number>()
  for (const { variantId, change } of moves) changes.set(variantId, (changes.get(variantId) ?? 0) + change)
  return variants.map((variant) => ({ ...variant, stock: variant.stock - (changes.get(variant.id) ?? 0) }))
}

/** A variant that is no longer in stock, or is again, drops its pages; one that fell to the limit is told (T19). */
async function tellStates(
  tx: Transaction,
  product: ProductRow,
  before: readonly VariantRow[],
  after: readonly VariantRow[],
): Promise<void> {
  for (const variant of after) {
    const was = before.find(({ id }) => id === variant.id)
    if (was === undefined || was.stock === variant.stock) continue
    tx.dropTags(stockTag(product.id))
    if (shownStockState(was) !== shownStockState(variant)) tx.dropTags(`product:${product.id}`)
    if (variant.trackStock && was.stock > product.lowAt && variant.stock <= product.lowAt) {
      await tx.emit(stockRanLow, { variantId: variant.id, stock: variant.stock })
    }
  }
}
