import { defineEntity, p, type Transaction, tableOf, tenantId } from '@ashlar/sdk/server'
import { invoicing } from '../../module.ts'
import type { StatementPaper } from './statement-paper.ts'

export const SentStatementEntity = defineEntity({
  name: 'InvoicingSentStatement',
  ...tableOf(invoicing, 'sent_statement'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    customerId: p.bigint('number'),
    content: p.json<StatementPaper>(),
    sentAt: p.datetime().defaultRaw('now()'),
  },
})

/** Milliseconds for which an email is kept: its file is not needed for longer. */
const kept = 60 * 86_400_000

/** Keep a statement as it is emailed; earlier ones whose emails are gone go, too. */
export async function keepSent(tx: Transaction, customerId: number, content: StatementPaper): Promise<number> {
  const db = tx.db(SentStatementEntity)
  await db
    .deleteFrom('sent_statement')
    .where('sentAt', '<', new Date(Date.now() - kept))
    .execute()
  const { id } = await db
    .insertInto('sent_statement')
    .values({ customerId, content })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const sentStatement = (tx: Transaction, id: number) =>
  tx.db(SentStatementEntity).selectFrom('sent_statement').selectAll().where('id', '=', id).executeTakeFirst()

export const forgetSent = async (tx: Transaction, customerId: number): Promise<void> => {
  await tx.db(SentStatementEntity).deleteFrom('sent_statement').where('customerId', '=', customerId).execute()
}
