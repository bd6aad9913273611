import { defineRoutes } from '@ashlar/sdk/server'
import { recurringCalls } from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { RecurringService } from './recurring.service.ts'

export const recurringRoutes = defineRoutes([RecurringService], (app, recurring) => {
  app.call(recurringCalls.start, async ({ params, body, actor }) => ({
    invoice: await recurring.start(params.id, body, whoAsks(actor)),
  }))
  app.call(recurringCalls.pause, async ({ params, body, actor }) => ({
    invoice: await recurring.pause(params.id, body, whoAsks(actor)),
  }))
  app.call(recurringCalls.resume, async ({ params, body, actor }) => ({
    invoice: await recurring.resume(params.id, body, whoAsks(actor)),
  }))
  app.call(recurringCalls.skip, async ({ params, actor }) => ({
    invoice: await recurring.skip(params.id, params.day, whoAsks(actor)),
  }))
  app.call(recurringCalls.unskip, async ({ params, actor }) => ({
    invoice: await recurring.unskip(params.id, params.day, whoAsks(actor)),
  }))
})
