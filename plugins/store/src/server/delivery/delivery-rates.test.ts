import { expect, it } from 'vitest'
import { deliveriesTo } from './delivery-rates.ts'

const rate = { number: 1, name: 'Post', by: 'weight', most: 30_000, free_from: null } as const
const byWeight = {
  ...rate,
  steps: [
    { from: 0, price: 500 },
    { from: 2_000, price: 900 },
  ],
}
const zone = { id: 7, countries: ['CA'], regions: [], postcodes: [], rates: [byWeight] }
const small = { weight: 1_999, total: 1_000 }

it('a rate by weight takes the step that the parcel reaches, up to the most', () => {
  const to = (weight: number) => deliveriesTo([zone], { country: 'CA' }, { weight, total: 0 })
  expect([to(0), to(1_999), to(2_000), to(30_000)].map(([first]) => first?.price)).toEqual([500, 500, 900, 900])
  expect(to(30_001)).toEqual([])
  expect(to(0)).toEqual([{ id: '7-1', name: 'Post', price: 500 }])
})

it('a rate by total is free from a total on, and not offered below its first step', () => {
  const byTotal = { ...rate, by: 'total' as const, most: null, free_from: 10_000, steps: [{ from: 1_000, price: 700 }] }
  const to = (total: number) => deliveriesTo([{ ...zone, rates: [byTotal] }], { country: 'CA' }, { weight: 0, total })
  expect([to(999), to(1_000), to(9_999), to(10_000)].map(([first]) => first?.price)).toEqual([undefined, 700, 700, 0])
})

it('the first zone that holds the address counts, by country, region and beginning of the postcode', () => {
  const near = { ...zone, id: 1, regions: ['on'], postcodes: ['m5', 'K1A 0'] }
  const country = { ...zone, id: 2 }
  const world = { ...zone, id: 3, countries: [] }
  const to = (address: object) => deliveriesTo([near, country, world], address, small)[0]?.id
  expect(to({ country: 'CA', province: 'ON', postal: 'M5V 1A1' })).toBe('1-1')
  expect(to({ country: 'CA', province: 'On', postal: 'k1a0b1' })).toBe('1-1')
  expect(to({ country: 'CA', province: 'QC', postal: 'M5V' })).toBe('2-1')
  expect(to({ country: 'FR' })).toBe('3-1')
  expect(to({})).toBeUndefined()
})
