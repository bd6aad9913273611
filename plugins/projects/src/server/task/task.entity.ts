import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { TaskStatus } from '../../contract.ts'
import { projects } from '../../module.ts'

/** Where a task without a due date stands in the order of due dates: last. */
export const noDueDate = '9999-12-31'

export const TaskEntity = defineEntity({
  name: 'Task',
  ...tableOf(projects, 'task'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    title: p.text(),
    titleKey: p.text(),
    /** Thousandths of an hour. */
    estHours: p.integer().default(1000),
    status: p.text().$type<TaskStatus>().default('pending'),
    dueDate: p.date().strictNullable(),
    dueKey: p.text().default(noDueDate),
    description: p.text().default(''),
    projectId: p.bigint('number').strictNullable(),
    columnId: p.bigint('number').strictNullable(),
    sort: p.text(),
    completedAt: p.datetime().strictNullable(),
    createdBy: p.uuid().strictNullable(),
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
})
