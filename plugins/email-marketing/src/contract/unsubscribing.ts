import { token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'

/** Where a mail's reader can leave, for whoever sends to subscribers. */
export interface Unsubscribing {
  /**
   * A link of its own for one mail to one subscriber, with the headers by which mail programs offer to leave with one
   * click (RFC 8058). Only its hash is kept.
   */
  link(tx: Transaction, subscriberId: number): Promise<UnsubscribeLink>
}
export const Unsubscribing = token<Unsubscribing>('email_marketing.unsubscribing')

export interface UnsubscribeLink {
  readonly url: string
  readonly headers: Readonly<Record<'List-Unsubscribe' | 'List-Unsubscribe-Post', string>>
}
