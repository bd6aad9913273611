const day = 86_400_000

/** `2026-12-01` as a date at its local midnight. */
export function dateOf(text: string): Date {
  const [year = 1970, month = 1, date = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The local day of a date: `2026-12-01`. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** So many days later: by the calendar, whatever the clocks do meanwhile. */
export const daysAfter = (text: string, days: number): string => {
  const date = dateOf(text)
  date.setDate(date.getDate() + days)
  return dayOf(date)
}

/** The Monday of a day's week. */
export const mondayOf = (text: string): string => daysAfter(text, -((dateOf(text).getDay() + 6) % 7))

/** The seven days from a Monday on. */
export const weekFrom = (monday: string): readonly string[] =>
  Array.from({ length: 7 }, (_, at) => daysAfter(monday, at))

/** Days that a month's calendar shows: whole weeks, from Monday on. */
export function monthOf(text: string): readonly string[] {
  const first = dateOf(text)
  first.setDate(1)
  const from = mondayOf(dayOf(first))
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0)
  const weeks = Math.ceil((Math.round((last.getTime() - dateOf(from).getTime()) / day) + 1) / 7)
  return Array.from({ length: weeks * 7 }, (_, at) => daysAfter(from, at))
}

/** The first of the month, so many months later. */
export function monthsAfter(text: string, months: number): string {
  const date = dateOf(text)
  return dayOf(new Date(date.getFullYear(), date.getMonth() + months, 1))
}
