import { token } from '../definition/token.ts'
import type { Transaction } from './database.ts'

/** Which numbers: each series counts on its own in each period. */
export interface NumberedPeriod {
  /** `<module>.<what is numbered>`, such as `invoicing.invoice`. */
  readonly series: string
  /** Whatever starts the count anew, such as the year `2026`; empty for a series that never does. */
  readonly period: string
}

/** Consecutive numbers of the tenant of a unit of work, without gaps and without twins. */
export interface NumberSeries {
  /**
   * The next number, beginning with 1. It is taken when the unit of work commits and is free again when it does not, so
   * others of the same series wait until then: ask for it late, when the document is issued and never for a draft.
   */
  next(tx: Transaction, period: NumberedPeriod): Promise<number>
  /**
   * Let the next number be this one, for a website that goes on with numbers given elsewhere.
   *
   * @returns false, and nothing changes, when this number or a later one was given already
   */
  begin(tx: Transaction, period: NumberedPeriod & { readonly at: number }): Promise<boolean>
}
export const NumberSeries = token<NumberSeries>('core.number-series')
