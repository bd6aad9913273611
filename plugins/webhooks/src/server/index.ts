import {
  Database,
  defineServer,
  EventNames,
  leaveOut,
  OutsideFetch,
  offer,
  personalData,
  Secrets,
  service,
  work,
} from '@ashlar/sdk/server'
import webhook from '../migrations/0001-webhook.ts'
import { webhooks } from '../module.ts'
import { DeliveryEntity } from './delivery/delivery.entity.ts'
import { callWebhook, forgetDeliveries, relayEvent } from './delivery/delivery.jobs.ts'
import { deliveryRoutes } from './delivery/delivery.routes.ts'
import { Deliveries } from './delivery/delivery.service.ts'
import { DeliveryData } from './delivery/delivery-data.ts'
import { relay } from './delivery/relay.ts'
import { WebhookEntity } from './webhook/webhook.entity.ts'
import { webhookRoutes } from './webhook/webhook.routes.ts'
import { Webhooks } from './webhook/webhook.service.ts'

export default defineServer(webhooks, {
  entities: [WebhookEntity, DeliveryEntity],
  migrations: [webhook],
  services: [
    service(Webhooks, Database, Secrets, EventNames),
    service(Deliveries, Database, Secrets, OutsideFetch),
    offer(personalData, DeliveryData, Database),
  ],
  routes: [webhookRoutes, deliveryRoutes],
  jobs: [
    work(relayEvent, [Deliveries], (told, _context, deliveries) => deliveries.relay(told)),
    work(callWebhook, [Deliveries], (payload, _context, deliveries) => deliveries.call(payload)),
    work(forgetDeliveries, [Deliveries], (_payload, _context, deliveries) => deliveries.forget()),
  ],
  schedules: [{ job: forgetDeliveries.id, cron: '27 3 * * *' }],
  relay,
  archive: leaveOut('webhook', 'webhook_delivery'),
})
