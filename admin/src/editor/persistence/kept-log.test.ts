import type { Content } from '@ashlar/sdk'
import { expect, test } from 'vitest'
import { blocks, pageOf } from '../../blocks/testing-blocks.ts'
import { EditorCommands } from '../store/commands.ts'
import { EditorStore } from '../store/editor-store.ts'
import { keptLog, logFor } from './kept-log.ts'

const item = { kind: 'page', id: 1, title: 'Page', revision: 1 } as const

function edited() {
  const store = new EditorStore(() => 0)
  store.load({ item, content: pageOf('s section', 'c container in s', 'a text in c') })
  const commands = new EditorCommands(store, blocks, { announce: () => undefined, refuse: () => undefined })
  commands.changeProps('a', { text: 'One' })
  commands.duplicate(['a'])
  commands.toggleMark(['c'], 'hidden')
  store.undo()
  return { store, commands }
}

const opened = (content: Content, log: ReturnType<typeof logFor>) => {
  const store = new EditorStore(() => 0)
  store.load({ item, content, log })
  return store
}

test('the log of changes outlives a reload: undo goes back to before all of it, and redo to what was undone', () => {
  const { store } = edited()
  const kept = JSON.parse(JSON.stringify(keptLog(store.state.log)))
  const again = opened(store.content, logFor(store.content, kept))
  again.redo()
  expect(again.node('c')?.hidden).toBe(true)
  for (let step = 0; step < 3; step += 1) again.undo()
  expect(again.content).toEqual(pageOf('s section', 'c container in s', 'a text in c'))
  expect(again.state.log.steps.map(({ label }) => label)).toEqual([
    'Change Text of Text to One',
    'Duplicate Text',
    'Hide Container',
  ])
})

test('typing after a reload is a step of its own', () => {
  const { store, commands } = edited()
  commands.changeProps('a', { text: 'Two' })
  const again = opened(store.content, logFor(store.content, keptLog(store.state.log)))
  const other = new EditorCommands(again, blocks, { announce: () => undefined, refuse: () => undefined })
  other.changeProps('a', { text: 'Three' })
  again.undo()
  expect(again.node('a')?.props['text']).toBe('Two')
})

test('a log of another state, and one that can not be read, count as not there', () => {
  const { store, commands } = edited()
  const kept = keptLog(store.state.log)
  commands.changeProps('a', { text: 'Changed elsewhere' })
  expect(logFor(store.content, kept)).toBeUndefined()
  store.undo()
  for (const broken of [
    { ...kept, position: 9 },
    { ...kept, steps: ['{'] },
    { ...kept, steps: ['{"patch":{"nodes":{"a":{"type":1}}}}', ...kept.steps.slice(1)] },
  ]) {
    expect(logFor(store.content, broken)).toBeUndefined()
  }
})

test('OPEN-113 at most a million characters are kept, the newest steps', () => {
  const { store } = edited()
  const [step] = store.state.log.steps
  if (!step) return expect.unreachable()
  const steps = Array.from({ length: 8 }, (_, at) => ({ ...step, label: `${at} ${'x'.repeat(200_000)}` }))
  const { steps: kept, position } = keptLog({ steps, position: 8 })
  expect([kept.length, position]).toEqual([5, 5])
  expect(kept[0]).toContain('"label":"3 ')
  expect(keptLog({ steps, position: 2 })).toEqual({ steps: [], position: 0 })
})

test('OPEN-113 what was undone is kept to be done again though the step before it has no room', () => {
  const { store } = edited()
  const [step] = store.state.log.steps
  if (!step) return expect.unreachable()
  const large = { ...step, label: 'x'.repeat(1024 * 1024) }
  const small = { ...step, label: 'Small' }
  const { steps, position } = keptLog({ steps: [large, small], position: 1 })
  expect([steps.length, position]).toEqual([1, 0])
  expect(steps[0]).toContain('"label":"Small"')
})
