import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
beforeAll(async () => {
  const made = await invoicingHost()
  host = made.host
  owner = made.owner
})
afterAll(() => host?.close())

const settings = async (values: object) => {
  const reply = await owner.put('/api/v1/admin/settings/', values)
  if (reply.statusCode !== 200) throw new Error(reply.body)
}

describe('issuing', () => {
  it('gives number, status and history, and tells the customer’s history (OPEN-357, T22)', async () => {
    const customer_id = await newCustomer(owner)
    const invoice = await issued(owner, { customer_id, invoiceDate: '2025-06-01', dueDate: null })
    expect(invoice).toMatchObject({
      ...{ invoiceNumber: 'INV-2025-00001', status: 'pending_payment', amountDue: 11_300 },
      customer: { name: expect.stringContaining('Mara'), address: ['1 Quay St', 'Toronto ON M5V 1A1'] },
    })
    expect(invoice.history.map(({ kind }) => kind)).toEqual(['created', 'issued'])
    expect((await issued(owner, { customer_id, invoiceDate: '2025-07-01', dueDate: null })).invoiceNumber).toBe(
      'INV-2025-00002',
    )
    expect((await issued(owner, { customer_id, invoiceDate: '2024-07-01', dueDate: null })).invoiceNumber).toBe(
      'INV-2024-00001',
    )
    const { entries } = (await owner.get(`/api/v1/admin/customers/${customer_id}/timeline/`)).json()
    expect(entries).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'invoicing.invoice-issued', title: 'Invoice INV-2025-00001: issued', amount: 11_300 },
        href: `/admin/invoices/${invoice.id}`,
      }),
    )
  })

  it('leaves a document that nobody can change or delete any more, not even in the database (decision 9)', async () => {
    const { id, revision } = await issued(owner)
    for (const body of [{ notes: 'Other' }, { items: [] }, { invoiceDate: '2020-01-01' }])
      expect((await owner.put(invoicesPath, { id, ...body })).json().code).toBe('INVOICING_ALREADY_ISSUED')
    expect((await owner.delete(`${invoicesPath}${id}/`)).json().code).toBe('INVOICING_NOT_A_DRAFT')
    expect((await owner.post(`${invoicesPath}${id}/issue/`, {})).json().code).toBe('INVOICING_ALREADY_ISSUED')
    expect(await done(owner.put(invoicesPath, { id, revision, internalNote: 'Called' }))).toMatchObject({
      internalNote: 'Called',
    })
    for (const statement of [
      `update invoicing.document set grand_total = 1 where id = ${id}`,
      `update invoicing.document set number = 'INV-1' where id = ${id}`,
      `update invoicing.document set party = null where id = ${id}`,
      `delete from invoicing.document where id = ${id}`,
      `delete from invoicing.document_line where document_id = ${id}`,
      `insert into invoicing.document_line (document_id, place, kind) values (${id}, 99, 'note')`,
      `update invoicing.document_line set total = 1 where document_id = ${id}`,
      `update invoicing.paper set content = '{}' where document_id = ${id}`,
      `delete from invoicing.paper where document_id = ${id}`,
    ])
      await expect(asRequest(statement), statement).rejects.toThrow(/cannot be|permission denied/)
    await expect(asRequest(`update invoicing.document set status = 'paid' where id = ${id}`)).resolves.toBeDefined()
  })

  /** As a request does it: with the role and the website of requests. */
  const asRequest = (statement: string) => {
    const text = `do $do$ begin set local role ashlar_app; set local ashlar.tenant = '${host.tenants.a.guid}';
      ${statement}; end $do$`
    return host.sql(Object.assign([text], { raw: [text] }))
  }

  it('needs a customer, lines, and a total that is not below zero', async () => {
    const issue = async (given: Parameters<typeof draft>[1]) => {
      const { id } = await draft(owner, given)
      return (await owner.post(`${invoicesPath}${id}/issue/`, {})).json().code
    }
    expect(await issue({ customer_id: null })).toBe('INVOICING_NO_CUSTOMER')
    expect(await issue({ items: [{ name: 'Only words', kind: 'note' }] })).toBe('INVOICING_NO_LINES')
    expect(await issue({ items: [line(100, { quantity: 0 })] })).toBe('INVOICING_NO_LINES')
    expect(await issue({ items: [line(-100)] })).toBe('INVOICING_BELOW_ZERO')
  })

  it('prices by the rates of the date, and asks again when the total has changed since', async () => {
    const { id, grandTotal } = await draft(owner, { items: [line(1_000)] })
    const { classes } = (await owner.get('/api/v1/admin/commerce/taxes/')).json()
    const standard = classes.find(({ isDefault }: { isDefault: boolean }) => isDefault)
    const path = `/api/v1/admin/commerce/tax-classes/${standard.id}/`
    const rates = standard.rates.map((rate: object) => ({ ...rate, rate: 20 }))
    await owner.put(path, { name: standard.name, rates })
    const refused = await owner.post(`${invoicesPath}${id}/issue/`, { grandTotal })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'INVOICING_TOTAL_CHANGED', invoice: { grandTotal: 1_200 } })
    expect(await done(owner.get(`${invoicesPath}${id}/`))).toMatchObject({ grandTotal, status: 'draft' })
    const now = await done(owner.post(`${invoicesPath}${id}/issue/`, { grandTotal: 1_200 }))
    expect(now).toMatchObject({ grandTotal: 1_200, items: [{ taxRate: 20, tax: 200 }] })
    await owner.put(path, { name: standard.name, rates: standard.rates })
    expect(await done(owner.get(`${invoicesPath}${id}/`))).toMatchObject({ grandTotal: 1_200 })
  })

  it('numbers by the patterns of the settings, and refuses a number that was given', async () => {
    await settings({ invoicing: { work_order_number: 'W{number:3}' } })
    expect((await issued(owner, { path: workOrdersPath })).invoiceNumber).toBe('W001')
    await settings({ invoicing: { work_order_number: 'W{number:3}/{year}' } })
    const invoiceDate = '2026-02-01'
    expect((await issued(owner, { path: workOrdersPath, invoiceDate })).invoiceNumber).toBe('W001/2026')
    await settings({ invoicing: { work_order_number: 'W{number:3}' } })
    expect((await issued(owner, { path: workOrdersPath })).invoiceNumber).toBe('W002')
    await settings({ invoicing: { work_order_number: 'W{year}-{number}' } })
    for (const number of ['W2026-2', 'W2026-3'])
      expect((await issued(owner, { path: workOrdersPath, invoiceDate })).invoiceNumber).toBe(number)
    // The count of all years is at 2.
    await settings({ invoicing: { work_order_number: 'W2026-{number}' } })
    const { id } = await draft(owner, { path: workOrdersPath })
    expect((await owner.post(`${workOrdersPath}${id}/issue/`, {})).json().code).toBe('INVOICING_NUMBER_TAKEN')
    const left = await done(owner.get(`${workOrdersPath}${id}/`))
    expect([left.status, left.history.map(({ kind }) => kind)]).toEqual(['draft', ['created']])
    await settings({ invoicing: { work_order_number: 'W{number:3}' } })
    const wrong = await owner.put('/api/v1/admin/settings/', { invoicing: { work_order_number: 'W{year}' } })
    expect(wrong.statusCode).toBe(422)
  })

  it('goes on from a number that was given elsewhere, and never back (issue 20)', async () => {
    const set = (body: object) => owner.put('/api/v1/admin/invoicing/next-number/', body)
    expect((await set({ type: 'refund', number: 501, year: 2019 })).json()).toMatchObject({ number: 'CN-2019-00501' })
    expect((await set({ type: 'quote', number: 70, year: 2019 })).json()).toMatchObject({ number: 'Q-2019-00070' })
    const quote = () => issued(owner, { path: quotesPath, invoiceDate: '2019-03-01', dueDate: null })
    expect([(await quote()).invoiceNumber, (await quote()).invoiceNumber]).toEqual(['Q-2019-00070', 'Q-2019-00071'])
    for (const number of [1, 70, 71]) {
      const low = await set({ type: 'quote', number, year: 2019 })
      expect([low.statusCode, low.json().errors]).toEqual([409, [expect.objectContaining({ path: 'number' })]])
    }
    expect((await quote()).invoiceNumber).toBe('Q-2019-00072')
    for (const number of [0, -1, 10 ** 9]) expect((await set({ type: 'quote', number })).statusCode).toBe(422)
    const staff = await host.signIn('staff')
    expect((await staff.put('/api/v1/admin/invoicing/next-number/', { type: 'quote', number: 9 })).statusCode).toBe(403)
  })

  it('leaves no gap and no twin when many issue at once and some of them fail at the end (C5, T22)', async () => {
    await host.sql`create function public.undo_issue() returns trigger language plpgsql as $$ begin
      if new.content ->> 'notes' = 'undo' then raise exception 'Undone by the test.'; end if; return new; end $$`
    await host.sql`create trigger undo_issue before insert on invoicing.paper
      for each row execute function public.undo_issue()`
    const customer_id = await newCustomer(owner)
    const drafts: { id: number; isUndone: boolean }[] = []
    for (let at = 0; at < 100; at += 1) {
      const isUndone = at % 5 === 0
      const given = { customer_id, invoiceDate: '2023-01-01', dueDate: null, notes: isUndone ? 'undo' : '' }
      drafts.push({ id: (await draft(owner, given)).id, isUndone })
    }
    const replies = await Promise.all(drafts.map(({ id }) => owner.post(`${invoicesPath}${id}/issue/`, {})))
    await host.sql`drop trigger undo_issue on invoicing.paper`
    expect(replies.map(({ statusCode }) => statusCode !== 200)).toEqual(drafts.map(({ isUndone }) => isUndone))
    const numbers = replies.flatMap((reply) => (reply.statusCode === 200 ? [reply.json().invoice.invoiceNumber] : []))
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 80 }, (_, at) => `INV-2023-${String(at + 1).padStart(5, '0')}`),
    )
  }, 60_000)
})

describe('what the customer says', () => {
  it('is written down once: approved or declined (OPEN-355, INV-012)', async () => {
    const quote = await issued(owner, { path: quotesPath })
    expect(quote).toMatchObject({ status: 'awaiting_customer', approval: 'pending' })
    const approved = await done(owner.post(`${quotesPath}${quote.id}/approve/`, { name: 'Mara Quay' }))
    expect(approved).toMatchObject({ status: 'approved', approval: 'approved', items: [{ approval: 'approved' }] })
    expect(approved.history.at(-1)).toMatchObject({ kind: 'approved', note: 'Mara Quay' })
    expect((await owner.post(`${quotesPath}${quote.id}/decline/`, {})).json()).toMatchObject({
      code: 'INVOICING_NOT_NOW',
      error: 'A document with the status “approved” cannot be declined.',
    })
    const no = await issued(owner, { path: quotesPath })
    expect(await done(owner.post(`${quotesPath}${no.id}/decline/`, { reason: 'Too dear' }))).toMatchObject({
      ...{ status: 'declined', approval: 'declined' },
    })
  })

  it('may be said of each optional line, and those that are not wanted are left out (OPEN-355, INV-013)', async () => {
    const option = (unitPrice: number, isChosen: boolean) => line(unitPrice, { isOptional: true, isChosen })
    const quote = await issued(owner, { path: quotesPath, items: [line(1_000), option(500, true), option(200, false)] })
    expect(quote).toMatchObject({ subTotal: 1_500, items: [{ total: 1_000 }, { total: 500 }, { total: 200, tax: 0 }] })
    const [, , last] = quote.items
    expect((await owner.post(`${quotesPath}${quote.id}/approve/`, { chosen: [quote.items[0]?.id] })).statusCode).toBe(
      422,
    )
    const approved = await done(owner.post(`${quotesPath}${quote.id}/approve/`, { chosen: [last?.id] }))
    expect(approved.items.map(({ approval }) => approval)).toEqual(['approved', 'declined', 'approved'])
    const invoice = await done(owner.post(`${quotesPath}${quote.id}/convert/`, { to: 'invoice' }))
    expect(invoice).toMatchObject({ type: 'invoice', status: 'draft', subTotal: 1_200 })
  })
})

describe('converting', () => {
  it('takes an approved quote in parts, and never more than there is (OPEN-357)', async () => {
    const discountRule = { amount: 100 }
    const quote = await issued(owner, { path: quotesPath, items: [line(333, { quantity: 3 })], discountRule })
    const convert = (body: object) => owner.post(`${quotesPath}${quote.id}/convert/`, body)
    expect((await convert({ to: 'invoice' })).json().code).toBe('INVOICING_NOT_NOW')
    await done(owner.post(`${quotesPath}${quote.id}/approve/`, {}))
    const [first] = quote.items
    const part = { to: 'invoice', items: [{ id: first?.id, quantity: 1 }] }
    const parts = [await done(convert(part)), await done(convert({ to: 'work-order', items: part.items }))]
    expect((await convert({ to: 'invoice', items: [{ id: first?.id, quantity: 1.5 }] })).json()).toMatchObject({
      ...{ code: 'INVOICING_MORE_THAN_LEFT', error: 'At most 1 can be taken from this line.' },
    })
    parts.push(await done(convert({ to: 'invoice' })))
    expect(parts.map(({ type, from }) => [type, from[0]?.id])).toEqual([
      ['invoice', quote.id],
      ['work-order', quote.id],
      ['invoice', quote.id],
    ])
    // The parts of the discount are the discount.
    expect(parts.reduce((sum, { discount }) => sum + discount, 0)).toBe(100)
    expect((await convert({ to: 'invoice' })).json().code).toBe('INVOICING_NOTHING_LEFT')
    const now = await done(owner.get(`${quotesPath}${quote.id}/`))
    expect(now.items[0]).toMatchObject({ quantity: 3, converted: 3 })
    // What is made of it and deleted is free again.
    await done(owner.delete(`${invoicesPath}${parts[0]?.id}/`))
    expect((await done(convert({ to: 'invoice' }))).items[0]).toMatchObject({ quantity: 1 })
  })

  it('puts several work orders of a customer on one invoice, and none of another’s', async () => {
    const customer_id = await newCustomer(owner)
    const order = async (given: Parameters<typeof draft>[1]) => {
      const made = await issued(owner, { path: workOrdersPath, ...given })
      return done(owner.post(`${workOrdersPath}${made.id}/approve/`, {}))
    }
    const [one, two, theirs] = [
      await order({ customer_id, items: [line(1_003), line(333)], discountRule: { percent: 12.5 } }),
      await order({ customer_id, items: [line(777)], discountRule: { percent: 33.3 } }),
      await order({ items: [line(300)] }),
    ]
    const convert = (body: object) => owner.post(`${workOrdersPath}${one.id}/convert/`, { to: 'invoice', ...body })
    expect((await convert({ with: [theirs.id] })).json().code).toBe('INVOICING_NOT_TOGETHER')
    const invoice = await done(convert({ with: [two.id] }))
    expect(invoice.items.map(({ kind, name }) => [kind, name])).toEqual([
      ['section', one.invoiceNumber],
      ['service', 'Work'],
      ['service', 'Work'],
      ['section', two.invoiceNumber],
      ['service', 'Work'],
    ])
    // Each percentage counts for its own work order, to the cent.
    expect([invoice.grandTotal, invoice.tax]).toEqual([one.grandTotal + two.grandTotal, one.tax + two.tax])
    expect(invoice.from.map(({ id }) => id)).toEqual([one.id, two.id])
  })

  it('needs the right to create what is made', async () => {
    const quote = await issued(owner, { path: quotesPath })
    await done(owner.post(`${quotesPath}${quote.id}/approve/`, {}))
    const all = { can_view: true, can_create: true, can_edit: true, can_delete: true }
    await owner.put('/api/v1/admin/roles/', { role_id: 5, permissions: { quotes: all } })
    const staff = await host.signIn('staff')
    const reply = await staff.post(`${quotesPath}${quote.id}/convert/`, { to: 'invoice' })
    expect(reply.json()).toMatchObject({ error: 'You are not allowed to create an invoice.' })
    expect(reply.statusCode).toBe(403)
  })
})

describe('the end of documents', () => {
  it('cancels and archives from any state but paid (OPEN-357)', async () => {
    const { id } = await issued(owner)
    expect(await done(owner.post(`${invoicesPath}${id}/cancel/`, { reason: 'Twice' }))).toMatchObject({
      ...{ status: 'cancelled', amountDue: 0 },
    })
    expect((await owner.post(`${invoicesPath}${id}/cancel/`, {})).json().code).toBe('INVOICING_NOT_NOW')
    expect(await done(owner.post(`${invoicesPath}${id}/archive/`, {}))).toMatchObject({ status: 'archived' })
    const paid = await issued(owner)
    await done(owner.post(`${invoicesPath}${paid.id}/payments/`, { amount: paid.grandTotal, method: 'cash' }))
    for (const act of ['cancel', 'archive'])
      expect((await owner.post(`${invoicesPath}${paid.id}/${act}/`, {})).statusCode).toBe(409)
  })
})
