import { token } from '../definition/token.ts'

/** How often one may do one thing. */
export interface Limit {
  /** What is counted, `<module>.<purpose>`: `forms.submit-from-address`. */
  readonly purpose: string
  /** Whose count it is: an address, a form, or the empty string for the whole website. Kept as a hash only. */
  readonly of: string
  readonly most: number
  /** Length of the time within which at most that many are let through; a new one begins with the next use after it. */
  readonly seconds: number
}

/** Counts of what anybody may do without signing in, in the database, so that all processes agree. */
export interface Limits {
  /**
   * Count one use towards each, for the tenant of the running request. Call it outside of any unit of work: what is
   * refused stays counted.
   *
   * @throws TOO_MANY_REQUESTS (429) with the seconds to wait in `details.retryAfter`
   */
  count(limits: readonly Limit[]): Promise<void>
}
export const Limits = token<Limits>('core.limits')
