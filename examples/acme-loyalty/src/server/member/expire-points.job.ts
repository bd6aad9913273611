import { Database, defineJob, type Schedule, work } from '@ashlar/sdk/server'
import Type from 'typebox'

const job = defineJob('loyalty.expire-points', Type.Object({}))

/** Points of members who have not come for two years lapse. */
export const expirePoints = work(job, [Database], async (_payload, _context, database) => {
  await database.platform('Expire points of members who have not visited for two years', async (tx) => {
    await tx.sql`update loyalty.member set points = 0 where points > 0 and last_visit < now() - interval '2 years'`
  })
})

/** Every night. */
export const expiry: Schedule = { job: job.id, cron: '20 3 * * *' }
