import { CsvQuery, ListQuery } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { subscriberStates } from '../../contract.ts'

export const subscriberOrders = ['email', 'createdAt'] as const

const state = subscriberStates.join('|')

export const SubscriberQuery = Type.Object({
  ...ListQuery(subscriberOrders),
  ...CsvQuery,
  list: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  /** One or several, with commas between them. */
  state: Type.Optional(Type.String({ pattern: `^(${state})(,(${state})){0,4}$` })),
})
export type SubscriberQuery = Static<typeof SubscriberQuery>
