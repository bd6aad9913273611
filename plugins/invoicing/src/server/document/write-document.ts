import type { AppliedRate, Discount, DocumentTotals, Taxes } from '@ashlar/plugin-commerce'
import { type CustomerDirectory, customerName, type KnownCustomer, vehicleName } from '@ashlar/plugin-customers'
import { thousandths } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import { type ItemSource, type ItemTaxClass, itemLimits, type NewItem, type WrittenDocument } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { isPriced, totalsOfLines } from '../../lines/totals.ts'
import { valuesOf } from './custom-fields.ts'
import { LineEntity, noDueDate } from './document.entities.ts'
import { type DocumentRow, type LineRow, searchKind, taxClassOf } from './document.store.ts'
import type { DocumentRules } from './rules.ts'

/** A line as it is stored, before it is priced. */
export interface WrittenLine {
  /** Undefined for a new one. */
  readonly id?: number
  readonly kind: LineRow['kind']
  readonly name: string
  readonly description: string
  readonly sku: string
  readonly quantity: number
  readonly unitPrice: number
  readonly discount: Discount | null
  readonly taxClass: ItemTaxClass
  readonly isOptional: boolean
  readonly isChosen: boolean
  readonly source: ItemSource | null
  readonly fromLineId: number | null
}

/** A line of a new document: what is left out has its usual value. */
export function writtenLine(item: NewItem, fromLineId: number | null = null): WrittenLine {
  const { kind = 'other', name, description = '', sku = '', isOptional = false, isChosen = false } = item
  const hasPrice = isPriced({ kind })
  return {
    ...{ kind, name: name.trim(), description: description.trim(), sku: sku.trim(), fromLineId },
    quantity: hasPrice ? (item.quantity ?? 1) : 0,
    unitPrice: hasPrice ? (item.unitPrice ?? 0) : 0,
    discount: hasPrice ? (item.discount ?? null) : null,
    taxClass: item.taxClass ?? null,
    isOptional: hasPrice && isOptional,
    isChosen: hasPrice && isOptional && isChosen,
    source: item.source ?? null,
  }
}

/**
 * Lines as they were sent: one that is there already keeps its number, and the line from which it was made.
 *
 * @throws UNKNOWN_LINE for a number that no stored line has, or that was sent twice
 */
export function sentLines(items: readonly NewItem[], stored: readonly LineRow[]): WrittenLine[] {
  const left = new Map(stored.map((row) => [row.id, row]))
  return items.map(({ id, ...item }, at) => {
    if (id === undefined) return writtenLine(item)
    const before = left.get(id)
    if (before === undefined) throw refused(`items/${at}/id`, errors.UNKNOWN_LINE())
    left.delete(id)
    return { ...writtenLine(item, before.fromLineId), id }
  })
}

/** A stored line as it was written. */
export const lineOf = (row: LineRow): WrittenLine => ({
  ...{
    id: row.id,
    kind: row.kind,
    name: row.name,
    description: row.description,
    sku: row.sku,
    unitPrice: row.unitPrice,
  },
  ...{ quantity: row.quantity / 1000, discount: row.discountRule, taxClass: taxClassOf(row.taxClass) },
  ...{ isOptional: row.isOptional, isChosen: row.isChosen, source: row.source, fromLineId: row.fromLineId },
})

/** A stored document as it was written, but for the fields of the website: what a version keeps. */
export const writtenOf = (row: DocumentRow, lines: readonly LineRow[]): Omit<WrittenDocument, 'custom_fields'> => ({
  ...{ customer_id: row.customerId, vehicle_id: row.vehicleId, invoiceDate: row.invoiceDate, dueDate: row.dueDate },
  items: lines.map(lineOf).map(({ id: _, fromLineId: __, ...line }) => line),
  ...{
    discountRule: row.discountRule,
    deposit: row.depositRule,
    notes: row.notes,
    terms: row.terms,
    internalNote: row.internalNote,
  },
})

/** @throws NAMELESS_LINE, TOO_MUCH_TEXT, OPTIONAL_ON_QUOTES */
export function assertLines(type: DocumentRow['type'], lines: readonly WrittenLine[]): void {
  let text = 0
  for (const [at, line] of lines.entries()) {
    text += line.name.length + line.description.length
    if (line.name === '') throw refused(`items/${at}/name`, errors.NAMELESS_LINE())
    if (line.isOptional && type !== 'quote') throw refused(`items/${at}/isOptional`, errors.OPTIONAL_ON_QUOTES())
  }
  if (text > itemLimits.text) throw refused('items', errors.TOO_MUCH_TEXT(itemLimits.text.toLocaleString('en')))
}

export interface Addressed {
  readonly customerId: number | null
  readonly customerName: string
  readonly vehicleId: number | null
  readonly vehicle: string
}

/** To whom a document goes, and for which vehicle. @throws NO_SUCH_CUSTOMER, NOT_THEIR_VEHICLE */
export async function addressed(
  tx: Transaction,
  { customer_id, vehicle_id }: Pick<WrittenDocument, 'customer_id' | 'vehicle_id'>,
  customers: CustomerDirectory,
): Promise<Addressed & { readonly customer: KnownCustomer | undefined }> {
  const customer = customer_id === null ? undefined : await customers.find(tx, customer_id)
  if (customer_id !== null && customer === undefined) throw refused('customer_id', errors.NO_SUCH_CUSTOMER())
  const vehicle = vehicle_id === null || customer_id === null ? undefined : await customers.vehicle(tx, vehicle_id)
  if (vehicle_id !== null && vehicle?.customerId !== customer_id)
    throw refused('vehicle_id', errors.NOT_THEIR_VEHICLE())
  return {
    ...{ customer, customerId: customer_id, vehicleId: vehicle_id },
    customerName: customer ? customerName(customer) : '',
    vehicle: vehicle ? vehicleName(vehicle) : '',
  }
}

/** Where a sale to a customer is taxed: at their address, or else where the website is. */
export const placeOf = (customer: KnownCustomer | undefined, { country, settings }: DocumentRules) =>
  customer === undefined || customer.country === ''
    ? { country, region: customer?.province || settings.tax_region }
    : { country: customer.country, region: customer.province }

/** What a document comes to, with the rates of each line. */
export interface Priced {
  readonly totals: DocumentTotals
  readonly rates: readonly (readonly AppliedRate[])[]
  readonly pricesIncludeTax: boolean
}

export interface ToPrice {
  readonly lines: readonly WrittenLine[]
  readonly discount: Discount | null
  readonly on: string
  readonly customer: KnownCustomer | undefined
}

/** @throws TOO_LARGE */
export async function pricedDocument(
  tx: Transaction,
  taxes: Taxes,
  rules: DocumentRules,
  { lines, discount, on, customer }: ToPrice,
): Promise<Priced> {
  const { pricesIncludeTax, rates } = await taxes.of(tx, {
    ...{ place: placeOf(customer, rules), sellerCountry: rules.country, on },
    lines: lines.map(({ taxClass }) => ({ taxClass })),
  })
  const counted = lines.map((line, at) => ({ ...line, rates: isPriced(line) ? (rates[at] ?? []) : [] }))
  return {
    totals: totalsWithin({ lines: counted, discount, pricesIncludeTax }),
    rates: counted.map((line) => line.rates),
    pricesIncludeTax,
  }
}

/** @throws TOO_LARGE */
function totalsWithin(document: Parameters<typeof totalsOfLines>[0]): DocumentTotals {
  try {
    return totalsOfLines(document)
  } catch (error) {
    if (error instanceof RangeError) throw refused('items', errors.TOO_LARGE())
    throw error
  }
}

/** The columns of a document that follow from its lines. */
export const sumsOf = ({ totals, pricesIncludeTax }: Priced) => ({
  ...{ subTotal: totals.subTotal, discount: totals.discount, tax: totals.tax, grandTotal: totals.grandTotal },
  ...{ taxes: totals.taxes, pricesIncludeTax },
})

/** Write the lines of a draft in the place of those that are there. */
export async function replaceLines(
  tx: Transaction,
  documentId: number,
  lines: readonly WrittenLine[],
  { totals, rates }: Pick<Priced, 'totals' | 'rates'>,
): Promise<void> {
  await tx.em.nativeDelete(LineEntity, { documentId })
  const rows = lines.map((line, place) => {
    const counted = totals.lines[place]
    return {
      ...(line.id !== undefined && { id: line.id }),
      ...{ documentId, place, kind: line.kind, name: line.name, description: line.description, sku: line.sku },
      ...{ quantity: thousandths(line.quantity), unitPrice: line.unitPrice, discountRule: line.discount },
      ...{ taxClass: line.taxClass === null ? null : String(line.taxClass), rates: rates[place] ?? [] },
      ...{
        total: counted?.total ?? 0,
        share: counted?.share ?? 0,
        tax: counted?.tax ?? 0,
        taxes: counted?.taxes ?? [],
      },
      ...{ isOptional: line.isOptional, isChosen: line.isChosen, source: line.source, fromLineId: line.fromLineId },
    }
  })
  // A statement takes 65,535 values.
  for (let from = 0; from < rows.length; from += linesAtOnce)
    await tx
      .db(LineEntity)
      .insertInto('document_line')
      .values(rows.slice(from, from + linesAtOnce))
      .execute()
}
const linesAtOnce = 500

/** Renew the words by which a document is found. */
export async function indexDocument(
  tx: Transaction,
  row: DocumentRow,
  lines: readonly WrittenLine[],
  { fields }: Pick<DocumentRules, 'fields'>,
): Promise<void> {
  const values = fields.length === 0 ? {} : await valuesOf(tx, row.id)
  await tx.search.put(searchKind(row.type), row.id, [
    { text: row.number, weight: 10 },
    { text: `${row.customerName}\n${row.vehicle}`, weight: 5 },
    // Enough to find a document by what stands on it; a thousand lines would only fill the index.
    {
      text: lines
        .slice(0, 50)
        .map(({ name, sku }) => `${name} ${sku}`)
        .join('\n'),
      weight: 1,
    },
    { text: Object.values(values).join('\n'), weight: 1 },
  ])
}

export const dueKeyOf = (dueDate: string | null): string => dueDate ?? noDueDate

export const refused = (path: string, error: ReturnType<typeof errors.NO_LINES>) =>
  error.at({ path, message: error.message })
