import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { mailsPath } from './attention-calls.ts'
import { corePermission } from './core-permission.ts'

/** One record of the domain that a website's emails come from, as it should be and as it is. */
export const SenderRecord = Type.Object({
  kind: Type.Enum(['spf', 'dkim', 'dmarc']),
  /** `unknown`: it could not be looked up, or what it should say is not known. */
  state: Type.Enum(['good', 'missing', 'wrong', 'unknown']),
  /** Name of a TXT record; empty while it is not known. */
  name: Type.String(),
  /** What to put there; empty where only the mail provider can say it, or nothing need be changed. */
  value: Type.String(),
  /** What is there. */
  found: Type.Array(Type.String()),
  /** What that means. */
  finding: Type.Enum([
    'no-spf',
    'several-spf',
    'no-server',
    'server-not-named',
    'server-allowed',
    'no-selector',
    'no-key',
    'several-keys',
    'key-revoked',
    'key-published',
    'no-policy',
    'policy-unusable',
    'policy-published',
    'not-answered',
  ]),
})
export type SenderRecord = Static<typeof SenderRecord>

/** How mail servers judge emails of a website by the domain of its sender. */
export const SenderCheck = Type.Object({
  /** Empty while the website has chosen no sender. */
  domain: Type.String(),
  state: Type.Enum(['good', 'attention', 'none']),
  records: Type.Array(SenderRecord),
})
export type SenderCheck = Static<typeof SenderCheck>

export const checkSender = defineCall({
  id: 'core.checkSender',
  method: 'GET',
  path: `${mailsPath}sender/`,
  summary: 'Look up the DNS records of the sender of emails',
  reply: { results: SenderCheck },
  access: corePermission('settings', 'can_view'),
})
