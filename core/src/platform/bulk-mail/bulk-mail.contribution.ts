import { each, settingsChanged } from '@ashlar/sdk'
import {
  BulkMailing,
  bulkMailSources,
  CurrentTenant,
  Database,
  on,
  provide,
  type ServerContribution,
  Settings,
  service,
  work,
} from '@ashlar/sdk/server'
import { MailSending } from '../mail/mail-sending.ts'
import { sendBulkMail, watchBulkMail } from './bulk-mail.jobs.ts'
import { BulkMailWork } from './bulk-mail.work.ts'
import { BulkMailingEntity } from './bulk-mailing.entity.ts'
import { bulkMailingMigrations } from './bulk-mailing.migrations.ts'
import { BulkMailingService } from './bulk-mailing.service.ts'

/** Mails of campaigns: many, from their sources, beside those of the outbox. */
export const bulkMail = {
  entities: [BulkMailingEntity],
  migrations: bulkMailingMigrations,
  services: [
    provide(BulkMailing, BulkMailingService),
    service(BulkMailingService),
    service(BulkMailWork, Database, MailSending, Settings, CurrentTenant, each(bulkMailSources)),
  ],
  routes: [],
  subscriptions: [
    on(settingsChanged, [Database, BulkMailingService], async ({ keys }, database, mailing) => {
      // The transport's settings are of a package that core does not know; all of them begin so.
      if (keys.some((key) => key.startsWith('mail_'))) await database.tenant((tx) => mailing.lookAgain(tx))
    }),
  ],
  jobs: [
    work(sendBulkMail, [BulkMailWork], (_payload, { signal }, bulk) => bulk.send(signal)),
    work(watchBulkMail, [BulkMailWork], (_payload, _context, bulk) => bulk.watch()),
  ],
} satisfies ServerContribution
