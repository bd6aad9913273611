import type { CustomField } from '@ashlar/sdk'
import { Database, defineRoutes, nextRows } from '@ashlar/sdk/server'
import { type PlanNode, planNodes, type TestHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DocumentQuery, documentOrders, type OwnType } from '../../contract.ts'
import { draft, invoicingHost } from '../testing/invoicing-host.ts'
import { documentOrder, documentsWhere } from './document-list.ts'

const Asked = Type.Object({ query: Type.Unsafe<DocumentQuery>({}) })
const types: readonly OwnType[] = ['invoice', 'recurring', 'refund']
const bay: CustomField = { id: 'bay', label: 'Bay', type: 'select', options: ['North'] }

/** Explains the queries of lists as requests run them: with their rights, in their website. */
const explain = defineRoutes([Database], (app, database) => {
  app.post('/api/v1/admin/explain/', { config: { access: 'staff' }, schema: { body: Asked } }, ({ body: { query } }) =>
    database.tenant(async (tx) => {
      const { rowsOf } = await documentsWhere(tx, query, { types, today: '2026-05-01', fields: [bay] })
      const [order, first] = [documentOrder(query), { after: undefined, limit: 25 }]
      const rows = rowsOf((part) => nextRows(part, order, first))
      return { plan: await nextRows(rows, order, first).explain('json') }
    }),
  )
})

let host: TestHost
let explained: (query: DocumentQuery & { readonly 'field.bay'?: string }) => Promise<PlanNode[]>

beforeAll(async () => {
  const { owner, other, ...made } = await invoicingHost([], [explain])
  host = made.host
  for (const client of [owner, other]) await draft(client)
  // 20,000 in each of two websites: with fewer, reading everything is cheapest. One in a hundred is open.
  await host.sql`insert into invoicing.document (tenant_id, type, number, status, invoice_date, due_date, due_key,
      customer_id, vehicle_id, customer_name, currency, grand_total, issued_at, updated_at)
    select t.guid, 'invoice', 'INV-' || lpad(n::text, 7, '0'), case when n % 100 = 0 then 'pending_payment' else 'paid' end,
      day, day + 14, (day + 14)::text, 1 + n % 2000, 1 + n % 3000, 'Customer ' || n, 'CAD', n * 31 % 9973 * 100, now(),
      now() - n % 977 * interval '1 minute'
    from core.tenant t, generate_series(1, 20000) n cross join lateral (select date '2020-01-01' + n % 2000 as day) d`
  await host.sql`insert into invoicing.document (tenant_id, type, number, status, invoice_date, customer_id, currency,
      grand_total, issued_at, updated_at)
    select t.guid, 'refund', 'CN-' || lpad(n::text, 7, '0'), 'paid', date '2020-01-01' + n, 1 + n, 'CAD', n * 31, now(),
      now() - n * interval '1 minute'
    from core.tenant t, generate_series(1, 2000) n`
  await host.sql`insert into invoicing.document_link (tenant_id, from_id, into_id)
    select tenant_id, min(id), max(id) from invoicing.document group by tenant_id, customer_id having count(*) > 1`
  await host.sql`insert into invoicing.document_custom_value (tenant_id, document_id, field, value)
    select tenant_id, id, 'bay', case when id % 200 = 0 then 'North' else 'South' end from invoicing.document`
  await host.sql`analyze invoicing.document`
  await host.sql`analyze invoicing.document_link`
  await host.sql`analyze invoicing.document_custom_value`
  explained = async (query) => planNodes((await owner.post('/api/v1/admin/explain/', { query })).json().plan)
}, 120_000)
afterAll(() => host?.close())

const kinds = (nodes: readonly PlanNode[]) => nodes.map((node) => node['Node Type'])

it.each(documentOrders)('the list of invoices by %s reads an index in order (issue 20)', async (orderBy) => {
  for (const orderDirection of ['asc', 'desc'] as const) {
    const found = kinds(await explained({ orderBy, orderDirection }))
    expect(found).not.toContain('Sort')
    expect(found).not.toContain('Seq Scan')
  }
})

it.each(documentOrders)(
  'lists of several types by %s read each in the order of its index (issue 20)',
  async (orderBy) => {
    const nodes = await explained({ type: 'invoice,recurring,refund', status: 'paid', orderBy })
    expect(kinds(nodes)).not.toContain('Sort')
    expect(kinds(nodes)).not.toContain('Seq Scan')
  },
)

it('lists of several types read none that has no document of the wanted status (issue 20)', async () => {
  const all = 'invoice,recurring,refund'
  for (const query of [{ status: 'pending_payment' }, { due: 'overdue' }] as const)
    expect(kinds(await explained({ type: all, ...query }))).not.toContain('Merge Append')
  expect(kinds(await explained({ type: all, status: 'paid' }))).toContain('Merge Append')
})

it.each([
  [{ status: 'pending_payment' }, 'document_by_status'],
  [{ type: 'invoice,recurring,refund', status: 'pending_payment' }, 'document_by_status'],
  [{ status: 'pending_payment,partial_payment' }, undefined],
  [{ customer_id: 5 }, 'document_of_customer'],
  [{ vehicle_id: 5 }, 'document_of_vehicle'],
  [{ due: 'overdue' }, undefined],
  [{ due: 'week' }, undefined],
  [{ startDate: '2021-01-01', endDate: '2021-01-31' }, 'document_by_date'],
  [{ dueFrom: '2021-01-01', dueUntil: '2021-01-31', orderBy: 'dueDate' }, 'document_by_due'],
  [{ amountFrom: 10_000, amountTo: 20_000, orderBy: 'grandTotal' }, 'document_by_total'],
  [{ from_id: 5 }, undefined],
  [{ is_deleted: true }, undefined],
  [{ type: 'refund' }, undefined],
  [{ 'field.bay': 'North' }, undefined],
] as const)('invoices filtered by %j read no table as a whole (issue 20)', async (query, index) => {
  const nodes = await explained(query)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
  if (index !== undefined) expect(nodes.map((node) => node['Index Name'])).toContain(index)
})
