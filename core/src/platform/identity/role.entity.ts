import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

/** Roles that websites made beside the six fixed ones; their ids begin after those. */
export const RoleEntity = defineEntity({
  name: 'Role',
  ...tableOf(core, 'role'),
  properties: {
    tenantId: tenantId(),
    id: p.bigint('number').primary().autoincrement(),
    name: p.text(),
    /** The fixed role at whose level it stands. It never changes, since accounts repeat it. */
    level: p.smallint(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})

/** Roles, fixed ones and the website's own, that require two-factor authentication. */
export const SecondFactorRoleEntity = defineEntity({
  name: 'SecondFactorRole',
  ...tableOf(core, 'second_factor_role'),
  properties: { tenantId: tenantId(), roleId: p.bigint('number').primary().autoincrement(false) },
})
