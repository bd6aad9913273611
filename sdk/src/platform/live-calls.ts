import { defineCall, mediaType } from '../definition/call.ts'
import { liveEventsPath } from './addresses.ts'

/** Each event is a JSON object with at least `event`. */
export const streamEvents = defineCall({
  id: 'core.streamEvents',
  method: 'GET',
  path: liveEventsPath,
  summary: 'Stream live messages as server-sent events',
  reply: mediaType('text/event-stream'),
  access: 'staff',
})
