import { describe, expect, it } from 'vitest'
import {
  insertStep,
  moveInRow,
  moveStep,
  outerRow,
  placeOf,
  placesFor,
  removeStep,
  replaceStep,
  type StepRow,
} from './arrange.ts'
import { type DraftStep, levelsOf, mostInRow, newStep, newStepId } from './draft-step.ts'

const wait = (id: string) => newStep('wait', id)
const choice = (id: string, yes: readonly DraftStep[], no: readonly DraftStep[]): DraftStep => ({
  ...{ id, kind: 'if', condition: { about: 'opened', mailId: 1 }, yes, no },
})
const steps = [wait('a'), choice('b', [wait('c'), choice('d', [], [])], [wait('e')]), wait('f')]

/** `a b(c d(|)|e) f` */
const drawn = (all: readonly DraftStep[]): string =>
  all.map((step) => (step.kind === 'if' ? `${step.id}(${drawn(step.yes)}|${drawn(step.no)})` : step.id)).join(' ')

const yesOf = (id: string): StepRow => ({ choice: id, branch: 'yes' })
const noOf = (id: string): StepRow => ({ choice: id, branch: 'no' })

describe('steps of an automation', () => {
  it.each([
    ['first', outerRow, 0, 'x a b(c d(|)|e) f'],
    ['last', outerRow, 3, 'a b(c d(|)|e) f x'],
    ['in a branch', noOf('b'), 1, 'a b(c d(|)|e x) f'],
    ['in a branch of a branch', yesOf('d'), 0, 'a b(c d(x|)|e) f'],
    ['in a branch that is gone, at the end', yesOf('z'), 0, 'a b(c d(|)|e) f x'],
  ])('are inserted %s', (_, row, at, expected) => {
    expect(drawn(insertStep(steps, { row, at }, wait('x')))).toBe(expected)
    expect(drawn(steps)).toBe('a b(c d(|)|e) f')
  })

  it('are removed with their branches, and come back where they stood', () => {
    const place = placeOf(steps, 'b')
    const without = removeStep(steps, 'b')
    expect(drawn(without)).toBe('a f')
    expect(drawn(removeStep(steps, 'c'))).toBe('a b(d(|)|e) f')
    expect(removeStep(steps, 'z')).toBe(steps)
    if (place && steps[1]) expect(insertStep(without, place, steps[1])).toEqual(steps)
  })

  it('are replaced in place, and moved within their row', () => {
    expect(drawn(replaceStep(steps, choice('d', [wait('x')], [])))).toBe('a b(c d(x|)|e) f')
    expect(replaceStep(steps, wait('z'))).toBe(steps)
    expect(drawn(moveInRow(steps, outerRow, 0, 2))).toBe('b(c d(|)|e) f a')
    expect(drawn(moveInRow(steps, yesOf('b'), 1, 0))).toBe('a b(d(|) c|e) f')
  })

  it('go by keys through every place, in the order in which they are drawn, and back', () => {
    const way = ['a b(c d(|)|e) f']
    let moved: readonly DraftStep[] = steps
    for (let next = moveStep(moved, 'a', 1); next !== moved; next = moveStep(moved, 'a', 1)) {
      moved = next
      way.push(drawn(moved))
    }
    expect(way).toEqual([
      'a b(c d(|)|e) f',
      'b(a c d(|)|e) f',
      'b(c a d(|)|e) f',
      'b(c d(a|)|e) f',
      'b(c d(|a)|e) f',
      'b(c d(|) a|e) f',
      'b(c d(|)|a e) f',
      'b(c d(|)|e a) f',
      'b(c d(|)|e) a f',
      'b(c d(|)|e) f a',
    ])
    for (const before of way.toReversed().slice(1)) {
      moved = moveStep(moved, 'a', -1)
      expect(drawn(moved)).toBe(before)
    }
    expect(moveStep(moved, 'a', -1)).toBe(moved)
  })

  it('nest twice at most, and a full row takes no more', () => {
    expect(levelsOf(steps[1] ?? wait('x'))).toBe(2)
    const rows = new Set(placesFor(steps, choice('x', [], [])).map(({ row }) => row.choice))
    expect([...rows]).toEqual(['', 'b'])
    expect(placesFor(steps, choice('x', [choice('y', [], [])], [])).every(({ row }) => row.choice === '')).toBe(true)
    const full = Array.from({ length: mostInRow }, (_, at) => wait(`s${at}`))
    expect(placesFor(full, wait('x'))).toEqual([])
  })

  it('have ids as the API takes them', () => {
    expect(newStepId()).toMatch(/^[a-z0-9]{1,20}$/)
    expect(newStepId()).not.toBe(newStepId())
  })
})
