import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Document } from '../../contract.ts'
import {
  done,
  draft,
  invoicesPath,
  invoicingHost,
  issued,
  line,
  newCustomer,
  quotesPath,
  workOrdersPath,
} from '../testing/invoicing-host.ts'

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

const shown = (path: string, id: number): Promise<Document> => done(owner.get(`${path}${id}/`))
const act = (path: string, id: number, what: string, body: object = {}) => owner.post(`${path}${id}/${what}/`, body)
const pay = (path: string, id: number, amount: number, more: object = {}) =>
  act(path, id, 'payments', { amount, method: 'cash', ...more })
/** Taxed nowhere, so that amounts are round. */
const abroad = () => newCustomer(owner, { country: 'NZ' })

interface GivenQuote {
  readonly path?: string
  readonly [member: string]: unknown
}

/** Approved, and asking for 30 %. */
async function approved({ path = quotesPath, ...more }: GivenQuote = {}): Promise<Document> {
  const customer_id = more['customer_id'] ?? (await abroad())
  const { id } = await issued(owner, { path, deposit: { percent: 30 }, ...more, customer_id })
  return done(act(path, id, 'approve'))
}
/** An invoice made from a document, still a draft. */
const converted = (path: string, id: number, body: object = {}) =>
  done(act(path, id, 'convert', { to: 'invoice', ...body }))
const issue = (path: string, id: number) => done(act(path, id, 'issue'))

/** The customer says by the link that they pay all that is due in cash; gives what says that it came. */
async function promised({ id }: Document): Promise<() => Promise<void>> {
  await done(owner.put('/api/v1/admin/settings/', { commerce: { cash: true } }))
  await done(act(quotesPath, id, 'send', { to: 'mara@quay.example', subject: 'Quote', message: 'Here it is.' }))
  const [, secret] = /\/pay\/([\w-]{32})/.exec((await host.mails()).at(-1)?.text ?? '') ?? []
  const asked = await host.visitor().post(`/api/v1/pay/${secret}/payments/`, { provider: 'cash' })
  expect(asked.json()).toMatchObject({ status: 'asked' })
  const [payment] = await host.sql<{ id: number; title: string }>`select id::integer as id, title
    from commerce.payment where subject_id = ${id} and provider = 'cash'`
  expect(payment?.title).toMatch(/^Deposit: Quote Q-/)
  return async () => {
    const settled = await owner.post(`/api/v1/admin/commerce/payments/${payment?.id}/settle/`, { hasCome: true })
    expect(settled.statusCode).toBe(200)
  }
}

describe('a deposit', () => {
  it('is asked for on quotes and work orders alone, by default as the settings say (issue 20)', async () => {
    for (const path of [quotesPath, workOrdersPath]) {
      const { id, deposit } = await draft(owner, { path, deposit: { percent: 30 } })
      expect(deposit).toEqual({ percent: 30 })
      expect((await done(owner.put(path, { id, deposit: { amount: 500 } }))).deposit).toEqual({ amount: 500 })
      expect((await done(owner.put(path, { id, deposit: null }))).deposit).toBeNull()
      for (const wrong of [
        { percent: 101 },
        { percent: -1 },
        { amount: -1 },
        { amount: 0.5 },
        { percent: 1, amount: 1 },
      ])
        expect([400, 422]).toContain((await owner.put(path, { id, deposit: wrong })).statusCode)
    }
    const refused = await owner.post(invoicesPath, { deposit: { percent: 10 }, items: [] })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'INVOICING_DEPOSIT_ON_QUOTES'])
    expect((await draft(owner, { path: quotesPath })).deposit).toBeNull()
    await done(owner.put('/api/v1/admin/settings/', { invoicing: { deposit_percent: 25 } }))
    expect((await draft(owner, { path: quotesPath })).deposit).toEqual({ percent: 25 })
    expect((await draft(owner)).deposit).toBeNull()
    await done(owner.put('/api/v1/admin/settings/', { invoicing: { deposit_percent: 0 } }))
  })

  it('is frozen and printed when the document is issued; older papers have none (issue 20)', async () => {
    const { id } = await issued(owner, { path: quotesPath, deposit: { percent: 30 } })
    const [row] = await host.sql<{ content: { deposit: unknown } }>`select content from invoicing.paper
      where document_id = ${id}`
    expect(row?.content.deposit).toEqual({ rule: { percent: 30 }, amount: 3_390 })
    expect((await owner.put(quotesPath, { id, deposit: null })).json().code).toBe('INVOICING_ALREADY_ISSUED')
    await expect(host.sql`update invoicing.document set deposit_rule = null where id = ${id}`).rejects.toThrow(
      'Issued documents cannot be changed',
    )
  })

  it('is due from the approval on, of the total with the options that were chosen (issue 20)', async () => {
    const items = [line(10_000), line(5_000, { isOptional: true }), line(333, { isOptional: true })]
    const quote = await issued(owner, {
      path: quotesPath,
      items,
      deposit: { percent: 30 },
      customer_id: await abroad(),
    })
    expect(quote).toMatchObject({ grandTotal: 10_000, depositDue: 0 })
    expect((await pay(quotesPath, quote.id, 100)).json().code).toBe('INVOICING_NOT_NOW')
    const chosen = [quote.items[1]?.id]
    expect(await done(act(quotesPath, quote.id, 'approve', { chosen }))).toMatchObject({ depositDue: 4_500 })
    const none = await approved({ deposit: null })
    expect(none).toMatchObject({ status: 'approved', depositDue: 0 })
    expect((await pay(quotesPath, none.id, 100)).json().code).toBe('INVOICING_NOT_PAYABLE')
  })

  it('is never more than the total, to the cent, also of large amounts and of yen (issue 20, C4)', async () => {
    expect(await approved({ deposit: { amount: 999_999 } })).toMatchObject({ depositDue: 10_000 })
    expect(await approved({ items: [line(5)], deposit: { percent: 50 } })).toMatchObject({ depositDue: 3 })
    expect(await approved({ items: [line(1)], deposit: { percent: 0.0001 } })).toMatchObject({ depositDue: 0 })
    const most = 90_000_000_000_000
    expect(await approved({ items: [line(most)], deposit: { percent: 33.3333 } })).toMatchObject({
      depositDue: 29_999_970_000_000,
    })
    await done(owner.put('/api/v1/admin/settings/', { currency: 'JPY' }))
    const { id, ...yen } = await approved({ items: [line(999)] })
    expect(yen).toMatchObject({ currency: 'JPY', depositDue: 300 })
    expect(await done(pay(quotesPath, id, 300))).toMatchObject({ depositDue: 0, depositPaid: 300 })
    const { id: invoice } = await converted(quotesPath, id)
    await done(owner.put('/api/v1/admin/settings/', { currency: 'CAD' }))
    expect((await act(quotesPath, id, 'refund', { amount: 301 })).json().error).toBe('At most 300 JPY can be refunded.')
    expect(await issue(invoicesPath, invoice)).toMatchObject({ amountPaid: 300, amountDue: 699, currency: 'JPY' })
  })

  it('that is paid leaves the status, stays with its document, and has its history (issue 20)', async () => {
    const customer_id = await abroad()
    const quote = await approved({ customer_id })
    const part = await done(pay(quotesPath, quote.id, 1_000, { note: 'Till', revision: quote.revision }))
    expect(part).toMatchObject({ status: 'approved', depositPaid: 1_000, depositDue: 2_000, credit: 1_000 })
    expect((await pay(quotesPath, quote.id, 1, { revision: quote.revision })).json().code).toBe(
      'INVOICING_CHANGED_SINCE',
    )
    expect(await done(pay(quotesPath, quote.id, 2_000))).toMatchObject({ depositPaid: 3_000, depositDue: 0 })
    expect((await pay(quotesPath, quote.id, 1)).json().code).toBe('INVOICING_NOT_PAYABLE')
    expect(part.history.at(-1)).toMatchObject({ kind: 'payment', amount: 1_000, note: 'cash: Till' })
    // The events of the payments come later, and say nothing new.
    const kinds = async () => (await shown(quotesPath, quote.id)).history.filter(({ kind }) => kind === 'payment')
    await expect.poll(async () => (await kinds()).length).toBe(2)
    // Another invoice of the customer cannot use it.
    const stranger = await issued(owner, { customer_id })
    expect(stranger).toMatchObject({ credit: 0, amountPaid: 0, depositPaid: 0 })
    expect((await act(invoicesPath, stranger.id, 'credit', { amount: 1 })).json().code).toBe('INVOICING_NO_CREDIT')
  })
})

describe('an invoice', () => {
  it('uses the deposit of its quote when it is issued, in history, sums and paper (issue 20)', async () => {
    const quote = await approved()
    await done(pay(quotesPath, quote.id, 3_000))
    const { id } = await converted(quotesPath, quote.id)
    expect(await shown(invoicesPath, id)).toMatchObject({ amountPaid: 0, deposit: null })
    const invoice = await issue(invoicesPath, id)
    expect(invoice).toMatchObject({
      status: 'partial_payment',
      amountPaid: 3_000,
      depositPaid: 3_000,
      amountDue: 7_000,
    })
    expect(invoice.history.map(({ kind, amount }) => [kind, amount])).toContainEqual(['deposit-used', 3_000])
    const [row] = await host.sql<{ content: { depositPaid: number } }>`select content from invoicing.paper
      where document_id = ${id}`
    expect(row?.content.depositPaid).toBe(3_000)
    expect(await shown(quotesPath, quote.id)).toMatchObject({ credit: 0, depositPaid: 3_000, status: 'approved' })
    expect(await done(pay(invoicesPath, id, 7_000))).toMatchObject({ status: 'paid', credit: 0 })
  })

  it('made by way of a work order uses it too, and nobody is asked twice (issue 20)', async () => {
    const quote = await approved()
    await done(pay(quotesPath, quote.id, 3_000))
    await done(owner.put('/api/v1/admin/settings/', { invoicing: { deposit_percent: 25 } }))
    const order = await done(act(quotesPath, quote.id, 'convert', { to: 'work-order' }))
    await done(owner.put('/api/v1/admin/settings/', { invoicing: { deposit_percent: 0 } }))
    expect(order.deposit).toBeNull()
    await issue(workOrdersPath, order.id)
    expect(await done(act(workOrdersPath, order.id, 'approve'))).toMatchObject({ depositDue: 0 })
    const { id } = await converted(workOrdersPath, order.id)
    expect(await issue(invoicesPath, id)).toMatchObject({ depositPaid: 3_000, amountDue: 7_000 })
  })

  it('of a part uses what it can, and the next one the rest (issue 20)', async () => {
    const quote = await approved({ items: [line(2_000, { quantity: 5 })] })
    await done(pay(quotesPath, quote.id, 3_000))
    const items = (quantity: number) => [{ id: quote.items[0]?.id, quantity }]
    const [first, second] = [
      await converted(quotesPath, quote.id, { items: items(1) }),
      await converted(quotesPath, quote.id, { items: items(4) }),
    ]
    const paid = await issue(invoicesPath, first.id)
    expect(paid).toMatchObject({ status: 'paid', depositPaid: 2_000, amountDue: 0 })
    expect(paid.history.at(-1)?.kind).toBe('paid')
    expect(await issue(invoicesPath, second.id)).toMatchObject({ depositPaid: 1_000, amountDue: 7_000 })
  })

  it('issued before the deposit came ends the request; what comes late can still pay it (issue 20)', async () => {
    const quote = await approved({ items: [line(2_000, { quantity: 5 })] })
    await done(pay(quotesPath, quote.id, 500))
    const settle = await promised(quote)
    const { id } = await converted(quotesPath, quote.id)
    await issue(invoicesPath, id)
    expect(await shown(quotesPath, quote.id)).toMatchObject({ depositDue: 0, depositPaid: 500 })
    await settle()
    await expect.poll(async () => (await shown(quotesPath, quote.id)).credit).toBe(2_500)
    expect(await shown(invoicesPath, id)).toMatchObject({ credit: 2_500, amountDue: 9_500 })
    expect(await done(act(invoicesPath, id, 'credit', { amount: 2_500 }))).toMatchObject({
      ...{ amountDue: 7_000, depositPaid: 3_000, credit: 0 },
    })
  })

  it('uses a deposit once, also where ten made from one quote are issued at the same moment (C7)', async () => {
    const quote = await approved({ items: [line(1_000, { quantity: 10 })] })
    await done(pay(quotesPath, quote.id, 3_000))
    const drafts = []
    for (let at = 0; at < 10; at += 1)
      drafts.push(await converted(quotesPath, quote.id, { items: [{ id: quote.items[0]?.id, quantity: 1 }] }))
    const replies = await Promise.all([
      ...drafts.map(({ id }) => act(invoicesPath, id, 'issue')),
      act(quotesPath, quote.id, 'refund', { amount: 500 }),
    ])
    expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    const rows = await Promise.all(drafts.map(({ id }) => shown(invoicesPath, id)))
    const used = rows.reduce((sum, { depositPaid }) => sum + depositPaid, 0)
    const { credit, depositPaid } = await shown(quotesPath, quote.id)
    expect(used + credit).toBe(depositPaid)
    expect([2_500, 3_000]).toContain(depositPaid)
    expect(credit).toBe(0)
  })

  it('for another customer, or of a cancelled quote, uses none (issue 20)', async () => {
    const quote = await approved()
    await done(pay(quotesPath, quote.id, 3_000))
    const { id } = await converted(quotesPath, quote.id)
    await done(owner.put(invoicesPath, { id, customer_id: await abroad() }))
    expect(await issue(invoicesPath, id)).toMatchObject({ depositPaid: 0, amountDue: 10_000 })
    const second = await approved()
    await done(pay(quotesPath, second.id, 3_000))
    const { id: made } = await converted(quotesPath, second.id)
    await done(act(quotesPath, second.id, 'cancel'))
    const invoice = await issue(invoicesPath, made)
    expect(invoice).toMatchObject({ depositPaid: 0, credit: 3_000, amountDue: 10_000 })
  })

  it('gives a deposit that it used back with a credit note, never more than was paid (issue 20)', async () => {
    const quote = await approved({ items: [line(2_000, { quantity: 5 })] })
    await done(pay(quotesPath, quote.id, 3_000))
    const { id } = await converted(quotesPath, quote.id)
    const { items } = await issue(invoicesPath, id)
    const refund = (quantity: number) => act(invoicesPath, id, 'refund', { items: [{ id: items[0]?.id, quantity }] })
    expect((await refund(2)).json()).toMatchObject({ error: 'At most 30.00 CAD can be refunded.' })
    const note = await done(refund(1))
    expect(note).toMatchObject({ type: 'refund', status: 'paid', grandTotal: 2_000 })
    expect(await shown(invoicesPath, id)).toMatchObject({ amountRefunded: 2_000, amountPaid: 3_000 })
    expect(await shown(quotesPath, quote.id)).toMatchObject({ credit: 0, depositPaid: 3_000 })
    expect((await act(quotesPath, quote.id, 'refund')).json().code).toBe('INVOICING_NO_DEPOSIT_LEFT')
    // With what is paid besides, everything can go back.
    await done(pay(invoicesPath, id, 7_000))
    expect(await done(refund(4))).toMatchObject({ status: 'paid', grandTotal: 8_000 })
    expect(await shown(invoicesPath, id)).toMatchObject({ status: 'refunded', amountRefunded: 10_000 })
  })
})

describe('a deposit is paid back', () => {
  it('as far as it is left, of cancelled and of approved quotes, which then ask for no more (issue 20)', async () => {
    const quote = await approved()
    await done(pay(quotesPath, quote.id, 1_000))
    expect((await act(quotesPath, quote.id, 'refund', { amount: 1_001 })).json()).toMatchObject({
      error: 'At most 10.00 CAD can be refunded.',
    })
    const back = await done(act(quotesPath, quote.id, 'refund', { amount: 400, reason: 'Smaller job' }))
    expect(back).toMatchObject({ depositPaid: 600, depositDue: 0, credit: 600, status: 'approved' })
    expect(back.history.at(-1)).toMatchObject({ kind: 'deposit-paid-back', amount: 400, note: 'Smaller job' })
    await done(act(quotesPath, quote.id, 'cancel'))
    expect(await done(act(quotesPath, quote.id, 'refund'))).toMatchObject({ depositPaid: 0, credit: 0 })
    expect((await act(quotesPath, quote.id, 'refund')).json().code).toBe('INVOICING_NO_DEPOSIT_LEFT')
    const refunds = await host.sql<{ n: string }>`select sum(r.amount) as n from commerce.refund r
      join commerce.payment p on p.id = r.payment_id where p.subject_id = ${quote.id}`
    expect(Number(refunds[0]?.n)).toBe(1_000)
  })

  it('that does not go through is left to be refunded again, and those who may are told (issue 20)', async () => {
    await done(owner.put('/api/v1/admin/settings/', { commerce: { test_payments: true } }))
    const { id } = await approved({ items: [line(10_000)] })
    await done(act(quotesPath, id, 'send', { to: 'mara@quay.example', subject: 'Quote', message: 'Here it is.' }))
    const [, secret] = /\/pay\/([\w-]{32})/.exec((await host.mails()).at(-1)?.text ?? '') ?? []
    await host.visitor().post(`/api/v1/pay/${secret}/payments/`, { provider: 'test' })
    await expect.poll(async () => (await shown(quotesPath, id)).depositPaid).toBe(3_000)
    const notices = () =>
      host.sql<{ read: boolean }>`select read_at is not null as read from core.notice
        where kind = 'invoicing.refund-failed' and subject_id = ${String(id)}`
    await done(act(quotesPath, id, 'refund', { amount: 1_013 }))
    await expect.poll(notices).not.toEqual([])
    expect(await shown(quotesPath, id)).toMatchObject({ depositPaid: 3_000, credit: 3_000, depositDue: 0 })
    const steps = (await shown(quotesPath, id)).history.map(({ kind, amount }) => [kind, amount])
    expect(steps).toContainEqual(['refund-failed', 1_013])
    await done(act(quotesPath, id, 'refund', {}))
    await expect.poll(notices).toEqual(expect.arrayContaining([{ read: true }]))
    expect(await shown(quotesPath, id)).toMatchObject({ depositPaid: 0, credit: 0 })
  })

  it('less what its customer used elsewhere after it was cancelled (issue 20)', async () => {
    const customer_id = await abroad()
    const quote = await approved({ customer_id })
    await done(pay(quotesPath, quote.id, 3_000))
    await done(act(quotesPath, quote.id, 'cancel'))
    const stranger = await issued(owner, { customer_id, items: [line(2_000)] })
    expect(stranger.credit).toBe(3_000)
    const [used, back] = await Promise.all([
      act(invoicesPath, stranger.id, 'credit', { amount: 2_000 }),
      act(quotesPath, quote.id, 'refund', { amount: 3_000 }),
    ])
    expect([used.statusCode, back.statusCode].filter((status) => status === 201)).toHaveLength(1)
    const { credit } = await shown(quotesPath, quote.id)
    expect(credit).toBe(used.statusCode === 201 ? 1_000 : 0)
  })

  it('by whoever may edit invoices, of this website (issue 20, T1)', async () => {
    const quote = await approved()
    const all = { can_view: true, can_create: true, can_edit: true, can_delete: true }
    await owner.put('/api/v1/admin/roles/', { role_id: 5, permissions: { quotes: all } })
    const clerk = await host.signIn('staff')
    for (const [what, body] of [
      ['payments', { amount: 1, method: 'cash' }],
      ['refund', {}],
    ] as const) {
      expect((await other.post(`${quotesPath}${quote.id}/${what}/`, body)).statusCode).toBe(404)
      expect((await owner.post(`${workOrdersPath}${quote.id}/${what}/`, body)).statusCode).toBe(404)
      expect((await clerk.post(`${quotesPath}${quote.id}/${what}/`, body)).json().code).toBe('INVOICING_MAY_NOT_BILL')
    }
  })
})
