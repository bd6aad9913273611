import type { Module } from '@ashlar/sdk'
import { type FieldError, type Plan, plans } from '@ashlar/sdk/server'

/** What decides which modules a tenant has; the core is always among them. */
export interface Entitlement {
  /** Modules that the tenant's plan does not hold. */
  readonly denied: readonly string[]
  /** Modules that the tenant has switched off. */
  readonly off: readonly string[]
}

/** One module as a tenant sees it. */
export interface ModuleState {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Ids of the modules without which it does not work. */
  readonly requires: readonly string[]
  /** Whether the tenant's plan holds it. */
  readonly allowed: boolean
  /** Whether it is allowed and switched on. */
  readonly enabled: boolean
}

/** Whether a plan can hold the module and a tenant can switch it; the core and those that every website has cannot. */
export const isSwitchable = ({ id, always }: Module): boolean => id !== 'core' && !always

/** Every module that can be switched. */
export function moduleStates(modules: readonly Module[], entitlement: Entitlement): ModuleState[] {
  return modules.filter(isSwitchable).map(({ id, title, description, requires }) => {
    const allowed = !entitlement.denied.includes(id)
    const enabled = allowed && !entitlement.off.includes(id)
    return { id, title, description, requires: requires.filter(isSwitchable).map(idOf), allowed, enabled }
  })
}

const idOf = ({ id }: Module): string => id

export type Switches = Readonly<Record<string, boolean>>

/** What is said of a module that every website has, to whoever would plan or switch it. */
export const unswitchable = ({ title }: Module): string =>
  `Every website has “${title}”. Plans do not restrict it, and it can’t be switched off.`

/** What keeps these switches from being thrown: unknown modules, and modules left without what they require. */
export function switchErrors(states: readonly ModuleState[], switches: Switches): FieldError[] {
  const known = new Map(states.map((state) => [state.id, state]))
  const willBeOn = (id: string) => switches[id] ?? known.get(id)?.enabled ?? false
  const unknown = Object.keys(switches).filter((id) => !known.has(id))
  const lacking = states
    .filter(({ id }) => willBeOn(id))
    .flatMap(({ id, title, requires }) => {
      const missing = requires.filter((required) => !willBeOn(required))
      // A module that was lacking something before is no reason to refuse a switch that has nothing to do with it.
      const concerns = [id, ...missing].find((each) => Object.hasOwn(switches, each))
      return missing.length === 0 || concerns === undefined
        ? []
        : [{ path: `modules/${concerns}`, message: `${title} requires ${missing.join(', ')}.` }]
    })
  return [...unknown.map((id) => ({ path: `modules/${id}`, message: `There is no module “${id}”.` })), ...lacking]
}

/** Modules among the switches that would be switched on although the plan does not hold them. */
export function beyondPlan(states: readonly ModuleState[], switches: Switches): string[] {
  return states.filter(({ id, allowed }) => !allowed && switches[id] === true).map(({ title }) => title)
}

/** The lowest plan that holds a module and all that it requires; `lowest` names the modules that not every plan holds. */
export function neededPlan(modules: readonly Module[], lowest: ReadonlyMap<string, Plan>, id: string): Plan {
  const requires = modules.find((module) => module.id === id)?.requires ?? []
  const needed = [lowest.get(id) ?? 'basic', ...requires.map((required) => neededPlan(modules, lowest, required.id))]
  return plans.findLast((plan) => needed.includes(plan)) ?? 'basic'
}
