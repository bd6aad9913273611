import { expect, test } from 'vitest'
import { nextSpan, onDay } from './plan.ts'

const at = (day: string, time: string) => new Date(`${day}T${time}:00`).toISOString()
const span = (day: string, from: string, to: string) => ({
  ...{ scheduled_start_time: at(day, from), scheduled_end_time: at(day, to) },
})

test('a time that moves to another day keeps its hour and its length (issue 19)', () => {
  expect(onDay('2026-03-09', span('2026-03-06', '14:30', '16:00'))).toEqual(span('2026-03-09', '14:30', '16:00'))
  expect(onDay('2026-11-02', span('2026-10-30', '09:00', '10:00'))).toEqual(span('2026-11-02', '09:00', '10:00'))
})

test('a task is planned behind what the day has already, as long as it is estimated (issue 19)', () => {
  const other = { id: 1, task_id: 1, assignee_id: 1, ...span('2026-05-04', '09:00', '11:30') }
  expect(nextSpan('2026-05-04', 2, [other])).toEqual(span('2026-05-04', '11:30', '13:30'))
  expect(nextSpan('2026-05-05', 2, [other])).toEqual(span('2026-05-05', '09:00', '11:00'))
  expect(nextSpan('2026-05-05', 0, [])).toEqual(span('2026-05-05', '09:00', '09:15'))
})
