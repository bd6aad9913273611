import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenFigures, QuoteFigures, RevenueFigures } from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import { done, draft, invoicesPath, invoicingHost, issued, line, quotesPath } from '../testing/invoicing-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
let today: string
beforeAll(async () => {
  const made = await invoicingHost()
  host = made.host
  owner = made.owner
  other = made.other
  today = (await owner.get(`${invoicesPath}new/`)).json().invoice.invoiceDate
})
afterAll(() => host?.close())

const figures = '/api/v1/admin/invoicing/figures/'
const open = async (client = owner): Promise<OpenFigures[]> => (await client.get(`${figures}open/`)).json().open
const revenue = async (client = owner): Promise<RevenueFigures[]> =>
  (await client.get(`${figures}revenue/`)).json().revenue
const quotes = async (client = owner): Promise<QuoteFigures> => (await client.get(`${figures}quotes/`)).json().quotes

const due = (days: number, price: number) =>
  issued(owner, {
    ...{ invoiceDate: daysAfter(today, -200), dueDate: daysAfter(today, -days) },
    items: [line(price, { taxClass: 'exempt' })],
  })
const pay = (id: number, amount: number) =>
  done(owner.post(`${invoicesPath}${id}/payments/`, { amount, method: 'cash' }))

describe('figures of a website', () => {
  it('are empty before anything is issued', async () => {
    await draft(owner)
    expect([await open(), await revenue(), await quotes()]).toEqual([[], [], { won: 0, decided: 0, amounts: [] }])
  })

  it('say what is due, and how long it has been overdue, day by day at the ends of each age', async () => {
    const prices = [
      ...([
        [-5, 1],
        [0, 2],
        [1, 10],
        [30, 20],
        [31, 100],
        [60, 200],
      ] as const),
      ...([
        [61, 1_000],
        [90, 2_000],
        [91, 10_000],
        [199, 20_000],
      ] as const),
    ]
    const made = []
    for (const [days, price] of prices) made.push(await due(days, price))
    // What is paid in part is due with the rest; what is paid, cancelled or deleted is not.
    await pay(made[2]?.id ?? 0, 4)
    await pay((await due(5, 500_000)).id, 500_000)
    await done(owner.post(`${invoicesPath}${(await due(5, 700_000)).id}/cancel/`, {}))
    await draft(owner, { invoiceDate: daysAfter(today, -200), dueDate: daysAfter(today, -5) })
    expect(await open()).toEqual([
      {
        ...{ currency: 'CAD', count: 10, amountDue: 33_329 },
        overdue: [
          { from: 1, until: 30, count: 2, amountDue: 26 },
          { from: 31, until: 60, count: 2, amountDue: 300 },
          { from: 61, until: 90, count: 2, amountDue: 3_000 },
          { from: 91, until: null, count: 2, amountDue: 30_000 },
        ],
      },
    ])
    expect(await open(other)).toEqual([])
  })

  it('show twelve months of revenue without taxes, less credit notes and what was cancelled', async () => {
    const before = await revenue()
    const [own] = before
    expect(before).toHaveLength(1)
    expect(own?.months).toHaveLength(12)
    expect(own?.months.at(-1)?.month).toBe(today.slice(0, 7))
    const earlier = `${own?.months[3]?.month}-15`
    const invoice = await issued(owner, { invoiceDate: earlier, dueDate: null, items: [line(10_000, { quantity: 2 })] })
    await pay(invoice.id, invoice.grandTotal)
    await done(
      owner.post(`${invoicesPath}${invoice.id}/refund/`, { items: [{ id: invoice.items[0]?.id, quantity: 1 }] }),
    )
    const cancelled = await issued(owner, { invoiceDate: earlier, dueDate: null, items: [line(3_000)] })
    await done(owner.post(`${invoicesPath}${cancelled.id}/cancel/`, {}))
    // Twelve months and a day ago is too long ago.
    const first = `${own?.months[0]?.month}-01`
    await issued(owner, { invoiceDate: daysAfter(first, -1), dueDate: null, items: [line(70_000)] })
    await issued(owner, { invoiceDate: first, dueDate: null, items: [line(500)] })
    const [after] = await revenue()
    const gained = after?.months.map(({ net }, at) => net - (own?.months[at]?.net ?? 0))
    expect(gained).toEqual([500, 0, 0, 23_000, 0, 0, 0, 0, 0, 0, 0, -13_000])
    expect(await revenue(other)).toEqual([])
  })

  it('put the own currency first', async () => {
    await host.sql`update invoicing.document set currency = 'AUD' where number = ''`
    const { id } = await draft(owner, { items: [line(100, { taxClass: 'exempt' })] })
    await host.sql`update invoicing.document set currency = 'AUD' where id = ${id}`
    await done(owner.post(`${invoicesPath}${id}/issue/`, {}))
    expect((await open()).map(({ currency }) => currency)).toEqual(['CAD', 'AUD'])
    expect((await revenue()).map(({ currency }) => currency)).toEqual(['CAD', 'AUD'])
  })

  it('share quotes that were won among those decided in the last 90 days', async () => {
    const decided = async (price: number, act: 'approve' | 'decline') => {
      const { id } = await issued(owner, { path: quotesPath, items: [line(price, { taxClass: 'exempt' })] })
      await done(owner.post(`${quotesPath}${id}/${act}/`, {}))
      return id
    }
    await decided(300, 'approve')
    await decided(100, 'decline')
    const old = await decided(5_000, 'decline')
    await issued(owner, { path: quotesPath })
    await host.sql`update invoicing.document_step set at = now() - interval '91 days' where document_id = ${old}`
    expect(await quotes()).toEqual({ won: 1, decided: 2, amounts: [{ currency: 'CAD', won: 300, decided: 400 }] })
    expect((await quotes(other)).decided).toBe(0)
  })

  it('are for those who see the documents: quotes apart from invoices (T2)', async () => {
    const manager = await host.signIn('manager')
    for (const name of ['open', 'revenue']) expect((await manager.get(`${figures}${name}/`)).statusCode).toBe(403)
    expect((await manager.get(`${figures}quotes/`)).statusCode).toBe(200)
    const editor = await host.signIn('editor')
    expect((await editor.get(`${figures}quotes/`)).statusCode).toBe(403)
  })
})
