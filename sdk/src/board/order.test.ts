import { describe, expect, it } from 'vitest'
import { cardMove, inOrder, isSameOrder, type Order, placeOf, withCards, withColumn } from './order.ts'

const order = (cards: Readonly<Record<string, string>>): Order => ({
  columns: Object.keys(cards),
  cards: new Map(Object.entries(cards).map(([column, ids]) => [column, [...ids]])),
})
const written = ({ columns, cards }: Order) =>
  Object.fromEntries(columns.map((column) => [column, (cards.get(column) ?? []).join('')]))
const board = order({ todo: 'abcd', doing: 'ef', done: '' })
const moved = (ids: string, column: string, index: number, from = board) =>
  withCards(from, cardMove(board, [...ids], { column, index }))

describe('order of a board (issue 19)', () => {
  it.each([
    ['within its column', 'a', 'todo', 2, { todo: 'bcad', doing: 'ef', done: '' }],
    ['to the top of another', 'c', 'doing', 0, { todo: 'abd', doing: 'cef', done: '' }],
    ['to an empty one', 'e', 'done', 0, { todo: 'abcd', doing: 'f', done: 'e' }],
    ['with others, from two columns', 'ade', 'doing', 1, { todo: 'bc', doing: 'fade', done: '' }],
    ['past the end', 'b', 'doing', 9, { todo: 'acd', doing: 'efb', done: '' }],
  ] as const)('moves a card %s', (_, ids, column, index, expected) => {
    expect(written(moved(ids, column, index))).toEqual(expected)
  })

  it('leaves a card where it is dropped at its own place, and keeps the lists of other columns', () => {
    const home = placeOf(board, 'c', ['c'])
    expect(home).toEqual({ column: 'todo', index: 2 })
    expect(isSameOrder(moved('c', 'todo', 2), board)).toBe(true)
    expect(moved('a', 'todo', 1).cards.get('doing')).toBe(board.cards.get('doing'))
    expect(placeOf(board, 'd', ['b', 'd'])).toEqual({ column: 'todo', index: 2 })
    expect(placeOf(board, 'gone', ['gone'])).toBeUndefined()
  })

  it('keeps a move beside its neighbours when others have moved meanwhile', () => {
    const meanwhile = order({ todo: 'xyabcd', doing: 'ef', done: '' })
    expect(written(moved('e', 'todo', 1, meanwhile)).todo).toBe('xyaebcd')
    expect(written(moved('e', 'todo', 0, meanwhile)).todo).toBe('xyeabcd')
    expect(written(moved('e', 'todo', 1, order({ todo: 'bcd', doing: 'e', done: '' }))).todo).toBe('ebcd')
  })

  it('is the same when a move is applied twice', () => {
    const once = moved('ac', 'doing', 1)
    expect(isSameOrder(moved('ac', 'doing', 1, once), once)).toBe(true)
  })

  it('leaves out cards that are gone, and changes nothing when the column is gone', () => {
    expect(written(moved('ae', 'done', 0, order({ todo: 'bcd', doing: 'ef', done: '' }))).done).toBe('e')
    const without = order({ todo: 'abcd' })
    expect(moved('a', 'done', 0, without)).toBe(without)
    expect(withColumn(without, { id: 'done', index: 0 })).toBe(without)
  })

  it('moves columns, and reads selected cards as they stand', () => {
    expect(withColumn(board, { id: 'done', index: 0 }).columns).toEqual(['done', 'todo', 'doing'])
    expect(withColumn(board, { id: 'todo', index: 1 }).columns).toEqual(['doing', 'todo', 'done'])
    expect(inOrder(board, new Set(['f', 'b', 'a']))).toEqual(['a', 'b', 'f'])
  })

  it('loses no card and doubles none in 2,000 moves at random', () => {
    let state = 7
    const random = (below: number) => {
      state = (state * 1664525 + 1013904223) % 2 ** 32
      return Math.floor((state / 2 ** 32) * below)
    }
    let now = board
    for (let step = 0; step < 2000; step += 1) {
      const ids = [...'abcdef'].filter(() => random(3) === 0)
      const column = now.columns[random(3)] ?? ''
      now = withCards(now, cardMove(now, ids, { column, index: random(5) }))
      now = withColumn(now, { id: column, index: random(3) })
    }
    expect([...now.columns].sort()).toEqual(['doing', 'done', 'todo'])
    expect([...now.cards.values()].flat().sort()).toEqual([...'abcdef'])
  })
})
