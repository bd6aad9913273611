import { expect, it } from 'vitest'
import { type History, noHistory, redone, remembered, undone } from './history.ts'

it('goes back and forth, and forgets what was undone once something else is done', () => {
  const one: History<string> = remembered(noHistory, 'a')
  const back = undone(remembered(one, 'b'), 'c')
  expect(back?.state).toBe('b')
  const again = back && redone(back.history, back.state)
  expect(again?.state).toBe('c')
  expect(back && redone(remembered(back.history, 'b'), 'd')).toBeUndefined()
  expect(undone(noHistory, 'a')).toBeUndefined()
})

it('keeps two hundred steps', () => {
  let history: History<number> = noHistory
  for (let step = 0; step < 300; step += 1) history = remembered(history, step)
  expect(history.past).toHaveLength(200)
  expect(history.past[0]).toBe(100)
})
