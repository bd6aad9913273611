import type { AgencyRow, PlanName } from '@ashlar/sdk/platform'
import type { Database, Transaction } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import type { Accounts } from '../identity/account.service.ts'
import { run, type SqlText, sql } from '../sql.ts'
import { planOf } from '../tenants/tenant-directory.ts'

export interface AgencyChange {
  readonly name?: string | undefined
  readonly status?: number | undefined
  readonly plan?: PlanName | undefined
}

type Row = Omit<AgencyRow, 'plan'> & { readonly plan: string }

/** Agencies of the installation: those that look after tenants for others. */
export class Agencies {
  readonly #database: Database
  readonly #accounts: Accounts

  constructor(database: Database, accounts: Accounts) {
    this.#database = database
    this.#accounts = accounts
  }

  list(): Promise<AgencyRow[]> {
    return this.#database.platform('List the agencies', (tx) => agencies(tx, sql`true`))
  }

  /** @throws 404 */
  find(id: number): Promise<AgencyRow> {
    return this.#database.platform(`Read the agency ${id}`, (tx) => agencyById(tx, id))
  }

  create(name: string, plan: PlanName): Promise<AgencyRow> {
    return this.#database.platform(`Create the agency ${name}`, async (tx) => {
      const { id } = await this.#accounts.createAgency({ name })
      await tx.sql`update core.agency set plan = ${plan} where id = ${id}`
      tx.audit({ action: 'agency.created', entity: 'agency', entityId: id, title: name })
      return agencyById(tx, id)
    })
  }

  /** An agency that is not active any more keeps its tenants; its people can choose none from now on. */
  change(id: number, { name, status, plan }: AgencyChange): Promise<AgencyRow> {
    return this.#database.platform(`Change the agency ${id}`, async (tx) => {
      await tx.sql`update core.agency set name = coalesce(${name ?? null}::text, name),
        status = coalesce(${status ?? null}::integer, status), plan = coalesce(${plan ?? null}::text, plan)
        where id = ${id}`
      const row = await agencyById(tx, id)
      const details = { status: row.status, plan: row.plan }
      tx.audit({ action: 'agency.changed', entity: 'agency', entityId: id, title: row.name, details })
      return row
    })
  }
}

async function agencyById(tx: Transaction, id: number): Promise<AgencyRow> {
  const [row] = await agencies(tx, sql`g.id = ${id}`)
  if (row === undefined) throw errors.NOT_FOUND('such agency')
  return row
}

async function agencies(tx: Transaction, where: SqlText): Promise<AgencyRow[]> {
  const rows = await run<Row>(
    tx,
    sql`select g.id, g.name, g.status, g.plan,
        (select count(*) from core.tenant t where t.agency_id = g.id) as tenants,
        (select count(*) from core.account a where a.agency_guid = g.guid) as members
      from core.agency g where ${where} order by lower(g.name), g.id limit 1000`,
  )
  return rows.map((row) => ({ ...row, plan: planOf(row.plan) }))
}
