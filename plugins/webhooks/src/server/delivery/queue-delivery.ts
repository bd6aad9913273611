import type { RelayedEvent, Transaction } from '@ashlar/sdk/server'
import { DeliveryEntity } from './delivery.entity.ts'
import { callWebhook } from './delivery.jobs.ts'

/** Note what is to be delivered, once for each source, and ask for it. */
export async function queueDelivery(
  tx: Transaction,
  webhook: number,
  { event, source, payload }: RelayedEvent,
): Promise<void> {
  const body = JSON.stringify({ event, createdAt: new Date().toISOString(), data: payload })
  const row = await tx
    .db(DeliveryEntity)
    .insertInto('webhook_delivery')
    .values({ webhookId: webhook, event, source, body })
    .onConflict((conflict) => conflict.columns(['tenantId', 'webhookId', 'source']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return
  await tx.enqueue(callWebhook, { delivery: row.id, attempt: 0 }, { key: `webhook/${row.id}/0` })
}
