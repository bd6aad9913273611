import type { EventRelay } from '@ashlar/sdk/server'
import { relayEvent } from './delivery.jobs.ts'

/** Says, while events are handed over to the queue, of which of them a webhook wants to hear. */
export const relay: EventRelay = {
  job: relayEvent,
  async wanted(query, events) {
    const rows = await query<{ id: string }>`
      select e.id from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(id text, tenant uuid, name text)
        where exists (select 1 from webhooks.webhook w
          where w.tenant_id = e.tenant and w.is_active and e.name = any(w.events))`
    return rows.map(({ id }) => id)
  },
}
