import { expect, test } from 'vitest'
import { EditorStore } from './editor-store.ts'
import { OneStep } from './one-step.ts'
import { maxSteps } from './patch-log.ts'

function storeWith(steps: number) {
  const store = new EditorStore(() => 0)
  const set = (value: number, joinKey?: string) => {
    const root = store.node('root')
    if (!root) throw new Error('There is no page.')
    store.change({ nodes: { root: { ...root, props: { value } } } }, { label: `${value}`, ...(joinKey && { joinKey }) })
  }
  for (let at = 1; at <= steps; at++) set(at)
  return { store, set, value: () => store.node('root')?.props['value'] }
}

test('a gesture is one step whatever it went through, also where the history is full (issue 22)', () => {
  for (const steps of [1, maxSteps]) {
    const { store, set, value } = storeWith(steps)
    const gesture = new OneStep(store)
    for (const next of [1000, 1001, 1002]) gesture.become(() => set(next))
    expect(value()).toBe(1002)
    store.undo()
    expect(value()).toBe(steps)
  }
})

test('back at its start it leaves nothing, and takes back nothing of what was before', () => {
  const { store, set, value } = storeWith(0)
  set(1, 'typed')
  const gesture = new OneStep(store)
  // Within the half second in which changes of one kind join.
  gesture.become(() => set(2, 'typed'))
  gesture.become()
  expect(value()).toBe(1)
  gesture.become(() => set(3, 'typed'))
  gesture.takeBack()
  gesture.takeBack()
  expect(value()).toBe(1)
})
