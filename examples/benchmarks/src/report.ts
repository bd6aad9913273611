import { rounded } from './statistics.ts'

/** One line of the table. */
export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The most that `value` should be; undefined for a line that only informs. */
  readonly aim?: number
  /** What the value was made from. */
  readonly from: string
}

export function isPassed({ value, aim }: Row): boolean {
  return aim === undefined || value <= aim
}

export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    `${rounded(row.value)} ${row.unit}`.trim(),
    row.aim === undefined ? '' : `≤ ${row.aim}`,
    row.aim === undefined ? '' : isPassed(row) ? 'pass' : 'MISS',
    row.from,
  ])
  const all = [['benchmark', 'result', 'target', '', 'from'], ...cells]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0))) ?? []
  return all
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
