import type { Lane } from '@ashlar/sdk/server'
import type { JobInsert, JobWithMetadata } from 'pg-boss'
import type { Store } from '../data/store.ts'
import { queue } from './queue.ts'

/** Numbers by which the queue tells lanes apart. They stand in jobs that wait: none may change its meaning. */
const priorities: Readonly<Record<Lane, number>> = { prompt: 2, usual: 1, bulk: 0, mailing: -1 }
/** Jobs of one website that run at a time in a lane, over all processes. */
const mostOfWebsite = 2

/**
 * The workers of a process: each takes work of its lane alone, so long work never holds those that prompt work needs, and
 * each lane has one more than a website may have, so one website's work never holds those that another's needs.
 */
export const workersOf = Object.values(priorities).flatMap((priority) =>
  Array.from({ length: mostOfWebsite + 1 }, () => ({
    minPriority: priority,
    maxPriority: priority,
    groupConcurrency: mostOfWebsite,
  })),
)

/** How a job stands in its lane, beside others of its website. */
export function inLane(lane: Lane, tenant: string | null): Pick<JobInsert, 'priority' | 'group'> {
  const priority = priorities[lane]
  return tenant === null ? { priority } : { priority, group: { id: `${lane}/${tenant}` } }
}

/**
 * Put a job back where its website has as many beside it: workers that look at the same moment don't see what the others
 * take. All that count are committed before this looks, so of two who take the last place at once at least one sees the
 * other, whichever began first. It waits as before, and no try is counted.
 *
 * @returns whether it was put back
 */
export async function giveBackBeyond(
  { query }: Pick<Store, 'query'>,
  job: Pick<JobWithMetadata, 'id' | 'groupId'>,
): Promise<boolean> {
  if (!job.groupId) return false
  const { rows } = await query({
    text: `with beside as (
        select count(*) as jobs from pgboss.job
        where name = '${queue}' and state = 'active' and group_id = $2 and id <> $1)
      update pgboss.job set heartbeat_on = null, retry_count = greatest(retry_count - 1, 0),
        state = case when retry_count > 0 then 'retry' else 'created' end::pgboss.job_state,
        started_on = case when retry_count > 0 then started_on end
      from beside where name = '${queue}' and id = $1 and state = 'active' and beside.jobs >= ${mostOfWebsite}
      returning 1`,
    values: [job.id, job.groupId],
  })
  return rows.length > 0
}
