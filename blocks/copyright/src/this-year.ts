/** The year that the line names. */
export interface ThisYear {
  readonly year: number
}

/** The year of a moment, and the moment at which it ends: a kept page is out of date then. */
export function yearAt(now: Date): { readonly data: ThisYear; readonly until: Date } {
  const year = now.getUTCFullYear()
  return { data: { year }, until: new Date(Date.UTC(year + 1, 0, 1)) }
}
