import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Document, Statement } from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import { done, draft, invoicesPath, invoicingHost, issued, newCustomer, quotesPath } from '../testing/invoicing-host.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { billedOn, exempt, pathOf, statementOf, today } from '../testing/statements.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const made = await invoicingHost()
  host = made.host
  owner = made.owner
  other = made.other
})
afterAll(() => host?.close())

const statement = (customer: number, query = '', client = owner) => statementOf(client, customer, query)
const on = (days: number, price: number, customer: number) => billedOn(owner, days, price, customer)
const act = (id: number, what: string, body: object = {}) => owner.post(`${invoicesPath}${id}/${what}/`, body)
const pay = (id: number, amount: number) => done(act(id, 'payments', { amount, method: 'cash' }))
const shown = (id: number): Promise<Document> => done(owner.get(`${invoicesPath}${id}/`))

const told = ({ entries }: Statement) => entries.map(({ kind, amount, balance }) => [kind, amount, balance])

describe('a statement of account', () => {
  it('has what was billed, paid, credited and given back, with what was owed after each (issue 20)', async () => {
    const customer = await newCustomer(owner)
    await draft(owner, { customer_id: customer })
    const old = await on(-100, 5_000, customer)
    const recent = await on(-10, 10_000, customer)
    await pay(old.id, 6_000)
    await done(act(recent.id, 'credit', { amount: 1_000 }))
    await pay(recent.id, 4_000)
    await done(act(recent.id, 'refund', { items: [{ id: recent.items[0]?.id, quantity: 0.3 }] }))
    await vi.waitFor(async () => expect((await shown(recent.id)).amountRefunded).toBe(3_000))
    const all = await statement(customer)
    expect(told(all)).toEqual([
      ['invoice', 5_000, 5_000],
      ['invoice', 10_000, 15_000],
      ['credit-note', -3_000, 12_000],
      ['payment', -6_000, 6_000],
      ['payment', -4_000, 2_000],
      ['credit-used', 0, 2_000],
      ['refund', 3_000, 5_000],
    ])
    expect(all).toMatchObject({ currency: 'CAD', currencies: ['CAD'], opening: 0, closing: 5_000, until: today })
    expect(all.open).toMatchObject({ amountDue: 5_000, notDue: 5_000, credit: 0 })
    expect(all.entries[5]).toMatchObject({ moved: 1_000, document: { invoiceNumber: recent.invoiceNumber } })
    const part = await statement(customer, `?from=${daysAfter(today, -50)}&until=${daysAfter(today, -5)}`)
    expect([part.opening, told(part), part.closing]).toEqual([5_000, [['invoice', 10_000, 15_000]], 15_000])
  })

  it('says how long what is due has been overdue', async () => {
    const customer = await newCustomer(owner)
    for (const [days, price] of [
      [-14, 1],
      [-15, 10],
      [-44, 20],
      [-45, 100],
      [-104, 1_000],
      [-105, 10_000],
    ] as const)
      await on(days, price, customer)
    expect((await statement(customer)).open).toEqual({
      ...{ amountDue: 11_131, notDue: 1, credit: 0 },
      overdue: [
        { from: 1, until: 30, amountDue: 30 },
        { from: 31, until: 60, amountDue: 100 },
        { from: 61, until: 90, amountDue: 1_000 },
        { from: 91, until: null, amountDue: 10_000 },
      ],
    })
  })

  it('takes off what was cancelled, written off, or given back without a credit note', async () => {
    const customer = await newCustomer(owner)
    const [one, two, three] = [
      await on(-30, 1_000, customer),
      await on(-20, 2_000, customer),
      await on(-10, 4_000, customer),
    ]
    await done(act(one.id, 'cancel'))
    await pay(two.id, 500)
    await done(act(two.id, 'archive'))
    await pay(three.id, 4_000)
    const { rows } = (await owner.get(`/api/v1/admin/commerce/payments/?customer_id=${customer}`)).json().results
    const { id } = rows.find(({ amount }: { amount: number }) => amount === 4_000)
    const refunded = await owner.post(`/api/v1/admin/commerce/payments/${id}/refunds/`, {
      amount: 300,
      reason: 'Sorry',
    })
    expect(refunded.statusCode, refunded.body).toBe(201)
    await vi.waitFor(async () => expect((await shown(three.id)).amountRefunded).toBe(300))
    const all = await statement(customer)
    expect(told(all).map(([kind, amount]) => [kind, amount])).toEqual([
      ['invoice', 1_000],
      ['invoice', 2_000],
      ['invoice', 4_000],
      ['payment', -500],
      ['payment', -4_000],
      ['refund', 300],
      ['reduction', -300],
      ['cancelled', -1_000],
      ['written-off', -1_500],
    ])
    expect(all.closing).toBe(0)
  })

  it('counts a deposit once: when it is paid, not when an invoice uses it', async () => {
    const customer = await newCustomer(owner)
    const quote = await issued(owner, {
      ...{ path: quotesPath, customer_id: customer, deposit: { percent: 30 }, items: [exempt(10_000)] },
    })
    const under = `${quotesPath}${quote.id}/`
    await done(owner.post(`${under}approve/`, {}))
    await done(owner.post(`${under}payments/`, { amount: 3_000, method: 'cash' }))
    expect(await statement(customer)).toMatchObject({ closing: -3_000, open: { amountDue: 0, credit: 3_000 } })
    const { id } = await done(owner.post(`${under}convert/`, { to: 'invoice' }))
    await done(act(id, 'issue'))
    const all = await statement(customer)
    expect(told(all)).toEqual([
      ['invoice', 10_000, 10_000],
      ['payment', -3_000, 7_000],
      ['credit-used', 0, 7_000],
    ])
    expect(all.open).toMatchObject({ amountDue: 7_000, credit: 0 })
  })

  it('keeps currencies apart, and shows the one that is asked for', async () => {
    const customer = await newCustomer(owner)
    await on(-3, 700, customer)
    const { id } = await draft(owner, { customer_id: customer, items: [exempt(900)] })
    await host.sql`update invoicing.document set currency = 'AUD' where id = ${id}`
    await done(act(id, 'issue'))
    expect(await statement(customer)).toMatchObject({ currency: 'CAD', currencies: ['CAD', 'AUD'], closing: 700 })
    expect(await statement(customer, '?currency=AUD')).toMatchObject({ currencies: ['AUD', 'CAD'], closing: 900 })
    expect(await statement(customer, '?currency=EUR')).toMatchObject({ currency: 'EUR', closing: 0, entries: [] })
  })

  it('has money on the day that it was where the website is', async () => {
    const customer = await newCustomer(owner)
    const { id } = await on(-3, 700, customer)
    await pay(id, 700)
    await host.sql`update commerce.payment set settled_at = '2026-03-10T22:30:00Z' where subject_id = ${id}`
    const zone = (time_zone: string) => owner.put('/api/v1/admin/settings/', { time_zone })
    const day = async () => (await statement(customer)).entries.find(({ kind }) => kind === 'payment')?.day
    expect(await day()).toBe('2026-03-10')
    await zone('Asia/Tokyo')
    expect(await day()).toBe('2026-03-11')
    await zone('UTC')
  })
})

describe('a statement as a file and an email', () => {
  it('is a file of the same entries', async () => {
    const customer = await newCustomer(owner)
    const { invoiceNumber, id } = await on(-3, 700, customer)
    await pay(id, 200)
    const { body, headers } = await owner.get(`${pathOf(customer)}?format=csv`)
    expect(headers['content-disposition']).toContain(`statement-${customer}-`)
    expect(body.split('\r\n')).toEqual([
      '\uFEFFdate,what,number,amount,credit used,balance,currency',
      `${daysAfter(today, -3)},invoice,${invoiceNumber},7,0,7,CAD`,
      `${today},payment,${invoiceNumber},-2,0,5,CAD`,
      '',
    ])
  })

  it('is a PDF of the same entries, which goes with its email as it was then', async () => {
    const customer = await newCustomer(owner, { firstname: 'Ines', lastname: 'Marsh', email: 'ines@quay.example' })
    const { invoiceNumber, id } = await on(-3, 700, customer)
    await pay(id, 200)
    const reply = await owner.get(`${pathOf(customer)}pdf/?from=${daysAfter(today, -9)}&until=${today}`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(reply.headers['content-disposition']).toContain(
      encodeURIComponent(`Statement of account ${daysAfter(today, -9)} – ${today}.pdf`),
    )
    const printed = (await readPdf(reply.rawPayload)).pages[0] ?? []
    const order = ['Ines Marsh', 'Opening balance CA$0.00', `Invoice ${invoiceNumber} CA$7.00 CA$7.00`]
    order.push(`Payment for ${invoiceNumber} -CA$2.00 CA$5.00`, 'Closing balance CA$5.00', 'Due now: CA$5.00')
    const places = order.map((text) => printed.findIndex((shown) => shown.includes(text)))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    const { mail } = (await owner.get(`${pathOf(customer)}mail/`)).json()
    expect((await owner.post(`${pathOf(customer)}mail/`, mail)).statusCode).toBe(200)
    await pay(id, 500)
    const [kept] = await host.sql<{ balance: string }>`select content #>> '{statement,closing}' as balance
      from invoicing.sent_statement where customer_id = ${customer}`
    expect(kept?.balance).toBe('500')
    const [{ attachments } = {}] = await host.sql<{ attachments: object[] }>`
      select attachments from core.mail where to_address = 'ines@quay.example' order by id desc`
    expect(attachments).toMatchObject([{ source: 'invoicing.statement', name: expect.stringMatching(/\.pdf$/) }])
  })

  it('is shown before it is sent, and told in the customer’s history; names make no header and no link', async () => {
    const email = 'statement@quay.example'
    const name = { firstname: 'Eve\r\nBcc: all@quay.example', lastname: 'https://evil.example' }
    const customer = await newCustomer(owner, { email, ...name })
    const { invoiceNumber } = await on(-3, 700, customer)
    const { mail } = (await owner.get(`${pathOf(customer)}mail/`)).json()
    expect(mail).toMatchObject({ to: email, subject: expect.stringMatching(/^Statement of account, /) })
    expect(mail.message).toContain('The balance is CA$7.00.')
    const sent = await owner.post(`${pathOf(customer)}mail/`, { ...mail, subject: 'Yours\r\nBcc: x@quay.example' })
    expect(sent.statusCode, sent.body).toBe(200)
    const [letter] = (await host.mails()).filter(({ to }) => to.includes(email))
    expect(letter?.subject).toBe('Yours Bcc: x@quay.example')
    expect(letter?.text).toContain(`Invoice ${invoiceNumber}, CA$7.00, balance CA$7.00`)
    expect(letter?.text).toContain('Due now: CA$7.00')
    expect(letter?.text).not.toMatch(/^Bcc:/m)
    expect(letter?.html).not.toContain('href="https://evil.example')
    const { entries } = (await owner.get(`/api/v1/admin/customers/${customer}/timeline/`)).json()
    expect(entries.map(({ kind }: { kind: string }) => kind)).toContain('invoicing.statement-sent')
  })
})

describe('rights of statements', () => {
  it('are those of invoices, and of another website there is nothing', async () => {
    const customer = await newCustomer(owner)
    const mail = { to: 'a@quay.example', subject: 'Hello', message: 'Hello' }
    const calls = (client: TestClient) => [
      client.get(pathOf(customer)),
      client.get(`${pathOf(customer)}?format=csv`),
      client.get(`${pathOf(customer)}pdf/`),
      client.get(`${pathOf(customer)}mail/`),
      client.post(`${pathOf(customer)}mail/`, mail),
    ]
    const statuses = async (client: TestClient) => (await Promise.all(calls(client))).map((reply) => reply.statusCode)
    expect(await statuses(await host.signIn('staff'))).toEqual(Array(5).fill(403))
    expect(await statuses(other)).toEqual(Array(5).fill(404))
  })

  it('refuse a period that ends before it begins, and days that are none', async () => {
    const customer = await newCustomer(owner)
    const status = async (query: string) => (await owner.get(`${pathOf(customer)}${query}`)).statusCode
    expect(await status('?from=2026-02-01&until=2026-01-01')).toBe(422)
    for (const query of ['?from=2026-02-30', '?currency=cad', '?from=yesterday', '?until=2026-13-01'])
      expect(await status(query)).toBe(422)
  })

  it('leave no statement of a customer who was deleted', async () => {
    const customer = await newCustomer(owner)
    await on(-3, 700, customer)
    expect((await owner.delete(`/api/v1/admin/customers/${customer}/`)).statusCode).toBeLessThan(300)
    expect((await owner.get(pathOf(customer))).json().code).toBe('INVOICING_UNKNOWN_CUSTOMER')
  })
})
