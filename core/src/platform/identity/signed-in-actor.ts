import type { Module, Permission } from '@ashlar/sdk'
import { type Actor, type RoleId, roles, type Tenant } from '@ashlar/sdk/server'
import { hasModule } from '../../http/tenant-modules.ts'
import { isHeld, type StoredRights } from './role-permissions.ts'

export interface Agency {
  readonly id: number
  readonly name: string
  /** 1: active; with any other value its people can choose no tenant. */
  readonly status: number
}

/** What the database says of the account behind a session or an API token. */
export interface ActorRecord {
  readonly guid: string
  readonly id: number
  readonly email: string
  readonly displayName: string
  /** Of the admin; empty for the browser's. */
  readonly language: string
  /** The role in the tenant of the request; the level of a role of the tenant's own. */
  readonly roleId: RoleId
  /** Whether that is a role of the tenant's own. */
  readonly isCustom: boolean
  readonly isPlatformAdministrator: boolean
  /** Whether the role requires a second factor that the account does not have. */
  readonly lacksSecondFactor: boolean
  readonly agency: Agency | null
  /** Rights as the tenant has stored them for the role. */
  readonly stored: StoredRights
  /** Permissions to which an API token is narrowed; null for a session. */
  readonly scopes: readonly string[] | null
  /** Whether it is a platform administrator's session in a website that they entered. */
  readonly isEntered: boolean
}

/** The account that makes a request, with its rights in the request's tenant. */
export class SignedInActor implements Actor {
  readonly guid: string
  readonly id: number
  readonly email: string
  readonly displayName: string
  readonly language: string
  readonly roleId: RoleId
  readonly isCustom: boolean
  readonly isPlatformAdministrator: boolean
  readonly agencyId: number | null
  readonly agency: Agency | null
  readonly by: 'session' | 'token' | 'entry'
  readonly lacksSecondFactor: true | undefined
  readonly #tenant: Tenant | null
  readonly #modules: readonly Module[]
  readonly #stored: StoredRights
  readonly #scopes: ReadonlySet<string> | null

  constructor(record: ActorRecord, tenant: Tenant | null, modules: readonly Module[]) {
    this.guid = record.guid
    this.id = record.id
    this.email = record.email
    this.displayName = record.displayName
    this.language = record.language
    this.roleId = record.roleId
    this.isCustom = record.isCustom
    this.by = record.scopes !== null ? 'token' : record.isEntered ? 'entry' : 'session'
    this.lacksSecondFactor = record.lacksSecondFactor && record.scopes === null ? true : undefined
    // A token never carries the platform: what it may do is listed in its scopes, and this is none of them.
    // Nor does a session in a website that was entered: its pages and packages gain nothing from who came.
    this.isPlatformAdministrator =
      record.isPlatformAdministrator && this.by === 'session' && this.lacksSecondFactor === undefined
    this.agency = record.agency
    this.agencyId = record.agency?.id ?? null
    this.#scopes = record.scopes === null ? null : new Set(record.scopes)
    this.#tenant = tenant
    this.#modules = modules
    this.#stored = record.stored
  }

  /** The same for all who have the same rights on a website; undefined for a token, whose rights are its own. */
  get rightsKey(): string | undefined {
    if (this.#scopes !== null) return undefined
    return `${this.lacksSecondFactor ?? false} ${this.roleId} ${this.isCustom} ${this.isPlatformAdministrator} ${JSON.stringify(this.#stored)}`
  }

  can(permission: Permission): boolean {
    const tenant = this.#tenant
    if (tenant === null || this.lacksSecondFactor === true || this.#scopes?.has(permission) === false) return false
    return isHeld(permission, this, this.#modules, this.#stored, (id) => hasModule(tenant, id))
  }

  /** Whether the role holds a permission wherever the website has its module. It allows nothing: `can` decides. */
  wouldHold(permission: Permission): boolean {
    return isHeld(permission, this, this.#modules, this.#stored, () => true)
  }
}

/** The role behind a number from the database. */
export function roleOf(id: number): RoleId {
  return Object.values(roles).find((role) => role === id) ?? roles.customer
}
