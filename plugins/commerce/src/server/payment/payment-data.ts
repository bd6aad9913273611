import type { Database, Person, PersonalData, Transaction } from '@ashlar/sdk/server'
import { PaymentEntity, RefundEntity } from './payment.entities.ts'
import { searchKind, shownPayments } from './payment.store.ts'

/**
 * Payments of a person. The law requires a website to keep what was paid for what; who paid, what staff noted down and
 * the address to which the person came back are erased.
 */
export class PaymentData implements PersonalData {
  readonly id = 'commerce'
  readonly title = 'Payments'
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  export(person: Person): Promise<unknown> {
    return this.#database.tenant(async (tx) => {
      const payments = await paymentsOf(tx, person)
      return payments.length === 0 ? undefined : shownPayments(tx, payments)
    })
  }

  erase(person: Person): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const payments = await paymentsOf(tx, person)
      if (payments.length === 0) return
      const ids = payments.map(({ id }) => id)
      await tx.db(RefundEntity).updateTable('refund').set({ reason: '' }).where('paymentId', 'in', ids).execute()
      const nothing = { customerId: null, note: '', returnTo: '' }
      await tx.db(PaymentEntity).updateTable('payment').set(nothing).where('id', 'in', ids).execute()
      for (const { id, title } of payments) await tx.search.put(searchKind, id, title)
    })
  }
}

async function paymentsOf(tx: Transaction, { customerId }: Person) {
  if (customerId === undefined) return []
  const all = tx.db(PaymentEntity).selectFrom('payment').selectAll()
  return all.where('customerId', '=', customerId).orderBy('id').execute()
}
