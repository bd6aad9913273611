import type { Module } from '@ashlar/sdk'
import type { Me } from '@ashlar/sdk/platform'
import type { Actor, Settings, Tenant } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { LRUCache } from 'lru-cache'
import { system } from '../system.ts'
import type { AreaRights } from './role-permissions.ts'
import { SignedInActor } from './signed-in-actor.ts'

/** Kinds of people, by rights and modules, whose rights are kept as written. */
const mostKept = 100

/** Tells the admin who is in front of it. */
export class MeService {
  readonly #composition: Pick<Composition, 'modules'>
  readonly #settings: Pick<Settings, 'platform'>
  readonly #rights = new LRUCache<string, string>({ max: mostKept })
  readonly #names = new WeakMap<readonly string[], string>()

  constructor(composition: Pick<Composition, 'modules'>, settings: Pick<Settings, 'platform'>) {
    this.#composition = composition
    this.#settings = settings
  }

  /** A `Me` as JSON: what grows with the packages is written once for everybody who has the same rights. */
  async textOf(actor: Actor, tenant: Tenant | null): Promise<string> {
    const person: Omit<Me, 'modules' | 'permissions' | 'system'> = {
      success: true,
      user: {
        id: actor.id,
        email: actor.email,
        displayName: actor.displayName,
        role_id: actor.roleId,
        isPlatformAdministrator: actor.isPlatformAdministrator,
        ...(actor.lacksSecondFactor && { lacksSecondFactor: actor.lacksSecondFactor }),
      },
      tenant: tenant === null ? null : await this.#brandOf(tenant),
      agency: actor instanceof SignedInActor && actor.agency !== null ? { ...actor.agency } : null,
      plan: tenant?.plan ?? '',
      ...(actor.by === 'entry' && { isEntered: true as const }),
    }
    return joined([JSON.stringify(person), this.#rightsOf(actor, tenant), JSON.stringify({ system })])
  }

  #rightsOf(actor: Actor, tenant: Tenant | null): string {
    const key = actor instanceof SignedInActor ? actor.rightsKey : undefined
    if (key === undefined) return this.#written(actor, tenant)
    const whole = `${tenant === null ? 'nowhere' : this.#namesOf(tenant)} ${key}`
    const kept = this.#rights.get(whole) ?? this.#written(actor, tenant)
    this.#rights.set(whole, kept)
    return kept
  }

  #written(actor: Actor, tenant: Tenant | null): string {
    const rights: Pick<Me, 'modules' | 'permissions'> = {
      modules: [...(tenant?.modules ?? [])],
      permissions: permissionsOf(actor, this.#composition.modules),
    }
    return JSON.stringify(rights)
  }

  #namesOf({ modules }: Tenant): string {
    const names = this.#names.get(modules) ?? modules.join()
    this.#names.set(modules, names)
    return names
  }

  /** A website goes by the company's name as soon as its people have given one (SHELL-024). */
  async #brandOf({ id, guid, name }: Tenant): Promise<NonNullable<Me['tenant']>> {
    const { company_name: company, favicon } = await this.#settings.platform()
    return { id, guid, name: company === '' ? name : company, favicon }
  }
}

/** One object of several that are written already, none of them empty. */
const joined = (objects: readonly string[]): string => `{${objects.map((text) => text.slice(1, -1)).join()}}`

/** Every area of every module, each right said explicitly (OPEN-106). */
export function permissionsOf(actor: Pick<Actor, 'can'>, modules: readonly Module[]): Me['permissions'] {
  const areas = modules.flatMap(({ permissions }) => Object.keys(permissions))
  return Object.fromEntries(areas.map((area) => [area, rightsIn(actor, area)]))
}

/** Written out, since there are as many areas as packages have. */
function rightsIn(actor: Pick<Actor, 'can'>, area: string): AreaRights {
  return {
    can_view: actor.can(`${area}.can_view`),
    can_create: actor.can(`${area}.can_create`),
    can_edit: actor.can(`${area}.can_edit`),
    can_delete: actor.can(`${area}.can_delete`),
  }
}
