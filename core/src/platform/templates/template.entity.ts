import { core, type TemplateType } from '@ashlar/sdk/platform'
import { defineEntity, p, type RowOf, tableOf, tenantId } from '@ashlar/sdk/server'

export const TemplateEntity = defineEntity({
  name: 'ComponentTemplate',
  ...tableOf(core, 'component_template'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    type: p.text().$type<TemplateType>(),
    /** Read as text: it may have been stored by an older version, or another way. */
    content: p.json<unknown>(),
    revision: p.integer().default(1),
    changedAt: p.datetime().defaultRaw('now()'),
    changedBy: p.uuid().strictNullable(),
    changedByName: p.text().default(''),
  },
})
export type TemplateRecord = RowOf<typeof TemplateEntity>

/** Append only, like the revisions of pages. */
export const TemplateRevisionEntity = defineEntity({
  name: 'ComponentTemplateRevision',
  ...tableOf(core, 'component_template_revision'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    templateId: p.bigint('number'),
    revision: p.integer(),
    content: p.json<unknown>(),
    author: p.uuid().strictNullable(),
    authorName: p.text().default(''),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
