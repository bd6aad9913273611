import { expect, it } from 'vitest'
import { largestArea, moved, resized } from './crop-area.ts'

const image = { width: 400, height: 300 }
const right = { isRight: true, isBottom: true }
const left = { isRight: false, isBottom: false }

it('a part of a ratio is as large as the image allows, and stands in its middle', () => {
  expect(largestArea(image, undefined)).toEqual({ x: 0, y: 0, width: 400, height: 300 })
  expect(largestArea(image, 1)).toEqual({ x: 50, y: 0, width: 300, height: 300 })
  expect(largestArea(image, 2)).toEqual({ x: 0, y: 50, width: 400, height: 200 })
})

it('a part moves only within the image', () => {
  const part = { x: 50, y: 0, width: 300, height: 300 }
  expect(moved(part, { x: 20, y: 20 }, image)).toEqual({ ...part, x: 70 })
  expect(moved(part, { x: 999, y: -999 }, image)).toEqual({ ...part, x: 100 })
})

it('a corner follows freely within the image while the one across from it stays', () => {
  const part = { x: 100, y: 100, width: 100, height: 100 }
  expect(resized(part, right, { x: 50, y: -20 }, undefined, image)).toEqual({ ...part, width: 150, height: 80 })
  expect(resized(part, left, { x: 20, y: -40 }, undefined, image)).toEqual({ x: 120, y: 60, width: 80, height: 140 })
  expect(resized(part, right, { x: 999, y: 999 }, undefined, image)).toEqual({ ...part, width: 300, height: 200 })
  expect(resized(part, right, { x: -999, y: -999 }, undefined, image)).toEqual({ ...part, width: 16, height: 16 })
})

it('a corner keeps the ratio, by the side that moves further and as far as the image goes', () => {
  const part = { x: 100, y: 100, width: 100, height: 100 }
  expect(resized(part, right, { x: 40, y: 10 }, 1, image)).toEqual({ ...part, width: 140, height: 140 })
  expect(resized(part, right, { x: 10, y: 40 }, 2, image)).toEqual({ ...part, width: 280, height: 140 })
  expect(resized(part, right, { x: 999, y: 0 }, 1, image)).toEqual({ ...part, width: 200, height: 200 })
  expect(resized(part, left, { x: -999, y: 0 }, 1, image)).toEqual({ x: 0, y: 0, width: 200, height: 200 })
})
