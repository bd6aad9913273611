import { Amount, ById, defineCall, defineEvent, Id, ListQuery, permission, Rows, Time, token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { commerce } from '../module.ts'
import { commercePath } from './addresses.ts'

/** What a payment is for: `{ kind: 'store.order', id: 12 }`. */
export const PaymentSubject = Type.Object({
  kind: Type.String({ pattern: '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9-]*$', maxLength: 80 }),
  id: Id,
})
export type PaymentSubject = Static<typeof PaymentSubject>

/**
 * `asked`: the provider has it, or the customer was told how to pay. A payment only goes forward: what has failed may
 * still succeed, what has succeeded stays.
 */
export const paymentStatuses = ['asked', 'failed', 'succeeded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const Refund = Type.Object({
  id: Id,
  amount: Amount,
  reason: Type.String(),
  status: Type.Enum([...paymentStatuses]),
  at: Time,
})
export type Refund = Static<typeof Refund>

export const Payment = Type.Object({
  id: Id,
  subject: PaymentSubject,
  /** What it is for, in words: `Order 1024`. */
  title: Type.String(),
  customer_id: Type.Union([Id, Type.Null()]),
  amount: Amount,
  currency: Type.String(),
  /** Id of the provider. */
  provider: Type.String(),
  status: Type.Enum([...paymentStatuses]),
  /** What was given back, and what was asked to be. */
  refunded: Amount,
  /** What came instead of what was asked for: a person decides. Null as long as nothing differs. */
  received: Type.Union([Type.Object({ amount: Amount, currency: Type.String() }), Type.Null()]),
  note: Type.String(),
  refunds: Type.Array(Refund),
  askedAt: Time,
  settledAt: Type.Union([Time, Type.Null()]),
})
export type Payment = Static<typeof Payment>

/** What is asked for. */
export interface PaymentWanted {
  readonly subject: PaymentSubject
  /**
   * What the customer reads on the provider's page and on a statement: `Order 1024`. Never names a person: it stays when
   * the data of a customer are erased.
   */
  readonly title: string
  /** More than 0. */
  readonly amount: Amount
  readonly currency: string
  readonly customerId: number | null
  /** Id of a provider that the website offers. */
  readonly provider: string
  /** Address of the site to which the customer comes back. */
  readonly returnTo: string
}

/** Money that came without being asked for by a provider: cash, a cheque. */
export interface PaymentByHand {
  readonly subject: PaymentSubject
  readonly title: string
  readonly amount: Amount
  readonly currency: string
  readonly customerId: number | null
  readonly note: string
}

/** Where a customer goes on after a payment was begun. */
export interface BegunPayment {
  readonly status: PaymentStatus
  /** Address of the provider's page; without it the customer stays. */
  readonly goTo?: string
  /** What the customer reads: where to send the money. */
  readonly instructions?: string
}

/** A provider that the website offers to its customers. */
export interface OfferedProvider {
  readonly id: string
  readonly title: string
  /** It tells by itself whether the money came; of others a person says so. */
  readonly isOnline: boolean
}

/** Payments of the website of the running work. */
export interface Payments {
  /** Providers that the website offers, in the order in which the packages were composed. */
  offered(): Promise<OfferedProvider[]>
  /** Write down what is asked for, within the unit of work of its subject; then `begin` it outside of it. */
  ask(tx: Transaction, wanted: PaymentWanted): Promise<number>
  /** Ask the provider. Asked again for the same payment, it gives the same one. Outside of any unit of work. */
  begin(paymentId: number): Promise<BegunPayment>
  record(tx: Transaction, payment: PaymentByHand): Promise<number>
  /**
   * Give back a part or all of what was paid. The provider is asked afterwards; `payment-refunded` tells that it was done, `refund-failed` that it was not.
   *
   * @throws what exceeds the payment, or a payment that did not succeed
   */
  refund(
    tx: Transaction,
    refund: { readonly paymentId: number; readonly amount: Amount; readonly reason: string },
  ): Promise<number>
  /** Payments for this, the oldest first. */
  of(tx: Transaction, subject: PaymentSubject): Promise<Payment[]>
  /** The same for several subjects of one kind at once. */
  ofMany(tx: Transaction, kind: PaymentSubject['kind'], ids: readonly number[]): Promise<Payment[]>
}
export const Payments = token<Payments>('commerce.payments')

const Told = Type.Object({
  paymentId: Type.Integer(),
  subject: PaymentSubject,
  amount: Amount,
  currency: Type.String(),
})
export const paymentSucceeded = defineEvent('commerce.payment-succeeded', Told)
export const paymentFailed = defineEvent('commerce.payment-failed', Told)
/** `amount` is what was given back this time. */
export const paymentRefunded = defineEvent('commerce.payment-refunded', Told)

/** A refund did not go through: the money is still there, and can be refunded again. */
export const refundFailed = defineEvent(
  'commerce.refund-failed',
  Type.Object({ ...Told.properties, refundId: Type.Integer() }),
)

export const paymentOrders = ['askedAt', 'amount'] as const

export const PaymentQuery = Type.Object(
  {
    ...ListQuery(paymentOrders),
    status: Type.Optional(Type.Enum([...paymentStatuses])),
    provider: Type.Optional(Type.String({ maxLength: 80 })),
    customer_id: Type.Optional(Id),
    /** Only those whose amount differs from what was asked for. */
    differs: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type PaymentQuery = Static<typeof PaymentQuery>

export const listPayments = defineCall({
  id: 'commerce.listPayments',
  method: 'GET',
  path: `${commercePath}payments/`,
  summary: 'List the payments',
  query: PaymentQuery,
  reply: { results: Rows(Payment) },
  access: permission(commerce, 'payments', 'can_view'),
})

export const listPaymentProviders = defineCall({
  id: 'commerce.listPaymentProviders',
  method: 'GET',
  path: `${commercePath}payment-providers/`,
  summary: 'List the payment providers that the website offers',
  reply: { results: Rows(Type.Object({ id: Type.String(), title: Type.String() })) },
  access: permission(commerce, 'payments', 'can_view'),
})

export const refundPayment = defineCall({
  id: 'commerce.refundPayment',
  method: 'POST',
  path: `${commercePath}payments/:id/refunds/`,
  summary: 'Refund all or part of a payment',
  params: ById,
  body: Type.Object(
    {
      amount: Type.Integer({ title: 'Amount', minimum: 1 }),
      reason: Type.String({ title: 'Reason', maxLength: 400 }),
    },
    { additionalProperties: false },
  ),
  reply: { payment: Payment },
  status: 201,
  access: permission(commerce, 'payments', 'can_edit'),
})

export const settlePayment = defineCall({
  id: 'commerce.settlePayment',
  method: 'POST',
  path: `${commercePath}payments/:id/settle/`,
  summary: 'Mark an open payment as paid or not paid',
  params: ById,
  body: Type.Object({ hasCome: Type.Boolean() }, { additionalProperties: false }),
  reply: { payment: Payment },
  access: permission(commerce, 'payments', 'can_edit'),
})
