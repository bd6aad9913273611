import { Database, type ServerContribution, service, work } from '@ashlar/sdk/server'
import { RunningComposition } from '../../host/tokens.ts'
import { CoreDatabase } from '../core-database.ts'
import { SealedSecrets } from '../sealed-secrets.ts'
import { DeliveryEntity, WebhookEntity } from './webhook.entity.ts'
import { callWebhook, forgetDeliveries, relayEvent } from './webhook.jobs.ts'
import { webhookMigrations } from './webhook.migrations.ts'
import { webhookRoutes } from './webhook.routes.ts'
import { WebhookService } from './webhook.service.ts'
import { WebhookDeliveries } from './webhook-delivery.service.ts'

export const webhooks = {
  entities: [WebhookEntity, DeliveryEntity],
  migrations: webhookMigrations,
  services: [
    service(WebhookService, Database, SealedSecrets, RunningComposition),
    service(WebhookDeliveries, CoreDatabase, SealedSecrets),
  ],
  routes: [webhookRoutes],
  subscriptions: [],
  jobs: [
    work(relayEvent, [WebhookDeliveries], (told, _context, deliveries) => deliveries.relay(told)),
    work(callWebhook, [WebhookDeliveries], (payload, _context, deliveries) => deliveries.call(payload)),
    work(forgetDeliveries, [WebhookDeliveries], (_payload, _context, deliveries) => deliveries.forget()),
  ],
  schedules: [{ job: forgetDeliveries.id, cron: '27 3 * * *' }],
} satisfies ServerContribution
