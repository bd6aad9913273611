import { core, type OutboxMail } from '@ashlar/sdk/platform'
import { defineEntity, type MailAttachment, p, tableOf } from '@ashlar/sdk/server'

/** Null for mails of the platform itself. */
const tenant = () => p.uuid().name('tenant_id').strictNullable().defaultRaw('core.tenant()')

/** A mail as the outbox shows it: without its secrets. */
export const MailEntity = defineEntity({
  name: 'Mail',
  ...tableOf(core, 'mail'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenant(),
    purpose: p.text(),
    toAddress: p.text(),
    toName: p.text(),
    replyTo: p.text(),
    subject: p.text(),
    text: p.text(),
    html: p.text(),
    headers: p.json<Readonly<Record<string, string>>>(),
    state: p.text().$type<OutboxMail['state']>().default('queued'),
    attempts: p.smallint().default(0),
    nextTryAt: p.datetime().strictNullable(),
    error: p.text().default(''),
    createdAt: p.datetime().defaultRaw('now()'),
    sentAt: p.datetime().strictNullable(),
    hasSecrets: p.boolean().default(false),
    /** Read from their sources when the mail is sent. */
    attachments: p.json<readonly MailAttachment[]>().defaultRaw(`'[]'`),
    /** Records that it tells of, as `entity/id`: it goes when they are erased. */
    about: p.array(String).columnType('text[]').defaultRaw(`'{}'`),
  },
})

/** The body as it is sent. It goes with the hand-over to the mail server; no request can read it. */
export const MailSecretEntity = defineEntity({
  name: 'MailSecret',
  ...tableOf(core, 'mail_secret'),
  properties: {
    mailId: p.bigint('number').primary().autoincrement(false),
    tenantId: tenant(),
    text: p.text(),
    html: p.text(),
    headers: p.json<Readonly<Record<string, string>>>(),
  },
})
