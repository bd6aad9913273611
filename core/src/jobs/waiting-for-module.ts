import type { Store } from '../data/store.ts'
import { queue } from './queue.ts'

/** How long work waits for a module that is switched off to be switched on again. */
const patience = '30 days'
/** When to look again where nobody said that the module is back. */
const nextLook = '1 hour'

/**
 * Put running work of a module that the website lacks aside, as if nobody had begun it. It keeps its id and key. Work
 * that has waited for too long is deleted.
 *
 * @returns whether it waits now
 */
export async function waitForModule({ query }: Pick<Store, 'query'>, id: string, module: string): Promise<boolean> {
  const { rows: given } = await query({
    text: `delete from pgboss.job where name = '${queue}' and id = $1 and state = 'active'
      and (data ->> 'offSince')::timestamptz < pgboss.job_now() - interval '${patience}' returning 1`,
    values: [id],
  })
  if (given.length > 0) return false
  const message = `The module “${module}” is switched off for this website. The job waits up to ${patience} for it.`
  await query({
    // What pg-boss keeps of a job that waits is counted from the time at which it may begin.
    text: `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null, retry_count = 0,
        start_after = pgboss.job_now() + interval '${nextLook}',
        keep_until = pgboss.job_now() + interval '${patience}' + interval '1 day',
        data = jsonb_build_object('offSince', pgboss.job_now()) || data, output = jsonb_build_object('message', $2::text)
      where name = '${queue}' and id = $1 and state = 'active'`,
    values: [id, message],
  })
  return true
}

/** Let the work of a website (null: of all) that waits for a module begin now: its modules may have changed. */
export async function lookAgain({ query }: Pick<Store, 'query'>, tenant: string | null): Promise<void> {
  await query({
    text: `update pgboss.job set start_after = pgboss.job_now() where name = '${queue}' and state = 'created'
      and data ? 'offSince' and ($1::text is null or data ->> 'tenant' = $1)`,
    values: [tenant],
  })
}
