import { lastDays } from '@ashlar/sdk'
import { Database, defineJob, type Schedule, Settings, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { VisitSettings } from '../../settings.ts'
import { forgetVisitors } from '../tally/visit.store.ts'

export const deleteOldVisits = defineJob('visits.delete-old', Type.Object({}))

/** Soon after midnight by the clock of each website, since what marks its visitors belongs to the day that is over. */
export const everyNight: Schedule = { job: deleteOldVisits.id, cron: '10 0 * * *', each: 'tenant' }

export const deletingOldVisits = work(
  deleteOldVisits,
  [Database, Settings],
  async (_payload, _context, database, settings) => {
    const { visits_kept_days: kept } = await settings.plain(VisitSettings)
    const dates = lastDays((await settings.platform()).time_zone, kept)
    const [first = '', today = ''] = [dates.at(0), dates.at(-1)]
    await database.tenant(async (tx) => {
      await forgetVisitors(tx, today)
      await tx.sql`delete from visits.visit_day where day < ${first}::date`
      await tx.sql`delete from visits.page_day where day < ${first}::date`
      await tx.sql`delete from visits.source_day where day < ${first}::date`
    })
  },
)
