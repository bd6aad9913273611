import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { TemplateTask } from '../../contract.ts'
import { projects } from '../../module.ts'

export const TemplateEntity = defineEntity({
  name: 'ProjectTemplate',
  ...tableOf(projects, 'project_template'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    /** Thousandths of an hour. */
    estHours: p.integer().default(1000),
    description: p.text().default(''),
    days: p.integer().strictNullable(),
    tags: p.json<readonly string[]>().defaultRaw(`'[]'`),
    customFields: p.json<Readonly<Record<string, string>>>().defaultRaw(`'{}'`),
    tasks: p.json<readonly TemplateTask[]>().defaultRaw(`'[]'`),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
