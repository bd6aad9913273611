import { ById, defineCall, Id, permission, Rows } from '@ashlar/sdk'
import Type from 'typebox'
import { invoicing } from '../module.ts'
import { invoicesPath, quotesPath, workOrdersPath } from './addresses.ts'
import { Document, ListedDocument, type OwnType } from './document.ts'
import { DocumentFilter, DocumentQuery } from './document-query.ts'
import { DocumentChange, Revised, WrittenDocument } from './written-document.ts'

/** Whose calls they are. */
interface Kind {
  /** In ids of calls: `Quote`. */
  readonly name: string
  readonly path: typeof quotesPath | typeof invoicesPath | typeof workOrdersPath
  readonly area: 'quotes' | 'invoices' | 'work_orders'
  /** As summaries say it: `quote`, `quotes`. */
  readonly one: string
  readonly all: string
  /** Types that can be created; the first is the usual one. */
  readonly types: readonly [OwnType, ...OwnType[]]
  /** Lowest plan that creates them. */
  readonly plan?: 'enterprise'
}

const document = { invoice: Document }
const OnlyRevision = Type.Object(Revised, { additionalProperties: false })
const Reason = Type.String({ title: 'Reason', maxLength: 400 })
const Quantities = Type.Array(
  Type.Object(
    { id: Id, quantity: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000, multipleOf: 0.001 }) },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: 1_000 },
)

/** How the money came that staff write down. */
export const paymentMethods = ['bank_transfer', 'cash', 'card', 'cheque', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

const RecordedPayment = Type.Object(
  {
    ...Revised,
    amount: Type.Integer({ title: 'Amount', minimum: 1, maximum: 100_000_000_000_000 }),
    method: Type.Enum([...paymentMethods]),
    note: Type.Optional(Type.String({ title: 'Note', maxLength: 400 })),
  },
  { additionalProperties: false },
)

/**
 * The calls of one kind of documents. Replies name the document `invoice`, whatever its type is. Every write takes
 * `revision`, and an `Idempotency-Key`.
 */
const callsOf = ({ name, path, area, one, all, types, plan }: Kind) => {
  const may = (action: 'can_view' | 'can_create' | 'can_edit' | 'can_delete') => permission(invoicing, area, action)
  const type = Type.Optional(Type.Enum([...types]))
  const create = plan ? { access: may('can_create'), plan } : { access: may('can_create') }
  return Object.freeze({
    list: defineCall({
      id: `invoicing.list${name}s`,
      method: 'GET',
      path,
      summary: `List the ${all}, newest first`,
      query: DocumentQuery,
      reply: { results: Rows(ListedDocument), currency: Type.String() },
      access: may('can_view'),
    }),
    sum: defineCall({
      id: `invoicing.sum${name}s`,
      method: 'GET',
      path: `${path}totals/`,
      summary: `Add up the ${all} of a list, by currency`,
      description: 'Reads 10,000 documents at most, the newest first, and then says isEstimate.',
      query: DocumentFilter,
      reply: {
        totals: Type.Array(
          Type.Object({
            currency: Type.String(),
            count: Type.Integer(),
            grandTotal: Type.Integer(),
            amountDue: Type.Integer(),
          }),
        ),
        isEstimate: Type.Boolean(),
      },
      access: may('can_view'),
    }),
    blank: defineCall({
      id: `invoicing.new${name}`,
      method: 'GET',
      path: `${path}new/`,
      summary: `Show what a new ${one} begins with`,
      query: Type.Object({ customer_id: Type.Optional(Id), type }, { additionalProperties: false }),
      reply: { invoice: WrittenDocument, currency: Type.String(), customer_name: Type.String() },
      access: may('can_create'),
    }),
    create: defineCall({
      id: `invoicing.create${name}`,
      method: 'POST',
      path,
      summary: `Create a draft of a ${one}`,
      description: 'Members that are left out are those of a new document.',
      body: Type.Object({ ...Type.Partial(WrittenDocument).properties, type }, { additionalProperties: false }),
      reply: document,
      status: 201,
      ...create,
    }),
    get: defineCall({
      id: `invoicing.get${name}`,
      method: 'GET',
      path: `${path}:id/`,
      summary: `Show a ${one}`,
      params: ById,
      reply: document,
      access: may('can_view'),
    }),
    save: defineCall({
      id: `invoicing.save${name}`,
      method: 'PUT',
      path,
      summary: `Change a draft of a ${one}`,
      description: 'The id is in the body. An issued document can be changed only in its internal note.',
      body: DocumentChange,
      reply: document,
      access: may('can_edit'),
    }),
    remove: defineCall({
      id: `invoicing.delete${name}`,
      method: 'DELETE',
      path: `${path}:id/`,
      summary: `Mark a draft of a ${one} as deleted`,
      params: ById,
      reply: document,
      access: may('can_delete'),
    }),
    restore: defineCall({
      id: `invoicing.restore${name}`,
      method: 'POST',
      path: `${path}:id/restore/`,
      summary: `Restore a deleted draft of a ${one}`,
      params: ById,
      reply: document,
      access: may('can_delete'),
    }),
    issue: defineCall({
      id: `invoicing.issue${name}`,
      method: 'POST',
      path: `${path}:id/issue/`,
      summary: `Issue a ${one}: give it its number and freeze it`,
      description:
        'With grandTotal, a document whose total is another one by now is not issued (409): tax rates may have changed.',
      params: ById,
      body: Type.Object({ ...Revised, grandTotal: Type.Optional(Type.Integer()) }, { additionalProperties: false }),
      reply: document,
      access: may('can_edit'),
    }),
    cancel: defineCall({
      id: `invoicing.cancel${name}`,
      method: 'POST',
      path: `${path}:id/cancel/`,
      summary: `Cancel a ${one}`,
      params: ById,
      body: Type.Object({ ...Revised, reason: Type.Optional(Reason) }, { additionalProperties: false }),
      reply: document,
      access: may('can_edit'),
    }),
    archive: defineCall({
      id: `invoicing.archive${name}`,
      method: 'POST',
      path: `${path}:id/archive/`,
      summary: `Archive a ${one}`,
      params: ById,
      body: OnlyRevision,
      reply: document,
      access: may('can_edit'),
    }),
    versions: defineCall({
      id: `invoicing.list${name}Versions`,
      method: 'GET',
      path: `${path}:id/versions/`,
      summary: `List what changes of a ${one} replaced, newest first`,
      params: ById,
      reply: {
        results: Rows(
          Type.Object({
            id: Id,
            author: Type.String(),
            replacedAt: Type.String({ format: 'date-time' }),
            invoice: WrittenDocument,
          }),
        ),
      },
      access: may('can_view'),
    }),
  })
}

/** Calls of documents that a customer approves. */
const approvalsOf = ({ name, path, area, one }: Kind) => {
  const access = permission(invoicing, area, 'can_edit')
  return Object.freeze({
    approve: defineCall({
      id: `invoicing.approve${name}`,
      method: 'POST',
      path: `${path}:id/approve/`,
      summary: `Record that the customer approved a ${one}`,
      params: ById,
      body: Type.Object(
        {
          ...Revised,
          /** Who said so, as it is written down. */
          name: Type.Optional(Type.String({ title: 'Approved by', maxLength: 160 })),
          /** Ids of the optional lines that are wanted; without it those that the document names. */
          chosen: Type.Optional(Type.Array(Id, { maxItems: 1_000, uniqueItems: true })),
        },
        { additionalProperties: false },
      ),
      reply: document,
      access,
    }),
    decline: defineCall({
      id: `invoicing.decline${name}`,
      method: 'POST',
      path: `${path}:id/decline/`,
      summary: `Record that the customer declined a ${one}`,
      params: ById,
      body: Type.Object(
        { ...Revised, name: Type.Optional(Type.String({ maxLength: 160 })), reason: Type.Optional(Reason) },
        { additionalProperties: false },
      ),
      reply: document,
      access,
    }),
    convert: defineCall({
      id: `invoicing.convert${name}`,
      method: 'POST',
      path: `${path}:id/convert/`,
      summary: `Make a draft of an invoice or a work order from a ${one}`,
      description: 'Needs the right to create what is made. Without items, everything that is left is taken.',
      params: ById,
      body: Type.Object(
        {
          ...Revised,
          to: Type.Enum(['invoice', 'work-order']),
          items: Type.Optional(Quantities),
          /** Ids of further work orders of the same customer, for one invoice of all of them. */
          with: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true })),
        },
        { additionalProperties: false },
      ),
      reply: document,
      status: 201,
      access,
    }),
    pay: defineCall({
      id: `invoicing.record${name}Deposit`,
      method: 'POST',
      path: `${path}:id/payments/`,
      summary: `Record a payment of the deposit of a ${one}`,
      description:
        'Needs the right to edit invoices, too. Invoices made from the document use the deposit when they are issued.',
      params: ById,
      body: RecordedPayment,
      reply: document,
      status: 201,
      access,
    }),
    payBack: defineCall({
      id: `invoicing.refund${name}Deposit`,
      method: 'POST',
      path: `${path}:id/refund/`,
      summary: `Refund the deposit of a ${one}`,
      description: 'Needs the right to edit invoices, too. Never more than is left; all of it without an amount.',
      params: ById,
      body: Type.Object(
        {
          ...Revised,
          amount: Type.Optional(Type.Integer({ title: 'Amount', minimum: 1, maximum: 100_000_000_000_000 })),
          reason: Type.Optional(Reason),
        },
        { additionalProperties: false },
      ),
      reply: document,
      status: 201,
      access,
    }),
  })
}

const quote: Kind = {
  ...{ name: 'Quote', path: quotesPath, area: 'quotes', one: 'quote', all: 'quotes', plan: 'enterprise' },
  types: ['quote'],
}
const invoice: Kind = {
  ...{ name: 'Invoice', path: invoicesPath, area: 'invoices', one: 'invoice', all: 'invoices' },
  types: ['invoice', 'recurring'],
}
const workOrder: Kind = {
  ...{ name: 'WorkOrder', path: workOrdersPath, area: 'work_orders', one: 'work order', all: 'work orders' },
  types: ['work-order'],
}

export const quoteCalls = Object.freeze({ ...callsOf(quote), ...approvalsOf(quote) })
export const workOrderCalls = Object.freeze({ ...callsOf(workOrder), ...approvalsOf(workOrder) })
const mayBill = permission(invoicing, 'invoices', 'can_edit')

/** Also of documents of the types `recurring` and `refund`. */
export const invoiceCalls = Object.freeze({
  ...callsOf(invoice),
  pay: defineCall({
    id: 'invoicing.recordPayment',
    method: 'POST',
    path: `${invoicesPath}:id/payments/`,
    summary: 'Record a payment of an invoice',
    description: 'Money beyond the amount due becomes credit of the customer.',
    params: ById,
    body: RecordedPayment,
    reply: document,
    status: 201,
    access: mayBill,
  }),
  useCredit: defineCall({
    id: 'invoicing.useCredit',
    method: 'POST',
    path: `${invoicesPath}:id/credit/`,
    summary: 'Pay an invoice with credit of its customer',
    params: ById,
    body: Type.Object({ ...Revised, amount: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
    reply: document,
    status: 201,
    access: mayBill,
  }),
  refund: defineCall({
    id: 'invoicing.refundInvoice',
    method: 'POST',
    path: `${invoicesPath}:id/refund/`,
    summary: 'Refund lines of an invoice with a credit note',
    description: 'Never more than was paid. The reply is the credit note.',
    params: ById,
    body: Type.Object(
      { ...Revised, items: Quantities, reason: Type.Optional(Reason) },
      { additionalProperties: false },
    ),
    reply: document,
    status: 201,
    access: mayBill,
  }),
})

export type DocumentCalls = ReturnType<typeof callsOf>
export type ApprovalCalls = ReturnType<typeof approvalsOf>
