import type { Transaction } from '@ashlar/sdk/server'
import type { CampaignOrders } from '../../contract.ts'
import { CampaignBodyEntity } from '../campaign/campaign.entities.ts'
import { CampaignOrderEntity } from './campaign-order.entity.ts'

/** What a mail brought, by the link by which buyers came, the most first. */
export async function ordersOfCampaign(tx: Transaction, campaignId: number): Promise<CampaignOrders[]> {
  const rows = await tx
    .db(CampaignOrderEntity)
    .selectFrom('campaign_order')
    .select(({ eb, fn }) => [
      ...(['edition', 'link', 'currency'] as const),
      fn.countAll<string>().as('orders'),
      fn.sum<string>(eb('total', '-', eb.ref('refunded'))).as('total'),
    ])
    .where('campaignId', '=', campaignId)
    .groupBy(['edition', 'link', 'currency'])
    .execute()
  if (rows.length === 0) return []
  const bodies = await tx.em.find(CampaignBodyEntity, { campaignId }, { orderBy: { edition: 'asc' } })
  const sums = new Map<string, CampaignOrders>()
  for (const { edition, link, currency, orders, total } of rows) {
    const body = bodies.find((each) => each.edition === edition)
    const address = (link === null ? undefined : body?.links[link]) ?? null
    const key = JSON.stringify([address, currency])
    const known = sums.get(key) ?? { address, currency, orders: 0, total: 0 }
    sums.set(key, { ...known, orders: known.orders + Number(orders), total: known.total + Number(total) })
  }
  return [...sums.values()].toSorted((one, other) => other.total - one.total)
}
