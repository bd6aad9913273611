import type { EventRelay } from '../../jobs/index.ts'
import { relayEvent } from './webhook.jobs.ts'

/** Says, while events are handed over to the queue, which of them somebody outside wants to hear of. */
export const webhookRelay: EventRelay = {
  job: relayEvent.id,
  async wanted(client, events) {
    if (events.length === 0) return new Set()
    // Webhooks lie behind row-level security, which holds for the login too.
    await client.query('set local role ashlar_platform')
    const { rows } = await client.query<{ id: string }>(
      `select e.id from jsonb_to_recordset($1::jsonb) as e(id text, tenant uuid, name text)
        where exists (select 1 from core.webhook w
          where w.tenant_id = e.tenant and w.is_active and e.name = any(w.events))`,
      [JSON.stringify(events)],
    )
    await client.query('set local role none')
    return new Set(rows.map(({ id }) => id))
  },
}
