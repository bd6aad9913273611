import { type ListReply, type SearchResult, type Transaction, totalWith, windowOf } from '@ashlar/sdk/server'
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
  const found = words === '' ? undefined : await tx.search.find(searchKind, words, { limit: searchLimit })
  const rows = await wanted(tx, query, found)
    .selectAll()
    .orderBy(query.orderBy ?? 'askedAt', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const total = await count(tx, query, found)
  return {
    rows: await shownPayments(tx, rows),
    ...totalWith(total, found?.more ?? false),
    ...(query.limit === -1 && total > limit && { truncated: true }),
  }
}

type Found = SearchResult | undefined

function wanted(tx: Transaction, { status, provider, customer_id, differs }: PaymentQuery, found: Found) {
  let payments = tx.db(PaymentEntity).selectFrom('payment')
  if (found !== undefined) payments = payments.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(found.ids))))
  if (status !== undefined) payments = payments.where('status', '=', status)
  if (provider !== undefined) payments = payments.where('provider', '=', provider)
  if (customer_id !== undefined) payments = payments.where('customerId', '=', customer_id)
  if (differs === true) payments = payments.where('receivedAmount', 'is not', null)
  return payments
}

/** Kept numbers where they are enough. */
async function count(tx: Transaction, query: PaymentQuery, found: Found): Promise<number> {
  const { status, provider, customer_id, differs } = query
  if (found === undefined && provider === undefined && customer_id === undefined && differs !== true) {
    return tx.totals.of('commerce.payment', status === undefined ? paymentStatuses : [status])
  }
  const { total } = await wanted(tx, query, found)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
