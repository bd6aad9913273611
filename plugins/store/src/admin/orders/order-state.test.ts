import { expect, it } from 'vitest'
import { isUnderWay, nextFulfilments, refundable } from './order-state.ts'

const delivery = (id: string) => ({ id, name: '', price: 0 })

it('offers what may follow: pick-ups become ready, parcels are shipped (OPEN-356)', () => {
  const paid = { status: 'paid', fulfilment: 'pending' } as const
  expect(nextFulfilments({ ...paid, delivery: delivery('pickup') })).toEqual(['ready_for_pickup', 'completed'])
  expect(nextFulfilments({ ...paid, delivery: delivery('1-2') })).toEqual(['shipped', 'completed'])
  expect(nextFulfilments({ ...paid, delivery: delivery('') })).toEqual(['completed'])
  expect(nextFulfilments({ ...paid, fulfilment: 'shipped', delivery: delivery('1-2') })).toEqual(['completed'])
  expect(nextFulfilments({ ...paid, fulfilment: 'completed', delivery: delivery('') })).toEqual([])
  expect(nextFulfilments({ status: 'cancelled', fulfilment: 'pending', delivery: delivery('pickup') })).toEqual([])
})

it('lets an order be changed until its goods have left', () => {
  expect(isUnderWay({ status: 'paid', fulfilment: 'ready_for_pickup' })).toBe(false)
  expect(isUnderWay({ status: 'paid', fulfilment: 'shipped' })).toBe(true)
  expect(isUnderWay({ status: 'cancelled', fulfilment: 'pending' })).toBe(true)
})

it('offers to give back what was paid and not given back', () => {
  expect(refundable({ amountPaid: 5000, amountRefunded: 1250 })).toBe(3750)
})
