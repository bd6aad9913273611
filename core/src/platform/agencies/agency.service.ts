import type { AgencyRow, PlanName } from '@ashlar/sdk/platform'
import type { Database, Transaction } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { AccountEntity } from '../identity/account.entity.ts'
import type { Accounts } from '../identity/account.service.ts'
import { TenantEntity } from '../tenants/tenant.entity.ts'
import { planOf } from '../tenants/tenant-directory.ts'
import { AgencyEntity } from './agency.entity.ts'

export interface AgencyChange {
  readonly name?: string | undefined
  readonly status?: number | undefined
  readonly plan?: PlanName | undefined
}

/** Agencies of the installation: those that look after tenants for others. */
export class Agencies {
  readonly #database: Database
  readonly #accounts: Accounts

  constructor(database: Database, accounts: Accounts) {
    this.#database = database
    this.#accounts = accounts
  }

  list(): Promise<AgencyRow[]> {
    return this.#database.platform('List the agencies', (tx) => agencies(tx))
  }

  /** @throws 404 */
  find(id: number): Promise<AgencyRow> {
    return this.#database.platform(`Read the agency ${id}`, (tx) => agencyById(tx, id))
  }

  create(name: string, plan: PlanName): Promise<AgencyRow> {
    return this.#database.platform(`Create the agency ${name}`, async (tx) => {
      const { id } = await this.#accounts.createAgency({ name })
      await tx.db(AgencyEntity).updateTable('agency').set({ plan }).where('id', '=', id).execute()
      tx.audit({ action: 'agency.created', entity: 'agency', entityId: id, title: name })
      return agencyById(tx, id)
    })
  }

  /** An agency that is not active any more keeps its tenants; its people can choose none from now on. */
  change(id: number, { name, status, plan }: AgencyChange): Promise<AgencyRow> {
    return this.#database.platform(`Change the agency ${id}`, async (tx) => {
      await tx
        .db(AgencyEntity)
        .updateTable('agency')
        .set(({ ref }) => ({ name: name ?? ref('name'), status: status ?? ref('status'), plan: plan ?? ref('plan') }))
        .where('id', '=', id)
        .execute()
      const row = await agencyById(tx, id)
      const details = { status: row.status, plan: row.plan }
      tx.audit({ action: 'agency.changed', entity: 'agency', entityId: id, title: row.name, details })
      return row
    })
  }
}

async function agencyById(tx: Transaction, id: number): Promise<AgencyRow> {
  const [row] = await agencies(tx, id)
  if (row === undefined) throw errors.NOT_FOUND('such agency')
  return row
}

/** All of them, or the one with this id. */
async function agencies(tx: Transaction, id?: number): Promise<AgencyRow[]> {
  const all = tx
    .db(AgencyEntity, TenantEntity, AccountEntity)
    .selectFrom('agency as g')
    .select(['g.id', 'g.name', 'g.status', 'g.plan'])
    .select(({ selectFrom }) => [
      selectFrom('tenant as t')
        .select(({ fn }) => fn.countAll<number>().as('tenants'))
        .whereRef('t.agencyId', '=', 'g.id')
        .$asScalar()
        .$notNull()
        .as('tenants'),
      selectFrom('account as a')
        .select(({ fn }) => fn.countAll<number>().as('members'))
        .whereRef('a.agencyGuid', '=', 'g.guid')
        .$asScalar()
        .$notNull()
        .as('members'),
    ])
    .orderBy(({ fn }) => fn('lower', ['g.name']))
    .orderBy('g.id')
    .limit(1000)
  const rows = await (id === undefined ? all : all.where('g.id', '=', id)).execute()
  return rows.map((row) => ({ ...row, plan: planOf(row.plan) }))
}
