import type { Party, Seller, Statement } from '../../contract.ts'

/** A statement of account with all that is printed of it. */
export interface StatementPaper {
  readonly statement: Statement
  readonly seller: Seller
  readonly customer: Party
  readonly language: string
  /** The day on which it was written, by the website's calendar. */
  readonly day: string
}
