import { expect, test } from 'vitest'
import { towards } from './edge-scroll.ts'

test('the page scrolls back near its start, on near its end, and not between', () => {
  expect(towards(10, 0, 400)).toBeLessThan(0)
  expect(towards(390, 0, 400)).toBeGreaterThan(0)
  expect(towards(200, 0, 400)).toBe(0)
})

test('where little is seen of the page nothing scrolls: there would be no place to drop', () => {
  expect(towards(5, 0, 100)).toBe(0)
})
