import { paymentFailed, paymentRefunded, paymentSucceeded } from '@ashlar/plugin-commerce'
import { customersMerged } from '@ashlar/plugin-customers'
import { Database, on, type Subscription } from '@ashlar/sdk/server'
import { CreditEntity, DocumentEntity } from '../document/document.entities.ts'
import { stopCustomer } from '../reminders/reminder.store.ts'
import { DepositService } from './deposit.service.ts'
import { MoneyService } from './money.service.ts'

const documentOf = ({ kind, id }: { readonly kind: string; readonly id: number }) =>
  kind === 'invoicing.document' ? id : undefined

interface Heard {
  readonly kind: string
  readonly amount: number
  readonly key: string
}

/** An invoice, or a deposit: then also invoices that gave a part of it back. */
async function follow(
  subject: Parameters<typeof documentOf>[0],
  step: Heard | undefined,
  { money, deposits }: { money: MoneyService; deposits: DepositService },
): Promise<void> {
  const id = documentOf(subject)
  if (id === undefined) return
  await money.heard(id, step)
  for (const invoice of await deposits.heard(id, step)) await money.heard(invoice)
}

/** What follows from payments of documents, and from what becomes of customers. */
export const documentFollows: readonly Subscription[] = [
  on(paymentSucceeded, [MoneyService, DepositService], ({ paymentId, subject, amount }, money, deposits) =>
    follow(subject, { kind: 'payment', amount, key: `paid:${paymentId}` }, { money, deposits }),
  ),
  on(paymentFailed, [MoneyService, DepositService], ({ paymentId, subject, amount }, money, deposits) =>
    follow(subject, { kind: 'payment-failed', amount, key: `failed:${paymentId}` }, { money, deposits }),
  ),
  on(paymentRefunded, [MoneyService, DepositService], ({ subject }, money, deposits) =>
    follow(subject, undefined, { money, deposits }),
  ),
  on(customersMerged, [Database], ({ from, into }, database) =>
    database.tenant(async (tx) => {
      const set = { customerId: into }
      await tx.db(DocumentEntity).updateTable('document').set(set).where('customerId', '=', from).execute()
      await tx.db(CreditEntity).updateTable('credit').set(set).where('customerId', '=', from).execute()
      if (await stopCustomer(tx, from, false)) await stopCustomer(tx, into, true)
    }),
  ),
]
