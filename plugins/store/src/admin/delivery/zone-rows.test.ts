import { expect, it } from 'vitest'
import { ratesOf, rowsOf } from './zone-rows.ts'

const post = {
  ...{ number: 4, name: 'Post', by: 'weight' as const, most: 20_000, free_from: 10_000 },
  steps: [
    { from: 0, price: 800 },
    { from: 2_000, price: 1_200 },
  ],
}

it('shows each price of a rate on its own line, and takes lines with one name for one rate', () => {
  const rows = rowsOf([post])
  expect(rows.map(({ name, from, price }) => [name, from, price])).toEqual([
    ['Post', 0, 800],
    ['Post', 2_000, 1_200],
  ])
  expect(ratesOf(rows.toReversed(), [post])).toEqual([post])
})

it('gives a new rate a number that no other has, and keeps the others', () => {
  const courier = { key: 9, name: 'Courier', by: 'total' as const, from: 0, price: 1_900, most: null, freeFrom: null }
  expect(ratesOf([...rowsOf([post]), courier], [post]).map(({ number, name }) => [number, name])).toEqual([
    [4, 'Post'],
    [5, 'Courier'],
  ])
})
