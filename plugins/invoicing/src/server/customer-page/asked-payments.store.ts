import type { Transaction } from '@ashlar/sdk/server'
import { AskedPaymentEntity } from '../document/document.entities.ts'

/** Id of the payment that a form asked for. */
export async function paymentByKey(tx: Transaction, documentId: number, key: string): Promise<number | undefined> {
  const row = await tx
    .db(AskedPaymentEntity)
    .selectFrom('asked_payment')
    .select('paymentId')
    .where('documentId', '=', documentId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.paymentId
}

/** Whoever goes back in their browser and chooses otherwise sends the key again: the newest payment counts. */
export async function keepPaymentKey(
  tx: Transaction,
  asked: { readonly documentId: number; readonly key: string; readonly paymentId: number },
): Promise<void> {
  const { paymentId } = asked
  await tx
    .db(AskedPaymentEntity)
    .insertInto('asked_payment')
    .values(asked)
    .onConflict((conflict) => conflict.columns(['tenantId', 'documentId', 'key']).doUpdateSet({ paymentId }))
    .execute()
}
