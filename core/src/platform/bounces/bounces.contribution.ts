import { each } from '@ashlar/sdk'
import { bounceSources, Database, type ServerContribution, service, work } from '@ashlar/sdk/server'
import { MessageIds } from '../mail/message-ids.ts'
import { readBounces, readEach } from './bounce.jobs.ts'
import { bounceMigrations } from './bounce.migrations.ts'
import { bounceWebhookRoutes } from './bounce-webhook.routes.ts'
import { BouncedAddressEntity } from './bounced-address.entity.ts'
import { Bounces } from './bounces.service.ts'

/** Mails that came back, and complaints about mails: from a provider's webhook and from the sources of packages. */
export const bounces = {
  entities: [BouncedAddressEntity],
  migrations: bounceMigrations,
  services: [service(Bounces, Database, MessageIds)],
  routes: [bounceWebhookRoutes],
  subscriptions: [],
  jobs: [
    work(readBounces, [each(bounceSources), Bounces], (_payload, { signal }, sources, taken) =>
      readEach(sources, taken, signal),
    ),
  ],
  schedules: [{ job: readBounces.id, cron: '*/30 * * * *', each: 'tenant' }],
} satisfies ServerContribution
