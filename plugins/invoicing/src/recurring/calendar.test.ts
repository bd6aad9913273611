import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comingDates, dateFrom, lastDue, nextToMake, type Pattern } from './calendar.ts'

const monthly: Pattern = { every: 1, unit: 'month', anchor: '2027-01-31', until: null, times: null }
const none: ReadonlySet<string> = new Set()
const days = (pattern: Pattern, from: string, { made = 0, skipped = none, most = 4 } = {}) =>
  comingDates(pattern, { from, made, skipped }, most).map(({ day, isSkipped }) => (isSkipped ? `(${day})` : day))

describe('the dates of a recurring invoice (issue 20)', () => {
  it('keep the last day of months, also in leap years', () => {
    expect(days(monthly, '2027-01-01')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
    expect(days(monthly, '2028-02-01', { most: 2 })).toEqual(['2028-02-29', '2028-03-31'])
    expect(days({ ...monthly, unit: 'year', anchor: '2028-02-29' }, '2028-02-29')).toEqual([
      ...['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28'],
    ])
  })

  it('begin with the day itself, and never before the first date', () => {
    expect(dateFrom(monthly, '2027-02-28')).toBe('2027-02-28')
    expect(dateFrom(monthly, '2027-03-01')).toBe('2027-03-31')
    expect(dateFrom(monthly, '2020-01-01')).toBe('2027-01-31')
  })

  it('end with a day, with a number of invoices, or with the calendar', () => {
    expect(days({ ...monthly, until: '2027-02-28' }, '2027-01-01')).toEqual(['2027-01-31', '2027-02-28'])
    expect(days({ ...monthly, times: 3 }, '2027-01-01', { made: 1 })).toEqual(['2027-01-31', '2027-02-28'])
    expect(days({ ...monthly, until: '2027-02-27', times: 3 }, '2027-01-01')).toEqual(['2027-01-31'])
    expect(days({ ...monthly, times: 3 }, '2027-01-01', { made: 3 })).toEqual([])
    expect(days({ ...monthly, unit: 'year', every: 1_000 }, '9000-01-01')).toEqual(['9027-01-31'])
  })

  it('do not count one that is skipped as one of a number', () => {
    const skipped = new Set(['2027-02-28'])
    const given = { made: 0, skipped }
    const dates = ['2027-01-31', '(2027-02-28)', '2027-03-31']
    expect(days({ ...monthly, times: 2 }, '2027-01-01', given)).toEqual(dates)
    expect(nextToMake({ ...monthly, times: 2 }, { from: '2027-02-01', ...given })).toBe('2027-03-31')
    expect(nextToMake({ ...monthly, until: '2027-03-01' }, { from: '2027-02-01', ...given })).toBeUndefined()
  })

  it('know the last one that is due', () => {
    const weekly: Pattern = { ...monthly, unit: 'week', anchor: '2027-01-01' }
    const progress = { from: '2027-01-01', made: 0, skipped: new Set(['2027-01-29']) }
    expect(lastDue(weekly, progress, '2027-02-04')).toBe('2027-01-22')
    expect(lastDue(weekly, progress, '2027-02-05')).toBe('2027-02-05')
    expect(lastDue(weekly, progress, '2026-12-31')).toBeUndefined()
  })

  it('are the same however far one has come', () => {
    const patterns = fc.record({
      every: fc.integer({ min: 1, max: 9 }),
      unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
      anchor: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }).map(dayOf),
      until: fc.constant(null),
      times: fc.option(fc.integer({ min: 1, max: 20 })),
    })
    fc.assert(
      fc.property(patterns, fc.nat(11), (pattern, gone) => {
        const all = days(pattern, pattern.anchor, { most: 12 })
        const left = all.slice(gone)
        const [from] = left
        if (from === undefined) return
        expect(days(pattern, from, { made: gone, most: left.length })).toEqual(left)
        expect(nextToMake(pattern, { from, made: gone, skipped: none })).toBe(from)
      }),
      { seed: 20, numRuns: 500 },
    )
  })
})

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
