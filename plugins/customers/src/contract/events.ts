import { defineEvent } from '@ashlar/sdk'
import Type from 'typebox'

const customerId = Type.Integer()

export const customerCreated = defineEvent(
  'customers.customer-created',
  Type.Object({ customerId, source: Type.String() }),
)
export const customerChanged = defineEvent('customers.customer-changed', Type.Object({ customerId }))

/** Whatever belonged to `from` belongs to `into` now; `from` is gone. */
export const customersMerged = defineEvent(
  'customers.customers-merged',
  Type.Object({ from: Type.Integer(), into: Type.Integer() }),
)
export const customerDeleted = defineEvent('customers.customer-deleted', Type.Object({ customerId }))

/** Told after `customer-deleted`: nothing that the law does not keep may name the person any more. */
export const customerErased = defineEvent('customers.customer-erased', Type.Object({ customerId }))
