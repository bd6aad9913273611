import { randomUUID } from 'node:crypto'
import { type Token, token } from '@ashlar/sdk'
import type { User } from '@ashlar/sdk/platform'
import { type Database, type Plan, roles, type Tenant, type Transaction } from '@ashlar/sdk/server'
import type { Config } from '../../config/config.ts'
import { tagOfTenant } from '../../data/index.ts'
import { errors } from '../errors.ts'
import { AccountEntity } from '../identity/account.entity.ts'
import { anyOf } from '../sql.ts'
import { isLocal, normalHost } from './host-name.ts'
import { TenantEntity, TenantHostEntity } from './tenant.entity.ts'
import { listTenants, readTenant, type TenantQuery, type TenantRecord } from './tenant.rows.ts'
import type { TenantLookUp } from './tenant-directory.ts'

export interface NewTenant {
  readonly name: string
  /** Host names without port; the first is the main address. */
  readonly hosts: readonly string[]
  readonly plan: Plan
  /** Id of the agency that looks after it. */
  readonly agencyId?: number | undefined
}

export interface TenantOwner {
  readonly id: number
  readonly email: string
  readonly displayName: string
  readonly state: User['state']
}

/** Tenants of the installation: work of the platform, each call audited. */
export interface Tenants {
  /** @throws 422 for what is no host name, 409 for one that is taken; both name the entries of `hosts`. */
  create(tenant: NewTenant): Promise<Tenant>
  list(query: TenantQuery): Promise<{ rows: TenantRecord[]; total: number }>
  find(id: number): Promise<TenantRecord | null>
  change(id: number, change: { readonly name?: string; readonly plan?: Plan }): Promise<TenantRecord>
  /** Its owners, those who are only invited too, oldest first. */
  owners(id: number): Promise<TenantOwner[]>
  /** The oldest tenant; null on an empty database. */
  first(): Promise<TenantRecord | null>
  /** The oldest tenant, or this one where there is none; servers that start together make one between them. */
  ensureFirst(tenant: NewTenant): Promise<TenantRecord>
}
export const Tenants: Token<Tenants> = token<Tenants>('core.tenants')

export class TenantService implements Tenants {
  readonly #database: Database
  readonly #directory: TenantLookUp
  readonly #platformHost: string | null

  constructor(database: Database, directory: TenantLookUp, { platformHost }: Pick<Config, 'platformHost'>) {
    this.#database = database
    this.#directory = directory
    this.#platformHost = normalHost(platformHost?.replace(/:\d+$/, '') ?? '')
  }

  async create({ name, hosts, plan, agencyId }: NewTenant): Promise<Tenant> {
    const names = checkedHosts(hosts, this.#platformHost)
    const guid = randomUUID()
    await this.#database.platform(`Create the website ${name}`, async (tx) => {
      await refuseTaken(tx, names)
      const { id } = await tx
        .db(TenantEntity)
        .insertInto('tenant')
        .values({ guid, name, plan, agencyId: agencyId ?? null })
        .returning('id')
        .executeTakeFirstOrThrow()
      // Only the platform makes tenants: the main name is its word, and the invitation of the owner leads there.
      const given = names.map((host, at) => ({
        ...{ host, tenantId: guid, isMain: at === 0 },
        verified: at === 0 || isLocal(host),
      }))
      if (given.length > 0) await tx.db(TenantHostEntity).insertInto('tenant_host').values(given).execute()
      tx.dropTags(tagOfTenant(guid))
      tx.audit({ action: 'tenant.created', entity: 'tenant', entityId: id, title: name, details: { plan } })
    })
    const tenant = await this.#directory.byGuid(guid)
    if (tenant === null) throw errors.NOT_FOUND('tenant')
    return tenant
  }

  list(query: TenantQuery): Promise<{ rows: TenantRecord[]; total: number }> {
    return this.#database.platform('List websites', (tx) => listTenants(tx, query))
  }

  find(id: number): Promise<TenantRecord | null> {
    return this.#database.platform(`Read the website ${id}`, (tx) => readTenant(tx, id))
  }

  change(id: number, change: { readonly name?: string; readonly plan?: Plan }): Promise<TenantRecord> {
    return this.#database.platform(`Change the website ${id}`, async (tx) => {
      const changed = await tx
        .db(TenantEntity)
        .updateTable('tenant')
        .set(({ ref }) => ({ name: change.name ?? ref('name'), plan: change.plan ?? ref('plan') }))
        .where('id', '=', id)
        .returning('guid')
        .executeTakeFirst()
      const record = await readTenant(tx, id)
      if (record === null || changed === undefined) throw errors.NOT_FOUND('such website')
      tx.dropTags(tagOfTenant(changed.guid))
      const details = { name: record.name, plan: record.plan }
      tx.audit({ action: 'tenant.changed', entity: 'tenant', entityId: id, title: record.name, details })
      return record
    })
  }

  owners(id: number): Promise<TenantOwner[]> {
    return this.#database.platform(`List the owners of the website ${id}`, (tx) =>
      tx
        .db(AccountEntity, TenantEntity)
        .selectFrom('account as a')
        .innerJoin('tenant as t', 't.guid', 'a.tenantId')
        .select(['a.id', 'a.email', 'a.displayName', 'a.state'])
        .where('t.id', '=', id)
        .where('a.roleId', '=', roles.owner)
        .orderBy('a.id')
        .limit(100)
        .execute(),
    )
  }

  first(): Promise<TenantRecord | null> {
    return this.#database.platform('Find the first website', async (tx) => {
      const row = await tx.db(TenantEntity).selectFrom('tenant').select('id').orderBy('id').limit(1).executeTakeFirst()
      return row === undefined ? null : readTenant(tx, row.id)
    })
  }

  ensureFirst(tenant: NewTenant): Promise<TenantRecord> {
    return this.#database.platform('Make sure that there is a first website', async (tx) => {
      await lockFirstStart(tx)
      const known = await this.first()
      if (known !== null) return known
      const { id } = await this.create(tenant)
      const made = await readTenant(tx, id)
      if (made === null) throw errors.NOT_FOUND('such website')
      return made
    })
  }
}

/** Held until a transaction ends by whoever makes what a new installation begins with. */
export function lockFirstStart(tx: Transaction): Promise<object[]> {
  return tx.sql`select pg_advisory_xact_lock(4274850119)`
}

/** Every host name in the form in which it is stored; 422 naming those that can't be a tenant's. */
function checkedHosts(hosts: readonly string[], platformHost: string | null): string[] {
  const names = hosts.map(normalHost)
  const faultOf = (name: string | null, at: number): string | undefined => {
    if (name === null) return 'This is not a valid host name. Use a form such as www.example.com.'
    if (names.indexOf(name) < at) return 'This host name appears twice.'
    return name === platformHost ? 'This host name is used by the platform itself.' : undefined
  }
  const faults = names.flatMap((name, at) => {
    const message = faultOf(name, at)
    return message === undefined ? [] : [{ path: `hosts/${at}`, message }]
  })
  if (faults.length > 0) throw errors.INVALID_FIELDS().at(...faults)
  return names.filter((name) => name !== null)
}

async function refuseTaken(tx: Transaction, names: readonly string[]): Promise<void> {
  const hosts = tx.db(TenantHostEntity).selectFrom('tenant_host')
  const rows = await hosts.select('host').where('host', '=', anyOf(names)).execute()
  if (rows.length === 0) return
  const taken = new Set(rows.map(({ host }) => host))
  throw errors
    .ALREADY_TAKEN('host name')
    .at(
      ...names.flatMap((name, at) =>
        taken.has(name) ? [{ path: `hosts/${at}`, message: `Another website already uses ${name}.` }] : [],
      ),
    )
}
