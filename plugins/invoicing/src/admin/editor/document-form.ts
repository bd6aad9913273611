import type { Discount } from '@ashlar/plugin-commerce'
import { amountFrom, decimalText } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { type Document, type Item, itemKinds, NewItem, WrittenDocument } from '../../contract.ts'
import { ScheduleForm, scheduleForm, scheduleFrom } from '../recurring/schedule-form.ts'

const { id: _, ...written } = Type.Required(NewItem).properties

/** A line while it is written. */
export const FormLine = Type.Object({
  /** Holds its place while it has no id. */
  key: Type.String(),
  /** Null for a line that is not stored yet. */
  id: Type.Union([Type.Integer(), Type.Null()]),
  ...written,
  kind: Type.Enum([...itemKinds]),
})
export type FormLine = Static<typeof FormLine>

/** The form's values: what people write of a document. */
export const DocumentForm = Type.Object({
  ...WrittenDocument.properties,
  invoiceDate: Type.String({ minLength: 1 }),
  /** Empty for none. */
  dueDate: Type.String(),
  items: Type.Array(FormLine),
  schedule: Type.Optional(ScheduleForm),
})
export type DocumentForm = Static<typeof DocumentForm>

export const blankLine = (kind: FormLine['kind'] = 'service'): FormLine => ({
  ...{ key: crypto.randomUUID(), id: null, kind, name: '', description: '', sku: '', unitPrice: 0 },
  quantity: kind === 'section' || kind === 'note' ? 0 : 1,
  ...{ discount: null, taxClass: null, isOptional: false, isChosen: false, source: null },
})

/** A line that comes from elsewhere: what it does not say has its usual value. */
export const lineFrom = (item: NewItem): FormLine => ({ ...blankLine(item.kind), ...item, id: null })

const lineOf = ({ id, kind, name, description, sku, quantity, unitPrice, ...item }: Item): FormLine => ({
  ...{ key: String(id), id, kind, name, description, sku, quantity, unitPrice, discount: item.discount },
  ...{ taxClass: item.taxClass, isOptional: item.isOptional, isChosen: item.isChosen, source: item.source },
})

/** A stored document in the form. */
export const formOf = (document: Document): DocumentForm => ({
  ...{ customer_id: document.customer_id, vehicle_id: document.vehicle_id, invoiceDate: document.invoiceDate },
  ...{ dueDate: document.dueDate ?? '', items: document.items.map(lineOf), discountRule: document.discountRule },
  deposit: document.deposit,
  ...{ notes: document.notes, terms: document.terms, internalNote: document.internalNote },
  custom_fields: document.custom_fields.map(({ id, value }) => ({ id, value })),
  ...(document.schedule && { schedule: scheduleForm(document.schedule) }),
})

/** What a new document begins with in the form: with one line to write in. */
export const blankForm = ({ dueDate, items, schedule, ...blank }: WrittenDocument): DocumentForm => ({
  ...blank,
  ...{ dueDate: dueDate ?? '', items: items.length === 0 ? [blankLine()] : items.map(lineFrom) },
  ...(schedule && { schedule: scheduleForm(schedule) }),
})

/** Lines in which nobody has written anything are not sent. */
export const isEmptyLine = ({ name, description, sku, unitPrice, source }: FormLine): boolean =>
  name.trim() === '' && description.trim() === '' && sku.trim() === '' && unitPrice === 0 && source === null

/** The form as it is sent. */
export const writtenOf = ({ dueDate, items, schedule, ...values }: DocumentForm): WrittenDocument => ({
  ...values,
  dueDate: dueDate === '' ? null : dueDate,
  items: items
    .filter((line) => !isEmptyLine(line))
    .map(({ key: _key, id, ...line }) => ({ ...line, ...(id !== null && { id }) })),
  ...(schedule && { schedule: scheduleFrom(schedule) }),
})

/** A discount as it is typed: `10%`, or an amount. */
export function discountText(discount: Discount | null, currency: string): string {
  if (discount === null) return ''
  return 'percent' in discount ? `${discount.percent}%` : decimalText(discount.amount, currency)
}

/** The discount behind a text: null for an empty one, undefined for what is none. */
export function discountFrom(text: string, currency: string): Discount | null | undefined {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return null
  const [, percent] = /^(\d{1,3}(?:\.\d{1,4})?)\s*%$/.exec(typed) ?? []
  if (percent !== undefined) return Number(percent) <= 100 ? { percent: Number(percent) } : undefined
  const amount = amountFrom(typed, currency)
  return amount !== undefined && amount >= 0 ? { amount } : undefined
}
