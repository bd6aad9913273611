import { totalsOf } from '@ashlar/plugin-commerce'
import type { Transaction } from '@ashlar/sdk/server'
import type { Paper, Party } from '../../contract.ts'
import { depositOn } from '../../lines/deposit.ts'
import { counts, isPriced, rateOf } from '../../lines/totals.ts'
import { valuesOf } from '../document/custom-fields.ts'
import { PaperEntity } from '../document/document.entities.ts'
import type { DocumentRow, LineRow } from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'

interface PrintedWith {
  readonly party: Party
  readonly rules: DocumentRules
  readonly depositPaid: number
  /** Of the website's own fields, by their keys. */
  readonly values: Readonly<Record<string, string>>
}

/** What a document has in the fields that are printed. */
export const printedValues = async (tx: Transaction, id: number, { fields }: DocumentRules) =>
  fields.some(({ isPrinted }) => isPrinted) ? valuesOf(tx, id) : {}

export function paperOf(
  row: DocumentRow,
  lines: readonly LineRow[],
  { party, rules, depositPaid, values }: PrintedWith,
): Paper {
  const { type, number, invoiceDate, dueDate, vehicle, subTotal, discount, taxes, pricesIncludeTax } = row
  const { grandTotal, currency, notes, terms } = row
  return {
    ...{ type, number, invoiceDate, dueDate, seller: rules.seller, customer: party, vehicle, subTotal, discount },
    ...{ taxes, pricesIncludeTax, grandTotal, currency, language: rules.language, notes, terms },
    deposit: row.depositRule && { rule: row.depositRule, amount: depositOn(grandTotal, row.depositRule) },
    depositPaid,
    facts: rules.fields.flatMap(({ id, label, type, isPrinted }) => {
      const value = values[id] ?? ''
      return isPrinted && value !== '' ? [{ label, type, value }] : []
    }),
    bankDetails: type === 'invoice' ? rules.settings.bank_details : '',
    lines: lines.map((line) => ({
      ...{ id: line.id, kind: line.kind, name: line.name, description: line.description, sku: line.sku },
      ...{ quantity: line.quantity / 1000, unitPrice: line.unitPrice, taxRate: rateOf(line.rates), total: line.total },
      ...{ discount: grossOf(line) - line.total, isOptional: line.isOptional, isCounted: counts(line) },
    })),
  }
}

/** Quantity times price, without any discount. */
function grossOf({ kind, quantity, unitPrice }: LineRow): number {
  if (!isPriced({ kind })) return 0
  const [line] = totalsOf({
    lines: [{ quantity: quantity / 1000, unitPrice, rates: [] }],
    pricesIncludeTax: false,
  }).lines
  return line?.gross ?? 0
}

export async function keepPaper(tx: Transaction, documentId: number, content: Paper): Promise<void> {
  await tx.db(PaperEntity).insertInto('paper').values({ documentId, content }).execute()
}

/** What was printed; undefined for a draft. */
export async function paperOfDocument(tx: Transaction, documentId: number): Promise<Paper | undefined> {
  const row = await tx
    .db(PaperEntity)
    .selectFrom('paper')
    .select('content')
    .where('documentId', '=', documentId)
    .executeTakeFirst()
  return row?.content
}
