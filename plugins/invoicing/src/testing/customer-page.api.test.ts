import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Document } from '../contract.ts'
import {
  done,
  draft,
  invoicesPath,
  issued,
  line,
  newCustomer,
  quotesPath,
  workOrdersPath,
} from '../server/testing/invoicing-host.ts'
import { siteHost } from './site-host.fixtures.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await siteHost()
  await host.sql`update core.tenant set plan = 'enterprise'`
  owner = await host.signIn('owner')
  const set = { commerce: { test_payments: true, on_pickup: true, cash: true }, company_name: 'Quay Works' }
  expect((await owner.put('/api/v1/admin/settings/', set)).json()).toHaveProperty('settings')
})
afterAll(() => host?.close())

const mailOf = async (path: string, id: number) => (await owner.get(`${path}${id}/mail/`)).json().mail
const shown = (path: string, id: number): Promise<Document> => done(owner.get(`${path}${id}/`))

/** Emails a document as staff do who change nothing, and gives the address in the mail. */
async function sent(path: string, { id }: { readonly id: number }): Promise<string> {
  await done(owner.post(`${path}${id}/send/`, await mailOf(path, id)))
  const { text = '' } = (await host.mails()).at(-1) ?? {}
  return /\/pay\/[\w-]{32}/.exec(text)?.[0] ?? ''
}
const api = (address: string) => `/api/v1${address}`
const visit = (address: string, tenant: 'a' | 'b' = 'a') => host.visitor(tenant).get(address)
/** Sent as a browser does without a script. */
const form = (address: string, values: Record<string, string>, act = 'payments') =>
  host.visitor().inject({
    ...{ method: 'POST', url: api(`${address}/${act}/`), payload: new URLSearchParams(values).toString() },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...{ accept: 'text/html', 'sec-fetch-site': 'same-origin', host: new URL(host.tenants.a.origin).host },
      ...{ origin: host.tenants.a.origin, referer: `${host.tenants.a.origin}${address}` },
    },
  })
const settings = (commerce: object) => done(owner.put('/api/v1/admin/settings/', { commerce }))
const paymentsOf = (id: number) =>
  host.sql<{ title: string; amount: string; provider: string }>`select title, amount, provider from commerce.payment
    where subject_kind = 'invoicing.document' and subject_id = ${id} order by id`
const post = (address: string, body: object) => host.visitor().post(address, body)

describe('a sent document', () => {
  it('goes out by email with a link; the secret is stored nowhere and no log has it (issue 20)', async () => {
    const quote = await issued(owner, { path: quotesPath, dueDate: '2031-05-06' })
    expect(await mailOf(quotesPath, quote.id)).toEqual({
      to: expect.stringMatching(/^mara\d+@quay\.example$/),
      subject: `Quote ${quote.invoiceNumber} from Quay Works`,
      message: expect.stringMatching(/^Hello Mara Quay.*\$113\.00.*May 6, 2031.*Quay Works$/s),
    })
    const address = await sent(quotesPath, quote)
    const { text, to, subject } = (await host.mails()).at(-1) ?? { text: '', to: '', subject: '' }
    expect([to, subject]).toEqual([expect.stringContaining('@quay.example'), expect.stringContaining('Quay Works')])
    expect(text).toContain(`${host.tenants.a.origin}${address}`)
    const secret = address.split('/').at(-1) ?? ''
    const rows = await host.sql<{ row: string }>`select to_jsonb(s)::text as row from invoicing.document_secret s
      union all select to_jsonb(m)::text from core.mail m
      union all select to_jsonb(a)::text from core.audit a`
    expect(rows.length).toBeGreaterThan(1)
    for (const { row } of rows) expect(row).not.toContain(secret)
    const { history } = await shown(quotesPath, quote.id)
    expect(history.at(-1)).toMatchObject({ kind: 'sent', note: to, by: 'Test owner' })
  })

  it('is no draft, nor one that somebody changed meanwhile (issue 20)', async () => {
    const { id } = await draft(owner)
    expect((await owner.get(`${invoicesPath}${id}/mail/`)).json().code).toBe('INVOICING_NOT_NOW')
    const mail = { to: 'a@quay.example', subject: 'x', message: 'x' }
    expect((await owner.post(`${invoicesPath}${id}/send/`, mail)).json().code).toBe('INVOICING_NOT_NOW')
    const { id: other } = await issued(owner)
    const send = (more: object) => owner.post(`${invoicesPath}${other}/send/`, { ...mail, ...more })
    expect((await send({ revision: 99 })).json().code).toBe('INVOICING_CHANGED_SINCE')
    for (const wrong of [{ to: 'nobody' }, { subject: ' ' }, { message: '' }])
      expect((await send(wrong)).statusCode).toBe(422)
    expect((await owner.post(`${quotesPath}${other}/send/`, mail)).statusCode).toBe(404)
    expect((await send({ subject: 'Two\r\nBcc: x@evil.example' })).statusCode).toBe(200)
    expect((await host.mails()).at(-1)?.subject).toBe('Two Bcc: x@evil.example')
  })

  it('is shown as printed, without what staff noted, to nobody by a guessed link (issue 20, C-T22)', async () => {
    const items = [line(10_000, { name: '<b>Hull</b>', description: 'Two coats' }), line(900)]
    const invoice = await issued(owner, { items, internalNote: 'Pays late', notes: 'Thank you for coming.' })
    const address = await sent(invoicesPath, invoice)
    const { body, statusCode, headers } = await visit(address)
    expect(statusCode).toBe(200)
    for (const text of [invoice.invoiceNumber, '&lt;b&gt;Hull&lt;/b&gt;', 'Two coats', '$123.17', 'Quay Works'])
      expect(body).toContain(text)
    expect(body).toContain('Thank you for coming.')
    expect(body).not.toContain('Pays late')
    expect(body).toMatch(/<meta name="robots" content="[^"]*noindex/)
    expect(headers['cache-control']).toContain('no-store')
    for (const [wrong, tenant] of [[`${address}x`], ['/pay/x'], [`/pay/${'x'.repeat(32)}`], [address, 'b']] as const)
      expect((await visit(wrong, tenant)).body).toContain('This link has expired')
    expect((await post(api(`/pay/${'x'.repeat(32)}/seen/`), {})).json().code).toBe('INVOICING_UNKNOWN_LINK')
  })

  it('is seen when a browser shows it, once; a mail scanner that opens the link changes nothing (issue 20)', async () => {
    const quote = await issued(owner, { path: quotesPath })
    const address = await sent(quotesPath, quote)
    await visit(address)
    expect((await shown(quotesPath, quote.id)).history.map(({ kind }) => kind)).toEqual(['created', 'issued', 'sent'])
    for (let time = 0; time < 2; time += 1) await post(api(`${address}/seen/`), {})
    const { history, status } = await shown(quotesPath, quote.id)
    expect(history.map(({ kind }) => kind)).toEqual(['created', 'issued', 'sent', 'seen'])
    expect(status).toBe('awaiting_customer')
  })

  it('is no longer open to anyone when its links end; another link is another secret (issue 20)', async () => {
    const quote = await issued(owner, { path: quotesPath })
    const [first, second] = [await sent(quotesPath, quote), await sent(quotesPath, quote)]
    expect(first).not.toBe(second)
    expect((await visit(first)).body).toContain(quote.invoiceNumber)
    const { history } = await done(owner.delete(`${quotesPath}${quote.id}/links/`))
    expect(history.at(-1)?.kind).toBe('links-ended')
    for (const address of [first, second]) expect((await visit(address)).body).toContain('This link has expired')
    const answer = await post(api(`${first}/approve/`), { name: 'Mara' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'INVOICING_UNKNOWN_LINK'])
    // Ending what has ended leaves no second entry.
    expect((await done(owner.delete(`${quotesPath}${quote.id}/links/`))).history).toHaveLength(history.length)
    expect((await visit(await sent(quotesPath, quote))).body).toContain(quote.invoiceNumber)
  })

  it('is no longer open to anyone when its customer is erased (issue 20)', async () => {
    const customer_id = await newCustomer(owner)
    const invoice = await issued(owner, { customer_id })
    const address = await sent(invoicesPath, invoice)
    expect((await owner.post(`/api/v1/admin/customers/${customer_id}/erase/`, {})).statusCode).toBeLessThan(300)
    await expect.poll(async () => (await visit(address)).body).toContain('This link has expired')
  })

  it('says that it was cancelled, or is closed (issue 20)', async () => {
    for (const [act, said] of [
      ['cancel', 'This document was cancelled'],
      ['archive', 'This document is closed'],
    ] as const) {
      const quote = await issued(owner, { path: quotesPath })
      const address = await sent(quotesPath, quote)
      await done(owner.post(`${quotesPath}${quote.id}/${act}/`, {}))
      expect((await visit(address)).body).toContain(said)
    }
  })
})

describe('customers', () => {
  it('approve with their name and the options they choose, once (OPEN-357, issue 20)', async () => {
    const items = [
      line(10_000),
      line(5_000, { name: 'Wax', isOptional: true }),
      line(2_000, { name: 'Polish', isOptional: true }),
    ]
    const quote = await issued(owner, { path: quotesPath, items })
    const address = await sent(quotesPath, quote)
    const wax = quote.items.find(({ name }) => name === 'Wax')?.id
    expect((await visit(address)).body).toContain(`option-${wax}`)
    const foreign = await post(api(`${address}/approve/`), { name: 'Mara', 'option-999999': 'on' })
    expect(foreign.json().code).toBe('INVOICING_UNKNOWN_LINE')
    for (const name of ['', '  ']) expect((await post(api(`${address}/approve/`), { name })).statusCode).toBe(422)
    const yes = await post(api(`${address}/approve/`), { name: ' Mara Quay ', [`option-${wax}`]: 'on' })
    expect(yes.statusCode).toBeLessThan(300)
    const approved = await shown(quotesPath, quote.id)
    expect(approved).toMatchObject({ status: 'approved', approval: 'approved' })
    expect(approved.items.map(({ approval }) => approval)).toEqual(['approved', 'approved', 'declined'])
    expect(approved.history.at(-1)).toMatchObject({ kind: 'approved', note: expect.stringContaining('Mara Quay') })
    expect((await post(api(`${address}/approve/`), { name: 'Mara' })).json().code).toBe('INVOICING_NOT_NOW')
    expect((await post(api(`${address}/decline/`), { name: 'Mara' })).json().code).toBe('INVOICING_NOT_NOW')
    const { body } = await visit(address)
    for (const text of ['You approved this document', 'You chose this option', 'Not chosen', '$169.50'])
      expect(body).toContain(text)
    expect(body).not.toContain('name="name"')
  })

  it('decline with a reason, also without a script (OPEN-357, issue 20)', async () => {
    const order = await issued(owner, { path: workOrdersPath })
    const address = await sent(workOrdersPath, order)
    const reply = await form(address, { name: 'Mara', reason: 'Too dear' }, 'decline')
    expect([reply.statusCode, reply.headers['location']]).toEqual([303, address])
    const { status, history } = await shown(workOrdersPath, order.id)
    expect([status, history.at(-1)]).toEqual([
      'declined',
      expect.objectContaining({ kind: 'declined', note: expect.stringContaining('Too dear') }),
    ])
    expect((await visit(address)).body).toContain('You declined this document')
  })

  it('answer no quote that has expired (issue 20)', async () => {
    const quote = await issued(owner, { path: quotesPath, invoiceDate: '2020-01-01', dueDate: '2020-02-01' })
    const address = await sent(quotesPath, quote)
    const { body } = await visit(address)
    expect(body).toContain('This quote has expired')
    expect(body).not.toContain('name="name"')
    for (const act of ['approve', 'decline'])
      expect((await post(api(`${address}/${act}/`), { name: 'Mara' })).json().code).toBe('INVOICING_EXPIRED')
  })

  it('pay what is due, or a part, with what the website offers (OPEN-357, issue 20)', async () => {
    const invoice = await issued(owner)
    const address = await sent(invoicesPath, invoice)
    const { body } = await visit(address)
    expect(body).toContain('value="test"')
    expect(body).toContain('value="113.00"')
    for (const byHand of ['on_pickup', 'cash']) expect(body).toContain(`value="${byHand}"`)
    const pay = async (given: object) =>
      (await post(api(`${address}/payments/`), { provider: 'test', ...given })).json()
    for (const amount of ['0', '113.01', '0.001']) expect((await pay({ amount })).code).toBe('INVOICING_NO_AMOUNT')
    for (const provider of ['bank_transfer', 'stripe'])
      expect((await pay({ provider })).code).toBe('INVOICING_NO_PROVIDER')
    expect(await pay({ amount: '40' })).toMatchObject({ status: 'succeeded' })
    await expect.poll(async () => (await shown(invoicesPath, invoice.id)).amountDue).toBe(7_300)
    expect(await pay({})).toMatchObject({ status: 'succeeded' })
    await expect.poll(async () => (await shown(invoicesPath, invoice.id)).status).toBe('paid')
    expect((await pay({})).code).toBe('INVOICING_NOT_PAYABLE')
    const paid = await visit(address)
    expect(paid.body).toContain('This invoice is paid')
    expect(paid.body).not.toContain('value="test"')
  })

  it('who ask twice for the same payment are asked for money once (issue 20)', async () => {
    // A test payment over an amount that ends in 14 stays open for a while.
    const invoice = await issued(owner, {
      items: [line(1_014)],
      customer_id: await newCustomer(owner, { country: 'NZ' }),
    })
    expect(invoice.grandTotal).toBe(1_014)
    const address = await sent(invoicesPath, invoice)
    const asked = await Promise.all([1, 2, 3].map(() => post(api(`${address}/payments/`), { provider: 'test' })))
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const payments = await host.sql`select 1 from commerce.payment where subject_kind = 'invoicing.document'
      and subject_id = ${invoice.id}`
    expect(payments).toHaveLength(1)
    expect((await visit(`${address}?asked=1`)).body).toContain('We confirm your payment as soon as it arrives')
  })

  it('who pay by themselves are told where to send the money, without a script, and asked once (issue 20)', async () => {
    await settings({ bank_transfer: true, bank_details: 'Quay Bank 12-34' })
    const invoice = await issued(owner)
    const address = await sent(invoicesPath, invoice)
    for (const amount of ['113.00', '113.00', '113'])
      expect((await form(address, { provider: 'bank_transfer', amount })).headers['location']).toBe(
        `${address}?asked=1`,
      )
    const [payment, ...others] = await paymentsOf(invoice.id)
    expect(others).toEqual([])
    expect(payment).toMatchObject({ amount: '11300', title: `Invoice ${invoice.invoiceNumber} · Quay Works` })
    const { body } = await visit(`${address}?asked=1`)
    for (const text of ['Bank transfer: CA$113.00', 'Quay Bank 12-34', `Invoice ${invoice.invoiceNumber} · Quay Works`])
      expect(body).toContain(text)
    const told = (await post(api(`${address}/payments/`), { provider: 'bank_transfer' })).json()
    expect(told.instructions).toContain('Quay Bank 12-34')
    // What is paid otherwise meanwhile is waited for no longer.
    await done(owner.post(`${invoicesPath}${invoice.id}/payments/`, { amount: 5_000, method: 'cash' }))
    expect((await visit(address)).body).not.toContain('Quay Bank 12-34')
  })

  it('who send a form twice pay once; going back to choose otherwise is another payment (issue 20, T21)', async () => {
    const invoice = await issued(owner)
    const address = await sent(invoicesPath, invoice)
    const key = /name="key" value="([\w-]{36})"/.exec((await visit(address)).body)?.[1] ?? ''
    expect((await visit(address)).body).not.toContain(key)
    const part = { provider: 'test', amount: '40.00', key }
    const twice = await Promise.all([form(address, part), form(address, part)])
    for (const { headers } of twice) expect(headers['location']).toBe(`${address}?asked=1`)
    expect(await paymentsOf(invoice.id)).toHaveLength(1)
    await form(address, { provider: 'cash', amount: '40.00', key })
    expect((await paymentsOf(invoice.id)).map(({ provider }) => provider)).toEqual(['test', 'cash'])
    const rest = { provider: 'test', amount: '73.00', key: 'the-rest' }
    for (let time = 0; time < 2; time += 1) expect((await form(address, rest)).headers['location']).toContain('asked=1')
    await expect.poll(async () => (await shown(invoicesPath, invoice.id)).status).toBe('paid')
    // The first, sent again when everything is paid, still pays nothing.
    await form(address, part)
    expect(await paymentsOf(invoice.id)).toHaveLength(3)
    // The key of another document's form is none.
    const other = await issued(owner)
    await form(await sent(invoicesPath, other), part)
    expect(await paymentsOf(other.id)).toHaveLength(1)
  })

  it('read what they pay in the language of the website (issue 20)', async () => {
    await done(owner.put('/api/v1/admin/settings/', { language: 'fr' }))
    const invoice = await issued(owner)
    const address = await sent(invoicesPath, invoice)
    await post(api(`${address}/payments/`), { provider: 'cash' })
    await done(owner.post(`${invoicesPath}${invoice.id}/payments/`, { amount: 100, method: 'cash' }))
    const titles = (await paymentsOf(invoice.id)).map(({ title }) => title)
    expect(titles).toEqual(Array(2).fill(`Facture ${invoice.invoiceNumber} · Quay Works`))
    // A form that is refused says why in that language, too.
    const refused = await form(address, { provider: 'test', amount: '112.01' })
    const cookie = String([refused.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
    const { body } = await host.visitor().inject({
      ...{ method: 'GET', url: address, headers: { cookie, host: new URL(host.tenants.a.origin).host } },
    })
    expect(body).toMatch(/Saisissez un montant d’au plus 112,00\s\$/)
    expect(body).toContain('value="112.01"')
    await done(owner.put('/api/v1/admin/settings/', { language: 'en' }))
  })
})
