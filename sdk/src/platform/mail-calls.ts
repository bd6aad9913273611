import Type from 'typebox'
import { defineCall, mediaType } from '../definition/call.ts'
import { ListQuery, Rows } from '../definition/list-query.ts'
import { ById, Id } from '../definition/request-schemas.ts'
import { corePermission } from './core-permission.ts'
import { mailStates, OutboxMail, OutboxMailContent } from './mail.ts'

const path = '/api/v1/admin/mails/'

export const listMails = defineCall({
  id: 'core.listMails',
  method: 'GET',
  path,
  summary: 'Find emails in the outbox',
  query: Type.Object({ ...ListQuery(['id']), state: Type.Optional(Type.Enum([...mailStates])) }),
  reply: { results: Rows(OutboxMail) },
  access: corePermission('settings', 'can_view'),
})

export const getMail = defineCall({
  id: 'core.getMail',
  method: 'GET',
  path: `${path}:id/`,
  summary: 'Show an email in the outbox',
  params: ById,
  reply: { results: OutboxMailContent },
  access: corePermission('settings', 'can_view'),
})

export const previewMail = defineCall({
  id: 'core.previewMail',
  method: 'GET',
  path: `${path}:id/preview/`,
  summary: 'Show an email in the outbox as a page',
  params: ById,
  reply: mediaType('text/html'),
  access: corePermission('settings', 'can_view'),
})

export const sendMails = defineCall({
  id: 'core.sendMails',
  method: 'POST',
  path: `${path}send/`,
  summary: 'Resend emails',
  body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) }),
  reply: { results: Type.Object({ queued: Type.Integer() }) },
  access: corePermission('settings', 'can_edit'),
})

export const testMail = defineCall({
  id: 'core.testMail',
  method: 'POST',
  path: `${path}test/`,
  summary: 'Send a test email',
  body: Type.Object({ to: Type.String({ minLength: 3, maxLength: 254 }) }),
  /** The server that took the mail. */
  reply: { results: Type.Object({ server: Type.String() }) },
  access: corePermission('settings', 'can_edit'),
})
