import type { Module } from '@ashlar/sdk'
import type { ModuleReach } from '@ashlar/sdk/platform'
import { type Database, type Plan, plans, type RowOf, type Tenant, type Transaction } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { tagOfTenant } from '../../data/index.ts'
import { hasModule } from '../../http/tenant-modules.ts'
import { errors } from '../errors.ts'
import { reachOf } from './module-reach.ts'
import {
  beyondPlan,
  type Entitlement,
  isSwitchable,
  type ModuleState,
  moduleStates,
  neededPlan,
  type Switches,
  switchErrors,
  unswitchable,
} from './module-state.ts'
import { PlanModuleEntity, TenantEntity, type TenantFacts, TenantModuleEntity } from './tenant.entity.ts'
import { tenantErrors } from './tenant.errors.ts'
import { planOf } from './tenant-directory.ts'

/** Which modules tenants have: their own switches, and what the plans hold. */
export class ModuleSwitches {
  readonly #database: Database
  readonly #composition: Composition

  constructor(database: Database, composition: Composition) {
    this.#database = database
    this.#composition = composition
  }

  /** Modules of the request's own tenant. */
  own(tenant: Pick<Tenant, 'id'>): Promise<ModuleState[]> {
    return this.#database.tenant((tx) => this.#states(tx, tenant.id))
  }

  /** Modules of any tenant. @throws 404 when there is no such tenant. */
  read(tenantId: number): Promise<ModuleState[]> {
    return this.#database.platform(`Read the modules of the website ${tenantId}`, (tx) => this.#states(tx, tenantId))
  }

  /**
   * Throw switches of a tenant, all or none. Takes effect with the next request.
   *
   * @throws 403 `PLAN_REQUIRED` for a module beyond the plan; 422 naming unknown modules and unmet requirements
   */
  write(tenantId: number, switches: Switches): Promise<ModuleState[]> {
    return this.#database.platform(`Switch modules of the website ${tenantId}`, async (tx) => {
      // Two people's switches together could otherwise leave a module without what it requires.
      await tx.db(TenantEntity).selectFrom('tenant').select('id').where('id', '=', tenantId).forUpdate().execute()
      const { guid, entitlement } = await entitlementOf(tx, tenantId, this.#composition.modules)
      const everywhere = this.#composition.modules.filter(({ id, always }) => always && Object.hasOwn(switches, id))
      if (everywhere.length > 0) {
        throw errors
          .INVALID_FIELDS()
          .at(...everywhere.map((module) => ({ path: `modules/${module.id}`, message: unswitchable(module) })))
      }
      const states = moduleStates(this.#composition.modules, entitlement)
      const beyond = beyondPlan(states, switches)
      if (beyond.length > 0) throw errors.PLAN_REQUIRED(beyond)
      const wrong = switchErrors(states, switches)
      if (wrong.length > 0) throw errors.INVALID_FIELDS().at(...wrong)
      const thrown = Object.entries(switches).map(([module, enabled]) => ({ tenantId: guid, module, enabled }))
      if (thrown.length > 0) {
        await tx
          .db(TenantModuleEntity)
          .insertInto('tenant_module')
          .values(thrown)
          .onConflict((conflict) =>
            conflict.columns(['tenantId', 'module']).doUpdateSet(({ ref }) => ({ enabled: ref('excluded.enabled') })),
          )
          .execute()
      }
      tx.dropTags(tagOfTenant(guid))
      const off = entitlement.off.filter((id) => switches[id] !== true)
      const switchedOff = Object.keys(switches).filter((id) => switches[id] === false)
      return moduleStates(this.#composition.modules, { ...entitlement, off: [...off, ...switchedOff] })
    })
  }

  async #states(tx: Transaction, tenantId: number): Promise<ModuleState[]> {
    const { modules } = this.#composition
    const { entitlement } = await entitlementOf(tx, tenantId, modules)
    return moduleStates(modules, entitlement)
  }

  /** The lowest plan that holds each module; modules that every plan holds are not named. */
  lowestPlans(): Promise<ReadonlyMap<string, Plan>> {
    return this.#database.platform('Read the plans', lowestPlansIn)
  }

  /**
   * Modules that the plan of the request's own tenant does not hold, each with the plan that it needs. A module that
   * the plan holds and somebody switched off is not among them.
   */
  async lockedModules(tenant: Tenant): Promise<ReadonlyMap<string, Plan>> {
    const { modules } = this.#composition
    const lacking = modules.filter((module) => isSwitchable(module) && !hasModule(tenant, module.id))
    if (lacking.length === 0) return new Map()
    const lowest = await this.#database.tenant(lowestPlansIn)
    const needed = lacking.map(({ id }) => [id, neededPlan(modules, lowest, id)] as const)
    return new Map(needed.filter(([, plan]) => plans.indexOf(plan) > plans.indexOf(tenant.plan)))
  }

  /**
   * Whom it would hit when tenants have a module only from a plan on.
   *
   * @throws 404 when no such module is installed, 422 for one that every website has
   */
  async reach(moduleId: string, plan: Plan): Promise<ModuleReach> {
    const { modules } = this.#composition
    this.#planned(moduleId)
    return this.#database.platform(`Find websites that would lose the module ${moduleId}`, (tx) =>
      reachOf(tx, modules, moduleId, plan),
    )
  }

  /**
   * Say from which plan on tenants may have a module. When it takes the module from somebody, `typed` has to be the
   * module's title, so that nobody does it in passing.
   *
   * @throws 404 when no such module is installed, 422 for one that every website has, and naming `typed`
   */
  async setLowestPlan(moduleId: string, plan: Plan, typed = ''): Promise<void> {
    const { title } = this.#planned(moduleId)
    await this.#database.platform(`Include the module ${moduleId} from the plan ${plan} upwards`, async (tx) => {
      const { websites, people } = await reachOf(tx, this.#composition.modules, moduleId, plan)
      if (websites > 0 && typed.trim() !== title.trim()) {
        const needed = tenantErrors.MODULE_IN_USE(title, websites)
        throw needed.at({ path: 'typed', message: needed.message })
      }
      const allowed = tx.db(PlanModuleEntity)
      await allowed.deleteFrom('plan_module').where('module', '=', moduleId).execute()
      // Every plan is written down, since the module itself may name another one.
      await allowed.insertInto('plan_module').values({ plan, module: moduleId }).execute()
      tx.dropTags('tenant')
      const details = { plan, websites, people }
      tx.audit({ action: 'plan.module_moved', entity: 'module', entityId: moduleId, title, details })
    })
  }

  /** A module that plans can hold. */
  #planned(moduleId: string): Module {
    const module = this.#composition.modules.find(({ id }) => id === moduleId && id !== 'core')
    if (module === undefined) throw errors.NOT_FOUND('such module')
    if (module.always) throw errors.INVALID_FIELDS().at({ path: 'module', message: unswitchable(module) })
    return module
  }
}

async function lowestPlansIn(tx: Transaction): Promise<ReadonlyMap<string, Plan>> {
  const rows = await tx.sql<RowOf<typeof PlanModuleEntity>>`select module, plan from core.plan_module
    union all select module, plan from core.module_start s where plan is not null
      and not exists (select from core.plan_module p where p.module = s.module)`
  const byRank = rows.sort((one, other) => plans.indexOf(planOf(other.plan)) - plans.indexOf(planOf(one.plan)))
  const lowest = new Map(byRank.map(({ module, plan }) => [module, planOf(plan)]))
  return new Map([...lowest].filter(([, plan]) => plan !== 'basic'))
}

async function entitlementOf(
  tx: Transaction,
  id: number,
  modules: readonly Module[],
): Promise<{ guid: string; entitlement: Entitlement }> {
  const installed = modules.map((module) => module.id)
  const [row] = await tx.sql<Pick<TenantFacts, 'guid'> & { denied: string[]; off: string[] }>`select t.guid,
      array(select m from unnest(${installed}::text[]) m where not core.allowed(t.plan, m)) as denied,
      array(select m from unnest(${installed}::text[]) m where not core.switched_on(t.guid, m)) as off
    from core.tenant t where t.id = ${id}`
  if (row === undefined) throw errors.NOT_FOUND('such website')
  return { guid: row.guid, entitlement: { denied: row.denied, off: row.off } }
}
