import { paymentFailed, paymentRefunded, paymentSucceeded, refundFailed } from '@ashlar/plugin-commerce'
import { customersMerged } from '@ashlar/plugin-customers'
import { permission } from '@ashlar/sdk'
import { Database, LiveEvents, Notices, on, type Subscription, type Transaction } from '@ashlar/sdk/server'
import { invoicing, refundNotDone } from '../../module.ts'
import { adminAddressOf } from '../admin-address.ts'
import { CreditEntity, DocumentEntity } from '../document/document.entities.ts'
import { documentById } from '../document/document.store.ts'
import { tellDocuments } from '../document/document-news.ts'
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
  { money, deposits, live }: { money: MoneyService; deposits: DepositService; live: LiveEvents },
): Promise<number | undefined> {
  const id = documentOf(subject)
  if (id === undefined) return undefined
  await money.heard(id, step)
  for (const invoice of await deposits.heard(id, step)) await money.heard(invoice)
  await tellDocuments(live)
  return id
}

/** The money is still there: whoever may refund it is told. */
async function tellRefundFailed(tx: Transaction, id: number, notices: Notices): Promise<void> {
  const row = await documentById(tx, id)
  if (row === undefined) return
  await notices.tell(tx, {
    to: { can: permission(invoicing, 'invoices', 'can_edit') },
    ...{ kind: refundNotDone, title: `A refund for ${row.number} did not go through. Refund it again.` },
    ...{ href: adminAddressOf(row), subject: { kind: refundNotDone, id } },
  })
}

/** What follows from payments of documents, and from what becomes of customers. */
export const documentFollows: readonly Subscription[] = [
  on(
    paymentSucceeded,
    [MoneyService, DepositService, LiveEvents],
    async ({ paymentId, subject, amount }, money, deposits, live) => {
      await follow(subject, { kind: 'payment', amount, key: `paid:${paymentId}` }, { money, deposits, live })
    },
  ),
  on(
    paymentFailed,
    [MoneyService, DepositService, LiveEvents],
    async ({ paymentId, subject, amount }, money, deposits, live) => {
      await follow(subject, { kind: 'payment-failed', amount, key: `failed:${paymentId}` }, { money, deposits, live })
    },
  ),
  on(
    paymentRefunded,
    [MoneyService, DepositService, LiveEvents, Database, Notices],
    async ({ subject }, money, deposits, live, database, notices) => {
      const id = await follow(subject, undefined, { money, deposits, live })
      if (id !== undefined) await database.tenant((tx) => notices.settle(tx, refundNotDone, [id]))
    },
  ),
  on(
    refundFailed,
    [MoneyService, DepositService, LiveEvents, Database, Notices],
    async ({ refundId, subject, amount }, money, deposits, live, database, notices) => {
      const step = { kind: 'refund-failed', amount, key: `refund-failed:${refundId}` }
      const id = await follow(subject, step, { money, deposits, live })
      if (id !== undefined) await database.tenant((tx) => tellRefundFailed(tx, id, notices))
    },
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
