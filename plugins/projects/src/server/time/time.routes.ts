import { type CsvStep, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import {
  changeSchedule,
  changeTimeEntry,
  createSchedule,
  createTimeEntry,
  deleteSchedule,
  deleteTimeEntry,
  getTimer,
  listSchedules,
  listTime,
  listTimeEntries,
  sumTime,
} from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { ScheduleService } from './schedule.service.ts'
import { timeCsv } from './time.csv.ts'
import { TimeService } from './time.service.ts'

export const timeRoutes = defineRoutes([TimeService, ScheduleService], (app, time, schedules) => {
  app.call(listTimeEntries, async ({ params }) => ({ results: await time.list(params.id) }))
  app.call(listTime, async ({ actor, query }, reply) => {
    const asks = whoAsks(actor)
    if (query.format !== 'csv') return { results: await time.all(asks, query) }
    const rows = (step: CsvStep) => time.exported(asks, query, step)
    return sendCsv(reply, { name: 'time', columns: timeCsv, wanted: query.columns, rows })
  })
  app.call(sumTime, async ({ actor }) => ({ weeks: await time.weeks(whoAsks(actor)) }))
  app.call(getTimer, async ({ actor }) => {
    const timer = await time.running(whoAsks(actor))
    return { timer, since: timer?.start_time ?? null }
  })
  app.call(createTimeEntry, async ({ actor, params, body }) => ({
    taskTimeEntry: await time.add(whoAsks(actor), params.id, body),
  }))
  app.call(changeTimeEntry, async ({ actor, params: { id, entryId }, body }) => ({
    taskTimeEntry: await time.change(whoAsks(actor), id, entryId, body),
  }))
  app.call(deleteTimeEntry, ({ actor, params: { id, entryId } }) => time.remove(whoAsks(actor), id, entryId))
  app.call(listSchedules, async ({ query }) => ({ results: await schedules.list(query) }))
  app.call(createSchedule, async ({ body }) => ({ taskSchedule: await schedules.add(body) }))
  app.call(changeSchedule, async ({ params, body }) => ({ taskSchedule: await schedules.change(params.id, body) }))
  app.call(deleteSchedule, ({ params }) => schedules.remove(params.id))
})
