import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

/** A reply to a request that may come twice. Neither the key nor the reply can be read from here alone. */
export const IdempotencyKeyEntity = defineEntity({
  name: 'IdempotencyKey',
  ...tableOf(core, 'idempotency_key'),
  properties: {
    tenantId: tenantId(),
    keyHash: p.text().primary(),
    accountGuid: p.uuid(),
    requestHash: p.text(),
    /** Absent while the first request is being answered, and when its reply cannot be kept. */
    reply: p.text().strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** Which request has the key: one whose claim was not answered may ask again. */
    claim: p.uuid().strictNullable(),
  },
})
