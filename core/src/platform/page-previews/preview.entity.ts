import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

export const PreviewEntity = defineEntity({
  name: 'PagePreview',
  ...tableOf(core, 'page_preview'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    pageId: p.bigint('number'),
    /** The secret itself is shown once, when the link is made. */
    secretHash: p.text(),
    label: p.text().default(''),
    withDraft: p.boolean().default(false),
    account: p.uuid().strictNullable(),
    authorName: p.text().default(''),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().strictNullable(),
  },
})
