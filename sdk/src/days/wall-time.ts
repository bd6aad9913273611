import Type from 'typebox'

/**
 * A moment as a clock on the wall says it, to the minute and without a time zone: `2026-12-24T18:00`; empty for none.
 * `instantOf` says when that is for a website.
 */
export function WallTime(options: { readonly title: string; readonly description?: string }) {
  return Type.String({ ...options, pattern: '^(|[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9])$', default: '' })
}

/**
 * The instant at which clocks of a time zone say a `WallTime`. Where they say it twice, the first; where they skip it,
 * as much later as they are put forward. Undefined for what is no time, such as the 31st of June.
 *
 * @throws RangeError for an unknown time zone
 */
export function instantOf(wallTime: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${wallTime}Z`)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== wallTime) return undefined
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  })
  /** How far clocks of the zone are ahead of UTC at an instant. */
  const ahead = (instant: number) => {
    const part = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    const day = `${(part.get('year') ?? '').padStart(4, '0')}-${part.get('month')}-${part.get('day')}`
    return Date.parse(`${day}T${part.get('hour')}:${part.get('minute')}:${part.get('second')}Z`) - instant
  }
  // Clocks change at most once within a day: what they say is one of what they did the day before and the day after.
  const [before, after] = [asUtc - ahead(asUtc - aDay), asUtc - ahead(asUtc + aDay)]
  const [first, last] = [Math.min(before, after), Math.max(before, after)]
  if (first + ahead(first) === asUtc) return new Date(first)
  return new Date(last + ahead(last) === asUtc ? last : before)
}

const aDay = 24 * 3_600_000
