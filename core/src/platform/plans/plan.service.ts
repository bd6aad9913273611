import { limitNames, type PlanLimits, type PlanName, type PlanRow, type PlanUsage } from '@ashlar/sdk/platform'
import { type Database, plans, type Tenant, type Transaction } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { planOf } from '../tenants/tenant-directory.ts'

interface LimitsRow extends PlanLimits {
  readonly name: string
  readonly tenants: number
}

/** What the plans allow, and how much of it tenants use. */
export class Plans {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** From the lowest to the highest. */
  async list(): Promise<PlanRow[]> {
    const rows = await this.#database.platform(
      'Read the limits of the plans',
      (tx) => tx.sql<LimitsRow>`select p.name, p.pages, p.media_files, p.media_bytes, p.users,
          (select count(*) from core.tenant t where t.plan = p.name) as tenants
        from core.plan p`,
    )
    return plans.flatMap((name) =>
      rows
        .filter((row) => row.name === name)
        .map(({ tenants, pages, media_files, media_bytes, users }) => ({
          ...{ name, tenants: Number(tenants) },
          limits: { pages, media_files, media_bytes, users },
        })),
    )
  }

  /** Holds from the next page, file or person on; what is there already stays. */
  async setLimits(name: PlanName, limits: PlanLimits): Promise<void> {
    await this.#database.platform(`Change the limits of the plan ${name}`, async (tx) => {
      await tx.sql`update core.plan set pages = ${limits.pages}::bigint, media_files = ${limits.media_files}::bigint,
        media_bytes = ${limits.media_bytes}::bigint, users = ${limits.users}::bigint where name = ${name}`
      tx.audit({ action: 'plan.changed', entity: 'plan', entityId: name, title: name, details: { ...limits } })
    })
  }

  /** Of the request's own tenant. */
  ownUsage(tenant: Pick<Tenant, 'id'>): Promise<PlanUsage> {
    return this.#database.tenant((tx) => usageOf(tx, tenant.id))
  }

  /** @throws 404 when there is no such tenant */
  usage(tenantId: number): Promise<PlanUsage> {
    return this.#database.platform(`Read what the tenant ${tenantId} uses`, (tx) => usageOf(tx, tenantId))
  }
}

async function usageOf(tx: Transaction, tenantId: number): Promise<PlanUsage> {
  const [row] = await tx.sql<
    PlanLimits & { plan: string; used: Readonly<Record<string, number>> }
  >`select t.plan, p.pages, p.media_files, p.media_bytes, p.users,
      (select coalesce(jsonb_object_agg(u.what, u.amount), '{}') from core.tenant_usage u where u.tenant_id = t.guid) as used
    from core.tenant t join core.plan p on p.name = t.plan where t.id = ${tenantId}`
  if (row === undefined) throw errors.NOT_FOUND('such website')
  return {
    plan: planOf(row.plan),
    limits: limitNames.map((name) => ({ name, used: Number(row.used[name] ?? 0), most: row[name] })),
  }
}
