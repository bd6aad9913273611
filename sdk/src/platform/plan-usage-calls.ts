import { defineCall } from '../definition/call.ts'
import { DayCountsQuery } from '../definition/day-counts.ts'
import { ById } from '../definition/request-schemas.ts'
import { PlanUsage, UsageHistory } from './plan.ts'

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

/** By the website's own clock; what has been deleted since is left out. */
export const getUsageHistory = defineCall({
  id: 'core.getUsageHistory',
  method: 'GET',
  path: '/api/v1/admin/usage-history/',
  summary: 'Show how the use of the plan has grown day by day',
  query: DayCountsQuery,
  reply: { results: UsageHistory },
  access: 'staff',
})
