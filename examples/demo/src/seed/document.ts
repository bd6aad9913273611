import type { Schedule } from '@ashlar/plugin-invoicing'

/** A line as the seed writes it. */
export interface SeedLine {
  readonly name: string
  readonly kind: 'product' | 'service' | 'section' | 'note'
  readonly description?: string
  readonly sku?: string
  readonly quantity?: number
  /** In minor units. */
  readonly unitPrice?: number
  readonly isOptional?: boolean
}

/** A document as the seed writes it: its customer by email, with the first of their vehicles. */
export interface SeedDocument {
  readonly type: 'quote' | 'invoice' | 'work-order' | 'recurring'
  readonly customer: string
  /** Days from the day of the seed on. */
  readonly day: number
  readonly items: readonly SeedLine[]
  readonly notes?: string
  readonly internalNote?: string
  /** A draft without it. */
  readonly isIssued?: boolean
  readonly isApproved?: boolean
  /** Of recurring invoices, which begin on the day. */
  readonly schedule?: Omit<Schedule, 'anchor'>
  /** It makes invoices. */
  readonly isStarted?: boolean
  /** In minor units; of invoices. */
  readonly paid?: number
  /** One of the line at this place came back and is refunded, with a credit note; of invoices that are paid. */
  readonly returned?: number
}
