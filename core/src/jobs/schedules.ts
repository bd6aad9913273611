import type { PgBoss } from 'pg-boss'
import type { Work } from './composition.ts'
import { type QueuedWork, queue } from './queue.ts'

/** Make the clock ask for exactly the jobs that the composition schedules. They run without a tenant. */
export async function setSchedules(boss: PgBoss, work: Work): Promise<void> {
  const wanted = new Map(work.schedules.map((schedule) => [schedule.job, schedule.cron]))
  for (const { key, cron } of await boss.getSchedules(queue)) {
    if (wanted.get(key) === cron) wanted.delete(key)
    else if (!wanted.has(key)) await boss.unschedule(queue, key)
  }
  for (const [name, cron] of wanted) {
    const data: QueuedWork = { kind: 'job', name, tenant: null, payload: {} }
    // While one run has not finished the next is left out.
    await boss.schedule(queue, cron, data, { key: name, tz: 'UTC', singletonKey: `schedule/${name}` })
  }
}
