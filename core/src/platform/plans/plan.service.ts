import { limitNames, type PlanLimits, type PlanName, type PlanRow, type PlanUsage } from '@ashlar/sdk/platform'
import { type Database, plans, type RowOf, type Tenant, type Transaction } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { TenantEntity } from '../tenants/tenant.entity.ts'
import { planOf } from '../tenants/tenant-directory.ts'
import { PlanEntity, TenantUsageEntity } from './plan.entity.ts'

/** What the plans allow, and how much of it tenants use. */
export class Plans {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** From the lowest to the highest. */
  async list(): Promise<PlanRow[]> {
    const rows = await this.#database.platform('Read the limits of the plans', (tx) =>
      tx
        .db(PlanEntity, TenantEntity)
        .selectFrom('plan as p')
        .selectAll('p')
        .select(({ selectFrom }) =>
          selectFrom('tenant as t')
            .select(({ fn }) => fn.countAll<number>().as('tenants'))
            .whereRef('t.plan', '=', 'p.name')
            .$asScalar()
            .$notNull()
            .as('tenants'),
        )
        .execute(),
    )
    return plans.flatMap((name) =>
      rows.filter((row) => row.name === name).map((row) => ({ name, tenants: row.tenants, limits: limitsOf(row) })),
    )
  }

  /** Holds from the next page, file or person on; what is there already stays. */
  async setLimits(name: PlanName, limits: PlanLimits): Promise<void> {
    await this.#database.platform(`Change the limits of the plan ${name}`, async (tx) => {
      const { pages, media_files: mediaFiles, media_bytes: mediaBytes, users } = limits
      const plan = tx.db(PlanEntity).updateTable('plan').where('name', '=', name)
      await plan.set({ pages, mediaFiles, mediaBytes, users }).execute()
      tx.audit({ action: 'plan.changed', entity: 'plan', entityId: name, title: name, details: { ...limits } })
    })
  }

  /** Of the request's own tenant. */
  ownUsage(tenant: Pick<Tenant, 'id'>): Promise<PlanUsage> {
    return this.#database.tenant((tx) => usageOf(tx, tenant.id))
  }

  /** @throws 404 when there is no such tenant */
  usage(tenantId: number): Promise<PlanUsage> {
    return this.#database.platform(`Read the usage of the website ${tenantId}`, (tx) => usageOf(tx, tenantId))
  }
}

async function usageOf(tx: Transaction, tenantId: number): Promise<PlanUsage> {
  const row = await tx
    .db(TenantEntity, PlanEntity)
    .selectFrom('tenant as t')
    .innerJoin('plan as p', 'p.name', 't.plan')
    .selectAll('p')
    .select('t.guid')
    .where('t.id', '=', tenantId)
    .executeTakeFirst()
  if (row === undefined) throw errors.NOT_FOUND('such website')
  const counts = tx.db(TenantUsageEntity).selectFrom('tenant_usage').select(['what', 'amount'])
  const counted = await counts.where('tenantId', '=', row.guid).execute()
  const used = new Map(counted.map(({ what, amount }) => [what, amount]))
  const limits = limitsOf(row)
  return {
    plan: planOf(row.name),
    limits: limitNames.map((name) => ({ name, used: used.get(name) ?? 0, most: limits[name] })),
  }
}

/** Their names are those of the API. */
function limitsOf({ pages, mediaFiles, mediaBytes, users }: Omit<RowOf<typeof PlanEntity>, 'name'>): PlanLimits {
  return { pages, media_files: mediaFiles, media_bytes: mediaBytes, users }
}
