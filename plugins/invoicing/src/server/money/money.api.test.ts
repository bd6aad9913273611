import { defineModule } from '@ashlar/sdk'
import { defineServer, offer } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Document, type LineSource, lineSources } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { done, draft, invoicesPath, invoicingHost, issued, line, newCustomer } from '../testing/invoicing-host.ts'

/** A stranger's source: hours that can be billed once. */
class Hours implements LineSource {
  readonly id = 'clock.hours'
  readonly title = 'Hours'
  async search(words: string) {
    if (words === 'broken') throw new Error('The clock has stopped.')
    return [{ id: '7', title: 'Seven hours', detail: '7 h' }]
  }
  async lines(id: string) {
    if (id !== '7') return []
    return [{ name: 'Hours', kind: 'service' as const, quantity: 7, unitPrice: 5_000 }]
  }
  async billed(_tx: unknown, id: string, documentId: number) {
    if (billed.has(id)) throw errors.NOTHING_LEFT()
    billed.set(id, documentId)
  }
}
const billed = new Map<string, number>()
const clock = defineModule({ id: 'clock', title: 'Clock' })

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const made = await invoicingHost([
    {
      ...{ name: '@acme/clock', root: { clock } },
      server: defineServer(clock, { services: [offer(lineSources, Hours)] }),
    },
  ])
  host = made.host
  owner = made.owner
})
afterAll(() => host?.close())

const pay = (id: number, amount: number, more: object = {}) =>
  owner.post(`${invoicesPath}${id}/payments/`, { amount, method: 'bank_transfer', ...more })
const shown = (id: number): Promise<Document> => done(owner.get(`${invoicesPath}${id}/`))

describe('payments', () => {
  it('lead from pending over partial to paid, with history and the customer’s history (OPEN-357, INV-005)', async () => {
    const customer_id = await newCustomer(owner)
    const { id, revision } = await issued(owner, { customer_id })
    const part = await done(pay(id, 4_000, { revision, note: 'First half' }))
    expect(part).toMatchObject({ status: 'partial_payment', amountPaid: 4_000, amountDue: 7_300 })
    expect((await pay(id, 100, { revision })).json().code).toBe('INVOICING_CHANGED_SINCE')
    const paid = await done(pay(id, 7_300))
    expect(paid).toMatchObject({ status: 'paid', amountPaid: 11_300, amountDue: 0, credit: 0 })
    expect(paid.history.map(({ kind, note }) => [kind, note])).toEqual([
      ['created', ''],
      ['issued', ''],
      ['payment', 'bank_transfer: First half'],
      ['payment', 'bank_transfer'],
      ['paid', ''],
    ])
    const { entries } = (await owner.get(`/api/v1/admin/customers/${customer_id}/timeline/`)).json()
    expect(entries.map(({ kind }: { kind: string }) => kind)).toContain('invoicing.invoice-paid')
    expect((await pay(id, 1)).json().code).toBe('INVOICING_NOT_NOW')
    // The event of the payment comes later, and says nothing new.
    await expect.poll(async () => (await shown(id)).history.filter(({ kind }) => kind === 'payment').length).toBe(2)
  })

  it('that are too much become credit, which pays another invoice of the customer', async () => {
    const customer_id = await newCustomer(owner)
    const first = await issued(owner, { customer_id })
    const over = await done(pay(first.id, 12_000))
    expect(over).toMatchObject({ status: 'paid', amountPaid: 11_300, credit: 700 })
    const second = await issued(owner, { customer_id, items: [line(500)] })
    expect(second).toMatchObject({ grandTotal: 565, credit: 700 })
    const use = (amount: number) => owner.post(`${invoicesPath}${second.id}/credit/`, { amount })
    expect((await use(701)).json()).toMatchObject({ error: 'The customer has 7.00 CAD of credit.' })
    expect((await use(600)).json()).toMatchObject({ error: 'Only 5.65 CAD is due.' })
    expect(await done(use(500))).toMatchObject({ status: 'partial_payment', amountPaid: 500, credit: 200 })
    expect(await done(use(65))).toMatchObject({ status: 'paid', amountPaid: 565, credit: 135 })
  })

  it('use credit once, also where ten invoices want it at the same moment (C7)', async () => {
    const customer_id = await newCustomer(owner)
    await done(pay((await issued(owner, { customer_id })).id, 12_000))
    const wanted = []
    for (let at = 0; at < 10; at += 1) wanted.push(await issued(owner, { customer_id, items: [line(500)] }))
    const replies = await Promise.all(
      wanted.map(({ id }) => owner.post(`${invoicesPath}${id}/credit/`, { amount: 565 })),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([
      201,
      ...Array(9).fill(422),
    ])
    expect((await shown(wanted[0]?.id ?? 0)).credit).toBe(135)
  })

  it('of the same key count once (T21, C3)', async () => {
    const { id } = await issued(owner)
    const headers = {
      ...{ host: new URL(owner.tenant.origin).host, origin: owner.tenant.origin, cookie: owner.cookie },
      'idempotency-key': 'pay-once',
    }
    const url = `${invoicesPath}${id}/payments/`
    const sent = () => owner.inject({ method: 'POST', url, headers, payload: { amount: 1_000, method: 'cash' } })
    const replies = await Promise.all(Array.from({ length: 10 }, sent))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(await shown(id)).toMatchObject({ amountPaid: 1_000 })
  })

  it('are never negative, nor of drafts', async () => {
    const { id } = await draft(owner)
    expect((await pay(id, 100)).json().code).toBe('INVOICING_NOT_NOW')
    for (const amount of [0, -5, 1.5, 1e18]) expect([400, 422]).toContain((await pay(id, amount)).statusCode)
  })
})

describe('refunds', () => {
  it('are credit notes of lines, to the cent what was billed, and never more than was paid', async () => {
    const items = [line(333, { quantity: 3 }), line(1_000, { quantity: 2 })]
    const invoice = await issued(owner, { items, discountRule: { amount: 100 } })
    const refund = (wanted: object[], more: object = {}) =>
      owner.post(`${invoicesPath}${invoice.id}/refund/`, { items: wanted, ...more })
    const [first, second] = invoice.items
    expect((await refund([{ id: first?.id, quantity: 1 }])).json().code).toBe('INVOICING_NOT_NOW')
    await done(pay(invoice.id, invoice.grandTotal))
    const notes: Document[] = []
    for (const wanted of [
      [{ id: first?.id, quantity: 1 }],
      [
        { id: first?.id, quantity: 1 },
        { id: second?.id, quantity: 0.5 },
      ],
      [
        { id: first?.id, quantity: 1 },
        { id: second?.id, quantity: 1.5 },
      ],
    ])
      notes.push(await done(refund(wanted, { reason: 'Broken' })))
    expect(notes[0]).toMatchObject({
      ...{ type: 'refund', status: 'paid', notes: 'Broken', invoiceNumber: expect.stringMatching(/^CN-\d{4}-00001$/) },
      from: [{ id: invoice.id, invoiceNumber: invoice.invoiceNumber }],
    })
    const sum = (of: (note: Document) => number) => notes.reduce((all, note) => all + of(note), 0)
    expect([sum(({ grandTotal }) => grandTotal), sum(({ tax }) => tax)]).toEqual([invoice.grandTotal, invoice.tax])
    const now = await shown(invoice.id)
    expect(now).toMatchObject({ status: 'refunded', amountRefunded: invoice.grandTotal })
    expect(now.items.map(({ quantity, refunded }) => quantity - refunded)).toEqual([0, 0])
    expect((await refund([{ id: first?.id, quantity: 1 }])).json().code).toBe('INVOICING_NOT_NOW')
    expect(
      (await owner.get(`${invoicesPath}?type=refund&customer_id=${invoice.customer_id}`)).json().results.total,
    ).toBe(3)
  })

  it('leave what comes too much afterwards to the customer’s credit', async () => {
    const invoice = await issued(owner, { items: [line(1_000, { quantity: 10 })] })
    await done(pay(invoice.id, 4_000))
    await done(
      owner.post(`${invoicesPath}${invoice.id}/refund/`, { items: [{ id: invoice.items[0]?.id, quantity: 2 }] }),
    )
    await expect.poll(async () => (await shown(invoice.id)).amountRefunded).toBe(2_260)
    expect((await shown(invoice.id)).amountDue).toBe(7_300)
    expect(await done(pay(invoice.id, 8_000))).toMatchObject({ status: 'paid', amountPaid: 11_300, credit: 700 })
    const { totals } = (
      await owner.get(`${invoicesPath}totals/?type=invoice,refund&customer_id=${invoice.customer_id}`)
    ).json()
    expect(totals).toEqual([{ currency: 'CAD', count: 2, grandTotal: 11_300 - 2_260, amountDue: 0 }])
  })

  it('of more than was paid or billed are refused and leave nothing behind', async () => {
    const invoice = await issued(owner, { items: [line(1_000, { quantity: 2 })] })
    await done(pay(invoice.id, 500))
    const refund = (quantity: number) =>
      owner.post(`${invoicesPath}${invoice.id}/refund/`, { items: [{ id: invoice.items[0]?.id, quantity }] })
    expect((await refund(1)).json()).toMatchObject({ error: 'At most 5.00 CAD can be refunded.' })
    expect((await refund(3)).json()).toMatchObject({ error: 'At most 2 can be taken from this line.' })
    expect(
      (await owner.get(`${invoicesPath}?type=refund&customer_id=${invoice.customer_id}`)).json().results.total,
    ).toBe(0)
    expect((await shown(invoice.id)).status).toBe('partial_payment')
    expect((await owner.post(`${invoicesPath}${invoice.id}/cancel/`, {})).json().code).toBe('INVOICING_PAID_ALREADY')
  })
})

describe('lines of other modules', () => {
  it('are found, become lines, and are billed once when the invoice is issued', async () => {
    const { sources } = (await owner.get('/api/v1/admin/invoicing/line-sources/?search=seven')).json()
    expect(sources).toEqual([
      { id: 'clock.hours', title: 'Hours', rows: [{ id: '7', title: 'Seven hours', detail: '7 h' }], hasFailed: false },
    ])
    const broken = (await owner.get('/api/v1/admin/invoicing/line-sources/?search=broken')).json()
    expect(broken.sources).toMatchObject([{ rows: [], hasFailed: true }])
    const { items } = (await owner.get('/api/v1/admin/invoicing/line-sources/clock.hours/7/')).json()
    const withSource = items.map((item: object) => ({ ...item, source: { source: 'clock.hours', id: '7' } }))
    const [one, two] = [await draft(owner, { items: withSource }), await draft(owner, { items: withSource })]
    await done(owner.post(`${invoicesPath}${one.id}/issue/`, {}))
    expect(billed.get('7')).toBe(one.id)
    expect((await owner.post(`${invoicesPath}${two.id}/issue/`, {})).json().code).toBe('INVOICING_NOTHING_LEFT')
    expect((await shown(two.id)).status).toBe('draft')
    for (const gone of ['none/7', 'clock.hours/8'])
      expect((await owner.get(`/api/v1/admin/invoicing/line-sources/${gone}/`)).statusCode).toBe(404)
  })

  it('show the taxes of a customer on a day', async () => {
    const abroad = await newCustomer(owner, { country: 'FR', province: '' })
    const taxes = async (query: string) => (await owner.get(`/api/v1/admin/invoicing/taxes/?${query}`)).json().taxes
    expect(await taxes(`date=2026-05-01&customer_id=${await newCustomer(owner)}`)).toMatchObject({
      pricesIncludeTax: false,
      classes: [
        { name: 'Standard', isDefault: true, rates: [{ name: 'HST', rate: 13 }] },
        { name: 'Exempt', rates: [] },
      ],
    })
    expect((await taxes(`date=2026-05-01&customer_id=${abroad}`)).classes[0].rates).toEqual([])
  })
})

describe('what becomes of customers', () => {
  it('documents and credit follow whoever two customers turn out to be', async () => {
    const [from, into] = [await newCustomer(owner), await newCustomer(owner)]
    const first = await issued(owner, { customer_id: from })
    await done(pay(first.id, 11_400))
    const merged = await owner.post(`/api/v1/admin/customers/${into}/merge/`, { from })
    expect(merged.statusCode, merged.body).toBeLessThan(300)
    await expect.poll(async () => (await shown(first.id)).customer_id).toBe(into)
    expect((await issued(owner, { customer_id: into })).credit).toBe(100)
  })

  it('an erased customer leaves what was issued, with name and address as printed, and nothing else', async () => {
    const customer_id = await newCustomer(owner)
    const kept = await issued(owner, { customer_id, internalNote: 'Rings in the evening' })
    const gone = await draft(owner, { customer_id, notes: 'For Mara' })
    const erased = await owner.post(`/api/v1/admin/customers/${customer_id}/erase/`, {})
    expect(erased.statusCode, erased.body).toBeLessThan(300)
    await expect.poll(async () => (await shown(kept.id)).customer_id).toBeNull()
    expect(await shown(kept.id)).toMatchObject({ customer: kept.customer, internalNote: '', grandTotal: 11_300 })
    expect(await shown(gone.id)).toMatchObject({ isDeleted: true, customer_name: '', notes: '' })
  })
})
