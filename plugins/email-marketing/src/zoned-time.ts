/** A moment as the clocks of a time zone show it: `2026-12-01T09:00`. */
export function wallClock(moment: Date, timeZone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The moment at which the clocks of a time zone show this; undefined for what is no time. Where clocks skip the hour
 * it is an hour later, and where they show it twice it is the first of both.
 */
export function momentOf(wall: string, timeZone: string): Date | undefined {
  const utc = Date.parse(`${wall}Z`)
  if (Number.isNaN(utc)) return undefined
  const ahead = (at: number) => Date.parse(`${wallClock(new Date(at), timeZone)}Z`) - at
  // How far the clocks are ahead differs by an hour at most within a day.
  const candidates = [utc - ahead(utc - day), utc - ahead(utc + day)]
  const [first = utc, second = utc] = candidates.toSorted((one, other) => one - other)
  return new Date(wallClock(new Date(first), timeZone) === wall ? first : second)
}

const day = 86_400_000
