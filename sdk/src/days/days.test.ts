import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type DateSeries, nextDate } from './series.ts'
import { dayIn, isTimeZone, lastDays, startOf } from './zone.ts'

const runs = { seed: 17, numRuns: 1_000 }
const following = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

afterEach(() => {
  vi.useRealTimers()
})

describe('days of a time zone', () => {
  test('are those of its own clocks', () => {
    const instant = new Date('2026-03-08T04:30:00Z')
    expect(['America/Toronto', 'UTC', 'Pacific/Kiritimati'].map((zone) => dayIn(zone, instant))).toEqual([
      ...['2026-03-07', '2026-03-08', '2026-03-08'],
    ])
    expect([isTimeZone('America/Toronto'), isTimeZone('UTC'), isTimeZone('Mars/Base')]).toEqual([true, true, false])
    expect(['+05:00', '', ' UTC'].map(isTimeZone)).toEqual([false, false, false])
    expect(() => dayIn('Mars/Base', instant)).toThrow(RangeError)
  })

  test('come one after the other up to today, also where a clock is put forward', () => {
    vi.useFakeTimers({ now: new Date('2026-03-09T03:30:00Z') })
    expect(lastDays('America/Toronto', 3)).toEqual(['2026-03-06', '2026-03-07', '2026-03-08'])
    expect(lastDays('UTC', 1)).toEqual(['2026-03-09'])
  })

  test.each([
    ['2026-03-08', 'America/Toronto', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/Toronto', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', 'America/Toronto', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/Toronto', '2026-11-02T05:00:00.000Z'],
    ['2026-06-01', 'Asia/Kathmandu', '2026-05-31T18:15:00.000Z'],
    // Clocks went from midnight to one o'clock.
    ['2021-03-28', 'Asia/Beirut', '2021-03-27T22:00:00.000Z'],
    // Samoa went from the 29th to the 31st.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s begins at %s', (day, zone, instant) => {
    expect(startOf(day, zone).toISOString()).toBe(instant)
  })

  test('begin where the day before ends', () => {
    const zones = ['America/Toronto', 'America/St_Johns', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Kiritimati', 'UTC']
    const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const day = dayIn(zone, instant)
        expect(startOf(day, zone) <= instant).toBe(true)
        expect(startOf(following(day), zone) > instant).toBe(true)
      }),
      { ...runs, numRuns: 200 },
    )
  })

  test('refuse what is no date', () => {
    expect(() => startOf('2026-13-01', 'UTC')).toThrow('is not a date')
    expect(() => nextDate({ every: 1, unit: 'day', anchor: '2026-02-30' }, '2026-01-01')).toThrow('is not a date')
    expect(() => nextDate({ every: 0, unit: 'day', anchor: '2026-02-01' }, '2026-03-01')).toThrow(RangeError)
  })
})

describe('nextDate', () => {
  /** The first dates of a series. */
  function dates(series: DateSeries, count: number): string[] {
    const found = [series.anchor]
    while (found.length < count) found.push(nextDate(series, found.at(-1) ?? ''))
    return found
  }

  test('keeps the 31st where the month has one, and takes the last day where it has not', () => {
    expect(dates({ every: 1, unit: 'month', anchor: '2027-12-31' }, 5)).toEqual([
      ...['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'],
    ])
    expect(dates({ every: 1, unit: 'year', anchor: '2028-02-29' }, 5)).toEqual([
      ...['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ])
    expect(dates({ every: 3, unit: 'month', anchor: '2026-08-31' }, 3)).toEqual([
      '2026-08-31',
      '2026-11-30',
      '2027-02-28',
    ])
  })

  test('counts days and weeks from the anchor', () => {
    expect(dates({ every: 2, unit: 'week', anchor: '2026-12-24' }, 3)).toEqual([
      '2026-12-24',
      '2027-01-07',
      '2027-01-21',
    ])
    expect(nextDate({ every: 10, unit: 'day', anchor: '2026-01-01' }, '2026-01-25')).toBe('2026-01-31')
  })

  test('is the anchor while that lies ahead, and is never the date itself', () => {
    const series: DateSeries = { every: 1, unit: 'month', anchor: '2026-06-15' }
    expect(nextDate(series, '2026-01-01')).toBe('2026-06-15')
    expect(nextDate(series, '2026-06-15')).toBe('2026-07-15')
    expect(nextDate(series, '2026-07-14')).toBe('2026-07-15')
  })

  test('leaves out no date of the series', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const series = fc.record({
      every: fc.integer({ min: 1, max: 7 }),
      unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
      anchor: day,
    })
    fc.assert(
      fc.property(series, day, (given, after) => {
        const next = nextDate(given, after)
        expect(next > after).toBe(true)
        if (next === given.anchor) return
        // Asked for the day before it, or for any day since, the answer is the same.
        const since = new Date(Date.parse(`${next}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
        expect(nextDate(given, since)).toBe(next)
        if (given.unit === 'month' || given.unit === 'year') {
          const isLast = following(next).endsWith('-01')
          expect(next.slice(8) === given.anchor.slice(8) || (isLast && next.slice(8) < given.anchor.slice(8))).toBe(
            true,
          )
        }
      }),
      runs,
    )
  })
})
