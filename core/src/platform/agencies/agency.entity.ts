import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, type RowOf, tableOf } from '@ashlar/sdk/server'

export const AgencyEntity = defineEntity({
  name: 'Agency',
  ...tableOf(core, 'agency'),
  properties: {
    guid: p.uuid().primary(),
    id: p.bigint('number').autoincrement(),
    name: p.text(),
    /** 1: active; with 0 its people can work in no tenant. */
    status: p.integer().default(1),
    /** The highest plan of the tenants it makes. */
    plan: p.text().default('standard'),
  },
})
export type Agency = RowOf<typeof AgencyEntity>

/** In which tenants an agency's account may work, and as what. */
export const AgencyMembershipEntity = defineEntity({
  name: 'AgencyMembership',
  ...tableOf(core, 'agency_membership'),
  properties: { accountGuid: p.uuid().primary(), tenantGuid: p.uuid().primary(), roleId: p.smallint() },
})
