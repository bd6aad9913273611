import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Document } from '../../contract.ts'
import { draft, invoicesPath, invoicingHost, issued, line, newCustomer, quotesPath } from './invoicing-host.ts'

let host: TestHost
let people: readonly TestClient[]
beforeAll(async () => {
  const made = await invoicingHost()
  host = made.host
  people = [made.owner, await host.signIn('administrator')]
})
afterAll(() => host?.close())

const acts = [
  ...(['issue', 'approve', 'decline', 'convert', 'cancel', 'archive'] as const),
  ...(['pay', 'pay', 'payAll', 'useCredit', 'refund'] as const),
] as const
interface Step {
  readonly person: number
  /** Which of the documents that there are. */
  readonly at: number
  readonly act: (typeof acts)[number]
  readonly amount: number
}
const step: fc.Arbitrary<Step> = fc.record({
  person: fc.nat(7),
  at: fc.nat(5),
  act: fc.constantFrom(...acts),
  amount: fc.integer({ min: 1, max: 5_000 }),
})
/** Rounds of what two to eight people do at once. */
const histories = fc.array(fc.array(step, { minLength: 2, maxLength: 8 }), { minLength: 2, maxLength: 5 })

/** What one person does with a document; undefined for what it has not. */
function done(client: TestClient, { type, id, items, amountDue, depositDue }: Document, { act, amount }: Step) {
  const under = `${type === 'quote' ? quotesPath : invoicesPath}${id}`
  const [first] = items
  switch (act) {
    case 'convert':
      return client.post(`${under}/convert/`, { to: 'invoice', items: [{ id: first?.id, quantity: 1 + (amount % 2) }] })
    case 'pay':
      return client.post(`${under}/payments/`, { amount, method: 'cash' })
    case 'payAll':
      return client.post(`${under}/payments/`, { amount: Math.max(1, amountDue + depositDue), method: 'card' })
    case 'useCredit':
      return client.post(`${under}/credit/`, { amount })
    case 'refund':
      return client.post(
        `${under}/refund/`,
        // All that is left, or an amount that may be more than that.
        type === 'quote' ? (amount % 2 === 0 ? {} : { amount }) : { items: [{ id: first?.id, quantity: 1 }] },
      )
    default:
      return client.post(`${under}/${act}/`, {})
  }
}

test('in 60 histories of two to eight people at once, numbers, money and quantities agree (C7, C5, T22)', async () => {
  const play = fc.asyncProperty(histories, async (rounds) => {
    const [owner] = people
    if (!owner) throw new Error('Nobody plays.')
    const customer_id = await newCustomer(owner)
    const given = { customer_id, items: [line(1_000, { quantity: 3 }), line(777)] }
    await draft(owner, { ...given, path: invoicesPath })
    const asking = { ...given, path: quotesPath, deposit: { percent: 40 } }
    await issued(owner, asking)
    const { id } = await issued(owner, asking)
    await owner.post(`${quotesPath}${id}/approve/`, {})
    await owner.post(`${quotesPath}${id}/payments/`, { amount: 500, method: 'cash' })
    await issued(owner, { ...given, path: invoicesPath })
    for (const round of rounds) {
      const documents = await documentsOf(owner, customer_id)
      const replies = await Promise.all(
        round.map((each) => {
          const document = documents[each.at % documents.length]
          return document && done(people[each.person % people.length] ?? owner, document, each)
        }),
      )
      for (const reply of replies) {
        expect(reply?.statusCode, reply?.body).toBeLessThan(500)
        if ((reply?.statusCode ?? 0) >= 400) expect(reply?.json()).toMatchObject({ error: expect.any(String) })
      }
    }
  })
  await fc.assert(play, { numRuns: 60, seed: 20, endOnFailure: true })
  const none = {
    papers: [],
    numbers: [],
    money: [],
    credit: [],
    refunded: [],
    converted: [],
    credited: [],
    deposits: [],
    pots: [],
  }
  // Payments are told of by the outbox.
  await vi.waitFor(async () => expect(await faults()).toEqual(none), { timeout: 20_000, interval: 200 })
  const [{ n } = { n: 0 }] = await host.sql<{
    n: string
  }>`select count(*) as n from invoicing.document where number <> ''`
  expect(Number(n)).toBeGreaterThan(180)
  // Deposits were paid, used and given back.
  for (const kind of ['deposit-used', 'deposit-paid-back'])
    expect(await host.sql`select 1 from invoicing.document_step where kind = ${kind} limit 1`).toHaveLength(1)
}, 120_000)

async function documentsOf(client: TestClient, customer_id: number): Promise<Document[]> {
  const lists = await Promise.all(
    [quotesPath, invoicesPath].map((path) => client.get(`${path}?customer_id=${customer_id}&limit=50`)),
  )
  const rows: { id: number; type: string }[] = lists.flatMap((reply) => reply.json().results.rows)
  return Promise.all(
    rows
      .filter(({ type }) => type !== 'refund')
      .toSorted((one, other) => one.id - other.id)
      .map(
        async ({ id, type }) =>
          (await client.get(`${type === 'quote' ? quotesPath : invoicesPath}${id}/`)).json().invoice,
      ),
  )
}

/** What must be true of documents whatever happened to them; each list names those of which it is not. */
async function faults() {
  const [papers, numbers, money, credit, refunded, converted, credited, deposits, pots] = await Promise.all([
    // What is issued has one paper, and nothing else has.
    host.sql`select d.id from invoicing.document d left join invoicing.paper p on p.document_id = d.id
      where (d.number <> '') <> (p.document_id is not null)`,
    // Numbers run without a gap and without a twin.
    host.sql`select number from (select number, right(number, 5)::bigint as at,
      row_number() over (partition by type order by right(number, 5)) as expected
      from invoicing.document where number <> '') n where at <> expected`,
    // What is paid is what payments and credit say.
    host.sql`select d.id from invoicing.document d where d.type = 'invoice' and d.amount_paid <>
      (select coalesce(sum(p.amount), 0) from commerce.payment p where p.subject_kind = 'invoicing.document'
        and p.subject_id = d.id and p.status = 'succeeded')
      - (select coalesce(sum(c.amount), 0) from invoicing.credit c where c.document_id = d.id)`,
    // Nobody uses credit that is not there, nor the deposit of another document.
    host.sql`select c.customer_id from invoicing.credit c left join invoicing.document d on d.id = c.deposit_of
      where c.deposit_of is null or d.status = 'cancelled' group by c.customer_id having sum(c.amount) < 0`,
    // No more goes back than came, and no more is paid than is due.
    host.sql`select id from invoicing.document where type = 'invoice'
      and (amount_refunded > amount_paid or amount_paid > grand_total)`,
    // No more is converted than was approved.
    host.sql`select l.id from invoicing.document_line l
      join invoicing.document d on d.id = l.document_id and d.type = 'quote'
      where l.quantity < (select coalesce(sum(o.quantity), 0) from invoicing.document_line o
        join invoicing.document made on made.id = o.document_id and made.type = 'invoice'
        where o.from_line_id = l.id and not made.is_deleted and made.status <> 'cancelled')`,
    // No more is credited than was billed.
    host.sql`select l.id from invoicing.document_line l
      join invoicing.document d on d.id = l.document_id and d.type = 'invoice'
      where l.quantity < (select coalesce(sum(o.quantity), 0) from invoicing.document_line o
        join invoicing.document note on note.id = o.document_id and note.type = 'refund' where o.from_line_id = l.id)`,
    // A deposit is what came for it, less what went back without an invoice.
    host.sql`select d.id from invoicing.document d where d.type = 'quote' and d.deposit_paid <>
      (select coalesce(sum(p.amount - p.refunded), 0) from commerce.payment p
        where p.subject_kind = 'invoicing.document' and p.subject_id = d.id and p.status = 'succeeded')
      + (select coalesce(sum(r.amount), 0) from invoicing.deposit_refund f
        join commerce.refund r on r.id = f.refund_id and r.status <> 'failed' where f.deposit_of = d.id)`,
    // No more of it is used than there is.
    host.sql`select deposit_of from invoicing.credit where deposit_of is not null
      group by deposit_of having sum(amount) < 0`,
  ])
  return { papers, numbers, money, credit, refunded, converted, credited, deposits, pots }
}
