import { expect, test } from 'vitest'
import { barsOf, directionOf, pictureStyle } from './pictured.ts'

test('a picture lays out as the container does, in its direction and its writing (issue 22)', () => {
  const flow = {
    direction: directionOf({ draws: 'justifyContent' }, { flexDirection: 'column' }),
    writing: 'rtl',
  } as const
  expect(pictureStyle('justifyContent', 'flex-end', flow)).toMatchObject({
    ...{ direction: 'rtl', flexDirection: 'column', justifyContent: 'flex-end' },
  })
  expect(pictureStyle('alignItems', 'center', flow)).toMatchObject({ flexDirection: 'column', alignItems: 'center' })
  expect(pictureStyle('alignContent', 'stretch', flow)).toMatchObject({ flexWrap: 'wrap', alignContent: 'stretch' })
  // Columns of a row stand beside each other, whatever else the block has.
  expect(directionOf({ draws: 'alignItems' }, { alignItems: 'center' })).toBe('row')
})

test('what is stretched has no size of its own across the line', () => {
  expect(barsOf('alignItems', 'stretch').map(({ across }) => across)).toEqual([undefined, undefined, undefined])
  expect(new Set(barsOf('alignItems', 'center').map(({ across }) => across)).size).toBe(3)
})

test('issue 22: a block draws a setting by the property that it becomes, in the direction that another one says', () => {
  const icons = { draws: 'justifyContent', directionProp: 'direction' } as const
  expect(directionOf(icons, { direction: 'row-reverse', flexDirection: 'column' })).toBe('row-reverse')
  // Across a cell, whatever direction the block has.
  const direction = directionOf({ draws: 'justifyItems' }, { flexDirection: 'row' })
  expect(pictureStyle('justifyItems', 'end', { direction, writing: 'ltr' })).toMatchObject({
    ...{ flexDirection: 'column', alignItems: 'end' },
  })
})
