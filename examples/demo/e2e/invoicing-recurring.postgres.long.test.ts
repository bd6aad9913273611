// Two built servers before one PostgreSQL make what is due of recurring invoices at once, and one of them is killed.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@ashlar/core/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Operator, operatorAt } from './packages/operator.ts'
import { type RunningDemo, runDemo } from './running-demo.ts'

const invoices = '/api/v1/admin/invoices/'
const patterns = 20
const days = 40

let folder: string
let database: Awaited<ReturnType<typeof testDatabase>>
let one: RunningDemo
let other: RunningDemo
let operator: Operator

const start = () =>
  runDemo(join(folder, 'data'), {
    ...{ ASHLAR_DEMO: '', ASHLAR_SECRET: 'the-secret-of-both-servers-under-test' },
    DATABASE_URL: database.url ?? '',
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-recurring-'))
  database = await testDatabase()
  one = await start()
  other = await start()
  operator = await operatorAt(other.port)
}, 120_000)
afterAll(async () => {
  await Promise.all([one?.kill(), other?.kill()])
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

const count = async (sql: string) => Number((await database.admin(`select count(*) as n from ${sql}`))[0]?.['n'])

/** Jobs for the same website at the same time, as no hour brings them. */
const askAtOnce = (jobs: number) =>
  database.admin(`insert into core.outbox (tenant_id, kind, name, payload)
    select tenant_id, 'job', 'invoicing.make-recurring-invoices', '{"turn": 0}'::jsonb
    from (select tenant_id from invoicing.recurrence limit 1) website, generate_series(1, ${jobs})`)

test('each date of each pattern has one invoice, numbered without a gap, however many make them (T22, issue 20)', async () => {
  const person = { firstname: 'Mara', lastname: 'Quay', email: 'mara@quay.example', country: 'CA', province: 'ON' }
  const made = await operator.send<{ customer: { customer_id: number } }>('POST', '/api/v1/admin/customers/', person)
  const dayFrom = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const anchor = dayFrom(2)
  const schedule = {
    ...{ every: 1, unit: 'day', anchor, until: null, times: days, prices: 'fixed', action: 'issue', catchUp: 'all' },
  }
  const items = [{ name: 'Berth', kind: 'service', unitPrice: 10_000, taxClass: 'exempt' }]
  const leave = new AbortController()
  let heard = ''
  const listen = async () => {
    const headers = { cookie: operator.cookie() }
    const reply = await fetch(`${operator.url}/api/v1/admin/events/`, { headers, signal: leave.signal })
    for await (const chunk of reply.body ?? []) heard += Buffer.from(chunk).toString()
  }
  listen().catch(() => undefined)
  await vi.waitFor(() => expect(heard).toContain('generation'), { timeout: 10_000 })
  const started = Array.from({ length: patterns }, async () => {
    const body = { type: 'recurring', customer_id: made.customer.customer_id, items, schedule }
    const { invoice } = await operator.send<{ invoice: { id: number } }>('POST', invoices, body)
    await operator.send('POST', `${invoices}${invoice.id}/start/`, {})
  })
  await Promise.all(started)
  // As if the servers had been off since then.
  const first = dayFrom(1 - days)
  await database.admin(`update invoicing.recurrence set anchor = '${first}', next_date = '${first}'`)
  await askAtOnce(8)
  await vi.waitFor(async () => expect(await count('invoicing.occurrence')).toBeGreaterThan(100), { timeout: 60_000 })
  await one.kill()
  await askAtOnce(4)
  one = await start()
  await askAtOnce(8)
  // A job of the server that was killed is taken up by the other one, or by the next hour's.
  await vi.waitFor(
    async () => {
      if ((await count('invoicing.occurrence')) < patterns * days) await askAtOnce(1)
      expect(await count(`invoicing.recurrence where state = 'ended'`)).toBe(patterns)
    },
    { timeout: 240_000, interval: 2_000 },
  )
  expect(await count('invoicing.occurrence where made_id is not null')).toBe(patterns * days)
  expect(await count(`invoicing.document where type = 'invoice'`)).toBe(patterns * days)
  expect(await count('(select 1 from invoicing.occurrence group by document_id having count(*) <> 40) other')).toBe(0)
  const dates = `invoicing.occurrence o join invoicing.document d on d.tenant_id = o.tenant_id and d.id = o.made_id`
  expect(await count(`${dates} where d.invoice_date <> o.day`)).toBe(0)
  const numbers = `select extract(year from invoice_date) as year, count(*) as made, count(distinct number) as numbers,
    max(right(number, 5)::integer) as last from invoicing.document where type = 'invoice' group by 1`
  for (const year of await database.admin(numbers))
    expect([year['numbers'], Number(year['last'])], String(year['year'])).toEqual([year['made'], Number(year['made'])])
  leave.abort()
  expect(heard).toContain('invoicing.documents-changed')
}, 400_000)
