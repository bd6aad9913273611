import { type Database, type ListReply, type Transaction, windowOf } from '@ashlar/sdk/server'
import type {
  Stock,
  StockCorrection,
  StockEntry,
  StockLine,
  StockReason,
  StockShortage,
  StockSubject,
  Variant,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { shownVariant, type VariantRow } from '../product/shown-product.ts'
import { isLimited, shownStockState } from '../product/shown-stock-state.ts'
import { VariantEntity } from '../product/variant.entity.ts'
import { heldProducts, moveStock, type StockMove } from './stock.ledger.ts'
import { StockEntryEntity } from './stock-entry.entity.ts'

const subjectText = ({ kind, id }: StockSubject) => `${kind}:${id}`

/** Pieces in stock: for staff, and for carts and orders within their units of work. */
export class StockService implements Stock {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async reserve(
    tx: Transaction,
    subject: StockSubject,
    given: readonly StockLine[],
    { sellsOutOfStock = false }: { readonly sellsOutOfStock?: boolean } = {},
  ): Promise<readonly StockShortage[]> {
    const lines = summed(given)
    const held = await heldProducts(
      tx,
      lines.map(({ variantId }) => variantId),
    )
    const variants = new Map(held.variants.map((variant) => [variant.id, variant]))
    const short = lines.flatMap((line) => {
      const left = sellable(variants.get(line.variantId), sellsOutOfStock)
      return left < line.quantity ? [{ variantId: line.variantId, wanted: line.quantity, stock: left }] : []
    })
    if (short.length > 0) return short
    const moves = lines
      .filter(({ variantId }) => variants.get(variantId)?.trackStock)
      .map(({ variantId, quantity }) => move(variantId, -quantity, 'reservation'))
    if (moves.length > 0) await moveStock(tx, held, moves, { subject: subjectText(subject) })
    return []
  }

  async release(tx: Transaction, subject: StockSubject): Promise<void> {
    await this.#settle(tx, subject, (variantId, quantity) => [move(variantId, quantity, 'release')])
  }

  async take(tx: Transaction, subject: StockSubject): Promise<void> {
    await this.#settle(tx, subject, (variantId, quantity) => [
      move(variantId, quantity, 'release'),
      move(variantId, -quantity, 'sale'),
    ])
  }

  async giveBack(tx: Transaction, subject: StockSubject, lines: readonly StockLine[]): Promise<void> {
    const back = summed(lines)
    const held = await heldProducts(
      tx,
      back.map(({ variantId }) => variantId),
    )
    const tracked = new Set(held.variants.filter(({ trackStock }) => trackStock).map(({ id }) => id))
    const moves = back.filter(({ variantId }) => tracked.has(variantId))
    if (moves.length === 0) return
    await moveStock(
      tx,
      held,
      moves.map(({ variantId, quantity }) => move(variantId, quantity, 'return')),
      { subject: subjectText(subject) },
    )
  }

  /** @throws UNKNOWN_VARIANT, NO_CORRECTION, NOT_ENOUGH */
  correct(variantId: number, { change, stock, note = '' }: StockCorrection, by: string): Promise<Variant> {
    return this.#database.tenant(async (tx) => {
      const held = await heldProducts(tx, [variantId])
      const before = held.variants.find(({ id }) => id === variantId)
      if (before === undefined) throw errors.UNKNOWN_VARIANT()
      if (stock === undefined && change === undefined) throw errors.NO_CORRECTION()
      const difference = stock === undefined ? (change ?? 0) : stock - before.stock
      if (difference < 0 && isLimited(before) && before.stock + difference < 0) throw errors.NOT_ENOUGH(before.stock)
      if (difference === 0) return shownVariant(before)
      const after = await moveStock(tx, held, [move(variantId, difference, 'correction')], { note, by })
      const details = { change: difference, note }
      tx.audit({ action: 'stock.corrected', entity: 'variant', entityId: variantId, title: before.sku, details })
      return shownVariant(after.find(({ id }) => id === variantId) ?? before)
    })
  }

  /** Newest first. @throws UNKNOWN_VARIANT */
  entries(
    variantId: number,
    query: { limit?: number; itemsPerPage?: number; currentPage?: number },
  ): Promise<ListReply<StockEntry>['results']> {
    const { limit, offset } = windowOf(query)
    return this.#database.tenant(async (tx) => {
      if ((await tx.em.findOne(VariantEntity, { id: variantId })) === null) throw errors.UNKNOWN_VARIANT()
      const found = tx.db(StockEntryEntity).selectFrom('stock_entry').where('variantId', '=', variantId)
      const rows = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return {
        rows: rows.map(({ id, change, stock, reason, subject, note, by, at }) => ({
          ...{ id, change, stock, reason, subject, note, by, at: at.toISOString() },
        })),
        total: Number(total),
      }
    })
  }

  /** What is still set aside for a subject, each variant once. */
  async #settle(
    tx: Transaction,
    subject: StockSubject,
    moves: (variantId: number, quantity: number) => readonly StockMove[],
  ): Promise<void> {
    const text = subjectText(subject)
    const touched = await setAside(tx, text)
    if (touched.length === 0) return
    const held = await heldProducts(
      tx,
      touched.map(({ variantId }) => variantId),
    )
    // Asked again now that nobody else can settle it.
    const open = (await setAside(tx, text)).flatMap(({ variantId, quantity }) => moves(variantId, quantity))
    if (open.length > 0) await moveStock(tx, held, open, { subject: text })
  }
}

async function setAside(tx: Transaction, subject: string): Promise<StockLine[]> {
  const rows = await tx.sql<{ variantId: number; quantity: number }>`
    select variant_id as "variantId", -sum(change)::bigint as quantity from store.stock_entry
    where subject = ${subject} and reason in ('reservation', 'release')
    group by variant_id having sum(change) <> 0 order by variant_id`
  return rows.map(({ variantId, quantity }) => ({ variantId: Number(variantId), quantity: Number(quantity) }))
}

const move = (variantId: number, change: number, reason: StockReason): StockMove => ({ variantId, change, reason })

/** Pieces that may still be sold. */
function sellable(variant: VariantRow | undefined, sellsOutOfStock: boolean): number {
  if (variant === undefined || variant.isDeleted || variant.stockState === 'discontinued') return 0
  if (sellsOutOfStock) return Number.POSITIVE_INFINITY
  if (isLimited(variant)) return Math.max(0, variant.stock)
  return shownStockState(variant) === 'out_of_stock' ? 0 : Number.POSITIVE_INFINITY
}

/** Each variant once, in the order of ids. */
function summed(lines: readonly StockLine[]): StockLine[] {
  const quantities = new Map<number, number>()
  for (const { variantId, quantity } of lines) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity })).toSorted(byVariant)
}

const byVariant = (one: StockLine, other: StockLine) => one.variantId - other.variantId
