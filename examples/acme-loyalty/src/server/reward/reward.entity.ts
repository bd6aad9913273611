import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { loyalty } from '../../module.ts'

export const RewardEntity = defineEntity({
  name: 'Reward',
  ...tableOf(loyalty, 'reward'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    title: p.text(),
    /** Points. */
    cost: p.integer(),
  },
})
