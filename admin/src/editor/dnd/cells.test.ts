import { describe, expect, test } from 'vitest'
import { cellLine, cellPlaceAt, cellPlaceOf } from './cells.ts'

const box = (left: number, top: number, width = 100, height = 100) => ({ left, top, width, height })
/** Three columns, 20 apart: the second block takes two columns and two lines. */
const boxes = [box(0, 0), box(120, 0, 220, 220), box(0, 120), box(0, 240)]
const at = (x: number, y: number, isMirrored = false) => cellPlaceAt(boxes, { x, y }, isMirrored)

describe('a place in a grid', () => {
  test('is before or after the block under the pointer, whatever stands over several lines (issue 22)', () => {
    expect(at(10, 10)).toMatchObject({ index: 0, edge: 'start' })
    expect(at(90, 10)).toMatchObject({ index: 1, edge: 'end' })
    expect(at(130, 200)).toMatchObject({ index: 1, edge: 'start' })
    // Beside the large block: counting what stands before the pointer would say 1.
    expect(at(10, 170)).toMatchObject({ index: 2, edge: 'start' })
    expect(at(90, 170)).toMatchObject({ index: 3, edge: 'end' })
  })

  test('is at the nearest block where the cell is empty (issue 22)', () => {
    expect(at(300, 300)).toMatchObject({ index: 2, edge: 'end', beside: boxes[1] })
    expect(at(110, 300)).toMatchObject({ index: 4, edge: 'end', beside: boxes[3] })
    expect(cellPlaceAt([], { x: 0, y: 0 }, false)).toBeUndefined()
  })

  test('is mirrored where the page goes from right to left (issue 22)', () => {
    expect(at(90, 10, true)).toMatchObject({ index: 0, edge: 'start' })
    expect(cellLine({ index: 0, beside: box(0, 0), edge: 'start' }, 20, true, 3).left).toBe(108.5)
  })

  test('has its line in the gap, in the line of cells that is meant: at an end it does not jump to the next (issue 22)', () => {
    const end = at(330, 10)
    expect(end && cellLine(end, 20, false, 3)).toEqual({ left: 348.5, top: 0, width: 3, height: 220 })
    const start = cellPlaceOf(boxes, 2)
    expect(start && cellLine(start, 20, false, 3)).toEqual({ left: -11.5, top: 120, width: 3, height: 100 })
    expect(cellPlaceOf(boxes, 4)).toMatchObject({ edge: 'end', beside: boxes[3] })
  })
})
