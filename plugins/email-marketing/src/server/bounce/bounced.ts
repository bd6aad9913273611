import { addressBounced as bouncedAtCore } from '@ashlar/sdk'
import { Database, on, type Transaction } from '@ashlar/sdk/server'
import { addressBounced } from '../../contract.ts'
import { normalAddress } from '../address.ts'
import { CampaignEntity, RecipientEntity } from '../campaign/campaign.entities.ts'
import { emailHash } from '../hashes.ts'
import { stopRunsOf } from '../run/run.service.ts'
import { recordConsent } from '../subscriber/consent.store.ts'
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts'
import { SuppressionEntity } from '../subscriber/suppression.entity.ts'

/** Nothing is sent any more to an address that takes no mail, or whose owner complained. */
export const onBounce = on(bouncedAtCore, [Database], ({ address, reason, details }, database) =>
  database.tenant(async (tx) => {
    const email = normalAddress(address)
    await noteBounce(tx, email)
    const suppressed = { emailHash: emailHash(email), reason: reason === 'bounce' ? 'bounced' : 'complained' } as const
    await tx
      .db(SuppressionEntity)
      .insertInto('suppression')
      .values(suppressed)
      // What staff decided stays; who left by themselves and comes back could be mailed again.
      .onConflict((conflict) =>
        conflict
          .columns(['tenantId', 'emailHash'])
          .doUpdateSet({ reason: suppressed.reason })
          .where('suppression.reason', '=', 'unsubscribed'),
      )
      .execute()
    const subscribers = await tx.em.find(SubscriberEntity, { email, state: { $ne: 'suppressed' } }, { fields: ['id'] })
    if (subscribers.length === 0) return
    const source = reason === 'bounce' ? 'Email came back' : 'Complaint'
    for (const { id } of subscribers) {
      recordConsent(tx, id, { kind: 'withdrawn', text: details.slice(0, 500), source, addressHash: '' })
    }
    await tx.em.nativeUpdate(SubscriberEntity, { email }, { state: 'suppressed' })
    await stopRunsOf(tx, email)
    await tx.emit(addressBounced, { email })
  }),
)

/** The last mail to the address counts as the one that came back: once, however often and for whatever it is reported. */
async function noteBounce(tx: Transaction, email: string): Promise<void> {
  const last = await tx
    .db(RecipientEntity)
    .selectFrom('recipient')
    .select(['id', 'campaignId'])
    .where('email', '=', email)
    .where('sentAt', 'is not', null)
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined) return
  const noted = await tx.em.nativeUpdate(RecipientEntity, { id: last.id, bouncedAt: null }, { bouncedAt: new Date() })
  if (noted === 0) return
  await tx
    .db(CampaignEntity)
    .updateTable('campaign')
    .set(({ eb }) => ({ bounced: eb('bounced', '+', 1) }))
    .where('id', '=', last.campaignId)
    .execute()
}
