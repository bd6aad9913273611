import { defineRoutes } from '@ashlar/sdk/server'
import {
  getCustomerReminders,
  getReminders,
  previewReminder,
  sendReminder,
  stopCustomerReminders,
  stopReminders,
} from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { ReminderService } from './reminder.service.ts'

export const reminderRoutes = defineRoutes([ReminderService], (app, reminders) => {
  app.call(getReminders, async ({ params }) => ({ reminders: await reminders.of(params.id) }))
  app.call(stopReminders, async ({ params, body, actor }) => ({
    reminders: await reminders.stop(params.id, body.isStopped, whoAsks(actor).displayName),
  }))
  app.call(previewReminder, async ({ params }) => ({ mail: await reminders.preview(params.id) }))
  app.call(sendReminder, async ({ params, body, actor }) => ({
    invoice: await reminders.send(params.id, body, whoAsks(actor).displayName),
  }))
  app.call(getCustomerReminders, async ({ params }) => ({ isStopped: await reminders.ofCustomer(params.customer_id) }))
  app.call(stopCustomerReminders, async ({ params, body }) => ({
    isStopped: await reminders.stopCustomer(params.customer_id, body.isStopped),
  }))
})
