import { describe, expect, it } from 'vitest'
import { nextInReading, placeAfter } from './move.ts'

const size = { rows: 30, columns: 3 }
const at = { row: 12, column: 1 }

describe('placeAfter', () => {
  it.each([
    ['ArrowUp', false, { row: 11, column: 1 }],
    ['ArrowDown', true, { row: 29, column: 1 }],
    ['ArrowRight', false, { row: 12, column: 2 }],
    ['Home', false, { row: 12, column: 0 }],
    ['End', true, { row: 29, column: 2 }],
    ['PageUp', false, { row: 2, column: 1 }],
    ['Enter', false, undefined],
  ] as const)('leads by %s (far: %s) to %j', (key, far, to) => {
    expect(placeAfter(key, far, at, size)).toEqual(to)
  })

  it('stays within the table', () => {
    expect(placeAfter('ArrowUp', false, { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 })
    expect(placeAfter('PageDown', false, { row: 25, column: 0 }, size)).toEqual({ row: 29, column: 0 })
  })
})

describe('nextInReading', () => {
  it('goes on at the next row, back to the one before, and ends at both ends', () => {
    expect(nextInReading({ row: 0, column: 2 }, size, false)).toEqual({ row: 1, column: 0 })
    expect(nextInReading({ row: 1, column: 0 }, size, true)).toEqual({ row: 0, column: 2 })
    expect(nextInReading({ row: 29, column: 2 }, size, false)).toBeUndefined()
    expect(nextInReading({ row: 0, column: 0 }, size, true)).toBeUndefined()
  })
})
