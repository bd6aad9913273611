import { describe, expect, it } from 'vitest'
import type { Condition } from './conditions.ts'
import { shownAmong } from './shown.ts'

interface Line {
  readonly id: string
  readonly values?: readonly string[]
  readonly match?: 'all' | 'any'
  readonly when?: readonly Partial<Condition>[]
}

const shown = (lines: readonly Line[]): string[] => {
  const parts = lines.map(({ id, values, match = 'all', when = [] }) => ({
    id,
    values,
    showWhen: {
      match,
      conditions: when.map((each): Condition => ({ field: 'a', test: 'is', values: [], ...each })),
    },
  }))
  return [...shownAmong(parts, ({ values }) => values)].map(({ id }) => id)
}

describe('a field with conditions', () => {
  it.each<[Condition['test'], readonly string[], readonly string[], boolean]>([
    ['is', ['Repair'], ['repair '], true],
    ['is', ['Repair'], ['Rental'], false],
    ['is', ['Repair', 'Rental'], ['Rental'], true],
    ['is-not', ['Repair'], ['Rental'], true],
    ['is-not', ['Repair', 'Rental'], ['Rental'], false],
    ['is-not', [], ['Rental'], true],
    ['filled', ['x'], [], true],
    ['filled', [' '], [], false],
    ['empty', [], [], true],
    ['empty', ['x'], [], false],
    ['one-of', ['Rental'], ['Repair', 'Rental'], true],
    ['one-of', ['Class'], ['Repair', 'Rental'], false],
  ])('with the test %s of %j against %j is shown: %s', (test, given, values, isShown) => {
    const lines = [
      { id: 'a', values: given },
      { id: 'b', values: [], when: [{ test, values: [...values] }] },
    ]
    expect(shown(lines)).toEqual(isShown ? ['a', 'b'] : ['a'])
  })

  it('needs all of them, or any', () => {
    const above = [
      { id: 'a', values: ['1'] },
      { id: 'b', values: [] },
    ]
    const when = [
      { field: 'a', test: 'filled' as const },
      { field: 'b', test: 'filled' as const },
    ]
    expect(shown([...above, { id: 'c', when }])).toEqual(['a', 'b'])
    expect(shown([...above, { id: 'c', when, match: 'any' }])).toEqual(['a', 'b', 'c'])
  })

  it('takes a hidden field for empty, whatever stands in it', () => {
    const lines: readonly Line[] = [
      { id: 'a', values: ['no'] },
      { id: 'b', values: ['left over'], when: [{ values: ['yes'] }] },
      { id: 'c', values: [], when: [{ field: 'b', test: 'filled' }] },
      { id: 'd', values: [], when: [{ field: 'b', test: 'empty' }] },
    ]
    expect(shown(lines)).toEqual(['a', 'd'])
  })

  it('is shown when its conditions name a deleted field, one below, itself or an info box', () => {
    const never = (field: string) => [{ field, test: 'is' as const, values: ['never'] }]
    const lines: readonly Line[] = [
      { id: 'info' },
      { id: 'deleted', values: [], when: never('gone') },
      { id: 'early', values: [], when: never('late') },
      { id: 'self', values: [], when: never('self') },
      { id: 'informed', values: [], when: never('info') },
      { id: 'late', values: [] },
    ]
    expect(shown(lines)).toEqual(lines.map(({ id }) => id))
    const half = [
      { id: 'a', values: ['x'] },
      { id: 'b', when: [...never('gone'), { test: 'empty' as const }] },
    ]
    expect(shown(half)).toEqual(['a'])
  })
})
