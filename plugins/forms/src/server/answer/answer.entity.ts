import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { forms } from '../../module.ts'

export const AnswerEntity = defineEntity({
  name: 'Answer',
  ...tableOf(forms, 'answer'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    submissionId: p.bigint('number'),
    toAddress: p.text(),
    replyTo: p.text(),
    subject: p.text(),
    body: p.text(),
    /** Name of whoever wrote it, as it was then. */
    author: p.text(),
    /** There was no mail server, so the email stayed in the outbox. */
    isKept: p.boolean(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
