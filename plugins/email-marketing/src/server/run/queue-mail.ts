import type { TriggerPerson } from '@ashlar/sdk'
import type { BulkMailing, Transaction } from '@ashlar/sdk/server'
import { normalAddress } from '../address.ts'
import { mailableOf } from '../audience/mailable.ts'
import { CampaignEntity, RecipientEntity } from '../campaign/campaign.entities.ts'
import { lastEdition } from '../edition/publish-edition.ts'

interface QueuedMail {
  readonly campaignId: number
  /** What it is sent for: once. */
  readonly occasion: string
  readonly person: TriggerPerson
}

/**
 * Ask for one mail of an automation or a notification. Nobody gets one who did not agree to receive email.
 *
 * @returns false for who did not agree, or left
 */
export async function queueMail(
  tx: Transaction,
  bulk: BulkMailing,
  { campaignId, occasion, person }: QueuedMail,
): Promise<boolean> {
  const email = normalAddress(person.email)
  const subscriberId = (await mailableOf(tx, [email])).get(email)
  const edition = (await lastEdition(tx, campaignId))?.edition
  if (subscriberId === undefined || edition === undefined) return false
  const { name, language = '', customerId = null, values: filled } = person
  const queued = await tx
    .db(RecipientEntity)
    .insertInto('recipient')
    .values({ campaignId, edition, occasion, email, name, language, customerId, subscriberId, filled })
    .onConflict((conflict) => conflict.columns(['tenantId', 'campaignId', 'email', 'occasion']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (queued === undefined) return true
  await tx
    .db(CampaignEntity)
    .updateTable('campaign')
    .set(({ eb }) => ({ recipients: eb('recipients', '+', 1) }))
    .where('id', '=', campaignId)
    .execute()
  await bulk.wake(tx)
  return true
}
