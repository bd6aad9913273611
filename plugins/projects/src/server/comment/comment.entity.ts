import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { projects } from '../../module.ts'

/** Of a project or of a task. */
export const CommentEntity = defineEntity({
  name: 'ProjectComment',
  ...tableOf(projects, 'comment'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    projectId: p.bigint('number').strictNullable(),
    taskId: p.bigint('number').strictNullable(),
    userId: p.bigint('number').defaultRaw('0'),
    body: p.text(),
    editedAt: p.datetime().strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
