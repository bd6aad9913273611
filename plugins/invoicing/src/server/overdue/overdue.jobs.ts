import { dayIn } from '@ashlar/sdk'
import { Database, defineJob, type Schedule, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { unpaidWebsites } from '../document/unpaid-websites.ts'
import { OverdueService } from './overdue.service.ts'

/** Where a day begins first. */
const firstZone = 'Pacific/Kiritimati'

export const findOverdue = defineJob('invoicing.find-overdue-invoices', Type.Object({}))
/** Every website has a calendar of its own, so each has a job of its own. */
export const tellOverdue = defineJob('invoicing.tell-of-overdue-invoices', Type.Object({}))

export const everyHour: Schedule = { job: findOverdue.id, cron: '16 * * * *' }

const findingOverdue = work(findOverdue, [Database], async (_payload, _context, database) => {
  const websites = await database.platform('Find websites with invoices that are overdue', (tx) =>
    unpaidWebsites(tx).where('overdueAt', 'is', null).where('dueKey', '<', dayIn(firstZone)).execute(),
  )
  for (const { guid } of websites)
    await database.forTenant(guid, (tx) => tx.enqueue(tellOverdue, {}, { key: `invoicing/overdue/${guid}` }))
})

const tellingOverdue = work(tellOverdue, [OverdueService], (_payload, { signal }, overdue) => overdue.tell(signal))

export const overdueWork = [findingOverdue, tellingOverdue]
