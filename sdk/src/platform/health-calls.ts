import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { HealthSubject } from './health.ts'

export const getHealth = defineCall({
  id: 'core.getHealth',
  method: 'GET',
  path: '/api/v1/admin/health/',
  summary: 'Report the health of the installation',
  reply: { results: Type.Object({ checkedAt: Type.String(), subjects: Type.Array(HealthSubject) }) },
  access: 'platform',
})
