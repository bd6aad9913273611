import { defineCall } from '../definition/call.ts'
import { PresenceBeat } from './presence.ts'

/**
 * Nothing is kept: each browser says it again every 20 seconds, and the others hear it over their live stream.
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
