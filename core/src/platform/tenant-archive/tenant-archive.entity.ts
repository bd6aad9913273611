import { core, type RestorePlan, type TenantArchive } from '@ashlar/sdk/platform'
import { defineEntity, p, type RowOf, tableOf, tenantId } from '@ashlar/sdk/server'

/** An archive that was made or brought in. */
export const TenantArchiveEntity = defineEntity({
  name: 'TenantArchive',
  ...tableOf(core, 'tenant_archive'),
  properties: {
    id: p.uuid().primary(),
    tenantId: tenantId(),
    kind: p.text().$type<TenantArchive['kind']>(),
    state: p.text().$type<TenantArchive['state']>().default('waiting'),
    fraction: p.float().columnType('real').default(0),
    message: p.text().default(''),
    fileName: p.text(),
    /** Under which its bytes lie in the media storage; empty while there are none. */
    storageName: p.text().default(''),
    size: p.bigint('number').defaultRaw('0'),
    notes: p.json<readonly string[]>().defaultRaw(`'[]'`),
    authorName: p.text().default(''),
    createdAt: p.datetime().defaultRaw('now()'),
    endedAt: p.datetime().strictNullable(),
    expiresAt: p.datetime(),
    isSafetyCopy: p.boolean().default(false),
    /** The backup on this server that a restore reads; null for one that was uploaded. */
    source: p.uuid().strictNullable(),
    plan: p.json<RestorePlan>().strictNullable(),
    safetyCopy: p.uuid().strictNullable(),
    /** Changes each time that the work begins, so that only the latest run writes. */
    run: p.uuid().strictNullable(),
    /** Until when the website refuses changes. */
    pausedUntil: p.datetime().strictNullable(),
  },
})
export type ArchiveRecord = RowOf<typeof TenantArchiveEntity>
