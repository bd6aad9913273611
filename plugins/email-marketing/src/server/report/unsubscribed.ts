import type { Transaction } from '@ashlar/sdk/server'
import { CampaignEntity, RecipientEntity } from '../campaign/campaign.entities.ts'

/** Note that a recipient left by the link in the mail of a campaign; once, however often they do. */
export async function noteUnsubscribed(tx: Transaction, recipientId: number): Promise<void> {
  const left = await tx
    .db(RecipientEntity)
    .updateTable('recipient')
    .set(({ fn }) => ({ unsubscribedAt: fn<Date>('now') }))
    .where('id', '=', recipientId)
    .where('unsubscribedAt', 'is', null)
    .returning('campaignId')
    .executeTakeFirst()
  if (left === undefined) return
  await tx
    .db(CampaignEntity)
    .updateTable('campaign')
    .set(({ eb }) => ({ unsubscribed: eb('unsubscribed', '+', 1) }))
    .where('id', '=', left.campaignId)
    .execute()
}
