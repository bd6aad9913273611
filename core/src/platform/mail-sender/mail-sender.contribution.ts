import { maybe } from '@ashlar/sdk'
import {
  Database,
  defineJob,
  MailTransport,
  type ServerContribution,
  Settings,
  service,
  work,
} from '@ashlar/sdk/server'
import Type from 'typebox'
import { DnsTexts } from '../../host/tokens.ts'
import { MailSenderEntity } from './mail-sender.entity.ts'
import { mailSenderMigrations } from './mail-sender.migrations.ts'
import { mailSenderRoutes } from './mail-sender.routes.ts'
import { MailSender } from './mail-sender.service.ts'

/** Look whether the domain of a website's sender is still set up. Asked for by the clock. */
export const checkSenders = defineJob('core.check-sender', Type.Object({}), { lane: 'bulk' })

/** What other mail servers find about whoever a website's mails come from. */
export const mailSender = {
  entities: [MailSenderEntity],
  migrations: mailSenderMigrations,
  services: [service(MailSender, Database, Settings, DnsTexts, maybe(MailTransport))],
  routes: [mailSenderRoutes],
  subscriptions: [],
  jobs: [
    work(checkSenders, [MailSender], async (_payload, _context, sender) => {
      await sender.check()
    }),
  ],
  schedules: [{ job: checkSenders.id, cron: '23 4 * * *', each: 'tenant' }],
} satisfies ServerContribution
