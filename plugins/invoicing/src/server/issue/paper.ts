import type { Transaction } from '@ashlar/sdk/server'
import type { DocumentTax, ItemKind, OwnType, Party } from '../../contract.ts'
import { rateOf } from '../../lines/totals.ts'
import { PaperEntity } from '../document/document.entities.ts'
import type { DocumentRow, LineRow } from '../document/document.store.ts'
import type { DocumentRules, Seller } from '../document/rules.ts'

/** One line as it is printed. */
export interface PaperLine {
  readonly kind: ItemKind
  readonly name: string
  readonly description: string
  readonly sku: string
  readonly quantity: number
  readonly unitPrice: number
  readonly taxRate: number
  readonly total: number
  /** It does not count in the totals. */
  readonly isLeftOut: boolean
}

/** Everything that is printed of an issued document: it never changes. */
export interface Paper {
  readonly type: OwnType
  readonly number: string
  readonly invoiceDate: string
  readonly dueDate: string | null
  readonly seller: Seller
  readonly customer: Party
  readonly vehicle: string
  readonly lines: readonly PaperLine[]
  readonly subTotal: number
  readonly discount: number
  readonly taxes: readonly DocumentTax[]
  readonly pricesIncludeTax: boolean
  readonly grandTotal: number
  readonly currency: string
  readonly language: string
  readonly notes: string
  readonly terms: string
  readonly bankDetails: string
}

export function paperOf(
  row: DocumentRow,
  lines: readonly LineRow[],
  { party, rules }: { readonly party: Party; readonly rules: DocumentRules },
): Paper {
  const { type, number, invoiceDate, dueDate, vehicle, subTotal, discount, taxes, pricesIncludeTax } = row
  const { grandTotal, currency, notes, terms } = row
  return {
    ...{ type, number, invoiceDate, dueDate, seller: rules.seller, customer: party, vehicle, subTotal, discount },
    ...{ taxes, pricesIncludeTax, grandTotal, currency, language: rules.language, notes, terms },
    bankDetails: type === 'invoice' ? rules.settings.bank_details : '',
    lines: lines.map(({ kind, name, description, sku, quantity, unitPrice, rates, total, isOptional, isChosen }) => ({
      ...{ kind, name, description, sku, quantity: quantity / 1000, unitPrice, taxRate: rateOf(rates), total },
      isLeftOut: isOptional && !isChosen,
    })),
  }
}

export async function keepPaper(tx: Transaction, documentId: number, content: Paper): Promise<void> {
  await tx.db(PaperEntity).insertInto('paper').values({ documentId, content }).execute()
}
