import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a hundred wishes are two runs: one at once, one with what is true in the end', async () => {
  const said: number[] = []
  let selected = 0
  const turn = inTurn(async () => void said.push(selected))
  for (selected = 1; selected <= 100; selected += 1) turn.ask()
  await vi.advanceTimersByTimeAsync(299)
  expect(said).toEqual([1])
  await vi.advanceTimersByTimeAsync(1000)
  expect(said).toEqual([1, 101])
  turn.ask()
  expect(said).toHaveLength(3)
})

test('never twice at a time, and not at all once it is stopped', async () => {
  const answers: (() => void)[] = []
  const turn = inTurn(() => new Promise((done) => answers.push(done)))
  turn.ask()
  turn.ask()
  await vi.advanceTimersByTimeAsync(1000)
  expect(answers).toHaveLength(1)
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toHaveLength(2)
  turn.ask()
  turn.stop()
  answers[1]?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(answers).toHaveLength(2)
})
