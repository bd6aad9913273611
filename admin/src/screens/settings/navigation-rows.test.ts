import { describe, expect, it } from 'vitest'
import { canNest, movedRow, type NavigationRow, nestedRow, withoutRow } from './navigation-rows.ts'

/** `a b- c` is a, below it b, then c. */
const rows = (text: string): readonly NavigationRow<string>[] =>
  text.split(' ').map((each) => {
    const item = each.replace('-', '')
    return { id: item, depth: each.endsWith('-') ? 1 : 0, item }
  })
const written = (list: readonly NavigationRow<string>[]) =>
  list.map(({ item, depth }) => item + (depth === 1 ? '-' : '')).join(' ')

describe('lines of the navigation (OPEN-329)', () => {
  it.each([
    ['a b c', 0, 2, 'b c a'],
    ['a b c', 2, 0, 'c a b'],
    ['a b- c- d', 3, 1, 'a d- b- c-'],
    ['a b- c- d', 0, 3, 'd a b- c-'],
    ['a b- c- d e-', 3, 1, 'a b- c- d e-'],
    ['a b- c- d e-', 3, 0, 'd e- a b- c-'],
    ['a b- c-', 1, 2, 'a c- b-'],
    ['a b- c', 1, 0, 'b a c'],
  ])('%s: line %i to %i is %s', (before, from, to, after) => {
    expect(written(movedRow(rows(before), from, to))).toBe(after)
  })

  it('have two levels: a line goes below the one before it, and comes out behind its group', () => {
    expect(written(nestedRow(rows('a b c-'), 0, 1))).toBe('a b c-')
    expect(written(nestedRow(rows('a b c'), 1, 1))).toBe('a b- c')
    expect(written(nestedRow(rows('a b- c- d'), 1, 0))).toBe('a c- b d')
    expect(canNest(rows('a b c-'), 1)).toBe(false)
  })

  it('go with those below them', () => {
    expect(written(withoutRow(rows('a b- c- d'), 0))).toBe('d')
    expect(written(withoutRow(rows('a b- c- d'), 1))).toBe('a c- d')
  })
})
