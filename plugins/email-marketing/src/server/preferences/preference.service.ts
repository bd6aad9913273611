import type { Database, Transaction } from '@ashlar/sdk/server'
import { type LeaveReason, type Often, subscriberLeft } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { PreferencePages, PreferenceState } from '../../link-pages.ts'
import { RecipientEntity } from '../campaign/campaign.entities.ts'
import { emailHash, hashOf } from '../hashes.ts'
import { linked } from '../link/link.store.ts'
import { ListEntity } from '../list/list.entity.ts'
import { stopRunsOf } from '../run/run.service.ts'
import { recordConsent } from '../subscriber/consent.store.ts'
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts'
import { SuppressionEntity } from '../subscriber/suppression.entity.ts'
import { LeaveReasonEntity, PreferenceEntity } from './preference.entities.ts'

const source = 'Preferences page'

/** What readers choose by the link in their mails, which proves that it is their mailbox. */
export class PreferenceService implements PreferencePages {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  preferences(token: string): Promise<PreferenceState | null> {
    return this.#database.tenant(async (tx) => {
      const found = await linked(tx, 'unsubscribe', token)
      if (!found) return null
      const { email } = found
      const lists = await membershipsOf(tx, email)
      const chosen = await tx.em.findOne(PreferenceEntity, { email })
      return {
        often: chosen?.often ?? 'all',
        lists: lists.map(({ listId, name, state }) => ({ id: listId, name, isOn: state === 'subscribed' })),
      }
    })
  }

  /**
   * Lists that the address was never on, or was taken off by staff, stay as they are.
   *
   * @throws LINK_OVER
   */
  save(token: string, { lists, often }: { readonly lists: readonly number[]; readonly often: Often }): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const found = await linked(tx, 'unsubscribe', token)
      if (!found) throw errors.LINK_OVER()
      const { email } = found
      const all = await membershipsOf(tx, email)
      for (const { id, listId, state } of all) {
        const isOn = lists.includes(listId)
        if (isOn === (state === 'subscribed')) continue
        await tx.em.nativeUpdate(SubscriberEntity, { id }, { state: isOn ? 'subscribed' : 'unsubscribed' })
        recordConsent(tx, id, { kind: isOn ? 'confirmed' : 'withdrawn', text: '', source, addressHash: '' })
      }
      const isLeft = !all.some(({ listId }) => lists.includes(listId))
      const wasOn = all.some(({ state }) => state === 'subscribed')
      // They left once by themselves; what staff decided stays.
      if (!isLeft) await tx.em.nativeDelete(SuppressionEntity, { emailHash: emailHash(email), reason: 'unsubscribed' })
      if (isLeft && wasOn) {
        await stopRunsOf(tx, email)
        await tx.emit(subscriberLeft, { email, at: new Date().toISOString() })
      }
      await tx
        .db(PreferenceEntity)
        .insertInto('preference')
        .values({ email, often })
        .onConflict((conflict) =>
          conflict.columns(['tenantId', 'email']).doUpdateSet(({ fn }) => ({ often, updatedAt: fn<Date>('now') })),
        )
        .execute()
    })
  }

  /** The last answer of each link counts. @throws LINK_OVER */
  tellReason(
    token: string,
    { reason, words = '' }: { readonly reason: LeaveReason; readonly words?: string },
  ): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const found = await linked(tx, 'unsubscribe', token)
      if (!found) throw errors.LINK_OVER()
      const { recipientId } = found
      const recipient = recipientId === null ? null : await tx.em.findOne(RecipientEntity, { id: recipientId })
      const said = { reason, words: words.trim() }
      await tx
        .db(LeaveReasonEntity)
        .insertInto('leave_reason')
        .values({ tokenHash: hashOf(token), campaignId: recipient?.campaignId ?? null, ...said })
        .onConflict((conflict) => conflict.columns(['tenantId', 'tokenHash']).doUpdateSet(said))
        .execute()
    })
  }
}

/** Lists on which an address is or was, and whether it can choose: not where it never confirmed, nor where staff decided. */
function membershipsOf(tx: Transaction, email: string) {
  return tx
    .db(SubscriberEntity, ListEntity)
    .selectFrom('subscriber')
    .innerJoin('list', 'list.id', 'subscriber.listId')
    .select(['subscriber.id', 'subscriber.listId', 'subscriber.state', 'list.name'])
    .where('subscriber.email', '=', email)
    .where('subscriber.state', 'in', ['subscribed', 'unsubscribed'])
    .orderBy('list.name')
    .execute()
}
