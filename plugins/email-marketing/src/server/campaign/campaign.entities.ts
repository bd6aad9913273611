import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { Audience, CampaignStatus, EmailKind, RecipientState, SplitTest } from '../../contract.ts'
import { emailMarketing } from '../../module.ts'

const figure = () => p.integer().default(0)
const moment = () => p.datetime().strictNullable()

export const CampaignEntity = defineEntity({
  name: 'Campaign',
  ...tableOf(emailMarketing, 'campaign'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    /**
     * Mails of automations and notifications have no recipients of their own: each occasion brings some. Of a deleted
     * notification the id is left, under which it can be created again.
     */
    kind: p.text().$type<EmailKind | 'deleted'>().default('campaign'),
    /** The campaign whose test it is a variant in. */
    parentId: p.bigint('number').strictNullable(),
    /** How its variants are tried; null for a campaign without others. */
    test: p.json<SplitTest>().strictNullable(),
    winner: p.smallint().strictNullable(),
    /** What was sent before is the test, what was sent after it went to the others. */
    winnerAt: moment(),
    decidesAt: moment(),
    /** Whose step it is, of an automation. */
    automationId: p.bigint('number').strictNullable(),
    /** What a notification follows, and the event of it; empty otherwise. */
    trigger: p.text().default(''),
    event: p.text().default(''),
    name: p.text(),
    subject: p.text().default(''),
    preheader: p.text().default(''),
    fromName: p.text().default(''),
    replyTo: p.text().default(''),
    status: p.text().$type<CampaignStatus>().default('draft'),
    isPaused: p.boolean().default(false),
    failure: p.text().default(''),
    filters: p.json<Audience>(),
    /** JSON text of the blocks; null while there are none. */
    content: p.text().strictNullable(),
    /** Address of the first picture in the content; null in rows that were written before it was kept. */
    picture: p.text().strictNullable(),
    /** Of the content. */
    revision: figure(),
    /** Of everything else that people write. */
    detailsRevision: p.integer().default(1),
    scheduledAt: moment(),
    /** What the clocks of readers show when they get it: `2026-12-01T09:00`; empty where all get it at the same time. */
    localTime: p.text().default(''),
    /** When the first of them gets it, where that is before `scheduledAt`. */
    beginsAt: moment(),
    /** When content and recipients were fixed for sending. */
    frozenAt: moment(),
    /** When the last recipient had their turn. */
    sentAt: moment(),
    /** The moment that it is sorted by: when it was or will be sent, or when it was created. */
    at: p.datetime().defaultRaw('now()'),
    /** Id of an account. */
    createdBy: p.bigint('number').strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
    recipients: figure(),
    /** With `failed` and `skipped`, written once sending has ended. */
    sent: figure(),
    failed: figure(),
    skipped: figure(),
    opened: figure(),
    clicked: figure(),
    bounced: figure(),
    unsubscribed: figure(),
  },
})

export const CampaignBodyEntity = defineEntity({
  name: 'CampaignBody',
  ...tableOf(emailMarketing, 'campaign_body'),
  properties: {
    campaignId: p.bigint('number').primary().autoincrement(false),
    edition: p.smallint().primary(),
    tenantId: tenantId(),
    subject: p.text(),
    preheader: p.text(),
    fromName: p.text(),
    replyTo: p.text(),
    /** With `{{name}}` where recipients differ. */
    html: p.text(),
    text: p.text(),
    /** Addresses that clicks lead on to, by their number in the mail. */
    links: p.json<readonly string[]>(),
  },
})

export const RecipientEntity = defineEntity({
  name: 'CampaignRecipient',
  ...tableOf(emailMarketing, 'recipient'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    campaignId: p.bigint('number'),
    edition: p.smallint().default(1),
    /** What it is sent for, of an automation or a notification; empty for a campaign. */
    occasion: p.text().default(''),
    email: p.text(),
    name: p.text().default(''),
    language: p.text().default(''),
    customerId: p.bigint('number').strictNullable(),
    subscriberId: p.bigint('number').strictNullable(),
    /** What their mail is filled with. */
    filled: p.json<Readonly<Record<string, string>>>().defaultRaw(`'{}'`),
    state: p.text().$type<RecipientState>().default('queued'),
    error: p.text().default(''),
    attempts: p.smallint().default(0),
    /** Not before it. */
    tryAt: p.datetime().defaultRaw('now()'),
    sentAt: moment(),
    openedAt: moment(),
    clickedAt: moment(),
    bouncedAt: moment(),
    unsubscribedAt: moment(),
  },
})

export const ClickEntity = defineEntity({
  name: 'CampaignClick',
  ...tableOf(emailMarketing, 'click'),
  properties: {
    campaignId: p.bigint('number').primary().autoincrement(false),
    link: p.smallint().primary(),
    recipientId: p.bigint('number').primary().autoincrement(false),
    tenantId: tenantId(),
    clicks: p.integer().default(1),
  },
})
