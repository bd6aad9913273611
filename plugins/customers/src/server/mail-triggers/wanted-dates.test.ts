import { describe, expect, it } from 'vitest'
import { dayFrom, wantedDates } from './wanted-dates.ts'

describe('anniversaries', () => {
  it('are of the same day in every year until then', () => {
    const dates = wantedDates('2026-12-01')
    expect(dates).toHaveLength(127)
    expect([dates[0], dates.at(-1)]).toEqual(['2026-12-01', '1900-12-01'])
  })

  it('of February 29 come on February 28 where the year has no other', () => {
    expect(wantedDates('2027-02-28')).toContain('2024-02-29')
    expect(wantedDates('2027-02-28')).toContain('2023-02-28')
    expect(wantedDates('2028-02-28')).not.toContain('2024-02-29')
    expect(wantedDates('2028-02-29')).toContain('2024-02-29')
    expect(wantedDates('2027-02-28').filter((day) => !/-02-2[89]$/.test(day))).toEqual([])
  })

  it('are counted over months and years', () => {
    expect(dayFrom('2026-12-30', 7)).toBe('2027-01-06')
    expect(dayFrom('2026-03-01', -1)).toBe('2026-02-28')
  })
})
