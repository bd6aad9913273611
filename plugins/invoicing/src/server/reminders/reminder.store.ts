import type { Day } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { ReminderState } from '../../contract.ts'
import { DocumentEntity } from '../document/document.entities.ts'
import type { DocumentRow } from '../document/document.store.ts'
import { CustomerWithoutRemindersEntity, DocumentWithoutRemindersEntity, ReminderEntity } from './reminder.entities.ts'

/** Where a page of invoices goes on. */
export interface Place {
  readonly dueKey: string
  readonly id: number
}

/** Invoices that are looked at in one unit of work. */
const pageSize = 100

/**
 * Invoices that are not paid, due within these days, for which no step of so many days or more is over. Those whose
 * reminders are stopped are left out, and those that were reminded of since a moment.
 */
export function invoicesToRemindOf(
  tx: Transaction,
  { after, until, days, since, behind }: { after: Day; until: Day; days: number; since: Date; behind: Place },
): Promise<Place[]> {
  return tx
    .db(DocumentEntity, ReminderEntity, DocumentWithoutRemindersEntity, CustomerWithoutRemindersEntity)
    .selectFrom('document')
    .select(['document.dueKey', 'document.id'])
    .where('document.type', '=', 'invoice')
    .where('document.status', 'in', ['pending_payment', 'partial_payment'])
    .where('document.isDeleted', '=', false)
    .where('document.dueKey', '>', after)
    .where('document.dueKey', '<=', until)
    .where(({ eb, or, and }) =>
      or([
        eb('document.dueKey', '>', behind.dueKey),
        and([eb('document.dueKey', '=', behind.dueKey), eb('document.id', '>', behind.id)]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminder')
            .select('reminder.id')
            .whereRef('reminder.documentId', '=', 'document.id')
            .where(({ eb, or, and }) =>
              or([
                eb('reminder.days', '>=', days),
                and([eb('reminder.state', '=', 'sent'), eb('reminder.at', '>=', since)]),
              ]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document_without_reminders')
            .select('document_without_reminders.documentId')
            .whereRef('document_without_reminders.documentId', '=', 'document.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer_without_reminders')
            .select('customer_without_reminders.customerId')
            .whereRef('customer_without_reminders.customerId', '=', 'document.customerId'),
        ),
      ),
    )
    .orderBy('document.dueKey')
    .orderBy('document.id')
    .limit(pageSize)
    .execute()
}

/** With the invoice of the late fee that came with it, the oldest first. */
export const remindersOf = (tx: Transaction, documentId: number) =>
  tx
    .db(ReminderEntity, DocumentEntity)
    .selectFrom('reminder')
    .leftJoin('document as fee', 'fee.id', 'reminder.feeId')
    .select(['reminder.id', 'reminder.days', 'reminder.state', 'reminder.at', 'reminder.feeId'])
    .select(['fee.number as feeNumber', 'fee.grandTotal as feeTotal'])
    .where('reminder.documentId', '=', documentId)
    .orderBy('reminder.id')
    .execute()

/** Note what became of a step, once: undefined where it is over already. */
export async function addReminder(
  tx: Transaction,
  reminder: { readonly documentId: number; readonly days: number | null; readonly state: ReminderState },
): Promise<number | undefined> {
  const added = await tx
    .db(ReminderEntity)
    .insertInto('reminder')
    .values({ ...reminder, feeId: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export const setFee = (tx: Transaction, reminderId: number, feeId: number): Promise<number> =>
  tx.em.nativeUpdate(ReminderEntity, { id: reminderId }, { feeId })

/** Invoices of the late fees of an invoice, the oldest first. */
export const feesOf = (tx: Transaction, documentId: number): Promise<DocumentRow[]> =>
  tx
    .db(DocumentEntity, ReminderEntity)
    .selectFrom('document')
    .innerJoin('reminder', 'reminder.feeId', 'document.id')
    .selectAll('document')
    .where('reminder.documentId', '=', documentId)
    .orderBy('document.id')
    .execute()

/** The invoice for which a late fee is billed; undefined for an invoice that bills none. */
export const invoiceOfFee = (tx: Transaction, feeId: number): Promise<DocumentRow | undefined> =>
  tx
    .db(DocumentEntity, ReminderEntity)
    .selectFrom('document')
    .innerJoin('reminder', 'reminder.documentId', 'document.id')
    .selectAll('document')
    .where('reminder.feeId', '=', feeId)
    .executeTakeFirst()

export async function isStopped(tx: Transaction, documentId: number): Promise<boolean> {
  return (await tx.em.count(DocumentWithoutRemindersEntity, { documentId })) > 0
}

export async function isCustomerStopped(tx: Transaction, customerId: number | null): Promise<boolean> {
  return customerId !== null && (await tx.em.count(CustomerWithoutRemindersEntity, { customerId })) > 0
}

/** Tells whether that changed anything. */
export async function stop(tx: Transaction, documentId: number, isStopped: boolean): Promise<boolean> {
  if (!isStopped) return (await tx.em.nativeDelete(DocumentWithoutRemindersEntity, { documentId })) > 0
  const added = await tx
    .db(DocumentWithoutRemindersEntity)
    .insertInto('document_without_reminders')
    .values({ documentId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('documentId')
    .executeTakeFirst()
  return added !== undefined
}

/** Tells whether that changed anything. */
export async function stopCustomer(tx: Transaction, customerId: number, isStopped: boolean): Promise<boolean> {
  if (!isStopped) return (await tx.em.nativeDelete(CustomerWithoutRemindersEntity, { customerId })) > 0
  const added = await tx
    .db(CustomerWithoutRemindersEntity)
    .insertInto('customer_without_reminders')
    .values({ customerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('customerId')
    .executeTakeFirst()
  return added !== undefined
}
