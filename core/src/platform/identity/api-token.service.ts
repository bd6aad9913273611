import { randomUUID } from 'node:crypto'
import type { ApiToken } from '@ashlar/sdk/platform'
import type { Actor, AuditEntry, Database, RowOf, Tenant } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { errors } from '../errors.ts'
import { ApiTokenEntity } from './api-token.entity.ts'
import { permissionsOf } from './me.service.ts'
import { exists, holds } from './role-permissions.ts'
import { newApiToken, secretHash } from './secret-token.ts'

export interface NewApiToken {
  readonly name: string
  /** Permissions to which the token is narrowed; each must be the actor's own. */
  readonly scopes: readonly string[]
  readonly expiresAt: Date | null
}

/** An account's own API tokens. Only a token's hash is kept: it is shown once, when it is made. */
export class ApiTokenService {
  readonly #database: Database
  readonly #composition: Composition

  constructor(database: Database, composition: Composition) {
    this.#database = database
    this.#composition = composition
  }

  async list(actor: Actor, tenant: Tenant): Promise<ApiToken[]> {
    const rows = await this.#database.platform(`List the API tokens of the account ${actor.guid}`, (tx) =>
      tx
        .db(ApiTokenEntity)
        .selectFrom('api_token')
        .selectAll()
        .where('accountGuid', '=', actor.guid)
        .where('tenantGuid', '=', tenant.guid)
        .orderBy('createdAt')
        .orderBy('guid')
        .execute(),
    )
    return rows.map(tokenRow)
  }

  /** @throws 422 for a permission that does not exist, 403 for one that the actor does not have */
  async create(actor: Actor, tenant: Tenant, given: NewApiToken): Promise<{ token: string; row: ApiToken }> {
    const [token, guid] = [newApiToken(), randomUUID()]
    const scopes = [...new Set(given.scopes)]
    this.#refuseScopes(actor, scopes)
    const { name, expiresAt } = given
    const row = await this.#database.platform(`Create an API token for the account ${actor.guid}`, async (tx) => {
      await this.#note(tenant, 'api_token.created', guid, name, { scopes: scopes.join(', ').slice(0, 500) })
      const owner = { tenantGuid: tenant.guid, accountGuid: actor.guid }
      return tx
        .db(ApiTokenEntity)
        .insertInto('api_token')
        .values({ guid, tokenHash: secretHash(token), ...owner, name, scopes, expiresAt })
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return { token, row: tokenRow(row) }
  }

  /** @throws 404 when the account has no such token here */
  async revoke(actor: Actor, tenant: Tenant, guid: string): Promise<void> {
    await this.#database.platform(`Revoke the API token ${guid}`, async (tx) => {
      const gone = await tx
        .db(ApiTokenEntity)
        .deleteFrom('api_token')
        .where('guid', '=', guid)
        .where('accountGuid', '=', actor.guid)
        .where('tenantGuid', '=', tenant.guid)
        .returning('name')
        .executeTakeFirst()
      if (gone === undefined) throw errors.NOT_FOUND('such token')
      await this.#note(tenant, 'api_token.revoked', guid, gone.name)
    })
  }

  #note(
    { guid: tenant }: Tenant,
    action: string,
    entityId: string,
    title: string,
    details: AuditEntry['details'] = {},
  ): Promise<void> {
    return this.#database.forTenant(tenant, async (tx) =>
      tx.audit({ action, entity: 'api_token', entityId, title, details }),
    )
  }

  #refuseScopes(actor: Actor, scopes: readonly string[]): void {
    const own = permissionsOf(actor, this.#composition.modules)
    const wrong = scopes.flatMap((scope, at) =>
      exists(scope, this.#composition.modules)
        ? []
        : [{ path: `scopes/${at}`, message: `There is no permission “${scope}”.` }],
    )
    if (wrong.length > 0) throw errors.INVALID_FIELDS().at(...wrong)
    const notHeld = scopes.filter((scope) => !holds(own, scope))
    if (notHeld.length > 0) throw errors.RIGHT_NOT_HELD(notHeld)
  }
}

function tokenRow(row: RowOf<typeof ApiTokenEntity>): ApiToken {
  const { guid, name, scopes, createdAt, lastUsedAt, expiresAt } = row
  return {
    ...{ guid, name, scopes },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
