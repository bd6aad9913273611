import { millionths } from '@ashlar/sdk'
import { type Database, type ListReply, type Settings, type Transaction, windowOf } from '@ashlar/sdk/server'
import type { DiscountCode, DiscountCodeChange, NewDiscountCode } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { DiscountEntity } from './discount.entities.ts'
import { codeKey, type DiscountRow } from './discount-rules.ts'

/** Discount codes as staff maintain them. */
export class DiscountService {
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  async currency(): Promise<string> {
    return (await this.#settings.platform()).currency
  }

  list(query: {
    readonly orderBy?: 'code' | 'uses' | 'id'
    readonly orderDirection?: string
    readonly limit?: number
    readonly itemsPerPage?: number
    readonly currentPage?: number
  }): Promise<ListReply<DiscountCode>['results']> {
    const { limit, offset } = windowOf(query)
    const direction = query.orderDirection?.toLowerCase() === 'desc' ? 'desc' : 'asc'
    const by = query.orderBy === undefined || query.orderBy === 'code' ? 'codeKey' : query.orderBy
    return this.#database.tenant(async (tx) => {
      const found = tx.db(DiscountEntity).selectFrom('discount')
      const rows = found.selectAll().orderBy(by, direction).orderBy('id', direction).limit(limit).offset(offset)
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return { rows: (await rows.execute()).map(shownDiscount), total: Number(total) }
    })
  }

  /** @throws DISCOUNT_TAKEN */
  create({ code, kind, ...given }: NewDiscountCode): Promise<DiscountCode> {
    return this.#database.tenant(async (tx) => {
      await refuseTaken(tx, code, undefined)
      const row = await tx
        .db(DiscountEntity)
        .insertInto('discount')
        .values({
          ...{ startsAt: null, endsAt: null, mostUses: null },
          ...columnsOf(given),
          ...{ code: code.trim(), codeKey: codeKey(code), kind },
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      tx.audit({ action: 'discount-code.created', entity: 'discount-code', entityId: row.id, title: row.code })
      return shownDiscount(row)
    })
  }

  /** @throws UNKNOWN_DISCOUNT, DISCOUNT_CHANGED_SINCE, DISCOUNT_TAKEN */
  change(id: number, { code, kind, revision, ...given }: DiscountCodeChange): Promise<DiscountCode> {
    return this.#database.tenant(async (tx) => {
      const before = await heldById(tx, id)
      if (revision !== undefined && revision !== before.revision) {
        throw errors.DISCOUNT_CHANGED_SINCE().with({ current: shownDiscount(before) })
      }
      if (code !== undefined) await refuseTaken(tx, code, id)
      const row = await tx
        .db(DiscountEntity)
        .updateTable('discount')
        .set({
          ...columnsOf(given),
          ...(code !== undefined && { code: code.trim(), codeKey: codeKey(code) }),
          ...(kind !== undefined && { kind }),
          revision: before.revision + 1,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      tx.audit({ action: 'discount-code.changed', entity: 'discount-code', entityId: id, title: row.code })
      return shownDiscount(row)
    })
  }

  /** @throws UNKNOWN_DISCOUNT */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const { code } = await heldById(tx, id)
      await tx.em.nativeDelete(DiscountEntity, { id })
      tx.audit({ action: 'discount-code.deleted', entity: 'discount-code', entityId: id, title: code })
    })
  }
}

/** @throws UNKNOWN_DISCOUNT */
async function heldById(tx: Transaction, id: number): Promise<DiscountRow> {
  const row = await tx
    .db(DiscountEntity)
    .selectFrom('discount')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw errors.UNKNOWN_DISCOUNT()
  return row
}

/** @throws DISCOUNT_TAKEN */
async function refuseTaken(tx: Transaction, code: string, id: number | undefined): Promise<void> {
  const other = await tx.em.findOne(DiscountEntity, { codeKey: codeKey(code) }, { fields: ['id'] })
  if (other === null || other.id === id) return
  const error = errors.DISCOUNT_TAKEN(code.trim())
  throw error.at({ path: 'code', message: error.message })
}

/** Columns that are written: those that are given. */
function columnsOf(given: Omit<DiscountCodeChange, 'code' | 'kind' | 'revision'>): Partial<DiscountRow> {
  const { percent, amount, starts_at, ends_at, most_uses, once_a_customer, least_total, is_active } = given
  const moment = (time: string | null) => (time === null ? null : new Date(time))
  return {
    ...(percent !== undefined && { millionths: millionths(percent) }),
    ...(amount !== undefined && { amount }),
    ...(starts_at !== undefined && { startsAt: moment(starts_at) }),
    ...(ends_at !== undefined && { endsAt: moment(ends_at) }),
    ...(most_uses !== undefined && { mostUses: most_uses }),
    ...(once_a_customer !== undefined && { isOnceOnly: once_a_customer }),
    ...(least_total !== undefined && { leastTotal: least_total }),
    ...(is_active !== undefined && { isActive: is_active }),
  }
}

function shownDiscount(row: DiscountRow): DiscountCode {
  const { id, code, kind, amount, uses, revision } = row
  return {
    ...{ id, code, kind, amount, uses, revision },
    percent: row.millionths / 10_000,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    most_uses: row.mostUses,
    once_a_customer: row.isOnceOnly,
    least_total: row.leastTotal,
    is_active: row.isActive,
  }
}
