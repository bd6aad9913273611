import { defineRoutes } from '@ashlar/sdk/server'
import { addReward, listRewards, removeReward } from '../../contract.ts'
import { Rewards } from './reward.service.ts'

export const rewardRoutes = defineRoutes([Rewards], (app, rewards) => {
  app.call(listRewards, async () => {
    const rows = await rewards.list()
    return { results: { rows, total: rows.length } }
  })
  app.call(addReward, async ({ body }) => ({ reward: await rewards.add(body) }))
  app.call(removeReward, ({ params }) => rewards.remove(params.id))
})
