/** A date without a time, as ISO 8601 writes it: `2026-12-01`. */
export type Day = string

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', year: 'numeric', month: '2-digit', day: '2-digit' },
  })
  formats.set(timeZone, format)
  return format
}

/** Whether the runtime knows a time zone by this name, such as `America/Toronto`. */
export function isTimeZone(name: string): boolean {
  // Some runtimes take offsets such as `+05:00` as well, others do not.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/**
 * The date that it is in a time zone at an instant. "Today" of a website is `dayIn(settings.time_zone)`.
 *
 * @throws RangeError for an unknown time zone
 */
export function dayIn(timeZone: string, instant: Date = new Date()): Day {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

/**
 * The last dates in a time zone, the first one first: today is the last of them.
 *
 * @throws RangeError for an unknown time zone
 */
export function lastDays(timeZone: string, count: number): readonly Day[] {
  const today = Date.parse(`${dayIn(timeZone)}T00:00:00Z`)
  return Array.from({ length: count }, (_, at) =>
    new Date(today - (count - 1 - at) * 24 * hour).toISOString().slice(0, 10),
  )
}

const hour = 3_600_000

/**
 * The first instant of a date in a time zone: midnight, or the first moment after it where clocks skip midnight.
 *
 * @throws RangeError for an unknown time zone, or what is no date
 */
export function startOf(day: Day, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(utc)) throw new RangeError(`“${day}” is not a date.`)
  // Clocks are at most 14 hours ahead and 12 behind; dates that are no dates of a zone (Samoa left one out) begin later.
  let before = (utc - 15 * hour) / 1_000
  let from = (utc + 37 * hour) / 1_000
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (dayIn(timeZone, new Date(middle * 1_000)) >= day) from = middle
    else before = middle
  }
  return new Date(from * 1_000)
}
