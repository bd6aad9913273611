import type { Module } from '@ashlar/sdk'
import type { Me } from '@ashlar/sdk/platform'
import type { Actor, Composition, Settings, Tenant } from '@ashlar/sdk/server'
import { system } from '../system.ts'
import type { AreaRights } from './role-permissions.ts'
import { SignedInActor } from './signed-in-actor.ts'

/** Tells the admin who is in front of it. */
export class MeService {
  readonly #composition: Composition
  readonly #settings: Settings

  constructor(composition: Composition, settings: Settings) {
    this.#composition = composition
    this.#settings = settings
  }

  async of(actor: Actor, tenant: Tenant | null): Promise<Me> {
    return {
      success: true,
      user: {
        id: actor.id,
        email: actor.email,
        displayName: actor.displayName,
        role_id: actor.roleId,
        isPlatformAdministrator: actor.isPlatformAdministrator,
      },
      tenant: tenant === null ? null : await this.#brandOf(tenant),
      agency: actor instanceof SignedInActor && actor.agency !== null ? { ...actor.agency } : null,
      plan: tenant?.plan ?? '',
      modules: [...(tenant?.modules ?? [])],
      permissions: permissionsOf(actor, this.#composition.modules),
      system,
    }
  }

  /** A website goes by the company's name as soon as its people have given one (SHELL-024). */
  async #brandOf({ id, guid, name }: Tenant): Promise<NonNullable<Me['tenant']>> {
    const { company_name: company, favicon } = await this.#settings.platform()
    return { id, guid, name: company === '' ? name : company, favicon }
  }
}

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
