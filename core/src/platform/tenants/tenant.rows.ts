import type { tenantColumns } from '@ashlar/sdk/platform'
import type { ListWindow, Plan, Transaction } from '@ashlar/sdk/server'
import { AgencyEntity } from '../agencies/agency.entity.ts'
import { expression } from '../sql.ts'
import { TenantEntity, TenantHostEntity } from './tenant.entity.ts'
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

const tenants = (tx: Transaction) => tx.db(TenantEntity, TenantHostEntity, AgencyEntity).selectFrom('tenant as t')

/** Tenants with their agency and their hosts. */
const withAll = (found: ReturnType<typeof tenants>) =>
  found
    .leftJoin('agency as a', 'a.id', 't.agencyId')
    .selectAll('t')
    .select('a.name as agencyName')
    .select(({ selectFrom }) =>
      selectFrom('tenant_host as h')
        .select(({ fn }) =>
          fn.agg<string[] | null>('array_agg', ['h.host']).orderBy('h.isMain', 'desc').orderBy('h.host').as('hosts'),
        )
        .whereRef('h.tenantId', '=', 't.guid')
        .as('hosts'),
    )

type Listed = Awaited<ReturnType<ReturnType<typeof withAll>['execute']>>[number]

const rank = expression<number>`array_position(array['basic', 'standard', 'enterprise'], ${expression.ref('t.plan')})`

export async function readTenant(tx: Transaction, id: number): Promise<TenantRecord | null> {
  const row = await withAll(tenants(tx).where('t.id', '=', id)).executeTakeFirst()
  return row === undefined ? null : recordOf(row)
}

function recordOf({ id, guid, name, plan, hosts, agencyId, agencyName, createdAt }: Listed): TenantRecord {
  const agency = agencyId === null ? null : { id: agencyId, name: agencyName ?? '' }
  return { id, guid, name, plan: planOf(plan), hosts: hosts ?? [], agency, createdAt }
}

export async function listTenants(
  tx: Transaction,
  query: TenantQuery,
): Promise<{ rows: TenantRecord[]; total: number }> {
  const { orderBy = 'id', orderDirection = 'asc', limit, offset } = query
  const way = orderDirection.toLowerCase() === 'desc' ? 'desc' : 'asc'
  const found = chosen(tx, query)
  // The id settles ties, so that pages of the list don't overlap.
  const rows = await withAll(found)
    .orderBy(({ fn, ref }) => {
      if (orderBy === 'name') return fn('lower', ['t.name'])
      return orderBy === 'plan' ? rank : ref(orderBy === 'createdAt' ? 't.createdAt' : 't.id')
    }, way)
    .orderBy('t.id', way)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(recordOf), total }
}

function chosen(tx: Transaction, { search = '', plan, agencyId }: TenantQuery) {
  const words = search.trim().toLowerCase()
  let found = tenants(tx)
  if (plan !== undefined) found = found.where('t.plan', '=', plan)
  if (agencyId !== undefined) found = found.where('t.agencyId', '=', agencyId)
  if (words === '') return found
  return found.where((eb) =>
    eb.or([
      eb(eb.fn<number>('strpos', [eb.fn('lower', ['t.name']), eb.val(words)]), '>', 0),
      eb.exists(
        eb
          .selectFrom('tenant_host as h')
          .select('h.host')
          .whereRef('h.tenantId', '=', 't.guid')
          .where((host) => host(host.fn<number>('strpos', ['h.host', host.val(words)]), '>', 0)),
      ),
    ]),
  )
}
