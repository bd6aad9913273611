import { Discount } from '@ashlar/plugin-commerce'
import { Id, NewCustomValues } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { itemLimits, NewItem } from './item.ts'
import { Schedule } from './schedule.ts'

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Day = Type.String({ format: 'date' })

/** What people write of a document; everything else follows from it. */
export const WrittenDocument = Type.Object({
  customer_id: orNull(Id),
  vehicle_id: orNull(Id),
  invoiceDate: Day,
  dueDate: orNull(Day),
  items: Type.Array(NewItem, { maxItems: itemLimits.lines }),
  discountRule: orNull(Discount),
  /** Of quotes and work orders: the share or amount that is asked for on approval. */
  deposit: orNull(Discount),
  notes: Type.String({ title: 'Note to the customer', maxLength: 4_000 }),
  terms: Type.String({ title: 'Terms', maxLength: 4_000 }),
  internalNote: Type.String({ title: 'Internal note', maxLength: 4_000 }),
  /** Values of the website's own fields; those that are left out stay as they are. */
  custom_fields: NewCustomValues,
  /** Of recurring invoices, and of no other document; its first date is the date of the document. */
  schedule: Type.Optional(Schedule),
})
export type WrittenDocument = Static<typeof WrittenDocument>

/** The revision that was changed: with it, a change since then is a conflict (409). */
export const Revised = { revision: Type.Optional(Type.Integer({ minimum: 1 })) }

/** Members that are left out stay as they are. */
export const DocumentChange = Type.Object(
  { ...Type.Partial(WrittenDocument).properties, ...Revised, id: Id },
  { additionalProperties: false },
)
export type DocumentChange = Static<typeof DocumentChange>
