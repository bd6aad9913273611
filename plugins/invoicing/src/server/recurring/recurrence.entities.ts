import type { DateSeries } from '@ashlar/sdk'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { Schedule, ScheduleState } from '../../contract.ts'
import { invoicing } from '../../module.ts'

export const RecurrenceEntity = defineEntity({
  name: 'InvoicingRecurrence',
  ...tableOf(invoicing, 'recurrence'),
  properties: {
    tenantId: tenantId(),
    documentId: p.bigint('number').primary().autoincrement(false),
    every: p.integer(),
    unit: p.text().$type<DateSeries['unit']>(),
    anchor: p.date(),
    until: p.date().strictNullable(),
    times: p.integer().strictNullable(),
    prices: p.text().$type<Schedule['prices']>(),
    action: p.text().$type<Schedule['action']>(),
    catchUp: p.text().$type<Schedule['catchUp']>(),
    state: p.text().$type<ScheduleState>().default('draft'),
    failure: p.text().default(''),
    nextDate: p.date().strictNullable(),
    made: p.integer().default(0),
  },
})

export const OccurrenceEntity = defineEntity({
  name: 'InvoicingOccurrence',
  ...tableOf(invoicing, 'occurrence'),
  properties: {
    tenantId: tenantId(),
    documentId: p.bigint('number').primary(),
    day: p.date().primary(),
    /** Null for a date that is skipped. */
    madeId: p.bigint('number').strictNullable(),
  },
})

export const recurrenceEntities = [RecurrenceEntity, OccurrenceEntity]
