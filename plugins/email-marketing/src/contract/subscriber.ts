import { ById, CsvQuery, defineCall, Id, importCalls, ListQuery, permission, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { emailMarketing } from '../module.ts'

/**
 * `held`: came without a bot check, waits for staff and was mailed nothing. `pending`: was mailed a link and has not
 * confirmed. `suppressed`: is never mailed, whatever it signs up for.
 */
export const subscriberStates = ['held', 'pending', 'subscribed', 'unsubscribed', 'suppressed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** One address on one list. */
export const Subscriber = Type.Object({
  id: Id,
  email: Type.String(),
  listId: Id,
  listName: Type.String(),
  state: Type.Enum([...subscriberStates]),
  createdAt: Time,
  confirmedAt: Type.Union([Time, Type.Null()]),
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

export const SubscriberDetail = Type.Object({
  ...Subscriber.properties,
  /** Of their browser when they signed up, as an IANA name; empty where it is not known. */
  timeZone: Type.String(),
  consents: Type.Array(Consent),
})
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

export const subscriberOrders = ['email', 'createdAt'] as const

const state = subscriberStates.join('|')

export const SubscriberQuery = Type.Object({
  ...ListQuery(subscriberOrders),
  ...CsvQuery,
  /** One or several of both, with commas between them. */
  list: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,49}$' })),
  state: Type.Optional(Type.String({ pattern: `^(${state})(,(${state})){0,4}$` })),
})
export type SubscriberQuery = Static<typeof SubscriberQuery>

const path = '/api/v1/admin/email-marketing/subscribers/'

export const listSubscribers = defineCall({
  id: 'email_marketing.listSubscribers',
  method: 'GET',
  path,
  summary: 'Find subscribers',
  query: SubscriberQuery,
  reply: { results: Rows(Subscriber) },
  access: permission(emailMarketing, 'subscribers', 'can_view'),
})

export const getSubscriber = defineCall({
  id: 'email_marketing.getSubscriber',
  method: 'GET',
  path: `${path}:id/`,
  summary: 'Show a subscriber with their consent',
  params: ById,
  reply: { subscriber: SubscriberDetail },
  access: permission(emailMarketing, 'subscribers', 'can_view'),
})

export const addSubscriber = defineCall({
  id: 'email_marketing.addSubscriber',
  method: 'POST',
  path,
  summary: 'Add a subscriber by hand',
  body: NewSubscriber,
  reply: { subscriber: SubscriberDetail },
  status: 201,
  access: permission(emailMarketing, 'subscribers', 'can_create'),
})

export const releaseSubscriber = defineCall({
  id: 'email_marketing.releaseSubscriber',
  method: 'POST',
  path: `${path}:id/release/`,
  summary: 'Send the confirmation email for a held sign-up',
  params: ById,
  reply: { subscriber: SubscriberDetail },
  access: permission(emailMarketing, 'subscribers', 'can_edit'),
})

export const suppressSubscriber = defineCall({
  id: 'email_marketing.suppressSubscriber',
  method: 'POST',
  path: `${path}:id/suppress/`,
  summary: 'Never email the address again',
  params: ById,
  reply: { subscriber: SubscriberDetail },
  access: permission(emailMarketing, 'subscribers', 'can_edit'),
})

export const removeSubscriber = defineCall({
  id: 'email_marketing.removeSubscriber',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Remove a subscriber',
  params: ById,
  reply: {},
  access: permission(emailMarketing, 'subscribers', 'can_delete'),
})

/** What is imported, and who may. */
export const importedSubscribers = {
  ...{ module: emailMarketing, entity: 'subscribers' },
  access: permission(emailMarketing, 'subscribers', 'can_create'),
} as const

/** Subscribers from a CSV file, each with how they agreed. */
export const subscriberImportCalls = importCalls(importedSubscribers)
