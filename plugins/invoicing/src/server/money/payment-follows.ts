import { paymentFailed, paymentRefunded, paymentSucceeded } from '@ashlar/plugin-commerce'
import { customersMerged } from '@ashlar/plugin-customers'
import { Database, on, type Subscription } from '@ashlar/sdk/server'
import { CreditEntity, DocumentEntity } from '../document/document.entities.ts'
import { stopCustomer } from '../reminders/reminder.store.ts'
import { MoneyService } from './money.service.ts'

const documentOf = ({ kind, id }: { readonly kind: string; readonly id: number }) =>
  kind === 'invoicing.document' ? id : undefined

/** What follows from payments of documents, and from what becomes of customers. */
export const documentFollows: readonly Subscription[] = [
  on(paymentSucceeded, [MoneyService], async ({ paymentId, subject, amount }, money) => {
    const id = documentOf(subject)
    if (id !== undefined) await money.heard(id, { kind: 'payment', amount, key: `paid:${paymentId}` })
  }),
  on(paymentFailed, [MoneyService], async ({ paymentId, subject, amount }, money) => {
    const id = documentOf(subject)
    if (id !== undefined) await money.heard(id, { kind: 'payment-failed', amount, key: `failed:${paymentId}` })
  }),
  on(paymentRefunded, [MoneyService], async ({ subject }, money) => {
    const id = documentOf(subject)
    if (id !== undefined) await money.heard(id)
  }),
  on(customersMerged, [Database], ({ from, into }, database) =>
    database.tenant(async (tx) => {
      const set = { customerId: into }
      await tx.db(DocumentEntity).updateTable('document').set(set).where('customerId', '=', from).execute()
      await tx.db(CreditEntity).updateTable('credit').set(set).where('customerId', '=', from).execute()
      if (await stopCustomer(tx, from, false)) await stopCustomer(tx, into, true)
    }),
  ),
]
