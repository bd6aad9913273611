import type { TenantHost } from '@ashlar/sdk/platform'
import type { Database, Transaction } from '@ashlar/sdk/server'
import type { Config } from '../../config/config.ts'
import { tagOfTenant } from '../../data/index.ts'
import { errors } from '../errors.ts'
import { checkHost, recordOf } from './host-check.ts'
import { isLocal, normalHost } from './host-name.ts'
import { type HostFacts, TenantEntity, TenantHostEntity } from './tenant.entity.ts'
import { tenantErrors } from './tenant.errors.ts'

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
    return this.#database.platform(`List the host names of the website ${tenantId}`, async (tx) => {
      const { guid } = await tenantOf(tx, tenantId)
      return hostsOf(tx, guid)
    })
  }

  /** @throws 422 for what is no host name, 409 for one that is taken */
  async add(tenantId: number, given: string): Promise<TenantHost[]> {
    const host = normalHost(given)
    if (host === null) throw fieldError('This is not a valid host name. Use a form such as www.example.com.')
    if (host === this.#platformHost) throw fieldError('This host name is used by the platform itself.')
    return this.#change(tenantId, 'added', host, async (tx, guid) => {
      if ((await hostsOf(tx, guid)).length >= most) throw fieldError(`A website can have up to ${most} host names.`)
      const main = await hostsIn(tx, guid).where('isMain', '=', true).executeTakeFirst()
      const made = await tx
        .db(TenantHostEntity)
        .insertInto('tenant_host')
        .values({ host, tenantId: guid, verified: isLocal(host), isMain: main === undefined })
        .onConflict((conflict) => conflict.doNothing())
        .returning('host')
        .executeTakeFirst()
      if (made) return
      throw errors.ALREADY_TAKEN('host name').at({ path: 'host', message: `A website already uses ${host}.` })
    })
  }

  /** Absolute links and mails begin with the main address, so it must be known to be the tenant's. */
  setMain(tenantId: number, host: string): Promise<TenantHost[]> {
    return this.#change(tenantId, 'made-main', host, async (tx, guid) => {
      const row = await rowOf(tx, guid, host)
      if (!row.verified) throw tenantErrors.HOST_NOT_VERIFIED(host)
      const hosts = tx.db(TenantHostEntity).updateTable('tenant_host').where('tenantId', '=', guid)
      await hosts.set({ isMain: false }).where('isMain', '=', true).execute()
      await hosts.set({ isMain: true }).where('host', '=', host).execute()
    })
  }

  remove(tenantId: number, host: string): Promise<TenantHost[]> {
    return this.#change(tenantId, 'removed', host, async (tx, guid) => {
      const row = await rowOf(tx, guid, host)
      if (row.isMain) throw tenantErrors.HOST_IS_MAIN(host)
      const hosts = tx.db(TenantHostEntity).deleteFrom('tenant_host')
      await hosts.where('tenantId', '=', guid).where('host', '=', host).execute()
    })
  }

  /** Look where the name leads now. A name that was verified once stays so: a check that fails says what it found. */
  async check(tenantId: number, host: string): Promise<TenantHost[]> {
    const row = await this.#database.platform(`Read the host name ${host}`, async (tx) => {
      const { guid } = await tenantOf(tx, tenantId)
      return rowOf(tx, guid, host)
    })
    const found = isLocal(host)
      ? { isVerified: true, finding: `${host} refers to this machine.` }
      : await checkHost(host, row.checkCode)
    return this.#change(tenantId, 'checked', host, async (tx, guid) => {
      const { isVerified, finding } = found
      await tx
        .db(TenantHostEntity)
        .updateTable('tenant_host')
        .set(({ fn }) => ({ finding, checkedAt: fn<Date>('now'), ...(isVerified && { verified: true }) }))
        .where('tenantId', '=', guid)
        .where('host', '=', host)
        .execute()
    })
  }

  #change(
    tenantId: number,
    verb: string,
    host: string,
    work: (tx: Transaction, guid: string) => Promise<void>,
  ): Promise<TenantHost[]> {
    return this.#database.platform(`Host name ${host} of the website ${tenantId}: ${verb}`, async (tx) => {
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
  const found = tx.db(TenantEntity).selectFrom('tenant').select(['guid', 'name']).where('id', '=', id)
  const row = await found.forUpdate().executeTakeFirst()
  if (row === undefined) throw errors.NOT_FOUND('such website')
  return row
}

const hostsIn = (tx: Transaction, guid: string) =>
  tx.db(TenantHostEntity).selectFrom('tenant_host').selectAll().where('tenantId', '=', guid)

async function rowOf(tx: Transaction, guid: string, host: string): Promise<HostFacts> {
  const row = await hostsIn(tx, guid).where('host', '=', host).executeTakeFirst()
  if (row === undefined) throw errors.NOT_FOUND('such host name')
  return row
}

async function hostsOf(tx: Transaction, guid: string): Promise<TenantHost[]> {
  const rows = await hostsIn(tx, guid).orderBy('isMain', 'desc').orderBy('host').execute()
  return rows.map((row) => ({
    host: row.host,
    isMain: row.isMain,
    isVerified: row.verified,
    isLocal: isLocal(row.host),
    record: recordOf(row.host, row.checkCode),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    finding: row.finding,
  }))
}

const fieldError = (message: string) => errors.INVALID_FIELDS().at({ path: 'host', message })
