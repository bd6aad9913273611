import { permission } from '@ashlar/sdk'
import { defineRoutes, ListReply } from '@ashlar/sdk/server'
import Type from 'typebox'
import { NewReward, Reward } from '../../contract.ts'
import { loyalty } from '../../module.ts'
import { Rewards } from './reward.service.ts'

const path = '/api/v1/admin/loyalty/rewards/'

export const rewardRoutes = defineRoutes([Rewards], (app, rewards) => {
  app.get(
    path,
    {
      config: { access: permission(loyalty, 'loyalty_rewards', 'can_view') },
      schema: { response: { 200: ListReply(Reward) } },
    },
    async () => {
      const rows = await rewards.list()
      return { success: true as const, results: { rows, total: rows.length } }
    },
  )

  app.post(
    path,
    {
      config: { access: permission(loyalty, 'loyalty_rewards', 'can_create') },
      schema: {
        body: NewReward,
        response: { 201: Type.Object({ success: Type.Literal(true), reward: Reward }) },
      },
    },
    async ({ body }, reply) => reply.code(201).send({ success: true as const, reward: await rewards.add(body) }),
  )

  app.delete(
    `${path}:id/`,
    {
      config: { access: permission(loyalty, 'loyalty_rewards', 'can_delete') },
      schema: {
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
        response: { 200: Type.Object({ success: Type.Literal(true) }) },
      },
    },
    async ({ params }) => {
      await rewards.remove(params.id)
      return { success: true as const }
    },
  )
})
