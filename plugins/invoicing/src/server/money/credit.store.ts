import type { Transaction } from '@ashlar/sdk/server'
import { CreditEntity, DocumentEntity } from '../document/document.entities.ts'

/** Whose credit in which currency. */
interface Creditor {
  readonly customerId: number | null
  readonly currency: string
}

/**
 * What a customer has paid too much, and not used yet. A deposit is kept for the invoices of its document, unless this was
 * cancelled.
 */
export async function creditOf(tx: Transaction, { customerId, currency }: Creditor): Promise<number> {
  if (customerId === null) return 0
  const { sum } = await tx
    .db(CreditEntity, DocumentEntity)
    .selectFrom('credit')
    .leftJoin('document', 'document.id', 'credit.depositOf')
    .select(({ fn }) => fn.sum<number | null>('credit.amount').as('sum'))
    .where('credit.customerId', '=', customerId)
    .where('credit.currency', '=', currency)
    .where(({ eb, or }) => or([eb('credit.depositOf', 'is', null), eb('document.status', '=', 'cancelled')]))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** The same, held until the unit of work ends: no two documents use the same credit. */
export async function heldCreditOf(tx: Transaction, creditor: Creditor): Promise<number> {
  const { customerId, currency } = creditor
  if (customerId === null) return 0
  await tx
    .db(CreditEntity)
    .selectFrom('credit')
    .select('id')
    .where('customerId', '=', customerId)
    .where('currency', '=', currency)
    .where('amount', '>', 0)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return creditOf(tx, creditor)
}

/** What a document gave to its customer's credit (above zero), or took from it. */
export async function creditOfDocument(tx: Transaction, documentId: number): Promise<number> {
  const { sum } = await tx
    .db(CreditEntity)
    .selectFrom('credit')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('documentId', '=', documentId)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

export async function addCredit(
  tx: Transaction,
  credit: Creditor & { readonly documentId: number; readonly amount: number; readonly depositOf: number | null },
): Promise<void> {
  await tx.db(CreditEntity).insertInto('credit').values(credit).execute()
}
