import type { ContentNode, Patch } from '@ashlar/sdk'
import { describe, expect, test } from 'vitest'
import {
  closed,
  emptyLog,
  maxSteps,
  moved,
  type PatchLog,
  type Step,
  stepToRedo,
  stepToUndo,
  withStep,
} from './patch-log.ts'

const node = (text: string): ContentNode => ({
  type: 'text',
  version: 1,
  props: { text },
  parent: 'root',
  children: [],
})
const step = (at: number, from: string, to: string, joinKey?: string): Step<string> => ({
  patch: { nodes: { a: node(to) } },
  inverse: { nodes: { a: node(from) } },
  label: `to ${to}`,
  before: from,
  after: to,
  joinKey,
  at,
})
const textOf = (patch: Patch | undefined) => patch?.nodes['a']?.props['text']

describe('the log of changes', () => {
  test('typing within 500 ms is one step that undoes to before its first letter', () => {
    let log: PatchLog<string> = emptyLog
    log = withStep(log, step(0, '', 'H', 'type:a'))
    log = withStep(log, step(300, 'H', 'He', 'type:a'))
    log = withStep(log, step(790, 'He', 'Hey', 'type:a'))
    expect(log.steps).toHaveLength(1)
    expect(textOf(stepToUndo(log)?.inverse)).toBe('')
    expect(textOf(stepToUndo(log)?.patch)).toBe('Hey')
    expect(stepToUndo(log)).toMatchObject({ before: '', after: 'Hey', label: 'to Hey' })
  })

  test('a step that is taken back while it lasts is none', () => {
    let log: PatchLog<string> = withStep(emptyLog, step(0, '', 'a'))
    log = withStep(log, step(10, 'a', 'b', 'type:a'))
    log = withStep(log, step(20, 'b', 'a', 'type:a'))
    expect(log.steps.map(({ after }) => after)).toEqual(['a'])
    expect(log.position).toBe(1)
  })

  test('a pause, another key or no key begins a new step', () => {
    let log: PatchLog<string> = withStep(emptyLog, step(0, '', 'a', 'type:a'))
    log = withStep(log, step(501, 'a', 'b', 'type:a'))
    log = withStep(log, step(600, 'b', 'c', 'size:a'))
    log = withStep(log, step(610, 'c', 'd'))
    log = withStep(log, step(620, 'd', 'e'))
    expect(log.steps.map(({ after }) => after)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('nothing joins a step that is finished, as a saved one is', () => {
    let log: PatchLog<string> = withStep(emptyLog, step(0, '', 'a', 'type:a'))
    log = withStep(closed(log), step(100, 'a', 'b', 'type:a'))
    expect(log.steps.map(({ after }) => after)).toEqual(['a', 'b'])
    expect(textOf(stepToUndo(log)?.inverse)).toBe('a')
  })

  test('a change after an undo drops what could have been redone, and does not join the step before', () => {
    let log: PatchLog<string> = withStep(emptyLog, step(0, '', 'a', 'k'))
    log = withStep(log, step(600, 'a', 'b', 'k'))
    log = moved(log, -1)
    expect(stepToRedo(log)?.after).toBe('b')
    log = withStep(log, step(610, 'a', 'c', 'k'))
    expect(log.steps.map(({ after }) => after)).toEqual(['a', 'c'])
    expect(stepToRedo(log)).toBeUndefined()
  })

  test('a change 500 ms after the last one joins it', () => {
    const log = withStep(withStep(emptyLog, step(0, '', 'a', 'k')), step(500, 'a', 'b', 'k'))
    expect(log.steps.map(({ after }) => after)).toEqual(['b'])
  })

  test('a change right after an undo does not join the step that is in effect', () => {
    let log: PatchLog<string> = withStep(emptyLog, step(0, '', 'a', 'k'))
    log = moved(withStep(log, step(100, 'a', 'b', 'other')), -1)
    log = withStep(log, step(200, 'a', 'c', 'k'))
    expect(log.steps.map(({ after }) => after)).toEqual(['a', 'c'])
  })

  test('at most 200 steps are kept, the newest', () => {
    let log: PatchLog<string> = emptyLog
    for (let i = 0; i < maxSteps + 10; i++) log = withStep(log, step(i * 1000, `${i}`, `${i + 1}`))
    expect(log.steps).toHaveLength(maxSteps)
    expect(log.steps[0]?.before).toBe('10')
    expect(log.position).toBe(maxSteps)
  })
})
