import { describe, expect, it } from 'vitest'
import type { Order } from './order.ts'
import { nextCard, nextColumnIndex, nextPlace, range, stepOf } from './steps.ts'

const board: Order = {
  columns: ['todo', 'none', 'doing'],
  cards: new Map([
    ['todo', ['a', 'b', 'c']],
    ['none', []],
    ['doing', ['d']],
  ]),
}

describe('keys of a board (issue 19)', () => {
  it('follow the direction of reading', () => {
    expect([stepOf('ArrowLeft', false), stepOf('ArrowLeft', true)]).toEqual(['before', 'after'])
    expect([stepOf('ArrowRight', true), stepOf('ArrowUp', true), stepOf('x', false)]).toEqual([
      'before',
      'up',
      undefined,
    ])
  })

  it('move what was picked up through columns, and stop at the edges', () => {
    const from = { column: 'todo', index: 2 }
    expect(nextPlace(board, ['c'], from, 'up')).toEqual({ column: 'todo', index: 1 })
    expect(nextPlace(board, ['c'], from, 'down')).toEqual(from)
    expect(nextPlace(board, ['c'], from, 'before')).toEqual(from)
    expect(nextPlace(board, ['c'], from, 'after')).toEqual({ column: 'none', index: 0 })
    expect(nextPlace(board, ['c'], { column: 'none', index: 0 }, 'after')).toEqual({ column: 'doing', index: 0 })
    expect(nextPlace(board, ['c'], from, 'first')).toEqual({ column: 'todo', index: 0 })
    expect(nextPlace(board, ['a'], { column: 'doing', index: 0 }, 'last')).toEqual({ column: 'doing', index: 1 })
    expect([nextColumnIndex(3, 0, 'before'), nextColumnIndex(3, 0, 'after'), nextColumnIndex(3, 1, 'last')]).toEqual([
      0, 1, 2,
    ])
  })

  it('move the focus between cards, past empty columns', () => {
    expect(nextCard(board, 'a', 'down')).toBe('b')
    expect(nextCard(board, 'a', 'up')).toBe('a')
    expect(nextCard(board, 'c', 'after')).toBe('d')
    expect(nextCard(board, 'd', 'before')).toBe('a')
    expect(nextCard(board, 'a', 'last')).toBe('c')
    expect(nextCard(board, 'gone', 'down')).toBe('gone')
  })

  it('select a range within a column', () => {
    expect(range(board, 'c', 'a')).toEqual(['a', 'b', 'c'])
    expect(range(board, 'd', 'b')).toEqual(['b'])
    expect(range(board, undefined, 'b')).toEqual(['b'])
  })
})
