import Type from 'typebox'
import { defineCall, mediaType } from '../definition/call.ts'
import { ById, Id } from '../definition/request-schemas.ts'
import { mailsPath } from './attention-calls.ts'
import { corePermission } from './core-permission.ts'
import { OutboxMailContent } from './mail.ts'

export const getMail = defineCall({
  id: 'core.getMail',
  method: 'GET',
  path: `${mailsPath}:id/`,
  summary: 'Show an email in the outbox',
  params: ById,
  reply: { results: OutboxMailContent },
  access: corePermission('settings', 'can_view'),
})

export const previewMail = defineCall({
  id: 'core.previewMail',
  method: 'GET',
  path: `${mailsPath}:id/preview/`,
  summary: 'Show an email in the outbox as a page',
  params: ById,
  reply: mediaType('text/html'),
  access: corePermission('settings', 'can_view'),
})

export const sendMails = defineCall({
  id: 'core.sendMails',
  method: 'POST',
  path: `${mailsPath}send/`,
  summary: 'Resend emails',
  body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) }),
  reply: { results: Type.Object({ queued: Type.Integer() }) },
  access: corePermission('settings', 'can_edit'),
})

export const testMail = defineCall({
  id: 'core.testMail',
  method: 'POST',
  path: `${mailsPath}test/`,
  summary: 'Send a test email',
  body: Type.Object({ to: Type.String({ minLength: 3, maxLength: 254 }) }),
  /** The server that took the mail. */
  reply: { results: Type.Object({ server: Type.String() }) },
  access: corePermission('settings', 'can_edit'),
})

/** Where a provider reports bounces and complaints; no call, as it is signed over its bytes. */
export const mailBouncesPath = '/api/v1/mail/bounces/'
