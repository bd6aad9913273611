import { documentStatuses } from '@ashlar/plugin-commerce'
import { CsvQuery, CustomFieldFilter, Id, KeyQuery, ListQuery } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { ownTypes } from './document.ts'

export const documentOrders = ['invoiceDate', 'dueDate', 'invoiceNumber', 'grandTotal', 'updatedAt'] as const

const several = (all: readonly string[]) =>
  Type.String({ pattern: `^(${all.join('|')})(,(${all.join('|')}))*$`, maxLength: 300 })
const Day = Type.Optional(Type.String({ format: 'date' }))
const Amount = Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }))

const filters = {
  search: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(several(documentStatuses)),
  customer_id: Type.Optional(Id),
  vehicle_id: Type.Optional(Id),
  /** Types of the list: the invoices' also has `recurring` and `refund`. */
  type: Type.Optional(several(ownTypes)),
  /** `overdue`: to be paid, or to be approved, since before today. `week`: within the next seven days. */
  due: Type.Optional(several(['overdue', 'week'])),
  startDate: Day,
  endDate: Day,
  dueFrom: Day,
  dueUntil: Day,
  amountFrom: Amount,
  amountTo: Amount,
  /** Made from this document: with a recurring invoice, those that were made by it. */
  from_id: Type.Optional(Id),
  is_deleted: Type.Optional(Type.Boolean()),
}

export const DocumentFilter = Type.Object(filters, { additionalProperties: false, ...CustomFieldFilter })
export type DocumentFilter = Static<typeof DocumentFilter>

export const DocumentQuery = Type.Object(
  { ...ListQuery(documentOrders), ...KeyQuery, ...CsvQuery, ...filters },
  { additionalProperties: false, ...CustomFieldFilter },
)
export type DocumentQuery = Static<typeof DocumentQuery>
