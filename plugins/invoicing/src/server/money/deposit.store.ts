import type { Transaction } from '@ashlar/sdk/server'
import { CreditEntity, DepositRefundEntity, DocumentEntity, LinkEntity } from '../document/document.entities.ts'

/** Quotes and work orders from which a document was made, directly or by way of others, the oldest first. */
export async function originsOf(tx: Transaction, documentId: number): Promise<number[]> {
  const found = new Set<number>()
  let next = [documentId]
  while (next.length > 0) {
    const rows = await tx
      .db(LinkEntity, DocumentEntity)
      .selectFrom('document_link')
      .innerJoin('document', 'document.id', 'document_link.fromId')
      .select('fromId')
      .where(({ eb, fn, val }) => eb('intoId', '=', fn.any(val(next))))
      .where('document.type', 'in', ['quote', 'work-order'])
      .execute()
    next = rows.map(({ fromId }) => fromId).filter((id) => !found.has(id))
    for (const id of next) found.add(id)
  }
  return [...found].toSorted((one, other) => one - other)
}

/** What of a document's deposit was neither used nor paid back. */
export async function depositLeft(tx: Transaction, depositOf: number): Promise<number> {
  const { sum } = await tx
    .db(CreditEntity)
    .selectFrom('credit')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('depositOf', '=', depositOf)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** What came in for a document's deposit, as it is written down. */
export async function depositCounted(tx: Transaction, depositOf: number): Promise<number> {
  const { sum } = await tx
    .db(CreditEntity)
    .selectFrom('credit')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('depositOf', '=', depositOf)
    .where('documentId', '=', depositOf)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** What an invoice used of deposits, by the document for which each was paid. */
export async function depositsUsedBy(tx: Transaction, documentId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .db(CreditEntity)
    .selectFrom('credit')
    .select(({ fn }) => ['depositOf', fn.sum<number>('amount').as('sum')])
    .where('documentId', '=', documentId)
    .where('depositOf', 'is not', null)
    .where('depositOf', '<>', documentId)
    .groupBy('depositOf')
    .orderBy('depositOf')
    .execute()
  return new Map(rows.flatMap(({ depositOf, sum }) => (depositOf === null ? [] : [[depositOf, -Number(sum)]])))
}

/** All that an invoice used of deposits. */
export async function depositUsedBy(tx: Transaction, documentId: number): Promise<number> {
  return [...(await depositsUsedBy(tx, documentId)).values()].reduce((sum, used) => sum + used, 0)
}

/** A refund of a deposit that was made for an invoice that used it. */
export interface DepositRefund {
  readonly refundId: number
  /** The invoice. */
  readonly documentId: number
  readonly depositOf: number
}

export const refundsOfDeposit = (tx: Transaction, depositOf: number): Promise<DepositRefund[]> =>
  tx
    .db(DepositRefundEntity)
    .selectFrom('deposit_refund')
    .select(['refundId', 'documentId', 'depositOf'])
    .where('depositOf', '=', depositOf)
    .execute()

/** Refunds for an invoice, out of deposits that it used. */
export const depositRefundsFor = (tx: Transaction, documentId: number): Promise<DepositRefund[]> =>
  tx
    .db(DepositRefundEntity)
    .selectFrom('deposit_refund')
    .select(['refundId', 'documentId', 'depositOf'])
    .where('documentId', '=', documentId)
    .execute()

export async function keepDepositRefund(tx: Transaction, refund: DepositRefund): Promise<void> {
  await tx.db(DepositRefundEntity).insertInto('deposit_refund').values(refund).execute()
}
