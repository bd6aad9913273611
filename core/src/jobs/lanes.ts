import type { Lane } from '@ashlar/sdk/server'
import type { JobInsert, JobWithMetadata } from 'pg-boss'
import type { Store } from '../data/store.ts'
import { queue } from './queue.ts'

/** What the queue gives out first. */
const priorities: Readonly<Record<Lane, number>> = { prompt: 2, usual: 1, bulk: 0 }
/** Jobs of one website that run at a time in a lane, over all processes. */
const mostOfWebsite = 2

/**
 * The workers of a process, by the lane from which on they take work, what is more urgent first. So long work never
 * holds all of them, and one website's never those that another's needs: there are more than it may have.
 */
export const workersOf = (['prompt', 'usual', 'usual', 'bulk', 'bulk', 'bulk'] as const).map((lane: Lane) => ({
  minPriority: priorities[lane],
  groupConcurrency: mostOfWebsite,
}))

/** How a job stands in its lane, beside others of its website. */
export function inLane(lane: Lane, tenant: string | null): Pick<JobInsert, 'priority' | 'group'> {
  const priority = priorities[lane]
  return tenant === null ? { priority } : { priority, group: { id: `${lane}/${tenant}` } }
}

/**
 * Put a job back where its website has as many before it: workers that look at the same moment don't see what the others
 * take. It waits as before, and no try is counted.
 *
 * @returns whether it was put back
 */
export async function giveBackBeyond({ query }: Pick<Store, 'query'>, job: JobWithMetadata<object>): Promise<boolean> {
  if (!job.groupId) return false
  const { rows } = await query({
    text: `with before as (
        select count(*) as jobs from pgboss.job other, pgboss.job own
        where own.name = '${queue}' and own.id = $1 and other.name = own.name and other.state = 'active'
          and other.group_id = $2 and (other.started_on, other.id) < (own.started_on, own.id))
      update pgboss.job set heartbeat_on = null, retry_count = greatest(retry_count - 1, 0),
        state = case when retry_count > 0 then 'retry' else 'created' end::pgboss.job_state,
        started_on = case when retry_count > 0 then started_on end
      from before where name = '${queue}' and id = $1 and state = 'active' and before.jobs >= ${mostOfWebsite}
      returning 1`,
    values: [job.id, job.groupId],
  })
  return rows.length > 0
}
