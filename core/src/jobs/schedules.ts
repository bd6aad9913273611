import type { PgBoss } from 'pg-boss'
import type { Work } from './composition.ts'
import type { WebsiteClocks } from './each-website.ts'
import { inLane } from './lanes.ts'
import { type QueuedWork, queue } from './queue.ts'

/** Runs whose minutes the server slept through, or the clock jumped over, are made up for by one. */
const missed = 'once'

interface Wanted {
  readonly cron: string
  readonly zone: string
  readonly data: QueuedWork
}

/** Make the clock ask for exactly the jobs that the composition schedules: of the platform, and of each website. */
export async function setSchedules(boss: PgBoss, work: Work, clocks: WebsiteClocks | undefined): Promise<void> {
  const wanted = await wantedBy(work, clocks)
  for (const { key, cron, timezone, options } of await boss.getSchedules(queue)) {
    const same = wanted.get(key)
    if (same?.cron === cron && same.zone === timezone && options?.missed === missed) wanted.delete(key)
    else if (same === undefined) await boss.unschedule(queue, key)
  }
  for (const [key, { cron, zone, data }] of wanted) {
    await boss.schedule(queue, cron, data, {
      ...{ key, tz: zone, missed },
      // While one run has not finished the next is left out.
      singletonKey: `schedule/${key}`,
      ...inLane(work.laneOf(data.name), null),
    })
  }
}

/** By key. A schedule for each website is one in each time zone in which there is a website. */
async function wantedBy({ schedules }: Work, clocks: WebsiteClocks | undefined): Promise<Map<string, Wanted>> {
  const zones = schedules.some(({ each }) => each === 'tenant') ? ((await clocks?.zones()) ?? []) : []
  return new Map(
    schedules.flatMap(({ job: name, cron, each }): [string, Wanted][] => {
      const data: QueuedWork = { kind: 'job', name, tenant: null, payload: {} }
      if (each === undefined) return [[name, { cron, zone: 'UTC', data }]]
      return zones.map((zone) => [`${name}/${keyOf(zone)}`, { cron, zone, data: { ...data, zone } }])
    }),
  )
}

/** A key may not hold the plus sign of `Etc/GMT+5`. */
const keyOf = (zone: string): string => zone.replaceAll('+', '.plus.')
