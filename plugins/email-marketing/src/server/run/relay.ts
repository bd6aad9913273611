import type { EventRelay } from '@ashlar/sdk/server'
import { triggered } from './run.job.ts'

/** Says, while events are handed over to the queue, which of them an automation or a notification follows. */
export const relay: EventRelay = {
  job: triggered,
  async wanted(query, events) {
    const rows = await query<{ id: string }>`
      select e.id from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(id text, tenant uuid, name text)
        where exists (select 1 from email_marketing.automation a
            where a.event = e.name and a.tenant_id = e.tenant and a.is_on)
          or exists (select 1 from email_marketing.campaign c
            where c.event = e.name and c.tenant_id = e.tenant and c.kind = 'notification' and c.status = 'sending')`
    return rows.map(({ id }) => id)
  },
}
