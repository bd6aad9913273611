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
let other: TestClient
beforeAll(async () => {
  const made = await invoicingHost()
  host = made.host
  owner = made.owner
  other = made.other
})
afterAll(() => host?.close())

const listOf = async (path: string) => (await owner.get(path)).json().results

const wrongLine = (id: number | undefined) => [{ id, name: 'Mine' }]

describe('a draft', () => {
  it('is created, shown, changed without an id in the path, and marked as deleted (OPEN-356, API-319, API-320)', async () => {
    const customer_id = await newCustomer(owner)
    const made = await draft(owner, { customer_id, items: [line(1_999, { quantity: 1.5, sku: 'W-1' })] })
    expect(made).toMatchObject({
      ...{ type: 'invoice', invoiceNumber: '', status: 'draft', approval: 'unapproved', customer_id, vehicle_id: null },
      items: [
        { name: 'Work', kind: 'service', sku: 'W-1', quantity: 1.5, unitPrice: 1_999, taxRate: 13, total: 2_999 },
      ],
      ...{ subTotal: 2_999, tax: 390, discount: 0, grandTotal: 3_389, amountPaid: 0, currency: 'CAD', notes: '' },
    })
    expect((await owner.get(`${invoicesPath}${made.id}`)).json().invoice).toEqual(made)
    const changed = await done(
      owner.put(invoicesPath, { id: made.id, revision: made.revision, notes: 'Thank you', items: [line(100)] }),
    )
    expect(changed).toMatchObject({ notes: 'Thank you', grandTotal: 113, revision: made.revision + 1 })
    const gone = await done(owner.delete(`${invoicesPath}${made.id}/`))
    expect(gone.isDeleted).toBe(true)
    expect((await listOf(`${invoicesPath}?customer_id=${customer_id}`)).rows).toEqual([])
    expect((await listOf(`${invoicesPath}?customer_id=${customer_id}&is_deleted=true`)).total).toBe(1)
    expect((await owner.put(invoicesPath, { id: made.id, notes: 'No' })).json().code).toBe('INVOICING_IS_DELETED')
    expect(await done(owner.post(`${invoicesPath}${made.id}/restore/`))).toMatchObject({ isDeleted: false })
  })

  it('begins with today, its due date, the currency of the website and the customer of the address (API-321, OPEN-352, OPEN-358)', async () => {
    const customer_id = await newCustomer(owner)
    const blank = (await owner.get(`${invoicesPath}new?customer_id=${customer_id}`)).json()
    expect(blank).toMatchObject({ currency: 'CAD', invoice: { customer_id, items: [], discountRule: null } })
    const { invoiceDate, dueDate } = blank.invoice
    expect(Date.parse(dueDate) - Date.parse(invoiceDate)).toBe(14 * 86_400_000)
    expect((await owner.get(`${invoicesPath}new?customer_id=999999`)).statusCode).toBe(422)
  })

  it('keeps lines with their sections and notes in order, and the ids of those that stay', async () => {
    const made = await draft(owner, {
      items: [{ name: 'Part one', kind: 'section' }, line(100), { name: 'By hand', kind: 'note' }, line(200)],
    })
    expect(made.items.map(({ kind, total }) => [kind, total])).toEqual([
      ['section', 0],
      ['service', 100],
      ['note', 0],
      ['service', 200],
    ])
    const items = [made.items[3], made.items[1]].map((item) => ({
      ...{ id: item?.id, name: item?.name ?? '', kind: item?.kind, unitPrice: item?.unitPrice },
    }))
    const changed = await done(owner.put(invoicesPath, { id: made.id, items }))
    expect(changed.items.map(({ id }) => id)).toEqual([made.items[3]?.id, made.items[1]?.id])
    // A line of another document, or the same twice, is none of this one.
    const foreign = await draft(owner)
    const [own] = foreign.items
    for (const wrong of [
      [{ id: made.items[1]?.id, name: 'Mine' }],
      [
        { id: own?.id, name: 'A' },
        { id: own?.id, name: 'B' },
      ],
    ]) {
      const reply = await owner.put(invoicesPath, { id: foreign.id, items: wrong })
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'INVOICING_UNKNOWN_LINE'])
    }
    expect((await owner.post(invoicesPath, { items: wrongLine(own?.id) })).statusCode).toBe(422)
  })

  it('keeps what a change replaced, and refuses a stale one with both versions', async () => {
    const made = await draft(owner, { notes: 'First' })
    await done(owner.put(invoicesPath, { id: made.id, revision: made.revision, notes: 'Second' }))
    const stale = await owner.put(invoicesPath, { id: made.id, revision: made.revision, notes: 'Third' })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ code: 'INVOICING_CHANGED_SINCE', invoice: { notes: 'Second' } })
    const { rows } = (await owner.get(`${invoicesPath}${made.id}/versions/`)).json().results
    expect(rows).toMatchObject([{ invoice: { notes: 'First', items: [{ name: 'Work' }] } }])
  })

  it.each([
    ['a name', { items: [{ name: ' ' }] }, 'items/0/name'],
    ['its own vehicle', { vehicle_id: 1 }, 'vehicle_id'],
    ['a customer', { customer_id: 999_999 }, 'customer_id'],
    ['a due date after its date', { invoiceDate: '2026-05-02', dueDate: '2026-05-01' }, 'dueDate'],
    ['lines that cannot be left out', { items: [line(1, { isOptional: true })] }, 'items/0/isOptional'],
    ['safe amounts', { items: [line(100_000_000_000_000, { quantity: 1_000_000 })] }, 'items'],
    [
      'readable texts',
      { items: Array.from({ length: 120 }, () => line(1, { description: 'x'.repeat(4_000) })) },
      'items',
    ],
  ])('needs %s', async (_, body, path) => {
    const reply = await owner.post(invoicesPath, body)
    expect([reply.statusCode, reply.json().errors?.[0]?.path]).toEqual([422, path])
  })

  it('takes 1,000 lines and refuses more, quantities beyond three decimals and totals of its own (T15, T19)', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => line(at))
    expect((await draft(owner, { items: many })).items).toHaveLength(1_000)
    for (const body of [
      { items: [...many, line(1)] },
      { items: [line(1, { quantity: 1.0005 })] },
      { items: [line(1, { total: 5 })] },
      { grandTotal: 1 },
      { status: 'paid' },
      { invoiceNumber: 'INV-1' },
    ])
      expect([400, 422]).toContain((await owner.post(invoicesPath, body)).statusCode)
  })

  it('belongs to its website and its address alone (T1, T2)', async () => {
    const { id } = await draft(owner)
    for (const reply of [
      await other.get(`${invoicesPath}${id}/`),
      await other.put(invoicesPath, { id, notes: 'Mine' }),
      await other.post(`${invoicesPath}${id}/issue/`, {}),
      await other.delete(`${invoicesPath}${id}/`),
      await owner.get(`${quotesPath}${id}/`),
      await owner.post(`${workOrdersPath}${id}/cancel/`, {}),
    ])
      expect(reply.statusCode).toBe(404)
  })
})

describe('lists of documents', () => {
  it('are the newest first unless asked otherwise (API-315, API-316, API-318, API-322, INV-014)', async () => {
    const customer_id = await newCustomer(owner)
    for (const path of [quotesPath, invoicesPath, workOrdersPath]) {
      for (const invoiceDate of ['2026-03-01', '2026-05-01', '2026-04-01'])
        await draft(owner, { path, customer_id, invoiceDate, dueDate: null })
      const { rows, total } = await listOf(`${path}?customer_id=${customer_id}`)
      expect(rows.map((row: { invoiceDate: string }) => row.invoiceDate)).toEqual([
        '2026-05-01',
        '2026-04-01',
        '2026-03-01',
      ])
      expect(total).toBe(3)
      const asked = await listOf(`${path}?customer_id=${customer_id}&orderBy=invoiceDate&orderDirection=asc&limit=1`)
      expect(asked.rows[0].invoiceDate).toBe('2026-03-01')
    }
  })

  it('are those of their customer and type (API-314, OPEN-353)', async () => {
    const customer_id = await newCustomer(owner)
    for (let at = 0; at < 3; at += 1) await draft(owner, { path: quotesPath, customer_id })
    await draft(owner, { customer_id: await newCustomer(owner) })
    const schedule = { every: 1, unit: 'month', anchor: '2040-01-31', until: null, times: null }
    const more = { schedule: { ...schedule, prices: 'fixed', action: 'draft', catchUp: 'all' } }
    const { id } = await draft(owner, { customer_id, type: 'recurring', ...more })
    const ofCustomer = `${invoicesPath}?customer_id=${customer_id}`
    expect((await listOf(`${ofCustomer}&type=recurring`)).rows.map((row: { id: number }) => row.id)).toEqual([id])
    expect((await listOf(`${ofCustomer}&type=refund`)).rows).toEqual([])
    expect((await listOf(`${quotesPath}?customer_id=${customer_id}&type=quote`)).total).toBe(3)
  })

  it('are empty where a filter names no type of the list (API-314)', async () => {
    const customer_id = await newCustomer(owner)
    await draft(owner, { customer_id })
    const query = `?customer_id=${customer_id}&type=quote,work-order`
    expect(await listOf(`${invoicesPath}${query}`)).toMatchObject({ rows: [], total: 0 })
    expect(await listOf(`${invoicesPath}?type=quote`)).toMatchObject({ rows: [], total: 0 })
    expect((await owner.get(`${invoicesPath}totals/${query}`)).json()).toMatchObject({ totals: [] })
    expect((await owner.get(`${invoicesPath}${query}&format=csv&columns=date`)).body.trim().split('\n')).toHaveLength(1)
  })

  it('of several types are in one order, from page to page and back (API-314, OPEN-353)', async () => {
    const customer_id = await newCustomer(owner)
    const monthly = {
      every: 1,
      unit: 'month',
      until: null,
      times: null,
      prices: 'fixed',
      action: 'draft',
      catchUp: 'all',
    }
    for (const day of ['2040-01-01', '2040-01-04', '2040-01-05'])
      await draft(owner, { customer_id, type: 'recurring', schedule: { ...monthly, anchor: day } })
    for (const day of ['2040-01-02', '2040-01-03', '2040-01-06'])
      await draft(owner, { customer_id, invoiceDate: day, dueDate: null, items: [line(Number(day.slice(-1)))] })
    const days = ({ rows }: { rows: { invoiceDate: string }[] }) => rows.map(({ invoiceDate }) => invoiceDate.slice(-1))
    const path = `${invoicesPath}?customer_id=${customer_id}&type=invoice,recurring&limit=2`
    const first = await listOf(path)
    expect([days(first), first.total]).toEqual([['6', '5'], 6])
    const second = await listOf(`${path}&after=${first.next}`)
    expect(days(second)).toEqual(['4', '3'])
    expect(days(await listOf(`${path}&after=${second.next}`))).toEqual(['2', '1'])
    expect(days(await listOf(`${path}&before=${second.previous}`))).toEqual(['6', '5'])
    expect(days(await listOf(`${path}&currentPage=2&itemsPerPage=2`))).toEqual(['4', '3'])
    const oldest = `${path}&orderBy=dueDate&orderDirection=asc`
    expect(
      days(
        await listOf(
          `${invoicesPath}?customer_id=${customer_id}&type=invoice,recurring&orderBy=invoiceDate&orderDirection=asc&limit=3`,
        ),
      ),
    ).toEqual(['1', '2', '3'])
    expect((await listOf(oldest)).rows).toHaveLength(2)
    const file = await owner.get(`${path}&format=csv&columns=date`)
    expect(file.body.match(/2040-01-0\d/g)?.map((day: string) => day.slice(-1))).toEqual(['6', '5', '4', '3', '2', '1'])
  })

  it('are filtered by status, dates, amount, vehicle and words', async () => {
    const customer_id = await newCustomer(owner, { lastname: 'Zanzibar' })
    const vehicle = await owner.post(`/api/v1/admin/customers/${customer_id}/vehicles/`, {
      make: 'Norton',
      model: 'Commando',
    })
    const vehicle_id = vehicle.json().vehicle.id
    const own = await issued(owner, { customer_id, vehicle_id, invoiceDate: '2026-01-05', dueDate: '2026-01-19' })
    await draft(owner, { customer_id, items: [line(500)] })
    const found = async (query: string) => (await listOf(`${invoicesPath}?customer_id=${customer_id}&${query}`)).total
    expect(await found('status=pending_payment,paid')).toBe(1)
    expect(await found('due=overdue')).toBe(1)
    expect(await found('dueFrom=2026-01-19&dueUntil=2026-01-19')).toBe(1)
    expect(await found('startDate=2026-01-06&endDate=2026-01-31')).toBe(0)
    expect(await found('amountFrom=600')).toBe(1)
    expect(await found('amountTo=600')).toBe(1)
    expect(await found(`vehicle_id=${vehicle_id}`)).toBe(1)
    const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await issued(owner, { customer_id, invoiceDate: '2026-01-05', dueDate: inThreeDays })
    expect([await found('due=overdue'), await found('due=week'), await found('due=overdue,week')]).toEqual([1, 1, 2])
    for (const words of ['zanzi', 'norton', own.invoiceNumber.toLowerCase()])
      expect((await listOf(`${invoicesPath}?search=${words}`)).rows.map((row: { id: number }) => row.id)).toContain(
        own.id,
      )
    expect((await owner.get(`${invoicesPath}?status=gone`)).statusCode).toBe(422)
    expect((await owner.get(`${invoicesPath}?orderBy=notes`)).statusCode).toBe(422)
  })

  it('are added up by currency, and exported as a file', async () => {
    const customer_id = await newCustomer(owner)
    await issued(owner, { customer_id })
    await draft(owner, { customer_id, items: [line(200)] })
    const sums = (await owner.get(`${invoicesPath}totals/?customer_id=${customer_id}`)).json()
    expect(sums).toMatchObject({
      totals: [{ currency: 'CAD', count: 2, grandTotal: 11_526, amountDue: 11_300 }],
      isEstimate: false,
    })
    const file = await owner.get(`${invoicesPath}?customer_id=${customer_id}&format=csv&columns=status,total,open`)
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body.trim().split(/\r?\n/).toSorted()).toEqual([
      'draft,2.26,0.00',
      'pending_payment,113.00,113.00',
      'status,total,due amount',
    ])
  })

  it('give a customer’s issued invoices to other modules (OPEN-342)', async () => {
    const customer_id = await newCustomer(owner)
    const own = await issued(owner, { customer_id })
    await draft(owner, { customer_id })
    const { rows } = (await owner.get(`/api/v1/admin/customers/${customer_id}/invoices/`)).json().results
    expect(rows).toEqual([
      {
        ...{ id: own.id, invoiceNumber: own.invoiceNumber, status: 'pending_payment', invoiceDate: own.invoiceDate },
        ...{ grandTotal: 11_300, currency: 'CAD' },
      },
    ])
  })
})

describe('quotes', () => {
  it('are written on the enterprise plan alone; on a lower one those that are there can still be changed (PERM-106)', async () => {
    const quote = await draft(other, { path: quotesPath })
    const platform = await host.signIn('platform')
    const plan = async (name: string) => {
      const reply = await platform.put(`/api/v1/admin/tenants/${other.tenant.id}/`, { plan: name })
      expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
    }
    await plan('standard')
    const customer_id = await newCustomer(other)
    const refused = await other.post(quotesPath, { customer_id, items: [line(100)] })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PLAN_REQUIRED'])
    expect((await other.post(invoicesPath, { customer_id, items: [line(100)] })).statusCode).toBe(201)
    expect(await done(other.put(quotesPath, { id: quote.id, notes: 'Still ours' }))).toMatchObject({
      notes: 'Still ours',
    })
    await plan('enterprise')
    expect((await other.post(quotesPath, { customer_id, items: [line(100)] })).statusCode).toBe(201)
  })
})
