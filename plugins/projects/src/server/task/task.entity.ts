import type { DateSeries } from '@ashlar/sdk'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { ChecklistItem, TaskStatus } from '../../contract.ts'
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
    checklist: p.json<readonly ChecklistItem[]>().defaultRaw(`'[]'`),
    repeats: p.json<DateSeries>().strictNullable(),
    /** Id of an account. */
    createdBy: p.bigint('number').strictNullable(),
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
})

export const DependencyEntity = defineEntity({
  name: 'TaskDependency',
  ...tableOf(projects, 'task_dependency'),
  properties: {
    tenantId: tenantId(),
    taskId: p.bigint('number').primary(),
    waitsFor: p.bigint('number').primary(),
  },
})
