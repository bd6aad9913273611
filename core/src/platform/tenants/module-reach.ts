import type { Module } from '@ashlar/sdk'
import type { ModuleReach } from '@ashlar/sdk/platform'
import { type Plan, plans, type Transaction } from '@ashlar/sdk/server'

/** Websites that are named; the others are counted. */
const mostNamed = 20

interface Hit {
  readonly id: number
  readonly name: string
  readonly people: number
  readonly total: number
  readonly allPeople: number
}

/** Whom it hits when websites have a module only from a plan on: those that have it now and whose plan is lower. */
export async function reachOf(
  tx: Transaction,
  modules: readonly Module[],
  moduleId: string,
  plan: Plan,
): Promise<ModuleReach> {
  const lower = plans.slice(0, plans.indexOf(plan))
  const hits = await tx.sql<Hit>`select t.id, t.name, coalesce(u.amount, 0) as people, count(*) over () as total,
      coalesce(sum(u.amount) over (), 0) as "allPeople"
    from core.tenant t left join core.tenant_usage u on u.tenant_id = t.guid and u.what = 'users'
    where t.plan = any(${lower}::text[]) and core.allowed(t.plan, ${moduleId}) and core.switched_on(t.guid, ${moduleId})
    order by t.name, t.id limit ${mostNamed}`
  return {
    websites: Number(hits[0]?.total ?? 0),
    people: Number(hits[0]?.allPeople ?? 0),
    named: hits.map(({ id, name, people }) => ({ id, name, people: Number(people) })),
    modules: dependents(modules, moduleId).map(({ title }) => title),
  }
}

/** Modules that do not work without this one, directly or through others. */
function dependents(modules: readonly Module[], id: string): Module[] {
  const needs = (module: Module): boolean => module.requires.some((required) => required.id === id || needs(required))
  return modules.filter((module) => module.id !== id && needs(module))
}
