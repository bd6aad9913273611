import { Database, defineJob, type Schedule, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { daysAfter } from '../../days.ts'
import { unpaidWebsites } from '../document/unpaid-websites.ts'
import { ReminderService } from './reminder.service.ts'

/** Days before an invoice is due for which a website can remind of it, and one for calendars that are ahead. */
const longestBefore = 61

export const findReminders = defineJob('invoicing.find-reminders', Type.Object({}))
/** Every website has words, days and a calendar of its own, so each has a job of its own. */
export const remindOfInvoices = defineJob('invoicing.remind-of-invoices', Type.Object({}))

export const everyHour: Schedule = { job: findReminders.id, cron: '10 * * * *' }

/** Websites with invoices that are not paid. */
const findingReminders = work(findReminders, [Database], async (_payload, _context, database) => {
  const until = daysAfter(new Date().toISOString().slice(0, 10), longestBefore)
  const websites = await database.platform('Find websites with invoices to remind of', (tx) =>
    unpaidWebsites(tx).where('dueKey', '<=', until).execute(),
  )
  for (const { guid } of websites)
    await database.forTenant(guid, (tx) => tx.enqueue(remindOfInvoices, {}, { key: `invoicing/reminders/${guid}` }))
})

const remindingOfInvoices = work(remindOfInvoices, [ReminderService], (_payload, { signal }, reminders) =>
  reminders.run(signal),
)

export const reminderWork = [findingReminders, remindingOfInvoices]
