import { millionths } from '@ashlar/sdk'
import { type Database, type ListReply, plainWords, type RowOf, type Transaction, windowOf } from '@ashlar/sdk/server'
import { mostPriceLists, type NewPriceList, type PriceList, type PriceListChange } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { VariantEntity } from '../product/variant.entity.ts'
import { ListPriceEntity, PriceListEntity } from './price-list.entities.ts'

/** A website has few price lists, so all of them are looked through. */
interface PriceListQuery {
  readonly search?: string
  readonly orderDirection?: string
  readonly limit?: number
  readonly itemsPerPage?: number
  readonly currentPage?: number
}

/** Price lists as staff maintain them. */
export class PriceListService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(query: PriceListQuery): Promise<ListReply<PriceList>['results']> {
    const { limit, offset } = windowOf(query)
    return this.#database.tenant(async (tx) => {
      const direction = query.orderDirection?.toLowerCase() === 'desc' ? 'desc' : 'asc'
      const all = await tx
        .db(PriceListEntity)
        .selectFrom('price_list')
        .selectAll()
        .orderBy('nameKey', direction)
        .execute()
      const words = plainWords(query.search ?? '')
      const found = all.filter(({ nameKey, tagKey }) => nameKey.includes(words) || tagKey.includes(words))
      return { rows: await shownLists(tx, found.slice(offset, offset + limit)), total: found.length }
    })
  }

  /** @throws UNKNOWN_PRICE_LIST */
  find(id: number): Promise<PriceList> {
    return this.#database.tenant(async (tx) => shownList(tx, await listById(tx, id)))
  }

  /** @throws PRICE_LIST_NAME_TAKEN, UNKNOWN_VARIANT */
  create({ prices = [], percent_off = 0, is_active = true, name, tag }: NewPriceList): Promise<PriceList> {
    return this.#database.tenant(async (tx) => {
      if ((await tx.em.count(PriceListEntity)) >= mostPriceLists) throw errors.TOO_MANY_PRICE_LISTS(mostPriceLists)
      const row = await tx
        .db(PriceListEntity)
        .insertInto('price_list')
        .values({ ...named(name, tag), percentOff: millionths(percent_off), isActive: is_active })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (row === undefined) throw nameTaken(name)
      await setPrices(tx, row.id, prices)
      tx.audit({ action: 'price-list.created', entity: 'price-list', entityId: row.id, title: row.name })
      return shownList(tx, row)
    })
  }

  /** @throws UNKNOWN_PRICE_LIST, PRICE_LIST_NAME_TAKEN, UNKNOWN_VARIANT, PRICE_LIST_CHANGED_SINCE */
  change(id: number, { revision, prices, ...given }: PriceListChange): Promise<PriceList> {
    return this.#database.tenant(async (tx) => {
      const before = await listById(tx, id, true)
      if (revision !== undefined && revision !== before.revision) {
        throw errors.PRICE_LIST_CHANGED_SINCE().with({ priceList: await shownList(tx, before) })
      }
      const { name = before.name, tag = before.tag, percent_off, is_active = before.isActive } = given
      const other = await tx
        .db(PriceListEntity)
        .selectFrom('price_list')
        .select('id')
        .where('nameKey', '=', plainWords(name))
        .where('id', '<>', id)
        .executeTakeFirst()
      if (other) throw nameTaken(name)
      const percentOff = percent_off === undefined ? before.percentOff : millionths(percent_off)
      const row = await tx
        .db(PriceListEntity)
        .updateTable('price_list')
        .set(({ eb }) => ({ ...named(name, tag), percentOff, isActive: is_active, revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (prices !== undefined) await setPrices(tx, id, prices)
      tx.audit({ action: 'price-list.changed', entity: 'price-list', entityId: id, title: row.name })
      return shownList(tx, row)
    })
  }

  /** @throws UNKNOWN_PRICE_LIST */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const { name } = await listById(tx, id, true)
      await tx.em.nativeDelete(PriceListEntity, { id })
      tx.audit({ action: 'price-list.deleted', entity: 'price-list', entityId: id, title: name })
    })
  }
}

type PriceListRow = RowOf<typeof PriceListEntity>

const named = (name: string, tag: string) => ({
  name: name.trim(),
  nameKey: plainWords(name),
  tag: tag.trim(),
  tagKey: plainWords(tag),
})

function nameTaken(name: string) {
  const error = errors.PRICE_LIST_NAME_TAKEN(name.trim())
  return error.at({ path: 'name', message: error.message })
}

async function listById(tx: Transaction, id: number, isHeld = false): Promise<PriceListRow> {
  const found = tx.db(PriceListEntity).selectFrom('price_list').selectAll().where('id', '=', id)
  const row = await (isHeld ? found.forUpdate() : found).executeTakeFirst()
  if (row === undefined) throw errors.UNKNOWN_PRICE_LIST()
  return row
}

/** These and no others. @throws UNKNOWN_VARIANT */
async function setPrices(tx: Transaction, priceListId: number, prices: PriceList['prices']): Promise<void> {
  await tx.em.nativeDelete(ListPriceEntity, { priceListId })
  const own = new Map(prices.map(({ variant_id, price }) => [variant_id, price]))
  if (own.size === 0) return
  const known = await tx
    .db(VariantEntity)
    .selectFrom('variant')
    .select('id')
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...own.keys()]))))
    .execute()
  if (known.length < own.size) throw errors.UNKNOWN_VARIANT()
  await tx
    .db(ListPriceEntity)
    .insertInto('list_price')
    .values([...own].map(([variantId, price]) => ({ priceListId, variantId, price })))
    .execute()
}

async function shownLists(tx: Transaction, rows: readonly PriceListRow[]): Promise<PriceList[]> {
  if (rows.length === 0) return []
  const prices = await tx
    .db(ListPriceEntity)
    .selectFrom('list_price')
    .selectAll()
    .where(({ eb, fn, val }) => eb('priceListId', '=', fn.any(val(rows.map(({ id }) => id)))))
    .orderBy('variantId')
    .execute()
  return rows.map(({ id, name, tag, percentOff, isActive, revision }) => ({
    ...{ id, name, tag, percent_off: percentOff / 10_000, is_active: isActive, revision },
    prices: prices
      .filter(({ priceListId }) => priceListId === id)
      .map(({ variantId, price }) => ({ variant_id: variantId, price })),
  }))
}

async function shownList(tx: Transaction, row: PriceListRow): Promise<PriceList> {
  const [list] = await shownLists(tx, [row])
  if (list === undefined) throw errors.UNKNOWN_PRICE_LIST()
  return list
}
