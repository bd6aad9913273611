/** As `Intl` names them, the largest first, each with its seconds. */
export const units = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const
export type Unit = keyof typeof units

export const unitNames = ['day', 'hour', 'minute', 'second'] as const satisfies readonly Unit[]

/** How many of a unit are left once the larger ones are taken away. Nothing is ever less than 0. */
export function figureOf(unit: Unit, seconds: number): number {
  const left = Math.max(Math.floor(seconds), 0)
  const larger = { day: Number.POSITIVE_INFINITY, hour: units.day, minute: units.hour, second: units.minute }[unit]
  return Math.floor((left % larger) / units[unit])
}

/** Two digits for what goes round, so that figures keep their places. */
export const figureText = (unit: Unit, figure: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumIntegerDigits: unit === 'day' ? 1 : 2, useGrouping: false }).format(figure)

/** What so many of a unit are called in a language: `hours`, `Stunde`. */
export const unitWord = (unit: Unit, figure: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(figure)
    .flatMap(({ type, value }) => (type === 'unit' ? [value.trim()] : []))
    .join(' ')
