import { type DocumentStatus, documentStatuses } from '@ashlar/plugin-commerce'
import { type ListReply, type Transaction, totalWith, windowOf } from '@ashlar/sdk/server'
import { type Fulfilment, fulfilments, type WebOrder, type WebOrderQuery } from '../../contract.ts'
import { searchKind } from '../checkout/place-order.ts'
import { WebOrderEntity } from './order.entities.ts'
import { shownOrders } from './order.store.ts'

/** Orders found by their words at most. */
const searchLimit = 1_000

const columns = { invoiceDate: 'placedAt', invoiceNumber: 'id', grandTotal: 'grandTotal' } as const

/** Orders that are wanted, the newest first without a word (API-317). */
export async function ordersPage(tx: Transaction, query: WebOrderQuery): Promise<ListReply<WebOrder>['results']> {
  const { limit, offset } = windowOf(query)
  const direction = query.orderDirection?.toLowerCase() === 'asc' ? 'asc' : 'desc'
  const words = query.search?.trim() ?? ''
  const found = words === '' ? undefined : await tx.search.find(searchKind, words, { limit: searchLimit })
  const ids = found?.ids
  const rows = await wanted(tx, query, ids)
    .selectAll()
    // Numbers count up with the ids, and are compared as texts otherwise.
    .orderBy(columns[query.orderBy ?? 'invoiceDate'], direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const total = await count(tx, query, ids)
  return {
    rows: await shownOrders(tx, rows),
    ...totalWith(total, found?.more ?? false),
    ...(query.limit === -1 && total > limit && { truncated: true }),
  }
}

type Found = readonly number[] | undefined

function wanted(tx: Transaction, { status, fulfilment, customer_id }: WebOrderQuery, ids: Found) {
  let found = tx.db(WebOrderEntity).selectFrom('web_order')
  if (ids !== undefined) found = found.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
  if (status !== undefined) found = found.where('status', 'in', chosen(documentStatuses, status))
  if (fulfilment !== undefined) found = found.where('fulfilment', 'in', chosen(fulfilments, fulfilment))
  if (customer_id !== undefined) found = found.where('customerId', '=', customer_id)
  return found
}

/** Kept numbers where they are enough. */
async function count(tx: Transaction, query: WebOrderQuery, ids: Found): Promise<number> {
  const { status, fulfilment, customer_id } = query
  if (ids === undefined && fulfilment === undefined && customer_id === undefined) {
    return tx.totals.of('store.web_order', chosen(documentStatuses, status))
  }
  const { total } = await wanted(tx, query, ids)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Words of a filter with commas between them; all of them without one. */
function chosen<Word extends DocumentStatus | Fulfilment>(all: readonly Word[], given: string | undefined): Word[] {
  const words = given?.split(',')
  return all.filter((each) => words === undefined || words.includes(each))
}
