import { setTimeout as delay } from 'node:timers/promises'
import type { InMemoryHost } from '@ashlar/core/testing'
import { createCustomer } from '@ashlar/plugin-customers'
import { invoiceCalls } from '@ashlar/plugin-invoicing'
import { addressOf } from '@ashlar/sdk'
import type { TestClient } from '@ashlar/sdk/testing'
import { documentsHost, done, fillInvoices } from '../documents.ts'
import type { Row } from '../report.ts'
import { percentile, rounded } from '../statistics.ts'

const due = 10_000
/** Requests for a list, and milliseconds between two of them. */
const [asked, pause] = [600, 20]

/** Lists of one website while 10,000 recurring invoices of another one that are due at once are issued. */
export async function recurringDue(): Promise<readonly Row[]> {
  await using test = await documentsHost({ jobs: true })
  const { a, b } = test.tenants
  await fillInvoices(test, b.guid, 1_000)
  const [owner, other] = [await test.signIn('owner', 'a'), await test.signIn('owner', 'b')]
  await fillRecurring(test, owner)
  await test.sql`vacuum analyze`
  await listTimes(other)
  const quiet = await listTimes(other)
  const begun = performance.now()
  await test.sql`insert into core.outbox (tenant_id, kind, name, payload)
    values (${a.guid}::uuid, 'job', 'invoicing.make-recurring-invoices', '{"turn": 0}'::jsonb)`
  while ((await made(test)) === 0) await delay(50)
  const busy = await listTimes(other)
  const meanwhile = await made(test)
  const perSecond = (meanwhile / (performance.now() - begun)) * 1000
  const p99 = (values: readonly number[]) => percentile(values, 99)
  const whileDue = `while 10,000 recurring invoices are due`
  if (meanwhile >= due) throw new Error('All of them were issued before the lists were measured.')
  return [
    {
      what: `a list of another website ${whileDue} vs. a quiet one, p99`,
      ...{ value: p99(busy) / p99(quiet), unit: '×', aim: 1.5 },
      from: `${rounded(p99(busy))} ms / ${rounded(p99(quiet))} ms`,
    },
    {
      what: `invoices issued ${whileDue}`,
      ...{ value: perSecond, unit: 'a second' },
      from: `${meanwhile} of them while the lists were asked for`,
    },
  ]
}

async function made(test: InMemoryHost): Promise<number> {
  const [row] = await test.sql<{ made: number }>`select count(*)::integer as made from invoicing.occurrence`
  return row?.made ?? 0
}

/** Patterns of one customer that begin today, each like one that was started by hand. */
async function fillRecurring(test: InMemoryHost, owner: TestClient): Promise<void> {
  const customer = await done(
    owner.post(addressOf(createCustomer), { firstname: 'Mara', lastname: 'Quay', country: 'CA' }),
  )
  const schedule = {
    every: 1,
    unit: 'year',
    until: null,
    times: null,
    prices: 'fixed',
    action: 'issue',
    catchUp: 'all',
  }
  const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const { invoice } = await done(
    owner.post(invoiceCalls.create.path, {
      ...{ type: 'recurring', customer_id: customer.customer.customer_id },
      items: [{ name: 'Berth', kind: 'service', unitPrice: 10_000 }],
      schedule: { ...schedule, anchor: today },
    }),
  )
  // The pattern itself stays a draft; its copies run.
  await test.sql`with copies as (
      insert into invoicing.document (tenant_id, type, status, invoice_date, due_key, customer_id, customer_name, currency,
          sub_total, tax, grand_total)
        select tenant_id, type, 'approved', invoice_date, due_key, customer_id, customer_name, currency, sub_total, tax,
          grand_total
        from invoicing.document, generate_series(1, ${due}::integer) where id = ${invoice.id}
        returning tenant_id, id),
    lines as (
      insert into invoicing.document_line (tenant_id, document_id, place, kind, name, quantity, unit_price, total)
        select tenant_id, id, 0, 'service', 'Berth', 1000, 10000, 10000 from copies)
    insert into invoicing.recurrence (tenant_id, document_id, every, unit, anchor, prices, action, catch_up, state, next_date)
      select tenant_id, id, 1, 'year', ${today}::date, 'fixed', 'issue', 'all', 'active', ${today}::date from copies`
}

async function listTimes(client: TestClient): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < asked; round += 1) {
    await delay(pause)
    const begun = performance.now()
    const { statusCode, body } = await client.get(`${invoiceCalls.list.path}?itemsPerPage=25`)
    times.push(performance.now() - begun)
    if (statusCode !== 200) throw new Error(`The list answered ${statusCode}: ${body.slice(0, 300)}`)
  }
  return times
}
