import { expect, it } from 'vitest'
import type { Step } from '../contract/automation.ts'
import { allSteps, minutesOf, stepAfterChoice, stepIn } from './steps.ts'

const wait = (id: string): Step => ({ id, kind: 'wait', days: 1, hours: 2 })
const opened = { about: 'opened', mailId: 1 } as const
const steps: Step[] = [
  wait('a'),
  {
    ...{ id: 'b', kind: 'if', condition: opened },
    yes: [wait('c'), { id: 'd', kind: 'if', condition: opened, yes: [wait('e')], no: [] }],
    no: [],
  },
  wait('f'),
]

it('knows every step, in the order in which they are drawn', () => {
  expect(allSteps(steps).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

it.each([
  ...[
    ['a', 'b'],
    ['b', 'f'],
    ['c', 'd'],
    ['d', 'f'],
    ['e', 'f'],
    ['f', undefined],
  ],
])('behind %s comes %s', (id, after) => {
  expect(stepIn(steps, id ?? '')?.after?.id).toBe(after)
})

it.each([
  ['b', true, 'c'],
  ['b', false, 'f'],
  ['d', true, 'e'],
  ['d', false, 'f'],
])('a choice at %s that is %s leads to %s', (id, isMet, next) => {
  expect(stepAfterChoice(steps, id, isMet)?.id).toBe(next)
})

it('knows no step that is gone, and how long a wait lasts', () => {
  expect(stepIn(steps, 'z')).toBeUndefined()
  expect(minutesOf({ days: 1, hours: 2 })).toBe(26 * 60)
})
