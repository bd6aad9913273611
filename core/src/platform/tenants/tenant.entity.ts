import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, type RowOf, tableOf, tenantId } from '@ashlar/sdk/server'

/** Inside, a tenant is its guid; `id` is its number in the API. */
export const TenantEntity = defineEntity({
  name: 'Tenant',
  ...tableOf(core, 'tenant'),
  properties: {
    guid: p.uuid().primary(),
    id: p.bigint('number').autoincrement(),
    name: p.text(),
    plan: p.text().default('basic'),
    agencyId: p.bigint('number').strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
export type TenantFacts = RowOf<typeof TenantEntity>

/** Hosts are kept in lower case, without a port. */
export const TenantHostEntity = defineEntity({
  name: 'TenantHost',
  ...tableOf(core, 'tenant_host'),
  properties: {
    host: p.text().primary(),
    tenantId: p.uuid(),
    /** One of a tenant's hosts is its main address. */
    isMain: p.boolean().default(false),
    verified: p.boolean().default(false),
    /** What a record in the domain name system says, so that the name is the tenant's. */
    checkCode: p.text().defaultRaw(`replace((gen_random_uuid())::text, '-'::text, ''::text)`),
    checkedAt: p.datetime().strictNullable(),
    finding: p.text().default(''),
  },
})
export type HostFacts = RowOf<typeof TenantHostEntity>

/** A tenant's switches: a module without a row is as it begins (`module_start`). */
export const TenantModuleEntity = defineEntity({
  name: 'TenantModule',
  ...tableOf(core, 'tenant_module'),
  properties: { tenantId: tenantId(), module: p.text().primary(), enabled: p.boolean() },
})

/** A module that is not listed is allowed from the plan on that it names itself, or from the lowest. */
export const PlanModuleEntity = defineEntity({
  name: 'PlanModule',
  ...tableOf(core, 'plan_module'),
  properties: { plan: p.text().primary(), module: p.text().primary() },
})
