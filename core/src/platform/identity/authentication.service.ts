import type { Actor, Tenant } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import type { FastifyRequest } from 'fastify'
import type { Authentication } from '../../host/tokens.ts'
import type { Agency } from '../agencies/agency.entity.ts'
import type { CoreDatabase } from '../core-database.ts'
import { columnsOf } from '../members.ts'
import { type SqlText, sql } from '../sql.ts'
import type { TenantLookUp } from '../tenants/tenant-directory.ts'
import type { Account } from './account.entity.ts'
import type { StoredRights } from './role-permissions.ts'
import { apiTokenHashOf, sessionHashOf } from './secret-token.ts'
import { sessionCookieName, sessionTokenIn } from './session-cookie.ts'
import { roleOf, SignedInActor } from './signed-in-actor.ts'

/** What `core.find_session` and `core.find_token` answer, with the rights that the tenant stored for the role. */
type Found = Pick<Account, 'id' | 'email' | 'displayName' | 'roleId' | 'isPlatformAdministrator'> & {
  readonly account: Account['guid']
  readonly tenant: Account['tenantId']
  readonly customRole: Account['customRoleId']
  readonly agencyId: Agency['id'] | null
  readonly agencyName: Agency['name'] | null
  readonly agencyStatus: Agency['status'] | null
  readonly rights: StoredRights
  readonly lacksFactor: boolean
  readonly scopes: readonly string[] | null
  readonly entered: boolean
  readonly language: Account['language']
}

const found = columnsOf('found', [
  ...['account', 'id', 'email', 'displayName', 'roleId', 'isPlatformAdministrator', 'tenant'],
  ...['agencyId', 'agencyName', 'agencyStatus', 'customRole'],
])

/**
 * Finds out who makes a request: read again from the database for each one, so that a revoked session, a changed
 * role and a lost membership take effect at once (T3, A4). One statement on a tenant's host.
 */
export class AuthenticationService implements Authentication {
  readonly cookieName = sessionCookieName
  readonly #database: CoreDatabase
  readonly #directory: TenantLookUp
  readonly #composition: Composition

  constructor(database: CoreDatabase, directory: TenantLookUp, composition: Composition) {
    this.#database = database
    this.#directory = directory
    this.#composition = composition
  }

  /** Null when nobody is signed in. On the platform's host `request.tenant` becomes the one chosen in the session. */
  async authenticate(request: FastifyRequest): Promise<Actor | null> {
    const row = await this.#find(request)
    if (row === undefined) return null
    if (request.tenant === null && row.tenant !== null) request.tenant = await this.#directory.byGuid(row.tenant)
    return this.#actor(row, request.tenant)
  }

  async #find({ tenant, headers }: FastifyRequest): Promise<Found | undefined> {
    const asked =
      headers.authorization === undefined ? bySession(headers.cookie, tenant) : byToken(headers.authorization, tenant)
    if (asked === null) return undefined
    // On a tenant's host as that tenant's request; only where there is none yet, as the platform.
    const [row] = await this.#database.ask<Found>(tenant?.guid ?? null, asked)
    return row
  }

  #actor(row: Found, tenant: Tenant | null): Actor {
    const { agencyId: id, agencyName: name, agencyStatus: status } = row
    return new SignedInActor(
      {
        guid: row.account,
        id: row.id,
        email: row.email,
        displayName: row.displayName,
        language: row.language,
        roleId: roleOf(row.roleId),
        isCustom: row.customRole !== null,
        isPlatformAdministrator: row.isPlatformAdministrator,
        lacksSecondFactor: row.lacksFactor,
        agency: id === null || name === null || status === null ? null : { id, name, status },
        stored: row.rights,
        scopes: row.scopes,
        isEntered: row.entered,
      },
      tenant,
      this.#composition.modules,
    )
  }
}

function bySession(cookie: string | undefined, tenant: Tenant | null): SqlText | null {
  const hash = sessionHashOf(sessionTokenIn(cookie))
  if (hash === null) return null
  return sql`select ${found}, null::jsonb as scopes, found.entered, found.language, ${storedRights} as rights,
      ${lacksFactor} as "lacksFactor"
    from core.find_session(${hash}, ${tenant?.guid ?? null}::uuid) found`
}

function byToken(authorization: string, tenant: Tenant | null): SqlText | null {
  const hash = apiTokenHashOf(authorization)
  if (hash === null || tenant === null) return null
  return sql`select ${found}, found.scopes, false as entered, '' as language, ${storedRights} as rights, false as "lacksFactor"
    from core.find_token(${hash}, ${tenant.guid}::uuid) found`
}

const storedRights = sql`(select coalesce(jsonb_object_agg(r.area, jsonb_build_object('can_view', r.can_view,
    'can_create', r.can_create, 'can_edit', r.can_edit, 'can_delete', r.can_delete)), '{}')
  from core.role_permission r where r.tenant_id = found.tenant and r.role_id = coalesce(found.custom_role, found.role_id))`

const lacksFactor = sql`(not found.second_factor and exists (select from core.second_factor_role q
  where q.tenant_id = found.tenant and q.role_id = coalesce(found.custom_role, found.role_id)))`
