import { describe, expect, test } from 'vitest'
import { plusPlace, tagPlace, toolbarPlace } from './toolbar-place.ts'

const size = { width: 240, height: 34 }
const visible = { left: 24, top: 34, width: 820, height: 760 }

describe('the toolbar', () => {
  test('stands above the block, from its left edge, where no text is', () => {
    const box = { left: 100, top: 300, width: 280, height: 90 }
    expect(toolbarPlace({ box, visible, inked: [] }, size)).toEqual({ x: -2, y: -42 })
  })

  test('moves along its edge rather than onto the heading above, however short that is', () => {
    const box = { left: 40, top: 300, width: 780, height: 40 }
    const heading = { left: 40, top: 262, width: 170, height: 34 }
    expect(toolbarPlace({ box, visible, inked: [heading] }, size)).toEqual({ x: 178, y: -42 })
  })

  test('stands beside a narrow block, or below it, where a line above goes from side to side', () => {
    const line = { left: 24, top: 262, width: 820, height: 34 }
    const narrow = { left: 40, top: 300, width: 64, height: 30 }
    expect(toolbarPlace({ box: narrow, visible, inked: [line] }, size)).toEqual({ x: 72, y: -2 })
    const wide = { left: 40, top: 300, width: 780, height: 40 }
    expect(toolbarPlace({ box: wide, visible, inked: [line] }, size)).toEqual({ x: -2, y: 48 })
  })

  test('has no place at a block that texts stand around on all sides', () => {
    const box = { left: 24, top: 300, width: 820, height: 40 }
    const lines = [262, 304, 344].map((top) => ({ left: 24, top, width: 820, height: 34 }))
    expect(toolbarPlace({ box, visible, inked: lines }, size)).toBeUndefined()
  })

  test('on a narrow page it is moved along, and over its side where it is wider, rather than onto the block', () => {
    const telephone = { left: 24, top: 34, width: 375, height: 700 }
    const box = { left: 40, top: 200, width: 343, height: 136 }
    const wide = { width: 366, height: 34 }
    expect(toolbarPlace({ box, visible: telephone, inked: [] }, wide)).toEqual({ x: -7, y: -42 })
    const narrower = { ...telephone, width: 320 }
    expect(toolbarPlace({ box, visible: narrower, inked: [] }, wide)).toEqual({ x: -16, y: -42 })
  })

  test('a block that fills the view has it inside, where it is seen and covers no text', () => {
    const box = { left: 24, top: -400, width: 820, height: 3000 }
    expect(toolbarPlace({ box, visible, inked: [] }, size)).toEqual({ x: 8, y: 442 })
    const heading = { left: 40, top: 50, width: 200, height: 40 }
    expect(toolbarPlace({ box, visible, inked: [heading] }, size)).toEqual({ x: 224, y: 442 })
  })
})

describe('a plus', () => {
  const box = { left: 40, top: 300, width: 600, height: 20 }

  test('stands on its edge: in the middle of the lower one, near the end of the upper one', () => {
    expect(plusPlace({ box, visible, inked: [] }, 'bottom')).toEqual({ x: 300, y: 20 })
    expect(plusPlace({ box, visible, inked: [] }, 'top')).toEqual({ x: 568, y: 0 })
    const column = { left: 100, top: 300, width: 200, height: 400 }
    expect(plusPlace({ box: column, visible, inked: [] }, 'right')).toEqual({ x: 200, y: 200 })
  })

  test('moves along the edge, off the texts of the block and of its neighbour', () => {
    const own = { left: 40, top: 300, width: 280, height: 20 }
    const next = { left: 40, top: 324, width: 350, height: 40 }
    expect(plusPlace({ box, visible, inked: [own, next] }, 'bottom')).toEqual({ x: 372, y: 20 })
  })

  test('is not there rather than on a text or out of view', () => {
    const line = { left: 24, top: 322, width: 820, height: 30 }
    expect(plusPlace({ box, visible, inked: [line] }, 'bottom')).toBeUndefined()
    expect(plusPlace({ box: { ...box, top: 900 }, visible, inked: [] }, 'top')).toBeUndefined()
  })
})

test('the name of the block under the pointer stands on no text, or nowhere', () => {
  const box = { left: 40, top: 300, width: 600, height: 60 }
  const small = { width: 50, height: 20 }
  const text = { left: 40, top: 304, width: 200, height: 40 }
  expect(tagPlace({ box, visible, inked: [] }, small)).toEqual({ x: 6, y: 6 })
  expect(tagPlace({ box, visible, inked: [text] }, small)).toEqual({ x: 544, y: 6 })
  const lines = [280, 304, 340, 362].map((top) => ({ left: 24, top, width: 820, height: 30 }))
  expect(tagPlace({ box, visible, inked: lines }, small)).toBeUndefined()
})
