import { ById, defineCall, Id, ListQuery, permission, Rows, Time } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { store } from '../module.ts'
import { variantsPath } from './addresses.ts'
import { Variant } from './product.ts'

export * from './stock-state.ts'

/** Newest first, whatever is asked for. */
const { currentPage, itemsPerPage, limit } = ListQuery(['id'])

/** Why the stock of a variant changed. */
export const stockReasons = ['sale', 'return', 'correction', 'import', 'reservation', 'release'] as const
export type StockReason = (typeof stockReasons)[number]

/** One line of a variant's stock ledger. */
export const StockEntry = Type.Object({
  id: Id,
  /** Pieces that came (positive) or went. */
  change: Type.Integer(),
  /** Pieces in stock afterwards. */
  stock: Type.Integer(),
  reason: Type.Enum([...stockReasons]),
  /** Record that caused it, such as `store.order:12`; empty for none. */
  subject: Type.String(),
  note: Type.String(),
  /** Name of the person; empty for the server. */
  by: Type.String(),
  at: Time,
})
export type StockEntry = Static<typeof StockEntry>

export const listStockEntries = defineCall({
  id: 'store.listStockEntries',
  method: 'GET',
  path: `${variantsPath}:id/stock/`,
  summary: 'List the stock changes of a variant, newest first',
  params: ById,
  query: Type.Object({ currentPage, itemsPerPage, limit }, { additionalProperties: false }),
  reply: { results: Rows(StockEntry) },
  access: permission(store, 'products', 'can_view'),
})

/** Either what came and went, or what was counted. */
export const StockCorrection = Type.Object(
  {
    /** Pieces that came (positive) or went. */
    change: Type.Optional(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })),
    /** Pieces that were counted. */
    stock: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    note: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
)
export type StockCorrection = Static<typeof StockCorrection>

export const correctStock = defineCall({
  id: 'store.correctStock',
  method: 'POST',
  path: `${variantsPath}:id/stock/`,
  summary: 'Correct the stock of a variant',
  params: ById,
  body: StockCorrection,
  reply: { variant: Variant },
  access: permission(store, 'products', 'can_edit'),
})

/** How many pieces of a variant. */
export interface StockLine {
  readonly variantId: number
  /** Whole and above 0. */
  readonly quantity: number
}

/** A variant of which there is too little. */
export interface StockShortage {
  readonly variantId: number
  readonly wanted: number
  /** Pieces that are left. */
  readonly stock: number
}

/** What moves stock, such as `{ kind: 'store.order', id: 12 }`. */
export interface StockSubject {
  readonly kind: string
  readonly id: number
}

/** Pieces of variants whose stock is tracked; others are never short. */
export interface Stock {
  /**
   * Set pieces aside for a subject. If anything is short, nothing is set aside and the shortages are returned.
   * `sellsOutOfStock` ignores the stock that is left.
   */
  reserve(
    tx: Transaction,
    subject: StockSubject,
    lines: readonly StockLine[],
    options?: { readonly sellsOutOfStock?: boolean },
  ): Promise<readonly StockShortage[]>
  /** Put back everything that is still set aside for a subject. Does nothing the second time. */
  release(tx: Transaction, subject: StockSubject): Promise<void>
  /** Turn what is set aside for a subject into a sale. Does nothing the second time. */
  take(tx: Transaction, subject: StockSubject): Promise<void>
  /** Put back pieces that a customer returned. */
  giveBack(tx: Transaction, subject: StockSubject, lines: readonly StockLine[]): Promise<void>
}
