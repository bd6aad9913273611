import { AshlarError, type Database } from '@ashlar/sdk/server'
import { subscriberConfirmed, subscriberLeft } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { LinkPages, LinkState } from '../../link-pages.ts'
import { emailHash } from '../hashes.ts'
import { noteUnsubscribed } from '../report/unsubscribed.ts'
import { stopRunsOf } from '../run/run.service.ts'
import { recordConsent } from '../subscriber/consent.store.ts'
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts'
import { SuppressionEntity } from '../subscriber/suppression.entity.ts'
import type { LinkPurpose } from './link.entity.ts'
import { type Linked, linked } from './link.store.ts'

/** Links in mails: by one a subscriber confirms, by the other they leave. */
export class LinkService implements LinkPages {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Null for a link that is over or never was. */
  async state(purpose: LinkPurpose, token: string): Promise<LinkState | null> {
    const found = await this.#database.tenant((tx) => linked(tx, purpose, token))
    return found ? { listName: found.listName, isDone: isDone(purpose, found) } : null
  }

  /** Twice is as good as once. @throws LINK_OVER */
  confirm(token: string): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const found = await linked(tx, 'confirm', token)
      if (!found) throw errors.LINK_OVER()
      // Of several at once one does it.
      const confirmed = await tx
        .db(SubscriberEntity)
        .updateTable('subscriber')
        .set(({ fn }) => ({ state: 'subscribed', confirmedAt: fn('now') }))
        .where('id', '=', found.id)
        .where('state', '=', 'pending')
        .executeTakeFirst()
      if (confirmed.numUpdatedRows === 0n) return
      // They left once by themselves; what staff decided stays.
      await tx.em.nativeDelete(SuppressionEntity, { emailHash: emailHash(found.email), reason: 'unsubscribed' })
      recordConsent(tx, found.id, { kind: 'confirmed', text: '', source: 'Link in the email', addressHash: '' })
      const { id, listId, email } = found
      await tx.emit(subscriberConfirmed, { subscriberId: id, listId, email })
    })
  }

  /** Ends every list of the website for the address. Twice is as good as once. @throws LINK_OVER */
  unsubscribe(token: string): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const found = await linked(tx, 'unsubscribe', token)
      if (!found) throw errors.LINK_OVER()
      const { email } = found
      const left = await tx
        .db(SubscriberEntity)
        .updateTable('subscriber')
        .set({ state: 'unsubscribed' })
        .where('email', '=', email)
        .where('state', 'in', ['held', 'pending', 'subscribed'])
        .returning('id')
        .execute()
      await tx
        .db(SuppressionEntity)
        .insertInto('suppression')
        .values({ emailHash: emailHash(email), reason: 'unsubscribed' })
        .onConflict((conflict) => conflict.columns(['tenantId', 'emailHash']).doNothing())
        .execute()
      if (left.length === 0) return
      for (const { id } of left) {
        recordConsent(tx, id, { kind: 'withdrawn', text: '', source: 'Link in an email', addressHash: '' })
      }
      if (found.recipientId !== null) await noteUnsubscribed(tx, found.recipientId)
      await stopRunsOf(tx, email)
      await tx.emit(subscriberLeft, { email, at: new Date().toISOString() })
    })
  }
}

function isDone(purpose: LinkPurpose, { state }: Linked): boolean {
  return purpose === 'confirm' ? state === 'subscribed' : state === 'unsubscribed' || state === 'suppressed'
}

/** The token of a request, in its body or its address. @throws INCOMPLETE_LINK */
export function tokenOf(...given: readonly (string | undefined)[]): string {
  const token = given.find((each) => each !== undefined && each !== '')
  if (token === undefined) throw errors.INCOMPLETE_LINK()
  return token
}

/** Whether it is the link that is at fault, which its page can say better than an error. */
export const isOver = (error: unknown): boolean => error instanceof AshlarError && error.code.endsWith('LINK_OVER')
