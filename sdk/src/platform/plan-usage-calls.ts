import { defineCall } from '../definition/call.ts'
import { ById } from '../definition/request-schemas.ts'
import { PlanUsage } from './plan.ts'

export const getTenantUsage = defineCall({
  id: 'core.getTenantUsage',
  method: 'GET',
  path: '/api/v1/admin/tenants/:id/usage/',
  summary: 'Show how much of its plan a website uses',
  params: ById,
  reply: { usage: PlanUsage },
  access: 'staff',
  tokens: 'accepted',
})
