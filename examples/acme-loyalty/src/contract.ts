import { defineEvent, token } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import type { LoyaltySettings } from './settings.ts'

/** Somebody whose visits are counted. */
export const Member = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  points: Type.Integer(),
  /** ISO date and time; null before the first visit. */
  lastVisit: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
})
export type Member = Static<typeof Member>

/** What staff write when they take a member in. */
export const NewMember = Type.Object(
  {
    name: Type.String({ title: 'Name', minLength: 1, maxLength: 120 }),
    email: Type.String({ title: 'Email', format: 'email', maxLength: 200 }),
  },
  { additionalProperties: false },
)
export type NewMember = Static<typeof NewMember>

/** Something that points are given for. */
export const Reward = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** Points. */
  cost: Type.Integer(),
})
export type Reward = Static<typeof Reward>

export const NewReward = Type.Object(
  {
    title: Type.String({ title: 'Reward', minLength: 1, maxLength: 120 }),
    cost: Type.Integer({ title: 'Points', minimum: 1, maximum: 1_000_000 }),
  },
  { additionalProperties: false },
)
export type NewReward = Static<typeof NewReward>

/** A member was given points for a visit. */
export const pointsGiven = defineEvent(
  'loyalty.points-given',
  Type.Object({ memberId: Type.Integer(), points: Type.Integer() }),
)

/** The programme of the website whose request is running. */
export interface Program {
  settings(): Promise<LoyaltySettings>
}
export const Program = token<Program>('loyalty.program')

/** What members get, for whoever shows it. */
export interface RewardCatalogue {
  /** The cheapest first, 200 at most. */
  list(): Promise<Reward[]>
}
export const RewardCatalogue = token<RewardCatalogue>('loyalty.reward-catalogue')
