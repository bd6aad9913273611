import { expect, test } from 'vitest'
import { zoomedBy, zoomedByWheel } from './zoom-limits.ts'

test('zoom goes by tenths, and ends at a quarter and at twice the size', () => {
  expect(zoomedBy(1, 1)).toBe(1.1)
  expect(zoomedBy(0.73, -1)).toBe(0.63)
  expect(zoomedBy(1.95, 1)).toBe(2)
  expect(zoomedBy(0.3, -1)).toBe(0.25)
})

test('a notch of any wheel is a tenth, and there and back is nowhere', () => {
  const notch = (deltaY: number, deltaMode = 0) => zoomedByWheel(1, { deltaY, deltaMode })
  expect(notch(-100)).toBeCloseTo(1.1)
  expect(notch(-3, 1)).toBeCloseTo(1.1)
  expect(notch(-1, 2)).toBeCloseTo(1.1)
  expect(notch(-4000)).toBeCloseTo(1.1)
  expect(notch(-5)).toBeGreaterThan(1)
  expect(notch(-5)).toBeLessThan(1.01)
  expect(zoomedByWheel(notch(-100), { deltaY: 100, deltaMode: 0 })).toBeCloseTo(1)
  expect(zoomedByWheel(2, { deltaY: -100, deltaMode: 0 })).toBe(2)
  expect(zoomedByWheel(0.25, { deltaY: 100, deltaMode: 0 })).toBe(0.25)
})
