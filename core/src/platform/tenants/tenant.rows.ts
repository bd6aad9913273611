import type { tenantColumns } from '@ashlar/sdk/platform'
import type { ListWindow, Plan, Transaction } from '@ashlar/sdk/server'
import { allOf, run, type SqlText, sql } from '../sql.ts'
import { planOf } from './tenant-directory.ts'

/** A tenant as the platform's list says it. */
export interface TenantRecord {
  readonly id: number
  readonly guid: string
  readonly name: string
  readonly plan: Plan
  /** The main one first. */
  readonly hosts: readonly string[]
  readonly agency: { readonly id: number; readonly name: string } | null
  readonly createdAt: Date
}

export interface TenantQuery extends ListWindow {
  /** A part of the name or of a host name. */
  readonly search?: string | undefined
  readonly plan?: Plan | undefined
  /** Id of an agency: its tenants alone. */
  readonly agencyId?: number | undefined
  readonly orderBy?: (typeof tenantColumns)[number] | undefined
  readonly orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC' | undefined
}

interface TenantListRow {
  readonly id: number
  readonly guid: string
  readonly name: string
  readonly plan: string
  readonly hosts: readonly string[]
  readonly agency_id: number | null
  readonly agency_name: string | null
  readonly created_at: Date
}

const listed = sql`select t.*, a.name as agency_name,
    (select coalesce(jsonb_agg(h.host order by h.is_main desc, h.host), '[]')
      from core.tenant_host h where h.tenant_id = t.guid) as hosts
  from core.tenant t left join core.agency a on a.id = t.agency_id`

/** The id settles ties, so that pages of the list don't overlap. */
const orders: Readonly<Record<(typeof tenantColumns)[number], readonly [ascending: SqlText, descending: SqlText]>> = {
  id: [sql`t.id`, sql`t.id desc`],
  name: [sql`lower(t.name), t.id`, sql`lower(t.name) desc, t.id desc`],
  plan: [
    sql`array_position(array['basic', 'standard', 'enterprise'], t.plan), t.id`,
    sql`array_position(array['basic', 'standard', 'enterprise'], t.plan) desc, t.id desc`,
  ],
  createdAt: [sql`t.created_at, t.id`, sql`t.created_at desc, t.id desc`],
}

export async function readTenant(tx: Transaction, id: number): Promise<TenantRecord | null> {
  const [row] = await run<TenantListRow>(tx, sql`${listed} where t.id = ${id}`)
  return row === undefined ? null : recordOf(row)
}

function recordOf({ id, guid, name, plan, hosts, agency_id, agency_name, created_at }: TenantListRow): TenantRecord {
  const agency = agency_id === null ? null : { id: agency_id, name: agency_name ?? '' }
  return { id, guid, name, plan: planOf(plan), hosts, agency, createdAt: created_at }
}

export async function listTenants(
  tx: Transaction,
  query: TenantQuery,
): Promise<{ rows: TenantRecord[]; total: number }> {
  const { search = '', plan, agencyId, orderBy = 'id', orderDirection = 'asc', limit, offset } = query
  const words = search.trim().toLowerCase()
  const where = allOf([
    ...(plan === undefined ? [] : [sql`t.plan = ${plan}`]),
    ...(agencyId === undefined ? [] : [sql`t.agency_id = ${agencyId}::bigint`]),
    ...(words === ''
      ? []
      : [
          sql`(position(${words} in lower(t.name)) > 0 or exists (select from core.tenant_host h
              where h.tenant_id = t.guid and position(${words} in h.host) > 0))`,
        ]),
  ])
  const order = orders[orderBy][orderDirection.toLowerCase() === 'desc' ? 1 : 0]
  const rows = await run<TenantListRow>(
    tx,
    sql`${listed} where ${where} order by ${order} limit ${limit} offset ${offset}`,
  )
  const [count] = await run<{ total: number }>(tx, sql`select count(*) as total from core.tenant t where ${where}`)
  return { rows: rows.map(recordOf), total: count?.total ?? 0 }
}
