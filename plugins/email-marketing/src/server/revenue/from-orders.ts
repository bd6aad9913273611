import { defineEvent } from '@ashlar/sdk'
import { Database, on } from '@ashlar/sdk/server'
import Type from 'typebox'
import { CampaignEntity } from '../campaign/campaign.entities.ts'
import { cameBy } from './campaign-address.ts'
import { CampaignOrderEntity } from './campaign-order.entity.ts'

// What the store tells, as far as it is needed here. Events are known by their ids: without the store nobody tells them.

const Campaign = Type.Object({ name: Type.String(), content: Type.Optional(Type.String()) })

const orderPlaced = defineEvent(
  'store.order-placed',
  Type.Object({
    ...{ orderId: Type.Integer(), total: Type.Integer(), currency: Type.String() },
    campaign: Type.Optional(Campaign),
  }),
)
const orderCancelled = defineEvent('store.order-cancelled', Type.Object({ orderId: Type.Integer() }))
/** `refunded` is what was given back so far; older stores said only what was given back this time. */
const orderRefunded = defineEvent(
  'store.order-refunded',
  Type.Object({ orderId: Type.Integer(), total: Type.Integer(), refunded: Type.Optional(Type.Integer()) }),
)

/** Orders count for the campaign by whose link the buyer came last; told twice, each counts once. */
const onPlaced = on(orderPlaced, [Database], async ({ orderId, total, currency, campaign }, database) => {
  const by = campaign && cameBy(campaign.name, campaign.content ?? '')
  if (by === undefined) return
  const { campaignId, edition = null, link = null } = by
  await database.tenant(async (tx) => {
    // Visitors can write anything into an address.
    if ((await tx.em.count(CampaignEntity, { id: campaignId })) === 0) return
    await tx
      .db(CampaignOrderEntity)
      .insertInto('campaign_order')
      .values({ orderId, campaignId, edition, link, total, currency })
      .onConflict((conflict) => conflict.columns(['tenantId', 'orderId']).doNothing())
      .execute()
  })
})

/** What was cancelled brought nothing. */
const onCancelled = on(orderCancelled, [Database], async ({ orderId }, database) => {
  await database.tenant((tx) => tx.em.nativeDelete(CampaignOrderEntity, { orderId }))
})

/** What was given back did not stay. Told twice, or late, it is taken off once: it never becomes less. */
const onRefunded = on(orderRefunded, [Database], async ({ orderId, total, refunded = total }, database) => {
  await database.tenant((tx) =>
    tx
      .db(CampaignOrderEntity)
      .updateTable('campaign_order')
      .set({ refunded })
      .where('orderId', '=', orderId)
      .where('refunded', '<', refunded)
      .execute(),
  )
})

export const fromOrders = [onPlaced, onCancelled, onRefunded]
