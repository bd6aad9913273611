import { describe, expect, it } from 'vitest'
import { createBoardControl } from './board-control.ts'
import type { Order, Place } from './order.ts'

const order: Order = {
  columns: ['todo', 'doing', 'done'],
  cards: new Map([
    ['todo', ['a', 'b', 'c']],
    ['doing', ['d']],
    ['done', []],
  ]),
}

function boardOf() {
  const moves: (readonly [readonly string[], Place])[] = []
  const columnMoves: (readonly [string, number])[] = []
  const opened: string[] = []
  const control = createBoardControl(
    () => ({
      order,
      titleOf: (id) => `Card ${id}`,
      columnTitleOf: (id) => `Column ${id}`,
      canMoveCards: true,
      canMoveColumns: true,
      isRightToLeft: () => false,
      moveCards: (ids, place) => moves.push([ids, place]),
      moveColumn: (id, index) => columnMoves.push([id, index]),
      open: (id) => opened.push(id),
    }),
    () => undefined,
  )
  return { ...control, moves, columnMoves, opened, spoken: () => control.store.read().spoken }
}

const plain = { ctrlKey: false, metaKey: false, shiftKey: false }

describe('what is picked up on a board (issue 19)', () => {
  it('moves a card through places, says each, and asks for one move', () => {
    const board = boardOf()
    board.lift({ kind: 'card', id: 'b' }, true)
    expect(board.spoken()).toBe('Card b, position 2 of 3 in Column todo')
    board.step('after')
    expect(board.spoken()).toBe('Card b, position 2 of 2 in Column doing')
    board.step('up')
    board.drop()
    expect(board.spoken()).toBe('Card b moved to position 1 of 2 in Column doing')
    expect(board.moves).toEqual([[['b'], { column: 'doing', index: 0 }]])
    expect(board.store.read()).toMatchObject({ lifted: undefined, focusNext: { kind: 'card', id: 'b' } })
  })

  it('asks for nothing when a card is put back or dropped at its own place', () => {
    const board = boardOf()
    board.lift({ kind: 'card', id: 'b' }, false)
    board.carry({ column: 'done', index: 0 })
    board.putBack()
    expect(board.spoken()).toBe('Card b: not moved')
    board.lift({ kind: 'card', id: 'b' }, false)
    board.carry({ column: 'done', index: 0 })
    board.carry({ column: 'todo', index: 1 })
    board.drop()
    expect(board.spoken()).toBe('Card b: not moved')
    expect(board.moves).toEqual([])
    expect(board.store.read().focusNext).toBeUndefined()
  })

  it('brings the selected cards along, in the order of the board', () => {
    const board = boardOf()
    board.toggle('d')
    board.toggle('c')
    board.toggle('a')
    board.lift({ kind: 'card', id: 'c' }, false)
    expect(board.spoken()).toBe('3 cards, position 2 of 4 in Column todo')
    board.drop()
    expect(board.moves).toEqual([[['a', 'c', 'd'], { column: 'todo', index: 1 }]])
  })

  it('leaves the selection behind when another card is picked up', () => {
    const board = boardOf()
    board.toggle('a')
    board.lift({ kind: 'card', id: 'b' }, false)
    expect(board.store.read().selected.size).toBe(0)
    board.lift({ kind: 'card', id: 'gone' }, false)
    expect(board.store.read().lifted).toMatchObject({ ids: ['b'] })
  })

  it('moves a column, and asks for nothing at its own index', () => {
    const board = boardOf()
    board.lift({ kind: 'column', id: 'todo' }, true)
    board.step('last')
    expect(board.spoken()).toBe('Column todo, column 3 of 3')
    board.drop()
    board.lift({ kind: 'column', id: 'doing' }, true)
    board.step('before')
    board.step('after')
    board.drop()
    expect(board.spoken()).toBe('Column doing: not moved')
    expect(board.columnMoves).toEqual([['todo', 2]])
  })

  it('selects by clicks, and opens by a plain one', () => {
    const board = boardOf()
    board.click('a', { ...plain, ctrlKey: true })
    board.click('c', { ...plain, shiftKey: true })
    expect([...board.store.read().selected]).toEqual(['a', 'b', 'c'])
    board.click('b', { ...plain, metaKey: true })
    expect([...board.store.read().selected]).toEqual(['a', 'c'])
    board.click('d', plain)
    expect(board.store.read().selected.size).toBe(0)
    expect(board.opened).toEqual(['d'])
  })
})
