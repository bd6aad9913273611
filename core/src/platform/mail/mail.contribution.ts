import { Mailer, provide, type ServerContribution, Settings, service, work } from '@ashlar/sdk/server'
import { HostConfig, TenantDirectory } from '../../host/tokens.ts'
import { CoreDatabase } from '../core-database.ts'
import { deliverMail, forgetMails } from './deliver-mail.job.ts'
import { MailDelivery } from './delivery.service.ts'
import { MailEntity, MailSecretEntity } from './mail.entity.ts'
import { mailMigrations } from './mail.migrations.ts'
import { MailServers } from './mail-servers.ts'
import { MailTestService } from './mail-test.service.ts'
import { MailerService } from './mailer.service.ts'
import { outboxRoutes } from './outbox.routes.ts'
import { OutboxService } from './outbox.service.ts'

export const mail = {
  entities: [MailEntity, MailSecretEntity],
  migrations: mailMigrations,
  services: [
    provide(Mailer, MailerService, HostConfig, Settings),
    service(MailServers, HostConfig, Settings, TenantDirectory),
    service(MailDelivery, CoreDatabase, MailServers),
    service(MailTestService, MailServers),
    service(OutboxService, CoreDatabase, Mailer),
  ],
  routes: [outboxRoutes],
  subscriptions: [],
  jobs: [
    work(deliverMail, [MailDelivery], (payload, _context, delivery) => delivery.deliver(payload)),
    work(forgetMails, [MailDelivery], (_payload, _context, delivery) => delivery.forget()),
  ],
  schedules: [{ job: forgetMails.id, cron: '17 3 * * *' }],
} satisfies ServerContribution
