import { expect, it } from 'vitest'
import { endOf, startOf } from './audit-days.ts'

it('a span of the audit log holds whole days, as they are where the person is', () => {
  const [start, end] = [startOf('2026-11-20') ?? '', endOf('2026-11-20') ?? '']
  expect(new Date(start).getHours()).toBe(0)
  expect(new Date(start).getDate()).toBe(20)
  expect(new Date(end).getDate()).toBe(21)
})

it.each([undefined, '', 'yesterday', '2026-13-40', '2026-11-20T10:00'])('%s is no day', (day) => {
  expect([startOf(day), endOf(day)]).toEqual([undefined, undefined])
})
