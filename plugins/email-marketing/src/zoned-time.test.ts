import { expect, it } from 'vitest'
import { momentOf, wallClock } from './zoned-time.ts'

const iso = (wall: string, zone: string) => momentOf(wall, zone)?.toISOString()

it('reads a time by the clock of a time zone, in summer and in winter', () => {
  expect(iso('2026-12-01T09:00', 'Europe/Berlin')).toBe('2026-12-01T08:00:00.000Z')
  expect(iso('2026-07-01T09:00', 'Europe/Berlin')).toBe('2026-07-01T07:00:00.000Z')
  expect(iso('2026-12-01T00:30', 'Pacific/Auckland')).toBe('2026-11-30T11:30:00.000Z')
  expect(iso('2026-12-01T09:00', 'America/St_Johns')).toBe('2026-12-01T12:30:00.000Z')
  expect(wallClock(new Date('2026-12-01T08:00Z'), 'Europe/Berlin')).toBe('2026-12-01T09:00')
})

it('takes the later hour where clocks skip one, and the first of both where they show it twice', () => {
  expect(iso('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(iso('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
})

it('gives nothing for what is no time', () => {
  expect(momentOf('T09:00', 'Europe/Berlin')).toBeUndefined()
  expect(momentOf('2026-12-01T', 'Europe/Berlin')).toBeUndefined()
})
