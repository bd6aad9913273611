import { ById, defineCall, Id, permission, Rows, token } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { loyalty } from '../module.ts'

/** Something that points are given for. */
export const Reward = Type.Object({
  id: Id,
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

const path = '/api/v1/admin/loyalty/rewards/'

export const listRewards = defineCall({
  id: 'loyalty.listRewards',
  method: 'GET',
  path,
  summary: 'List what members get for their points',
  reply: { results: Rows(Reward) },
  access: permission(loyalty, 'loyalty_rewards', 'can_view'),
})

export const addReward = defineCall({
  id: 'loyalty.addReward',
  method: 'POST',
  path,
  summary: 'Add a reward',
  body: NewReward,
  reply: { reward: Reward },
  status: 201,
  access: permission(loyalty, 'loyalty_rewards', 'can_create'),
})

export const removeReward = defineCall({
  id: 'loyalty.removeReward',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Remove a reward',
  params: ById,
  reply: {},
  access: permission(loyalty, 'loyalty_rewards', 'can_delete'),
})

/** What members get, for whoever shows it. */
export interface RewardCatalogue {
  /** The cheapest first, 200 at most. */
  list(): Promise<Reward[]>
}
export const RewardCatalogue = token<RewardCatalogue>('loyalty.reward-catalogue')
