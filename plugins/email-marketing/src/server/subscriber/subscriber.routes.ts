import { type CsvStep, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import {
  addSubscriber,
  getSubscriber,
  listSubscribers,
  releaseSubscriber,
  removeSubscriber,
  suppressSubscriber,
} from '../../contract.ts'
import { subscriberCsv } from './subscriber.csv.ts'
import { SubscriberService } from './subscriber.service.ts'

export const subscriberRoutes = defineRoutes([SubscriberService], (app, subscribers) => {
  app.call(listSubscribers, async ({ query }, reply) => {
    if (query.format !== 'csv') return { results: await subscribers.list(query) }
    const rows = (step: CsvStep) => subscribers.exported(query, step)
    return sendCsv(reply, { name: 'subscribers', columns: subscriberCsv, wanted: query.columns, rows })
  })
  app.call(getSubscriber, async ({ params }) => ({ subscriber: await subscribers.find(params.id) }))
  app.call(addSubscriber, async ({ body, actor }) => ({
    subscriber: await subscribers.add(body, actor?.displayName ?? ''),
  }))
  app.call(releaseSubscriber, async ({ params }) => ({ subscriber: await subscribers.release(params.id) }))
  app.call(suppressSubscriber, async ({ params }) => ({ subscriber: await subscribers.suppress(params.id) }))
  app.call(removeSubscriber, ({ params }) => subscribers.remove(params.id))
})
