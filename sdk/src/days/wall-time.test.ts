import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { instantOf, WallTime } from './wall-time.ts'

const at = (wallTime: string, timeZone: string) => instantOf(wallTime, timeZone)?.toISOString()

it('knows when clocks of a time zone say a time, in summer and in winter (issue 22)', () => {
  expect(at('2026-12-24T18:00', 'America/Halifax')).toBe('2026-12-24T22:00:00.000Z')
  expect(at('2026-07-01T18:00', 'America/Halifax')).toBe('2026-07-01T21:00:00.000Z')
  expect(at('2026-07-01T00:00', 'Pacific/Kiritimati')).toBe('2026-06-30T10:00:00.000Z')
  expect(at('2026-07-01T00:00', 'Asia/Kathmandu')).toBe('2026-06-30T18:15:00.000Z')
  expect(at('2026-07-01T00:00', 'UTC')).toBe('2026-07-01T00:00:00.000Z')
})

it('takes the first of two, and goes on where clocks skip a time (issue 22)', () => {
  expect(at('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(at('2026-10-25T03:30', 'Europe/Berlin')).toBe('2026-10-25T02:30:00.000Z')
  expect(at('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(at('2026-03-29T01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z')
  expect(at('2026-03-29T03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
})

it('has no instant for what is no time (issue 22)', () => {
  for (const none of ['', '2026-06-31T10:00', '2026-13-01T10:00', '2026-06-30T24:00', '2026-06-30', 'soon']) {
    expect(instantOf(none, 'UTC'), none).toBeUndefined()
  }
  const schema = WallTime({ title: 'End' })
  for (const good of ['', '2026-12-24T18:00']) expect(Value.Check(schema, good), good).toBe(true)
  for (const bad of ['2026-12-24', '2026-12-24T18:00Z', '<script>']) expect(Value.Check(schema, bad), bad).toBe(false)
})
