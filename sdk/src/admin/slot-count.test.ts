import { expect, it } from 'vitest'
import { filledIn } from './slot-count.ts'

it('puts props of the slot in the place of their names, and leaves out what they do not have', () => {
  const query = { customer_id: '{customerId}', kind: 'note', of: '{kind}.{id}', vehicle: '{vehicleId}' }
  expect(filledIn(query, { customerId: 7, kind: 'store.order', id: 3 })).toEqual({
    customer_id: '7',
    kind: 'note',
    of: 'store.order.3',
    vehicle: undefined,
  })
})
