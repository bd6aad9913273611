import { describe, expect, it } from 'vitest'
import type { GridColumn } from './column.ts'
import { rangeOf } from './range.ts'
import { edited, filledDown, pasted, type Sheet, stillRefused, textAt, textsIn, withText } from './sheet.ts'

interface Ware {
  readonly id: number
  readonly name: string
  readonly stock: number
}
const columns: readonly GridColumn<Ware>[] = [
  { key: 'id', title: 'No.', text: ({ id }) => String(id) },
  { key: 'name', title: 'Name', text: ({ name }) => name, typed: (name, ware) => ({ row: { ...ware, name } }) },
  {
    key: 'stock',
    title: 'Stock',
    text: ({ stock }) => String(stock),
    typed: (text, ware) =>
      /^\d+$/.test(text) ? { row: { ...ware, stock: Number(text) } } : { error: 'Enter a whole number' },
  },
]
const shape = { columns, idOf: ({ id }: Ware) => id }
const rows: readonly Ware[] = [1, 2, 3].map((id) => ({ id, name: `Ware ${id}`, stock: id * 10 }))
const sheet: Sheet<Ware> = { rows, refused: new Map() }
const range = (top: number, left: number, bottom = top, right = left) =>
  rangeOf({ row: top, column: left }, { row: bottom, column: right })

describe('edited', () => {
  it('puts what fits into the row, and leaves the others and columns that are only read', () => {
    const next = edited(sheet, shape, [
      { row: 1, column: 2, text: '7' },
      { row: 1, column: 0, text: '9' },
    ])
    expect(next.rows[1]).toEqual({ id: 2, name: 'Ware 2', stock: 7 })
    expect(next.rows[0]).toBe(rows[0])
    expect(sheet.rows[1]?.stock).toBe(20)
  })

  it('keeps a text that does not fit in its cell with the reason, until one fits', () => {
    const refused = edited(sheet, shape, [{ row: 0, column: 2, text: 'many' }])
    expect(refused.rows).toBe(rows)
    expect(textAt(refused, shape, { row: 0, column: 2 })).toBe('many')
    expect([...refused.refused.values()]).toEqual([{ text: 'many', error: 'Enter a whole number' }])
    const mended = edited(refused, shape, [{ row: 0, column: 2, text: '10' }])
    expect(mended.refused.size).toBe(0)
    expect(stillRefused({ ...refused, rows: rows.slice(1) }, shape).size).toBe(0)
  })

  it('is the same sheet when nothing changes', () => {
    expect(edited(sheet, shape, [{ row: 0, column: 1, text: 'Ware 1' }])).toBe(sheet)
    expect(edited(sheet, shape, [{ row: 9, column: 9, text: 'x' }])).toBe(sheet)
  })
})

describe('filledDown', () => {
  it('takes the first row of the range, or the row above a single one', () => {
    expect(filledDown(sheet, shape, range(0, 1, 2, 2)).rows.map(({ stock }) => stock)).toEqual([10, 10, 10])
    expect(filledDown(sheet, shape, range(1, 1)).rows.map(({ name }) => name)).toEqual(['Ware 1', 'Ware 1', 'Ware 3'])
    expect(filledDown(sheet, shape, range(0, 1))).toBe(sheet)
  })

  it('fills refused texts down as they are', () => {
    const refused = edited(sheet, shape, [{ row: 0, column: 2, text: 'many' }])
    expect(filledDown(refused, shape, range(0, 2, 2, 2)).refused.size).toBe(3)
  })
})

describe('pasted', () => {
  it('goes from the first cell of the range on, and says what had no place', () => {
    const {
      sheet: next,
      range: filled,
      leftOut,
    } = pasted(sheet, shape, range(2, 1), [
      ['Bowl', '4'],
      ['Cup', '5'],
    ])
    expect(next.rows[2]).toEqual({ id: 3, name: 'Bowl', stock: 4 })
    expect(next.rows).toHaveLength(3)
    expect(leftOut).toBe(1)
    expect(filled).toEqual({ top: 2, bottom: 2, left: 1, right: 2 })
  })

  it('makes rows below the last one where it may', () => {
    let id = 3
    const newRow = (): Ware => {
      id += 1
      return { id, name: '', stock: 0 }
    }
    const { sheet: next, leftOut } = pasted(
      sheet,
      shape,
      range(2, 1),
      [
        ['Bowl', '4'],
        ['Cup', 'few'],
      ],
      { newRow },
    )
    expect(next.rows[3]).toEqual({ id: 4, name: 'Cup', stock: 0 })
    expect(leftOut).toBe(0)
    expect(next.refused.size).toBe(1)
  })

  it('makes no more rows than there may be, and says how many had no place', () => {
    const newRow = (before: readonly Ware[]): Ware => ({ id: before.length + 1, name: '', stock: 0 })
    const cells = ['Bowl', 'Cup', 'Plate', 'Jug'].map((each) => [each, '1'])
    const { sheet: next, leftOut, range: filled } = pasted(sheet, shape, range(2, 1), cells, { newRow, most: 4 })
    expect(next.rows.map(({ id, name }) => `${id} ${name}`).slice(2)).toEqual(['3 Bowl', '4 Cup'])
    expect([leftOut, filled.bottom]).toEqual([2, 3])
    expect(pasted(sheet, shape, range(0, 1), cells, { newRow, most: 2 }).leftOut).toBe(1)
  })

  it('puts one cell into all of the range', () => {
    expect(pasted(sheet, shape, range(0, 2, 2, 2), [['5']]).sheet.rows.map(({ stock }) => stock)).toEqual([5, 5, 5])
  })

  it('leaves out columns past the last one', () => {
    expect(pasted(sheet, shape, range(0, 2), [['5', 'x', 'y']]).range.right).toBe(2)
  })
})

it('reads a range as texts and empties it', () => {
  expect(textsIn(sheet, shape, range(0, 1, 1, 2))).toEqual([
    ['Ware 1', '10'],
    ['Ware 2', '20'],
  ])
  expect(withText(sheet, shape, range(0, 1, 1, 1), '').rows.map(({ name }) => name)).toEqual(['', '', 'Ware 3'])
})
