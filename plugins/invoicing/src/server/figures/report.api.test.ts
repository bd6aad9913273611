import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CurrencyReport, Document, JournalEntry, TaxReport } from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import { done, draft, invoicesPath, invoicingHost, issued, line, newCustomer } from '../testing/invoicing-host.ts'

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

const reportPath = '/api/v1/admin/invoicing/report/'
const journalPath = '/api/v1/admin/invoicing/journal/'
const taxesPath = '/api/v1/admin/commerce/taxes/'

const report = async (query: string, client = owner): Promise<TaxReport> =>
  (await client.get(`${reportPath}?${query}`)).json().report
const own = (from: string, until: string) => `period=own&from=${from}&until=${until}`
const journal = async (query: string, client = owner): Promise<{ rows: JournalEntry[]; total: number }> =>
  (await client.get(`${journalPath}?${query}`)).json().results

/** What documents come to by their own sums, credit notes taken off: the same shape as a report's currency. */
function sumsOf(documents: readonly Document[]): CurrencyReport[] {
  if (documents.length === 0) return []
  const sum = { currency: 'CAD', count: documents.length, net: 0, tax: 0, gross: 0 }
  const taxes = new Map<string, CurrencyReport['taxes'][number]>()
  for (const document of documents) {
    const sign = document.type === 'refund' ? -1 : 1
    sum.net += sign * (document.grandTotal - document.tax)
    sum.tax += sign * document.tax
    sum.gross += sign * document.grandTotal
    for (const { name, rate, base, amount } of document.taxes) {
      const before = taxes.get(`${name} ${rate}`) ?? { name, rate, base: 0, amount: 0 }
      taxes.set(`${name} ${rate}`, {
        ...before,
        base: before.base + sign * base,
        amount: before.amount + sign * amount,
      })
    }
  }
  return [{ ...sum, taxes: [...taxes.values()].toSorted((one, two) => (one.name < two.name ? -1 : 1)) }]
}

const entriesSum = (rows: readonly JournalEntry[]) => ({
  net: rows.reduce((all, { net }) => all + net, 0),
  tax: rows.reduce((all, { tax }) => all + tax, 0),
  gross: rows.reduce((all, { gross }) => all + gross, 0),
})

/** Cells of a file, line by line. */
const cellsOf = (text: string): string[][] =>
  text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','))
const cents = (text: string | undefined) => Math.round(Number(text) * 100)

const written = fc.record({
  province: fc.constantFrom('ON', 'QC', 'AB'),
  isInside: fc.boolean(),
  daysAgo: fc.integer({ min: 0, max: 400 }),
  items: fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 1, max: 99_999 }),
      quantity: fc.integer({ min: 1, max: 4_000 }).map((thousandths) => thousandths / 1_000),
      discount: fc.constantFrom(null, { percent: 12.5 }, { amount: 1 }),
      taxClass: fc.constantFrom(null, null, 'exempt' as const),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  discountRule: fc.constantFrom(null, { percent: 7.75 }, { amount: 1 }),
  fate: fc.constantFrom('nothing', 'pay', 'refund', 'cancel', 'leave'),
  part: fc.integer({ min: 1, max: 1_000 }),
})
type Written = typeof written extends fc.Arbitrary<infer T> ? T : never

describe('taxes and the journal', () => {
  const made: Document[] = []
  beforeAll(async () => {
    const { rules } = (await owner.get(taxesPath)).json()
    const customers = new Map<string, number>()
    for (const province of ['ON', 'QC', 'AB']) customers.set(province, await newCustomer(owner, { province }))
    for (const each of fc.sample(written, { numRuns: 60, seed: 20 })) {
      await owner.put(taxesPath, { ...rules, prices_include_tax: each.isInside })
      made.push(...(await madeFrom(each, customers.get(each.province))))
    }
    await owner.put(taxesPath, rules)
  }, 120_000)

  it('agree with the documents to the cent, whatever their discounts, taxes and refunds', async () => {
    expect(made.filter(({ type }) => type === 'refund').length).toBeGreaterThan(5)
    const from = daysAfter(today, -401)
    const all = made.map((document) => ({ ...document, sign: document.type === 'refund' ? -1 : 1 }))
    const cancelled = made.filter(({ status }) => status === 'cancelled')
    expect(cancelled.length).toBeGreaterThan(5)
    for (const [first, last] of [
      [from, today],
      [daysAfter(today, -300), daysAfter(today, -100)],
      [daysAfter(today, -90), daysAfter(today, -1)],
      [today, today],
    ] as const) {
      const dated = all.filter(({ invoiceDate }) => invoiceDate >= first && invoiceDate <= last)
      const back = last >= today ? cancelled.map((document) => ({ ...document, type: 'refund' as const })) : []
      const expected = sumsOf([...dated, ...back])
      const told = await report(own(first, last))
      expect(told).toMatchObject({ from: first, until: last, isCurrent: last >= today })
      expect(withSorted(told.currencies)).toEqual(expected)
      const { rows, total } = await journal(`${own(first, last)}&limit=-1`)
      expect(total).toBe(dated.length + back.length)
      const { net = 0, tax = 0, gross = 0 } = expected[0] ?? {}
      expect(entriesSum(rows)).toEqual({ net, tax, gross })
      for (const entry of rows) {
        expect(entry.net + entry.tax).toBe(entry.gross)
        expect(entry.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(entry.tax)
      }
    }
  })

  it('say the same as a file for the bookkeeper, with a column for each tax', async () => {
    const query = own(daysAfter(today, -401), today)
    const told = (await report(query)).currencies[0]
    const file = await owner.get(`${journalPath}?${query}&format=csv`)
    expect(file.headers['content-type']).toContain('text/csv')
    const [head = [], ...lines] = cellsOf(file.body)
    expect(head.slice(0, 5)).toEqual(['date', 'number', 'type', 'customer', 'net'])
    expect(head.slice(-3)).toEqual(['tax', 'gross', 'currency'])
    expect(lines).toHaveLength(told?.count ?? 0)
    const sum = (title: string) => lines.reduce((all, cells) => all + cents(cells[head.indexOf(title)]), 0)
    expect([sum('net'), sum('tax'), sum('gross')]).toEqual([told?.net, told?.tax, told?.gross])
    for (const { name, rate, amount } of told?.taxes ?? []) expect(sum(`${name} ${rate} %`)).toBe(amount)
    expect(head).toContain('QST 9.975 %')
    const chosen = await owner.get(`${journalPath}?${query}&format=csv&columns=entry,taxes,gross`)
    expect(cellsOf(chosen.body)[0]).toEqual(['date', 'number', 'customer', ...head.slice(5, -2), 'gross'])
  })

  it('leave a month as it was when one of its invoices is cancelled later', async () => {
    const invoiceDate = daysAfter(today, -40)
    const month = `period=month&day=${invoiceDate}`
    const invoice = await issued(owner, { invoiceDate, dueDate: null })
    const before = await report(month)
    const todays = (await report(own(today, today))).currencies[0]
    await done(owner.post(`${invoicesPath}${invoice.id}/cancel/`, {}))
    expect(await report(month)).toEqual(before)
    const after = (await report(own(today, today))).currencies[0]
    expect((after?.gross ?? 0) - (todays?.gross ?? 0)).toBe(-invoice.grandTotal)
    const { rows } = await journal(`${own(invoiceDate, today)}&limit=-1`)
    const entries = rows.filter(({ invoiceNumber }) => invoiceNumber === invoice.invoiceNumber)
    expect(entries.map(({ kind, date, gross }) => [kind, date, gross])).toEqual([
      ['invoice', invoiceDate, invoice.grandTotal],
      ['cancellation', today, -invoice.grandTotal],
    ])
    await done(owner.post(`${invoicesPath}${invoice.id}/archive/`, {}))
    for (const day of ['null', `date '2020-01-01'`]) {
      const text = `do $do$ begin set local role ashlar_app; set local ashlar.tenant = '${host.tenants.a.guid}';
        update invoicing.document set cancelled_on = ${day} where id = ${invoice.id}; end $do$`
      await expect(host.sql(Object.assign([text], { raw: [text] })), day).rejects.toThrow('cannot be changed')
    }
    expect((await journal(`${own(today, today)}&limit=-1`)).rows.map(({ id }) => id)).toContain(invoice.id)
  })

  it('leave out drafts, cancelled drafts, quotes and other websites (T1)', async () => {
    const [quiet, until] = ['2020-02-01', '2020-02-29']
    const dated = { invoiceDate: '2020-02-10', dueDate: null }
    await draft(owner, dated)
    const dropped = await draft(owner, dated)
    await done(owner.post(`${invoicesPath}${dropped.id}/cancel/`, {}))
    await issued(owner, { ...dated, path: '/api/v1/admin/quotes/' })
    await issued(other, dated)
    expect((await report(own(quiet, until))).currencies).toEqual([])
    expect(await journal(own(quiet, until))).toMatchObject({ rows: [], total: 0 })
    expect((await report(own(quiet, until), other)).currencies).toMatchObject([{ count: 1 }])
    expect((await journal(own(today, today))).rows.map(({ id }) => id)).not.toContain(dropped.id)
  })

  it.each([
    ['period=month&day=2024-02-10', '2024-02-01', '2024-02-29'],
    ['period=quarter&day=2026-12-31', '2026-10-01', '2026-12-31'],
    ['period=quarter&day=2026-01-01', '2026-01-01', '2026-03-31'],
    ['period=year&day=2026-06-30', '2026-01-01', '2026-12-31'],
  ])('cover the whole of %s', async (query, from, until) => {
    expect(await report(query)).toMatchObject({ from, until })
  })

  it('are those of the current month unless asked otherwise, and need a possible period', async () => {
    expect(await report('')).toMatchObject({ from: `${today.slice(0, 7)}-01`, isCurrent: true })
    for (const [query, path, code] of [
      ['period=own', 'from', 'INVOICING_NO_PERIOD'],
      ['period=own&from=2026-01-01', 'until', 'INVOICING_NO_PERIOD'],
      ['period=own&from=2026-01-02&until=2026-01-01', 'until', 'INVOICING_PERIOD_BACKWARDS'],
      ['period=own&from=2021-01-01&until=2026-01-01', 'until', 'INVOICING_PERIOD_TOO_LONG'],
    ])
      for (const at of [reportPath, journalPath, `${journalPath}?format=csv&`]) {
        const reply = await owner.get(`${at}${at.includes('?') ? '' : '?'}${query}`)
        expect([reply.statusCode, reply.json().code, reply.json().errors?.[0].path]).toEqual([422, code, path])
      }
    expect((await owner.get(`${reportPath}?period=own&from=2021-01-02&until=2026-01-01`)).statusCode).toBe(200)
    expect((await owner.get(`${reportPath}?day=2026-13-01`)).statusCode).toBe(422)
    expect((await owner.get(`${journalPath}?currentPage=500`)).json().results.rows).toEqual([])
  })

  it('are for those who see invoices alone', async () => {
    const manager = await host.signIn('manager')
    for (const path of [reportPath, journalPath, `${journalPath}?format=csv`])
      expect((await manager.get(path)).statusCode).toBe(403)
  })
})

describe('a long journal', () => {
  const query = own('2019-03-01', '2019-03-31')
  beforeAll(async () => {
    const customer_id = await newCustomer(owner, { firstname: '=HYPERLINK("x")', lastname: 'Bold' })
    const { id } = await issued(owner, { customer_id, invoiceDate: '2019-03-05', dueDate: null })
    await host.sql`insert into invoicing.document (tenant_id, type, number, status, invoice_date, cancelled_on, currency,
        grand_total, tax, issued_at, customer_name, taxes)
      select tenant_id, 'invoice', 'J-' || n, case when n % 2 = 0 then 'cancelled' else 'paid' end,
        date '2019-03-01' + n % 9, case when n % 2 = 0 then date '2019-03-01' + n % 9 end, currency,
        113 + n, 13, now(), customer_name, '[{"name":"=A1+1","rate":13,"base":100,"amount":13}]'
      from invoicing.document, generate_series(1, 1300) n where id = ${id}`
  })

  it('is exported whole, each entry once, in the order of its days', async () => {
    for (const direction of ['asc', 'desc']) {
      const file = await owner.get(`${journalPath}?${query}&format=csv&orderBy=date&orderDirection=${direction}`)
      const [, ...lines] = cellsOf(file.body)
      expect(lines).toHaveLength(1_951)
      const keys = lines.map((cells) => `${cells[0]} ${cells[1]} ${cells[2]}`)
      expect(new Set(keys).size).toBe(1_951)
      const days = lines.map(([day = '']) => day)
      expect(days).toEqual(direction === 'asc' ? days.toSorted() : days.toSorted().reverse())
    }
  })

  it('pages like any list, without gaps', async () => {
    const seen: string[] = []
    for (const page of [1, 2, 3]) {
      const { rows, total } = await journal(`${query}&itemsPerPage=800&currentPage=${page}`)
      expect(total).toBe(1_951)
      seen.push(...rows.map(({ id, kind }) => `${id} ${kind}`))
    }
    expect(new Set(seen).size).toBe(1_951)
    expect(await journal(`${query}&currentPage=500`)).toMatchObject({ rows: [], total: 1_951 })
  })

  it('disarms names that a spreadsheet would take for formulas (T25)', async () => {
    const { body } = await owner.get(`${journalPath}?${query}&format=csv`)
    expect(body).toContain("'=A1+1 13 %")
    expect(body).toContain(`'=HYPERLINK`)
    expect(body).not.toMatch(/(^|,)"?=/m)
  })
})

const withSorted = (currencies: readonly CurrencyReport[]): CurrencyReport[] =>
  currencies.map((each) => ({ ...each, taxes: each.taxes.toSorted((one, two) => (one.name < two.name ? -1 : 1)) }))

/** An invoice, and what became of it. */
async function madeFrom(each: Written, customer_id: number | undefined): Promise<Document[]> {
  const invoice = await issued(owner, {
    ...{ customer_id, invoiceDate: daysAfter(today, -each.daysAgo), dueDate: null, discountRule: each.discountRule },
    items: each.items.map(({ unitPrice, ...more }) => line(unitPrice, more)),
  })
  const under = `${invoicesPath}${invoice.id}/`
  if (each.fate === 'cancel') return [await done(owner.post(`${under}cancel/`, {}))]
  if (each.fate === 'nothing' || each.fate === 'leave' || invoice.amountDue === 0) return [invoice]
  const paid = await done(owner.post(`${under}payments/`, { amount: invoice.amountDue, method: 'cash' }))
  const [first] = invoice.items
  if (each.fate === 'pay' || !first) return [paid]
  const quantity = Math.max(1, Math.round(first.quantity * each.part)) / 1_000
  const note = await done(owner.post(`${under}refund/`, { items: [{ id: first.id, quantity }] }))
  return [await done(owner.get(under)), note]
}
