import { includesPlan } from '@ashlar/sdk'
import type { JobInsert, PgBoss } from 'pg-boss'
import type { Work } from './composition.ts'
import { inLane } from './lanes.ts'
import { type QueuedWork, queue } from './queue.ts'

/** What the clocks of websites say. */
export interface WebsiteClocks {
  /** Every time zone in which there is a website. */
  zones(): Promise<readonly string[]>
  /** Guids of the websites whose clock is in a zone, with what plan and switches leave them of these modules. */
  websitesIn(
    zone: string,
    modules: readonly string[],
  ): Promise<readonly { readonly guid: string; readonly plan: string; readonly modules: readonly string[] }[]>
}

const batch = 1_000

/** Ask for a job once for each website in a time zone whose plan and switches leave it the job. */
export async function askEachWebsite(boss: PgBoss, work: Work, clocks: WebsiteClocks, name: string, zone: string) {
  const worker = work.jobs.get(name)
  if (worker === undefined) return
  const websites = await clocks.websitesIn(zone, work.installed)
  const jobs = websites
    .filter(({ plan, modules }) => includesPlan(plan, worker.job.plan) && work.modulesOf(modules).has(worker.module))
    .map(
      ({ guid }): JobInsert<QueuedWork> => ({
        data: { kind: 'job', name, tenant: guid, payload: {} },
        // While one run has not finished the next is left out.
        singletonKey: `schedule/${name}/${guid}`,
        ...inLane(work.laneOf(name), guid),
      }),
    )
  for (let from = 0; from < jobs.length; from += batch) await boss.insert(queue, jobs.slice(from, from + batch))
}
