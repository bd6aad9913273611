/** A moment in UTC as a browser's date field says it: local time, to the minute. */
export function toLocal(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return `${dayOf(date)}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** The moment a date field names, as ISO 8601 in UTC; empty while it names none. */
export function fromLocal(text: string): string {
  const date = new Date(text)
  return text === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** The local calendar day of a date: `2026-12-01`. */
export const dayOf = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** A calendar day as a date at its local midnight; undefined for what is none. */
export function dateOfDay(day: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return undefined
  const found = new Date(year, month - 1, date)
  return dayOf(found) === day ? found : undefined
}

const pad = (part: number): string => String(part).padStart(2, '0')
