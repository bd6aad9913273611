import { createCustomer } from '@ashlar/plugin-customers'
import { invoiceCalls } from '@ashlar/plugin-invoicing'
import { addressOf } from '@ashlar/sdk'
import { Database, defineRoutes, NumberSeries, type Transaction } from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import { atOnce, timeOf } from '../at-once.ts'
import { documentsHost, done } from '../documents.ts'
import type { Row } from '../report.ts'
import { median, rounded } from '../statistics.ts'

/** People who issue at once, and documents of each. */
const [people, each] = [32, 6]
const rounds = 3
const barePath = '/bench/bare-issue/'
const rowsPath = '/bench/rows-of-issue/:id/'

/** One insert and the counter, in a unit of work like every other. */
const bare = defineRoutes([Database, NumberSeries], (app, database, numbers) => {
  app.post(barePath, { config: { access: 'staff' } }, () =>
    database.tenant(async (tx) => {
      await tx.sql`insert into invoicing.document (type, number, issued_at, invoice_date, currency, grand_total)
        values ('invoice', gen_random_uuid()::text, now(), current_date, 'CAD', 100)`
      return { number: await numbers.next(tx, { series: 'bench.bare', period: '2026' }) }
    }),
  )
  // The rows that issuing has to leave, by the rules of invoicing and of the platform, as plain SQL: the draft held and
  // read, its number, the frozen document and its paper, both histories, its words, the log and the event.
  app.post<{ Params: { id: string } }>(rowsPath, { config: { access: 'staff' } }, ({ params }) =>
    database.tenant((tx) => rowsOfIssue(tx, Number(params.id), () => numbers.next(tx, countOfBare))),
  )
})
const countOfBare = { series: 'bench.rows', period: '2026' }

async function rowsOfIssue(tx: Transaction, id: number, next: () => Promise<number>) {
  const [[draft], lines] = await Promise.all([
    tx.sql<{ customer_id: number; grand_total: number }>`select * from invoicing.document where id = ${id}
      for no key update`,
    tx.sql`select * from invoicing.document_line where document_id = ${id} order by place`,
    tx.sql`select * from customers.customer where id = (select customer_id from invoicing.document where id = ${id})`,
    tx.sql`select * from commerce.tax_rate where country = 'CA' and region in ('', 'ON')`,
    tx.sql`insert into invoicing.document_step (document_id, kind, by) values (${id}, 'issued', 'Bench')`,
  ])
  if (draft === undefined) throw new Error(`There is no draft ${id}.`)
  const number = `B-2026-${await next()}`
  const words = ['b', '2026', 'mara', 'quay', 'work', number.toLowerCase()]
  const about = JSON.stringify({ id, number, lines, total: draft.grand_total })
  const [rows] = await Promise.all([
    tx.sql`update invoicing.document set number = ${number}, status = 'pending_payment', issued_at = now(),
      updated_at = now(), revision = revision + 1, party = '{}' where id = ${id} returning *`,
    tx.sql`insert into invoicing.paper (document_id, content) values (${id}, ${about}::jsonb)`,
    tx.sql`insert into core.search_word (kind, id, word, weight) select 'invoicing.invoice', ${id}, word, 1
      from unnest(${words}::text[]) word on conflict do nothing`,
    tx.sql`insert into customers.timeline (customer_id, key, kind, title, href, amount, at) values (${draft.customer_id},
      ${`bench:${id}`}, 'bench', ${number}, '/', ${draft.grand_total}, now())`,
    tx.sql`insert into core.audit (tenant_id, action, entity, entity_id, details)
      values (core.tenant(), 'invoice.issued', 'invoice', ${String(id)}, ${about}::jsonb)`,
    tx.sql`insert into core.search_word (kind, id, word) select 'audit', ${id}, word from unnest(${words}::text[]) word
      on conflict do nothing`,
    tx.sql`insert into core.outbox (kind, name, payload) values ('event', 'bench.issued', ${about}::jsonb)`,
  ])
  return { rows, lines }
}

/** 32 people who issue in one website beside its rows as plain SQL and an insert and a counter alone, and in two websites at once beside one. */
export async function invoiceIssue(): Promise<readonly Row[]> {
  await using test = await documentsHost({ routes: [bare] })
  const [one, other] = [await test.signIn('owner', 'a'), await test.signIn('owner', 'b')]
  const [mine, theirs] = [await newCustomer(one), await newCustomer(other)]
  const times = { issue: [] as number[], rows: [] as number[], bare: [] as number[], both: [] as number[] }
  for (let round = -1; round < rounds; round += 1) {
    const drafts = await drafted(one, mine, people * each)
    const written = await drafted(one, mine, people * each)
    const [half, second] = [await drafted(one, mine, people * each), await drafted(other, theirs, people * each)]
    const issue = await timeOf(() => atOnce(people, drafts, (id) => issued(one, id)))
    const rows = await timeOf(() =>
      atOnce(people, written, (id) => done(one.post(rowsPath.replace(':id', String(id)), {}))),
    )
    const alone = await timeOf(() => atOnce(people, drafts, () => done(one.post(barePath, {}))))
    const both = await timeOf(() =>
      Promise.all([
        atOnce(people / 2, half, (id) => issued(one, id)),
        atOnce(people / 2, second, (id) => issued(other, id)),
      ]),
    )
    // The first round warms up.
    if (round < 0) continue
    times.issue.push(issue)
    times.rows.push(rows)
    times.bare.push(alone)
    times.both.push(both)
  }
  const [issue, rows] = [median(times.issue), median(times.rows)]
  const [alone, both] = [median(times.bare), median(times.both)]
  const documents = people * each
  return [
    {
      what: '32 people who issue at once vs. the rows it has to leave, as plain SQL',
      ...{ value: issue / rows, unit: '×', aim: 2 },
      from: `${perSecond(documents, issue)} / ${perSecond(documents, rows)} a second`,
    },
    {
      what: '32 people who issue at once vs. one insert and the counter alone',
      ...{ value: issue / alone, unit: '×' },
      from: `${perSecond(documents, issue)} / ${perSecond(documents, alone)} a second`,
    },
    {
      what: 'issued in two websites at once vs. in one',
      ...{ value: (2 * issue) / both, unit: '× as many' },
      from: `${perSecond(2 * documents, both)} / ${perSecond(documents, issue)} a second`,
    },
  ]
}

const perSecond = (count: number, milliseconds: number): number => rounded((count / milliseconds) * 1000, 1)

async function newCustomer(client: TestClient): Promise<number> {
  const body = { firstname: 'Mara', lastname: 'Quay', country: 'CA', province: 'ON' }
  return (await done(client.post(addressOf(createCustomer), body))).customer.customer_id
}

async function drafted(client: TestClient, customer_id: number, count: number): Promise<number[]> {
  const items = [{ name: 'Work', kind: 'service', unitPrice: 10_000 }]
  const ids: number[] = []
  for (let made = 0; made < count; made += 1)
    ids.push((await done(client.post(invoiceCalls.create.path, { customer_id, items }))).invoice.id)
  return ids
}

const issued = (client: TestClient, id: number) =>
  done(client.post(addressOf(invoiceCalls.issue, { params: { id } }), {}))
