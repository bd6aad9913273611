import type { Tenant, Transaction } from '@ashlar/sdk/server'
import { tagOfTenant } from '../../data/index.ts'
import { quoted } from '../../data/sql-text.ts'
import type { MediaStorage } from '../../media-storage/storage.ts'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { AccountEntity, SessionEntity } from '../identity/account.entity.ts'
import { run } from '../sql.ts'
import { TenantEntity, TenantHostEntity } from '../tenants/tenant.entity.ts'
import { tenantErrors } from '../tenants/tenant.errors.ts'
import { rowsInStep, type Within } from './step.ts'
import { fullName, type OwnedTable, ownedTables } from './tenant-tables.ts'

/**
 * Removes a tenant with everything of it. First nobody gets in any more, then its files go, then its rows, step by
 * step so that other websites are served meanwhile: what is broken off in between is finished by asking once more.
 */
export class TenantDeletion {
  readonly #database: CoreDatabase
  readonly #media: MediaStorage

  constructor(database: CoreDatabase, media: MediaStorage) {
    this.#database = database
    this.#media = media
  }

  /** @throws 404; 422 when the name differs; 403 for the tenant in which the person is signed in */
  async remove(id: number, typed: string, within: Tenant | null): Promise<void> {
    if (within?.id === id) throw errors.NOT_ALLOWED('delete the website that you are signed in to')
    const guid = await this.#close(id, typed)
    await this.#media.removeAll(guid)
    const tables = await this.#database.system(ownedTables)
    await removeRows((step) => this.#database.system(step), tables, guid)
    await this.#database.long((tx) => removeTenant(tx, tables, guid))
  }

  #close(id: number, typed: string): Promise<string> {
    return this.#database.platform(`Delete the website ${id}`, async (tx) => {
      const tables = tx.db(TenantEntity, TenantHostEntity, SessionEntity, AccountEntity)
      const tenant = await tables
        .selectFrom('tenant')
        .select(['guid', 'name'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (tenant === undefined) throw errors.NOT_FOUND('such website')
      if (tenant.name.trim() !== typed.trim()) {
        const differs = tenantErrors.NAME_DIFFERS()
        throw differs.at({ path: 'name', message: differs.message })
      }
      const { guid } = tenant
      await tables.deleteFrom('tenant_host').where('tenantId', '=', guid).execute()
      await tables
        .deleteFrom('session')
        .where(({ eb, selectFrom }) =>
          eb('accountGuid', 'in', selectFrom('account').select('account.guid').where('account.tenantId', '=', guid)),
        )
        .execute()
      await tables.updateTable('session').set({ chosenTenant: null }).where('chosenTenant', '=', guid).execute()
      tx.dropTags(tagOfTenant(tenant.guid))
      tx.audit({ action: 'tenant.deleted', entity: 'tenant', entityId: id, title: tenant.name })
      return tenant.guid
    })
  }
}

/** However many there are. */
async function removeRows(within: Within, tables: readonly OwnedTable[], guid: string): Promise<void> {
  for (const table of tables.toReversed().filter((each) => !isForgotten(each))) await removeFrom(within, table, guid)
}

/** The tenant itself, with what work that was still under way has left behind. */
async function removeTenant(tx: Transaction, tables: readonly OwnedTable[], guid: string): Promise<void> {
  await removeRows((step) => step(tx), tables, guid)
  await tx.sql`delete from core.tenant where guid = ${guid}`
  await tx.sql`select core.forget_tenant(${guid}::uuid)`
  // What was told of its changes is the platform's and names it; the last word names nobody, so that nothing is left.
  await tx.sql`delete from core.outbox where kind = 'tags' and payload @> ${JSON.stringify([tagOfTenant(guid)])}::jsonb`
  tx.dropTags('tenant')
}

/** The audit log is the owner's alone to shorten: `core.forget_tenant`. */
const isForgotten = (table: OwnedTable) => fullName(table) === 'core.audit'

/** In steps; in one where a row may lead to another that would go before it. */
async function removeFrom(within: Within, table: OwnedTable, guid: string): Promise<void> {
  const place = `${quoted(table.schema)}.${quoted(table.name)}`
  const isTheirs = `${quoted(table.column)} = `
  const most = table.needs.includes(fullName(table)) ? null : rowsInStep
  const step = {
    strings: [
      `with gone as (delete from ${place} where ${isTheirs}`,
      `::uuid and ctid = any(array(select ctid from ${place} where ${isTheirs}`,
      '::uuid limit ',
      '::bigint)) returning 1) select count(*) as removed from gone',
    ],
    values: [guid, guid, most],
  }
  for (let removed = 1; removed > 0; ) {
    const [gone] = await within((tx) => run<{ removed: number }>(tx, step))
    removed = gone?.removed ?? 0
  }
}
