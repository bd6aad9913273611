import { expect, test } from 'vitest'
import { toolbarPlace } from './toolbar-place.ts'

const size = { width: 240, height: 34 }
const visible = { left: 24, top: 34, width: 820, height: 760 }

test('above the block, from its left edge, as long as that hides no neighbour', () => {
  const box = { left: 100, top: 300, width: 280, height: 90 }
  expect(toolbarPlace({ box, size, visible, neighbours: [] })).toEqual({ x: -2, y: -42 })
})

test('at the right edge of a wide block, or beside a narrow one, when it would hide the middle of the block above', () => {
  const above = { left: 40, top: 270, width: 370, height: 20 }
  const wide = { left: 40, top: 300, width: 780, height: 40 }
  expect(toolbarPlace({ box: wide, size, visible, neighbours: [above] })).toEqual({ x: 542, y: -42 })
  const narrow = { left: 40, top: 300, width: 64, height: 30 }
  expect(toolbarPlace({ box: narrow, size, visible, neighbours: [above] })).toEqual({ x: 72, y: -2 })
})

test('on a narrow page it is moved along, and over its side where it is wider, rather than onto the block', () => {
  const telephone = { left: 24, top: 34, width: 375, height: 700 }
  const box = { left: 40, top: 200, width: 343, height: 136 }
  const wide = { width: 366, height: 34 }
  expect(toolbarPlace({ box, size: wide, visible: telephone, neighbours: [] })).toEqual({ x: -7, y: -42 })
  const narrower = { ...telephone, width: 320 }
  expect(toolbarPlace({ box, size: wide, visible: narrower, neighbours: [] })).toEqual({ x: -16, y: -42 })
})

test('a block that fills the view has it inside, where it is seen', () => {
  const box = { left: 24, top: -400, width: 820, height: 3000 }
  expect(toolbarPlace({ box, size, visible, neighbours: [] })).toEqual({ x: 8, y: 442 })
})
