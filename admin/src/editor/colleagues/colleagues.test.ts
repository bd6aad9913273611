import { expect, test } from 'vitest'
import { colleagueColours, withColours } from './colleagues.ts'

const person = (id: number, tab = `tab-${id}`) => ({ id, tab, name: `Person ${id}`, selected: [] })

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('names in white can be read on every colour', () => {
  for (const colour of colleagueColours) expect(1.05 / (luminance(colour) + 0.05), colour).toBeGreaterThanOrEqual(4.5)
  expect(new Set(colleagueColours).size).toBe(8)
})

test('eight people have eight colours, whatever their ids; one person has one in all tabs', () => {
  const eight = withColours([8, 16, 24, 32, 3, 11, 5, 1].map((id) => person(id)))
  expect(new Set(eight.map(({ colour }) => colour)).size).toBe(8)
  const [first, second] = withColours([person(7, 'one'), person(7, 'two')])
  expect(first?.colour).toBe(second?.colour)
  expect(withColours(Array.from({ length: 20 }, (_, id) => person(id)))).toHaveLength(20)
})
