import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { projects } from '../../module.ts'

export const ShareEntity = defineEntity({
  name: 'ProjectShare',
  ...tableOf(projects, 'project_share'),
  properties: {
    tenantId: tenantId(),
    projectId: p.bigint('number').primary().autoincrement(false),
    /** SHA-256 of the link's token, as hexadecimal digits: whoever reads the table cannot open the page. */
    tokenHash: p.text(),
    endsAt: p.datetime(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
