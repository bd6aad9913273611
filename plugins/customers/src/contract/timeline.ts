import { ById, defineCall, Id, permission, Time, token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { customers } from '../module.ts'
import { customersPath } from './addresses.ts'

export const TimelineEntry = Type.Object({
  id: Id,
  /** `<module>.<what>`, such as `customers.note-added`: chooses the icon. */
  kind: Type.String(),
  title: Type.String(),
  /** Address in the back office where there is more of it; empty without one. */
  href: Type.String(),
  /** In minor units of the website's currency. */
  amount: Type.Union([Type.Integer(), Type.Null()]),
  at: Time,
})
export type TimelineEntry = Static<typeof TimelineEntry>

/** What is shown of a history: notes alone, or steps with an amount. */
export const timelineFilters = ['notes', 'money'] as const
export type TimelineFilter = (typeof timelineFilters)[number]

/** One step of a customer's history as a module tells it. */
export interface ToldEntry {
  readonly customerId: number
  /** Names what is told once and for all: told again it changes nothing. */
  readonly key: string
  readonly kind: string
  readonly title: string
  readonly href?: string
  readonly amount?: number
  readonly at: Date
}

/** Histories of customers; a customer who is gone has none. */
export interface CustomerTimeline {
  add(tx: Transaction, entry: ToldEntry): Promise<void>
}
export const CustomerTimeline = token<CustomerTimeline>('customers.timeline')

export const getTimeline = defineCall({
  id: 'customers.getTimeline',
  method: 'GET',
  path: `${customersPath}:id/timeline/`,
  summary: 'Show the history of a customer, newest first',
  params: ById,
  query: Type.Object(
    {
      /** Id of the oldest entry that was shown: gives those before it. */
      before: Type.Optional(Id),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      /** Only entries of this kind. */
      show: Type.Optional(Type.Enum([...timelineFilters])),
    },
    { additionalProperties: false },
  ),
  reply: {
    entries: Type.Array(TimelineEntry),
    more: Type.Boolean(),
    /** Kinds of entries that this customer has. */
    filters: Type.Array(Type.Enum([...timelineFilters])),
  },
  access: permission(customers, 'customers', 'can_view'),
})
