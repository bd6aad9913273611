/** Decimal places that both ends need, so that the figure does not change its form while it counts. */
function places(...numbers: readonly number[]): number {
  return Math.max(...numbers.map((number) => String(number).split('.')[1]?.length ?? 0))
}

/** How a figure between two numbers is written in a language. Four digits stand together: they may be a year. */
export function figureText(number: number, start: number, end: number, language: string): string {
  const digits = Math.min(places(start, end), 6)
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: 'min2' } as const
  return new Intl.NumberFormat(language, form).format(number)
}
