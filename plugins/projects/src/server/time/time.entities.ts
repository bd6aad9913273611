import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { projects } from '../../module.ts'

export const TimeEntryEntity = defineEntity({
  name: 'TimeEntry',
  ...tableOf(projects, 'time_entry'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    taskId: p.bigint('number'),
    userId: p.bigint('number').defaultRaw('0'),
    startTime: p.datetime(),
    /** Absent while its timer runs. */
    endTime: p.datetime().strictNullable(),
    /** Minutes. */
    duration: p.integer().default(0),
    description: p.text().default(''),
    billable: p.boolean().default(true),
    /** On which it was billed. */
    documentId: p.bigint('number').strictNullable(),
  },
})

export const ScheduleEntity = defineEntity({
  name: 'Schedule',
  ...tableOf(projects, 'schedule'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    taskId: p.bigint('number'),
    assigneeId: p.bigint('number').defaultRaw('0'),
    startTime: p.datetime(),
    endTime: p.datetime(),
  },
})
