import { Database, defineJob, on, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { campaignSent, subscriberConfirmed, subscriberLeft } from '../../contract.ts'
import { HistoryService } from './history.service.ts'

/** Write a campaign into the histories of its recipients, some at a time. */
const tellHistories = defineJob(
  'email_marketing.tell-histories',
  Type.Object({ campaignId: Type.Integer({ minimum: 1 }), after: Type.Integer({ minimum: 0 }) }),
  { lane: 'bulk' },
)

export const historyWork = work(
  tellHistories,
  [HistoryService, Database],
  async ({ campaignId, after }, _context, history, database) => {
    const next = await history.sent(campaignId, after)
    if (next !== undefined) await database.tenant((tx) => tx.enqueue(tellHistories, { campaignId, after: next }))
  },
)

export const histories = [
  on(subscriberConfirmed, [HistoryService], ({ subscriberId, listId, email }, history) =>
    history.subscribed({ email, listId, source: `email_marketing.subscribed:${subscriberId}` }),
  ),
  on(subscriberLeft, [HistoryService], ({ email, at }, history) =>
    history.left(email, at === undefined ? new Date() : new Date(at)),
  ),
  on(campaignSent, [Database], ({ campaignId }, database) =>
    database.tenant((tx) => tx.enqueue(tellHistories, { campaignId, after: 0 })),
  ),
]
