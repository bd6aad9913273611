import { each, maybe } from '@ashlar/sdk'
import {
  Mailer,
  MailTransport,
  mailAttachments,
  provide,
  Secrets,
  type ServerContribution,
  Settings,
  service,
  work,
} from '@ashlar/sdk/server'
import { TenantDirectory } from '../../host/tokens.ts'
import { CoreDatabase } from '../core-database.ts'
import { deliverMail, forgetMails } from './deliver-mail.job.ts'
import { MailDelivery } from './delivery.service.ts'
import { MailEntity, MailSecretEntity } from './mail.entity.ts'
import { mailMigrations } from './mail.migrations.ts'
import { MailSending } from './mail-sending.ts'
import { MailTestService } from './mail-test.service.ts'
import { MailerService } from './mailer.service.ts'
import { MessageIds } from './message-ids.ts'
import { outboxRoutes } from './outbox.routes.ts'
import { OutboxService } from './outbox.service.ts'

export const mail = {
  entities: [MailEntity, MailSecretEntity],
  migrations: mailMigrations,
  services: [
    provide(Mailer, MailerService, maybe(MailTransport)),
    service(MessageIds, Secrets),
    service(MailSending, maybe(MailTransport), Settings, TenantDirectory, each(mailAttachments), MessageIds),
    service(MailDelivery, CoreDatabase, MailSending),
    service(MailTestService, MailSending),
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
