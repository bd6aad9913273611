import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

/** What a tenant has decided otherwise than the defaults. */
export const RolePermissionEntity = defineEntity({
  name: 'RolePermission',
  ...tableOf(core, 'role_permission'),
  properties: {
    tenantId: tenantId(),
    roleId: p.bigint('number').primary().autoincrement(false),
    area: p.text().primary(),
    canView: p.boolean(),
    canCreate: p.boolean(),
    canEdit: p.boolean(),
    canDelete: p.boolean(),
  },
})
