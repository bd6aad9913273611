import { createCustomer } from '@ashlar/plugin-customers'
import { invoiceCalls } from '@ashlar/plugin-invoicing'
import { addressOf } from '@ashlar/sdk'
import { Database, defineRoutes, NumberSeries } from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import { documentsHost, done } from '../documents.ts'
import type { Row } from '../report.ts'
import { median, rounded } from '../statistics.ts'

/** People who issue at once, and documents of each. */
const [people, each] = [32, 6]
const rounds = 3
const barePath = '/bench/bare-issue/'

/** The insert and the counter that issuing cannot do without, in a unit of work like every other. */
const bare = defineRoutes([Database, NumberSeries], (app, database, numbers) => {
  app.post(barePath, { config: { access: 'staff' } }, () =>
    database.tenant(async (tx) => {
      await tx.sql`insert into invoicing.document (type, number, issued_at, invoice_date, currency, grand_total)
        values ('invoice', gen_random_uuid()::text, now(), current_date, 'CAD', 100)`
      return { number: await numbers.next(tx, { series: 'bench.bare', period: '2026' }) }
    }),
  )
})

/** 32 people who issue in one website beside an insert and a counter alone, and in two websites at once beside one. */
export async function invoiceIssue(): Promise<readonly Row[]> {
  await using test = await documentsHost({ routes: [bare] })
  const [one, other] = [await test.signIn('owner', 'a'), await test.signIn('owner', 'b')]
  const [mine, theirs] = [await newCustomer(one), await newCustomer(other)]
  const times = { issue: [] as number[], bare: [] as number[], both: [] as number[] }
  for (let round = -1; round < rounds; round += 1) {
    const drafts = await drafted(one, mine, people * each)
    const [half, second] = [await drafted(one, mine, people * each), await drafted(other, theirs, people * each)]
    const issue = await timeOf(() => atOnce(people, drafts, (id) => issued(one, id)))
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
    times.bare.push(alone)
    times.both.push(both)
  }
  const [issue, alone, both] = [median(times.issue), median(times.bare), median(times.both)]
  const documents = people * each
  return [
    {
      what: '32 people who issue at once vs. insert and counter alone',
      ...{ value: issue / alone, unit: '×', aim: 2 },
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

/** Each of so many people does one after the other. */
async function atOnce<Item>(
  count: number,
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = [...items]
  const person = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await act(item)
  }
  await Promise.all(Array.from({ length: count }, person))
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
