import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { MappedCustomer } from '../../events.ts'
import { forms } from '../../module.ts'
import type { heldReasons, SentField, Utm } from '../../submission.ts'

/** What was agreed to beside the newsletter box, and where letters would go. */
export interface Consent {
  readonly listId: number
  readonly text: string
  readonly email: string
  readonly at: string
}

export const SubmissionEntity = defineEntity({
  name: 'Submission',
  ...tableOf(forms, 'submission'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    formName: p.text(),
    pageId: p.bigint('number'),
    node: p.text(),
    url: p.text(),
    fields: p.json<readonly SentField[]>(),
    tags: p.array(),
    recipients: p.array(),
    /** Name or address of who sent it; empty where neither was asked for. */
    sender: p.text(),
    excerpt: p.text(),
    createCustomer: p.boolean(),
    customer: p.json<MappedCustomer>(),
    /** Where an answer goes: one address, or empty. */
    replyTo: p.text(),
    /** The same in lower case, by which one person's submissions are found. */
    replyKey: p.text().default(''),
    newsletter: p.json<Consent>().strictNullable(),
    visitorId: p.text().strictNullable(),
    utm: p.json<Utm>().strictNullable(),
    /** Why it waits for somebody; null once it was taken in. */
    held: p.text().$type<(typeof heldReasons)[number]>().strictNullable(),
    isRead: p.boolean().default(false),
    /** When somebody marked it as spam; null for what is none. */
    spamAt: p.datetime().strictNullable(),
    /** Id of the account to which it is assigned. */
    assignedTo: p.bigint('number').strictNullable(),
    customerId: p.bigint('number').strictNullable(),
    customerAddress: p.text().strictNullable(),
    /** The same content sent twice within minutes is one submission. */
    repeatKey: p.text().strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
