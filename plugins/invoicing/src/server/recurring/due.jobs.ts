import { dayIn } from '@ashlar/sdk'
import { CurrentTenant, Database, defineJob, type Schedule, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { askForOccurrences, makeOccurrences } from './ask-for-occurrences.ts'
import { OccurrenceService } from './occurrence.service.ts'
import { RecurrenceEntity } from './recurrence.entities.ts'

/** Where a day begins first. */
const firstZone = 'Pacific/Kiritimati'

export const findDue = defineJob('invoicing.find-recurring-invoices', Type.Object({}))

export const everyHour: Schedule = { job: findDue.id, cron: '4 * * * *' }

/** Each website with something due gets a job of its own, which knows what day it is there. */
export const findingDue = work(findDue, [Database], async (_payload, _context, database) => {
  const websites = await database.platform('Find websites with recurring invoices that are due', (tx) =>
    tx
      .db(RecurrenceEntity)
      .selectFrom('recurrence')
      .select('tenantId as guid')
      .distinct()
      .where('state', '=', 'active')
      .where('nextDate', '<=', dayIn(firstZone))
      .execute(),
  )
  for (const { guid } of websites) await database.forTenant(guid, (tx) => askForOccurrences(tx, guid))
})

/** Further ones wait for the next job, so that none takes long. */
export const makingOccurrences = work(
  makeOccurrences,
  [OccurrenceService, Database, CurrentTenant],
  async ({ turn }, { signal }, occurrences, database, current) => {
    const isMore = await occurrences.makeDue(signal)
    if (isMore) await database.tenant((tx) => askForOccurrences(tx, current.get()?.guid ?? '', turn + 1))
  },
)
