import { type ListReply, type Transaction, windowOf } from '@ashlar/sdk/server'
import { type Payment, type PaymentQuery, paymentStatuses } from '../../contract.ts'
import { PaymentEntity } from './payment.entities.ts'
import { searchKind, shownPayments } from './payment.store.ts'

/** Payments found by their words at most. */
const searchLimit = 1_000

/** Payments that are wanted, the youngest first without a word. */
export async function paymentsPage(tx: Transaction, query: PaymentQuery): Promise<ListReply<Payment>['results']> {
  const { limit, offset } = windowOf(query)
  const direction = query.orderDirection?.toLowerCase() === 'asc' ? 'asc' : 'desc'
  const words = query.search?.trim() ?? ''
  const ids = words === '' ? undefined : await tx.search.find(searchKind, words, searchLimit)
  const rows = await wanted(tx, query, ids)
    .selectAll()
    .orderBy(query.orderBy ?? 'askedAt', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const total = await count(tx, query, ids)
  return { rows: await shownPayments(tx, rows), total, ...(query.limit === -1 && total > limit && { truncated: true }) }
}

type Found = readonly number[] | undefined

function wanted(tx: Transaction, { status, provider, customer_id, differs }: PaymentQuery, ids: Found) {
  let found = tx.db(PaymentEntity).selectFrom('payment')
  if (ids !== undefined) found = found.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
  if (status !== undefined) found = found.where('status', '=', status)
  if (provider !== undefined) found = found.where('provider', '=', provider)
  if (customer_id !== undefined) found = found.where('customerId', '=', customer_id)
  if (differs === true) found = found.where('receivedAmount', 'is not', null)
  return found
}

/** Kept numbers where they are enough. */
async function count(tx: Transaction, query: PaymentQuery, ids: Found): Promise<number> {
  const { status, provider, customer_id, differs } = query
  if (ids === undefined && provider === undefined && customer_id === undefined && differs !== true) {
    return tx.totals.of('commerce.payment', status === undefined ? paymentStatuses : [status])
  }
  const { total } = await wanted(tx, query, ids)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
