import type { PgBoss } from 'pg-boss'
import type { Work } from './composition.ts'
import { type QueuedWork, queue } from './queue.ts'

/** Runs whose minutes the server slept through, or the clock jumped over, are made up for by one. */
const missed = 'once'

/** Make the clock ask for exactly the jobs that the composition schedules. They run without a tenant. */
export async function setSchedules(boss: PgBoss, work: Work): Promise<void> {
  const wanted = new Map(work.schedules.map((schedule) => [schedule.job, schedule.cron]))
  for (const { key, cron, options } of await boss.getSchedules(queue)) {
    if (wanted.get(key) === cron && options?.missed === missed) wanted.delete(key)
    else if (!wanted.has(key)) await boss.unschedule(queue, key)
  }
  for (const [name, cron] of wanted) {
    const data: QueuedWork = { kind: 'job', name, tenant: null, payload: {} }
    await boss.schedule(queue, cron, data, {
      key: name,
      tz: 'UTC',
      // While one run has not finished the next is left out.
      singletonKey: `schedule/${name}`,
      missed,
    })
  }
}
