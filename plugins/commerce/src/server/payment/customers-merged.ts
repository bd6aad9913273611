import { defineEvent } from '@ashlar/sdk'
import { Database, on } from '@ashlar/sdk/server'
import Type from 'typebox'
import { PaymentEntity } from './payment.entities.ts'

/** What the customers module tells; known by its id, as this module does without that one. */
const merged = defineEvent('customers.customers-merged', Type.Object({ from: Type.Integer(), into: Type.Integer() }))

/** Payments follow their customer. */
export const customersMerged = on(merged, [Database], ({ from, into }, database) =>
  database.tenant(async (tx) => {
    await tx.db(PaymentEntity).updateTable('payment').set({ customerId: into }).where('customerId', '=', from).execute()
  }),
)
