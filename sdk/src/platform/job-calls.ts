import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { everywhere, jobsPath } from './attention-calls.ts'
import { corePermission } from './core-permission.ts'
import { Guid } from './text-schemas.ts'

const ByGuid = Type.Object({ id: Guid })
export const retryJob = defineCall({
  id: 'core.retryJob',
  method: 'POST',
  path: `${jobsPath}:id/retry/`,
  summary: 'Retry failed background jobs',
  params: ByGuid,
  query: Type.Object(everywhere),
  reply: {},
  access: corePermission('settings', 'can_edit'),
})

export const discardJob = defineCall({
  id: 'core.discardJob',
  method: 'DELETE',
  path: `${jobsPath}:id/`,
  summary: 'Delete failed background jobs',
  params: ByGuid,
  query: Type.Object(everywhere),
  reply: {},
  access: corePermission('settings', 'can_edit'),
})
