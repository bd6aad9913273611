import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { visits } from '../../module.ts'

export const VisitDayEntity = defineEntity({
  name: 'VisitDay',
  ...tableOf(visits, 'visit_day'),
  properties: {
    tenantId: tenantId(),
    day: p.date().primary(),
    views: p.bigint('number'),
    visitors: p.bigint('number'),
  },
})

export const PageDayEntity = defineEntity({
  name: 'PageDay',
  ...tableOf(visits, 'page_day'),
  properties: {
    tenantId: tenantId(),
    day: p.date().primary(),
    path: p.text().primary(),
    views: p.bigint('number'),
  },
})

export const SourceDayEntity = defineEntity({
  name: 'SourceDay',
  ...tableOf(visits, 'source_day'),
  properties: {
    tenantId: tenantId(),
    day: p.date().primary(),
    host: p.text().primary(),
    views: p.bigint('number'),
  },
})

/** What marks of visitors are made with, until the day is over. */
export const VisitorSaltEntity = defineEntity({
  name: 'VisitorSalt',
  ...tableOf(visits, 'visitor_salt'),
  properties: { tenantId: tenantId(), day: p.date().primary(), salt: p.text() },
})

/** Who was counted already, until the day is over. */
export const VisitorMarkEntity = defineEntity({
  name: 'VisitorMark',
  ...tableOf(visits, 'visitor_mark'),
  properties: { tenantId: tenantId(), day: p.date().primary(), mark: p.text().primary() },
})
