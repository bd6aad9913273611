import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { ListQuery, Rows } from '../definition/list-query.ts'
import { corePermission } from './core-permission.ts'
import { JobRow, jobStates } from './job.ts'
import { Guid } from './text-schemas.ts'

const path = '/api/v1/admin/jobs/'
const ByGuid = Type.Object({ id: Guid })
/** Of all websites and the platform itself; for platform administrators. */
const everywhere = { all: Type.Optional(Type.Boolean()) }

/** A running queue is no archive: what is older than its newest thousand is counted, not listed. */
export const mostJobs = 1000

export const listJobs = defineCall({
  id: 'core.listJobs',
  method: 'GET',
  path,
  summary: 'List background jobs',
  query: Type.Object({
    ...ListQuery(['createdAt'], mostJobs),
    state: Type.Optional(Type.Enum([...jobStates])),
    ...everywhere,
  }),
  reply: { results: Rows(JobRow) },
  access: corePermission('settings', 'can_view'),
})

export const retryJob = defineCall({
  id: 'core.retryJob',
  method: 'POST',
  path: `${path}:id/retry/`,
  summary: 'Retry failed background jobs',
  params: ByGuid,
  query: Type.Object(everywhere),
  reply: {},
  access: corePermission('settings', 'can_edit'),
})

export const discardJob = defineCall({
  id: 'core.discardJob',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Delete failed background jobs',
  params: ByGuid,
  query: Type.Object(everywhere),
  reply: {},
  access: corePermission('settings', 'can_edit'),
})
