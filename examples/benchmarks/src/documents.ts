import { type InMemoryHost, testHost } from '@ashlar/core/testing'
import * as commerce from '@ashlar/plugin-commerce'
import commerceServer from '@ashlar/plugin-commerce/server'
import * as customers from '@ashlar/plugin-customers'
import customersRenderer from '@ashlar/plugin-customers/renderer'
import customersServer from '@ashlar/plugin-customers/server'
import * as invoicing from '@ashlar/plugin-invoicing'
import invoicingRenderer from '@ashlar/plugin-invoicing/renderer'
import invoicingServer from '@ashlar/plugin-invoicing/server'
import type { Routes } from '@ashlar/sdk/server'

/** A host with invoicing and what it needs; with routes of the measure itself, with its jobs, with so many connections. */
export async function documentsHost({
  routes = [],
  jobs = false,
  connections,
}: {
  readonly routes?: readonly Routes[]
  readonly jobs?: boolean
  readonly connections?: number
} = {}): Promise<InMemoryHost> {
  const test = await testHost({
    jobs,
    ...(connections !== undefined && { environment: { DATABASE_POOL: String(connections) } }),
    packages: [
      { name: '@ashlar/plugin-customers', root: customers, server: customersServer, renderer: customersRenderer },
      { name: '@ashlar/plugin-commerce', root: commerce, server: commerceServer },
      {
        ...{ name: '@ashlar/plugin-invoicing', root: invoicing, renderer: invoicingRenderer },
        server: { ...invoicingServer, routes: [...invoicingServer.routes, ...routes] },
      },
    ],
  })
  await test.sql`update core.tenant set plan = 'enterprise'`
  return test
}

/** Issued invoices of many customers, paid and unpaid, with their words, made by the database itself. */
export async function fillInvoices(test: InMemoryHost, tenant: string, count: number): Promise<void> {
  await test.sql`insert into invoicing.document (tenant_id, type, number, status, invoice_date, due_date, due_key,
      customer_id, customer_name, currency, sub_total, grand_total, issued_at, updated_at)
    select ${tenant}::uuid, 'invoice', 'INV-' || lpad(n::text, 7, '0'),
      (array['paid', 'pending_payment', 'paid', 'partial_payment', 'paid'])[1 + n % 5], day, day + 14, (day + 14)::text,
      1 + n % 5000, 'Customer ' || n % 5000, 'CAD', n % 9973 * 100, n % 9973 * 100, now(),
      now() - n % 977 * interval '1 minute'
    from generate_series(1, ${count}::integer) n
    cross join lateral (select date '2024-01-01' + n % 1000 as day) d`
  await test.sql`insert into core.search_word (tenant_id, kind, id, word, weight, rank)
    select tenant_id, 'invoicing.invoice', id, word, 1, 1 from invoicing.document,
      unnest(array['customer', 'word' || substr(number, 5)::integer % 500]) word where tenant_id = ${tenant}::uuid
    on conflict do nothing`
}

/** What a call answers with, unless it fails. */
export async function done(reply: PromiseLike<{ readonly statusCode: number; readonly body: string }>) {
  const { statusCode, body } = await reply
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body.slice(0, 300)}`)
  return JSON.parse(body)
}
