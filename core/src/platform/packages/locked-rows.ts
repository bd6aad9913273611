import type { Access, AdminDefinition, NavItem, Permission } from '@ashlar/sdk'
import { type Plan, plans } from '@ashlar/sdk/server'
import type { ComposedPackage } from '@ashlar/sdk/surface'

/** What the admin shows of a module that the website's plan does not hold: where its screens stand, and why not. */
export interface LockedModule {
  readonly id: string
  readonly title: string
  readonly admin: Pick<AdminDefinition, 'nav' | 'screens'>
}

/**
 * The modules beyond the plan, for somebody whose role would allow `wouldHold`. Their rights there are none as long as
 * the module is locked, so entries and screens are for all staff, and name the plan.
 */
export function lockedRows(
  packages: readonly Pick<ComposedPackage, 'module' | 'failure'>[],
  needed: ReadonlyMap<string, Plan>,
  wouldHold: (permission: Permission) => boolean,
): LockedModule[] {
  return packages.flatMap(({ module, failure }) => {
    const plan = module && needed.get(module.id)
    if (module === undefined || plan === undefined || failure !== undefined) return []
    const { id, title, admin } = module
    const locked = <Part extends { readonly plan?: Plan }>(part: Part) => ({
      ...part,
      access: 'staff' as const,
      plan: higher(plan, part.plan),
    })
    const nav = (admin.nav ?? []).filter((item) => isOwnEntry(item) && isFor(item.access, wouldHold))
    return [
      {
        ...{ id, title },
        admin: {
          nav: nav.map(({ children: _below, count: _count, ...item }) => locked(item)),
          screens: (admin.screens ?? []).map(locked),
        },
      },
    ]
  })
}

/** An entry below another module's stands or falls with that one. */
const isOwnEntry = ({ omit, under }: NavItem): boolean => !omit && under === undefined

const isFor = (access: Access, wouldHold: (permission: Permission) => boolean): boolean =>
  access === 'staff' || (access !== 'public' && access !== 'signed-in' && access !== 'platform' && wouldHold(access))

const higher = (one: Plan, other: Plan | undefined): Plan =>
  other !== undefined && plans.indexOf(other) > plans.indexOf(one) ? other : one
