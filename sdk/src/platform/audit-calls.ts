import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { DayCounts, DayCountsQuery } from '../definition/day-counts.ts'
import { CsvQuery, ListQuery, Rows } from '../definition/list-query.ts'
import { corePermission } from './core-permission.ts'
import { AuditLine } from './people.ts'

/** `page.published`, or several with commas between them. */
const Names = Type.String({ pattern: '^[a-z0-9_.-]{1,80}(,[a-z0-9_.-]{1,80}){0,19}$' })
const Moment = Type.String({ format: 'date-time', maxLength: 40 })

export const listAuditLines = defineCall({
  id: 'core.listAuditLines',
  method: 'GET',
  path: '/api/v1/admin/audit/',
  summary: 'Search the audit log',
  query: Type.Object({
    ...ListQuery(['at']),
    ...CsvQuery,
    /** Ids of accounts, with commas between them. */
    actor: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,19}$' })),
    action: Type.Optional(Names),
    entity: Type.Optional(Names),
    entityId: Type.Optional(Type.String({ maxLength: 80, pattern: '^[^\\u0000]*$' })),
    from: Type.Optional(Moment),
    until: Type.Optional(Moment),
  }),
  reply: { results: Rows(AuditLine) },
  access: corePermission('audit', 'can_view'),
})

export const countAuditLines = defineCall({
  id: 'core.countAuditLines',
  method: 'GET',
  path: '/api/v1/admin/audit/activity/',
  summary: 'Count audit log entries per day',
  query: DayCountsQuery,
  reply: { results: DayCounts },
  access: corePermission('audit', 'can_view'),
})
