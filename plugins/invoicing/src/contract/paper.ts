import type { Discount } from '@ashlar/plugin-commerce'
import type { CustomField } from '@ashlar/sdk'
import type { DocumentTax, OwnType, Party } from './document.ts'
import type { ItemKind } from './item.ts'

/** Who issued a document. */
export interface Seller {
  readonly name: string
  readonly address: string
  readonly email: string
  readonly phone: string
  readonly taxNumber: string
}

/** One line as it is printed. */
export interface PaperLine {
  readonly id: number
  readonly kind: ItemKind
  readonly name: string
  readonly description: string
  readonly sku: string
  readonly quantity: number
  readonly unitPrice: number
  readonly taxRate: number
  readonly total: number
  /** Off this line alone; papers of earlier versions lack it. */
  readonly discount?: number
  readonly isOptional: boolean
  /** It counts in the totals. */
  readonly isCounted: boolean
}

/** A deposit as it is printed: of the total before options are chosen. */
export interface PaperDeposit {
  readonly rule: Discount
  readonly amount: number
}

/** A value of one of the website's own fields as it is printed. */
export interface PaperFact {
  readonly label: string
  readonly type: CustomField['type']
  readonly value: string
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
  /** Absent from papers of earlier versions, and then none. */
  readonly facts?: readonly PaperFact[]
  /** What is asked for on approval. Absent from papers of earlier versions, and then none. */
  readonly deposit?: PaperDeposit | null
  /** What of a deposit was taken off when the invoice was issued. */
  readonly depositPaid?: number
}
