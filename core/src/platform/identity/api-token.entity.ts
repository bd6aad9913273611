import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf } from '@ashlar/sdk/server'

/** Found by its hash before there is a tenant: its rows are the platform's. */
export const ApiTokenEntity = defineEntity({
  name: 'ApiToken',
  ...tableOf(core, 'api_token'),
  properties: {
    guid: p.uuid().primary(),
    tokenHash: p.text(),
    tenantGuid: p.uuid(),
    accountGuid: p.uuid(),
    name: p.text(),
    scopes: p.json<string[]>(),
    createdAt: p.datetime().defaultRaw('now()'),
    lastUsedAt: p.datetime().strictNullable(),
    expiresAt: p.datetime().strictNullable(),
  },
})
