import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { redirects } from '../../module.ts'
import type { Redirect } from '../../redirect.ts'

export const RedirectEntity = defineEntity({
  name: 'Redirect',
  ...tableOf(redirects, 'page_redirect'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    source: p.text(),
    target: p.text().strictNullable(),
    /** Instead of a target: wherever the page stands. */
    pageId: p.bigint('number').strictNullable(),
    code: p.integer().$type<Redirect['code']>(),
    isAutomatic: p.boolean().default(false),
    hits: p.bigint('number').defaultRaw('0'),
    lastHitAt: p.datetime().strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    authorName: p.text().default(''),
  },
})
