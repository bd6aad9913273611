import { Discount, documentApprovals, documentStatuses } from '@ashlar/plugin-commerce'
import { Amount, CustomValue, Id, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { Item } from './item.ts'
import { DocumentSchedule, ListedSchedule } from './schedule.ts'

/** Documents of this module; web orders are the store's. */
export const ownTypes = ['quote', 'invoice', 'work-order', 'recurring', 'refund'] as const
export type OwnType = (typeof ownTypes)[number]

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Day = Type.String({ format: 'date' })

/** To whom a document is addressed: as it is printed once it is issued. */
export const Party = Type.Object({
  name: Type.String(),
  company: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** Lines of the address, country last. */
  address: Type.Array(Type.String()),
})
export type Party = Static<typeof Party>

/** Another document that belongs to this one. */
export const LinkedDocument = Type.Object({
  id: Id,
  type: Type.Enum([...ownTypes]),
  invoiceNumber: Type.String(),
  status: Type.Enum([...documentStatuses]),
})
export type LinkedDocument = Static<typeof LinkedDocument>

export const DocumentTax = Type.Object({
  name: Type.String(),
  /** Percent. */
  rate: Type.Number(),
  base: Amount,
  amount: Amount,
})
export type DocumentTax = Static<typeof DocumentTax>

/** One step of a document's history. */
export const DocumentStep = Type.Object({
  id: Id,
  /** Such as `created`, `issued`, `approved`, `payment`. */
  kind: Type.String(),
  note: Type.String(),
  amount: orNull(Amount),
  /** Name of the person; empty for the server. */
  by: Type.String(),
  at: Time,
})
export type DocumentStep = Static<typeof DocumentStep>

const listed = {
  id: Id,
  type: Type.Enum([...ownTypes]),
  /** Empty until the document is issued. */
  invoiceNumber: Type.String(),
  status: Type.Enum([...documentStatuses]),
  approval: Type.Enum([...documentApprovals]),
  invoiceDate: Day,
  /** Of quotes: until when it can be approved. */
  dueDate: orNull(Day),
  customer_id: orNull(Id),
  customer_name: Type.String(),
  vehicle_id: orNull(Id),
  /** Name of the vehicle; empty without one. */
  vehicle: Type.String(),
  subTotal: Amount,
  discount: Amount,
  tax: Amount,
  grandTotal: Amount,
  amountPaid: Amount,
  amountRefunded: Amount,
  /** What is still to be paid. */
  amountDue: Amount,
  currency: Type.String(),
  /** Every field that the website adds to documents, with its value. */
  custom_fields: Type.Array(CustomValue),
  isDeleted: Type.Boolean(),
  revision: Type.Integer(),
  createdAt: Time,
  updatedAt: Time,
}

/** A document as lists show it. */
export const ListedDocument = Type.Object({
  ...listed,
  /** Of recurring invoices. */
  schedule: orNull(ListedSchedule),
})
export type ListedDocument = Static<typeof ListedDocument>

export const Document = Type.Object({
  ...listed,
  customer: orNull(Party),
  items: Type.Array(Item),
  /** By which `discount` was computed. */
  discountRule: orNull(Discount),
  /** Of quotes and work orders: the share or amount that is asked for on approval. */
  deposit: orNull(Discount),
  /** What is still to be paid of the deposit. */
  depositDue: Amount,
  /** What was paid as deposit; of invoices, what of `amountPaid` came from deposits. */
  depositPaid: Amount,
  taxes: Type.Array(DocumentTax),
  pricesIncludeTax: Type.Boolean(),
  /** Printed below the lines. */
  notes: Type.String(),
  terms: Type.String(),
  /** Only staff see it. */
  internalNote: Type.String(),
  from: Type.Array(LinkedDocument),
  into: Type.Array(LinkedDocument),
  history: Type.Array(DocumentStep),
  issuedAt: orNull(Time),
  /** Credit of the customer that can pay for it; of quotes and work orders, what is left of their deposit. */
  credit: Amount,
  /** Letters that its PDF cannot show; known once the PDF is made. */
  missingLetters: Type.Array(Type.String()),
  /** Who created it; empty for the server. */
  createdBy: Type.String(),
  /** Of recurring invoices. */
  schedule: orNull(DocumentSchedule),
})
export type Document = Static<typeof Document>

/** How a type is called in a sentence. */
export const documentTypeNames: Readonly<Record<OwnType, string>> = {
  quote: 'quote',
  invoice: 'invoice',
  'work-order': 'work order',
  recurring: 'recurring invoice',
  refund: 'credit note',
}
