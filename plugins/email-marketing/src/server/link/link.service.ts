import { AshlarError, type Database } from '@ashlar/sdk/server'
import { subscriberConfirmed, subscriberLeft } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { LinkPages, LinkState } from '../../link-pages.ts'
import { emailHash } from '../hashes.ts'
import { recordConsent } from '../subscriber/consent.store.ts'
import { type Linked, type LinkPurpose, linked } from './link.store.ts'

/** Links in mails: by one a subscriber confirms, by the other they leave. */
export class LinkService implements LinkPages {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Null for a link that is over or never was. */
  async state(purpose: LinkPurpose, token: string): Promise<LinkState | null> {
    const found = await this.#database.tenant((tx) => linked(tx, purpose, token))
    return found ? { listName: found.list_name, isDone: isDone(purpose, found) } : null
  }

  /** Twice is as good as once. @throws LINK_OVER */
  confirm(token: string): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const found = await linked(tx, 'confirm', token)
      if (!found) throw errors.LINK_OVER()
      // Of several at once one does it.
      const confirmed = await tx.sql`update email_marketing.subscriber set state = 'subscribed', confirmed_at = now()
        where id = ${found.id} and state = 'pending' returning id`
      if (confirmed.length === 0) return
      // They left once by themselves; what staff decided stays.
      await tx.sql`delete from email_marketing.suppression
        where email_hash = ${emailHash(found.email)} and reason = 'unsubscribed'`
      await recordConsent(tx, found.id, { kind: 'confirmed', text: '', source: 'Link in the mail', addressHash: '' })
      const { id, list_id: listId, email } = found
      await tx.emit(subscriberConfirmed, { subscriberId: id, listId, email })
    })
  }

  /** Ends every list of the website for the address. Twice is as good as once. @throws LINK_OVER */
  unsubscribe(token: string): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const found = await linked(tx, 'unsubscribe', token)
      if (!found) throw errors.LINK_OVER()
      const { email } = found
      const left = await tx.sql<{ id: number }>`update email_marketing.subscriber set state = 'unsubscribed'
        where email = ${email} and state in ('held', 'pending', 'subscribed') returning id`
      await tx.sql`insert into email_marketing.suppression (email_hash, reason)
        values (${emailHash(email)}, 'unsubscribed') on conflict (tenant_id, email_hash) do nothing`
      if (left.length === 0) return
      for (const { id } of left) {
        await recordConsent(tx, Number(id), { kind: 'withdrawn', text: '', source: 'Link in a mail', addressHash: '' })
      }
      await tx.emit(subscriberLeft, { email })
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
