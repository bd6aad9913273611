import type { RowOf, Transaction } from '@ashlar/sdk/server'
import {
  type Payment,
  type PaymentSubject,
  paymentFailed,
  paymentRefunded,
  paymentSucceeded,
  type Refund,
  refundFailed,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { PaymentEntity, RefundEntity } from './payment.entities.ts'
import type { Step } from './step.ts'

/** Words of payments in the search index. */
export const searchKind = 'commerce.payment'

export type PaymentRecord = RowOf<typeof PaymentEntity>
export type RefundRecord = RowOf<typeof RefundEntity>

/** As the API shows it. */
function shownPayment(row: PaymentRecord, refunds: readonly RefundRecord[]): Payment {
  const { id, subjectKind, subjectId, customerId, receivedAmount, receivedCurrency, askedAt, settledAt } = row
  const { title, amount, currency, provider, status, refunded, note } = row
  const received =
    receivedAmount === null || receivedCurrency === null ? null : { amount: receivedAmount, currency: receivedCurrency }
  return {
    ...{ id, subject: { kind: subjectKind, id: subjectId }, customer_id: customerId, amount, currency, provider },
    ...{ title, status, refunded, received, note },
    refunds: refunds.filter(({ paymentId }) => paymentId === id).map(shownRefund),
    askedAt: askedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }
}

const shownRefund = ({ id, amount, reason, status, askedAt }: RefundRecord): Refund => ({
  ...{ id, amount, reason, status },
  at: askedAt.toISOString(),
})

/** With what was given back of each. */
export async function shownPayments(tx: Transaction, rows: readonly PaymentRecord[]): Promise<Payment[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const refunds = await tx
    .db(RefundEntity)
    .selectFrom('refund')
    .selectAll()
    .where(({ eb, fn, val }) => eb('paymentId', '=', fn.any(val(ids))))
    .orderBy('id')
    .execute()
  return rows.map((row) => shownPayment(row, refunds))
}

/** @throws UNKNOWN_PAYMENT */
export async function paymentById(tx: Transaction, id: number): Promise<PaymentRecord> {
  const row = await tx.db(PaymentEntity).selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw errors.UNKNOWN_PAYMENT()
  return row
}

/** The same, held until the work is over. @throws UNKNOWN_PAYMENT */
export async function lockedPayment(tx: Transaction, id: number): Promise<PaymentRecord> {
  const row = await tx
    .db(PaymentEntity)
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw errors.UNKNOWN_PAYMENT()
  return row
}

/** The same, by what the provider calls it; undefined for what is none of ours. */
export function lockedByReference(tx: Transaction, provider: string, reference: string) {
  return tx
    .db(PaymentEntity)
    .selectFrom('payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

const toldOf = (row: PaymentRecord, amount = row.amount) => ({
  ...{ paymentId: row.id, amount, currency: row.currency },
  subject: { kind: row.subjectKind, id: row.subjectId } satisfies PaymentSubject,
})

/** Take a step and tell of it. The row is locked. */
export async function takeStep(tx: Transaction, row: PaymentRecord, step: Step | undefined): Promise<void> {
  if (step === undefined) return
  const change = (set: Partial<Pick<PaymentRecord, 'status' | 'settledAt' | 'receivedAmount' | 'receivedCurrency'>>) =>
    tx.db(PaymentEntity).updateTable('payment').set(set).where('id', '=', row.id).execute()
  if ('differs' in step) {
    await change({ receivedAmount: step.differs.amount, receivedCurrency: step.differs.currency })
    return
  }
  await change({ status: step.to, settledAt: new Date(), receivedAmount: null, receivedCurrency: null })
  await tx.emit(step.to === 'succeeded' ? paymentSucceeded : paymentFailed, toldOf(row))
  tx.audit({
    ...{ action: `payment.${step.to}`, entity: 'payment', entityId: row.id },
    details: { provider: row.provider, amount: row.amount, currency: row.currency },
  })
}

/** What became of a refund; one that failed can be asked for again. The payment is locked. */
export async function settleRefund(
  tx: Transaction,
  row: PaymentRecord,
  refund: RefundRecord,
  status: 'succeeded' | 'failed',
): Promise<void> {
  await tx.db(RefundEntity).updateTable('refund').set({ status }).where('id', '=', refund.id).execute()
  tx.audit({
    ...{ action: `refund.${status}`, entity: 'payment', entityId: row.id },
    details: { amount: refund.amount, currency: row.currency },
  })
  // What came instead of what was asked for was never counted as paid: nobody is told that it went back.
  if (row.status !== 'succeeded') return
  if (status === 'succeeded') {
    await tx.emit(paymentRefunded, toldOf(row, refund.amount))
  } else {
    const refunded = row.refunded - refund.amount
    await tx.db(PaymentEntity).updateTable('payment').set({ refunded }).where('id', '=', row.id).execute()
    await tx.emit(refundFailed, { ...toldOf(row, refund.amount), refundId: refund.id })
  }
}
