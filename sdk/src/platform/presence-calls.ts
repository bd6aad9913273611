import { defineCall } from '../definition/call.ts'
import { PresenceBeat } from './presence.ts'

/**
 * Nothing is kept: each browser says it again every few seconds, and the others hear it over their live stream. Pages and
 * templates are told of by those who may see them; 429 for a browser that says it without end.
 */
export const tellPresence = defineCall({
  id: 'core.tellPresence',
  method: 'POST',
  path: '/api/v1/admin/presence/',
  summary: 'Report that you have a document open',
  body: PresenceBeat,
  reply: {},
  access: 'staff',
})
