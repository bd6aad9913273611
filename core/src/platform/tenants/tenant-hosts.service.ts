import type { TenantHost } from '@ashlar/sdk/platform'
import type { Database, Transaction } from '@ashlar/sdk/server'
import type { Config } from '../../config/config.ts'
import { tagOfTenant } from '../../data/index.ts'
import { errors } from '../errors.ts'
import { checkHost, recordOf } from './host-check.ts'
import { isLocal, normalHost } from './host-name.ts'
import { tenantErrors } from './tenant.errors.ts'

interface HostRow {
  readonly host: string
  readonly is_main: boolean
  readonly verified: boolean
  readonly check_code: string
  readonly checked_at: Date | null
  readonly finding: string
}

/** Most host names of one tenant. */
const most = 50

/** Host names under which a tenant answers. Each takes effect with the next request, in every process. */
export class TenantHosts {
  readonly #database: Database
  readonly #platformHost: string | null

  constructor(database: Database, { platformHost }: Pick<Config, 'platformHost'>) {
    this.#database = database
    this.#platformHost = normalHost(platformHost?.replace(/:\d+$/, '') ?? '')
  }

  /** The main one first. @throws 404 when there is no such tenant */
  list(tenantId: number): Promise<TenantHost[]> {
    return this.#database.platform(`List the host names of tenant ${tenantId}`, async (tx) => {
      const { guid } = await tenantOf(tx, tenantId)
      return hostsOf(tx, guid)
    })
  }

  /** @throws 422 for what is no host name, 409 for one that is taken */
  async add(tenantId: number, given: string): Promise<TenantHost[]> {
    const host = normalHost(given)
    if (host === null) throw fieldError('This is no host name: write it like www.example.com.')
    if (host === this.#platformHost) throw fieldError('The platform itself answers under this host name.')
    return this.#change(tenantId, 'added', host, async (tx, guid) => {
      if ((await hostsOf(tx, guid)).length >= most) throw fieldError(`A website has ${most} host names at most.`)
      const made = await tx.sql`insert into core.tenant_host (host, tenant_id, verified, is_main)
        values (${host}, ${guid}, ${isLocal(host)},
          not exists (select from core.tenant_host where tenant_id = ${guid} and is_main))
        on conflict do nothing returning host`
      if (made.length > 0) return
      throw errors.ALREADY_TAKEN('host name').at({ path: 'host', message: `A website answers at ${host} already.` })
    })
  }

  /** Absolute links and mails begin with the main address, so it must be known to be the tenant's. */
  setMain(tenantId: number, host: string): Promise<TenantHost[]> {
    return this.#change(tenantId, 'made-main', host, async (tx, guid) => {
      const row = await rowOf(tx, guid, host)
      if (!row.verified) throw tenantErrors.HOST_NOT_VERIFIED(host)
      await tx.sql`update core.tenant_host set is_main = false where tenant_id = ${guid} and is_main`
      await tx.sql`update core.tenant_host set is_main = true where tenant_id = ${guid} and host = ${host}`
    })
  }

  remove(tenantId: number, host: string): Promise<TenantHost[]> {
    return this.#change(tenantId, 'removed', host, async (tx, guid) => {
      const row = await rowOf(tx, guid, host)
      if (row.is_main) throw tenantErrors.HOST_IS_MAIN(host)
      await tx.sql`delete from core.tenant_host where tenant_id = ${guid} and host = ${host}`
    })
  }

  /** Look where the name leads now. A name that was verified once stays so: a check that fails says what it found. */
  async check(tenantId: number, host: string): Promise<TenantHost[]> {
    const row = await this.#database.platform(`Read the host name ${host}`, async (tx) => {
      const { guid } = await tenantOf(tx, tenantId)
      return rowOf(tx, guid, host)
    })
    const found = isLocal(host)
      ? { isVerified: true, finding: `${host} means this machine.` }
      : await checkHost(host, row.check_code)
    return this.#change(tenantId, 'checked', host, async (tx, guid) => {
      await tx.sql`update core.tenant_host set verified = verified or ${found.isVerified}, checked_at = now(),
        finding = ${found.finding} where tenant_id = ${guid} and host = ${host}`
    })
  }

  #change(
    tenantId: number,
    verb: string,
    host: string,
    work: (tx: Transaction, guid: string) => Promise<void>,
  ): Promise<TenantHost[]> {
    return this.#database.platform(`Host name ${host} of tenant ${tenantId}: ${verb}`, async (tx) => {
      const { guid, name } = await tenantOf(tx, tenantId)
      await work(tx, guid)
      tx.dropTags(tagOfTenant(guid))
      tx.audit({ action: `tenant.host-${verb}`, entity: 'tenant', entityId: tenantId, title: name, details: { host } })
      return hostsOf(tx, guid)
    })
  }
}

/** Locked, so that two people's changes follow each other. */
async function tenantOf(tx: Transaction, id: number): Promise<{ guid: string; name: string }> {
  const [row] = await tx.sql<{
    guid: string
    name: string
  }>`select guid, name from core.tenant where id = ${id} for update`
  if (row === undefined) throw errors.NOT_FOUND('such website')
  return row
}

async function rowOf(tx: Transaction, guid: string, host: string): Promise<HostRow> {
  const [row] = await tx.sql<HostRow>`select * from core.tenant_host where tenant_id = ${guid} and host = ${host}`
  if (row === undefined) throw errors.NOT_FOUND('such host name')
  return row
}

async function hostsOf(tx: Transaction, guid: string): Promise<TenantHost[]> {
  const rows =
    await tx.sql<HostRow>`select * from core.tenant_host where tenant_id = ${guid} order by is_main desc, host`
  return rows.map((row) => ({
    host: row.host,
    isMain: row.is_main,
    isVerified: row.verified,
    isLocal: isLocal(row.host),
    record: recordOf(row.host, row.check_code),
    checkedAt: row.checked_at?.toISOString() ?? null,
    finding: row.finding,
  }))
}

const fieldError = (message: string) => errors.INVALID_FIELDS().at({ path: 'host', message })
