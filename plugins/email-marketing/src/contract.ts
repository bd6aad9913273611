import { defineEvent, token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'

/**
 * `held`: came without a bot check, waits for staff and was mailed nothing. `pending`: was mailed a link and has not
 * confirmed. `suppressed`: is never mailed, whatever it signs up for.
 */
export const subscriberStates = ['held', 'pending', 'subscribed', 'unsubscribed', 'suppressed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const Time = Type.String({ format: 'date-time' })
const TimeOrNull = Type.Union([Time, Type.Null()])

export const MailingList = Type.Object({
  id: Id,
  name: Type.String(),
  /** Taken for sign-ups that name no list (OPEN-259). */
  isDefault: Type.Boolean(),
  /** People who confirmed. */
  subscribed: Type.Integer(),
  /** Everybody, whatever their state. */
  total: Type.Integer(),
  createdAt: Time,
})
export type MailingList = Static<typeof MailingList>

export const SaveMailingList = Type.Object(
  {
    name: Type.String({ title: 'Name', minLength: 1, maxLength: 120, pattern: '\\S' }),
    isDefault: Type.Boolean({ title: 'Taken for sign-ups that name no list', default: false }),
  },
  { additionalProperties: false },
)
export type SaveMailingList = Static<typeof SaveMailingList>

/** One address on one list. */
export const Subscriber = Type.Object({
  id: Id,
  email: Type.String(),
  listId: Id,
  listName: Type.String(),
  state: Type.Enum([...subscriberStates]),
  createdAt: Time,
  confirmedAt: TimeOrNull,
})
export type Subscriber = Static<typeof Subscriber>

/** What somebody agreed to, and when: kept as it was said then. */
export const Consent = Type.Object({
  /** `asked`: signed up. `confirmed`: by the link in the mail. `by-hand`: written down by staff. */
  kind: Type.Enum(['asked', 'confirmed', 'by-hand', 'withdrawn']),
  text: Type.String(),
  /** The page, or who wrote it down. */
  source: Type.String(),
  /** Hash of the address on the network, with the mail address as salt; empty for what staff did. */
  addressHash: Type.String(),
  at: Time,
})
export type Consent = Static<typeof Consent>

export const SubscriberDetail = Type.Object({ ...Subscriber.properties, consents: Type.Array(Consent) })
export type SubscriberDetail = Static<typeof SubscriberDetail>

/** What staff write when they add somebody by hand. */
export const NewSubscriber = Type.Object(
  {
    email: Type.String({ title: 'Email', control: 'email', minLength: 3, maxLength: 254 }),
    listId: Type.Integer({ title: 'List', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    note: Type.String({ title: 'How they agreed', minLength: 1, maxLength: 500, pattern: '\\S' }),
    /** They asked to be mailed again after all: take them off those who are never mailed. */
    liftSuppression: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type NewSubscriber = Static<typeof NewSubscriber>

/** Somebody confirmed that they want to be mailed. */
export const subscriberConfirmed = defineEvent(
  'email_marketing.subscriber-confirmed',
  Type.Object({ subscriberId: Id, listId: Id, email: Type.String() }),
)

/** Somebody left every list of the website. */
export const subscriberLeft = defineEvent('email_marketing.subscriber-left', Type.Object({ email: Type.String() }))

/** Where a mail's reader can leave, for whoever sends to subscribers. */
export interface Unsubscribing {
  /**
   * A link of its own for one mail to one subscriber, with the headers by which mail programs offer to leave with one
   * click (RFC 8058, OPEN-233). Only its hash is kept.
   */
  link(tx: Transaction, subscriberId: number): Promise<UnsubscribeLink>
}
export const Unsubscribing = token<Unsubscribing>('email_marketing.unsubscribing')

export interface UnsubscribeLink {
  readonly url: string
  readonly headers: Readonly<Record<'List-Unsubscribe' | 'List-Unsubscribe-Post', string>>
}
