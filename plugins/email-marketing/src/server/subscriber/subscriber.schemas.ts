import { CsvQuery, ListQuery } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { subscriberStates } from '../../contract.ts'

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
