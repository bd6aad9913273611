import { token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { SubscriberState } from './subscriber.ts'

/** Somebody who agreed to receive email, in words that another module showed them. */
export interface NewMember {
  readonly email: string
  /** Undefined for the website's default list. */
  readonly listId?: number
  readonly consent: {
    /** What they agreed to, as they read it. */
    readonly text: string
    /** Where, such as `Checkout of order 1042`. */
    readonly source: string
  }
}

/** Who receives newsletters, for modules that ask people whether they want to. */
export interface AudienceMembers {
  /**
   * Sign somebody up as the website's own form does: a mail to confirm comes first, and whoever must never be mailed
   * gets none.
   *
   * @throws INVALID_EMAIL, NO_SUCH_SIGN_UP for a list that is not there
   */
  add(tx: Transaction, member: NewMember): Promise<void>
  /** Whether and how an address is subscribed, on the list where it is most; null where it is on none. */
  stateOf(email: string): Promise<SubscriberState | null>
}
export const AudienceMembers = token<AudienceMembers>('email_marketing.audience')
