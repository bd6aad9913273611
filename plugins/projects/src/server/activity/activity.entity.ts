import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { ActivityKind } from '../../contract.ts'
import { projects } from '../../module.ts'

export const ActivityEntity = defineEntity({
  name: 'Activity',
  ...tableOf(projects, 'activity'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    /** Of a task its project, where it has one. */
    projectId: p.bigint('number').strictNullable(),
    taskId: p.bigint('number').strictNullable(),
    userId: p.bigint('number').defaultRaw('0'),
    kind: p.text().$type<ActivityKind>(),
    detail: p.text().default(''),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
