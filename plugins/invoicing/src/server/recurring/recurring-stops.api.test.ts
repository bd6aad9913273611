import { defineModule } from '@ashlar/sdk'
import { defineServer, offer } from '@ashlar/sdk/server'
import { moveByArchive, type TestClient, type TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LineSource, lineSources } from '../../contract.ts'
import { done, invoicesPath, invoicingHost, line, newCustomer } from '../testing/invoicing-host.ts'
import { datesOf, madeBy, makeDueAt, pattern, reread, started, writtenSchedule } from '../testing/recurring.ts'

/** A stranger's goods, whose prices change. */
const prices = new Map([['bolt', 300]])
class Goods implements LineSource {
  readonly id = 'smithy.goods'
  readonly title = 'Goods'
  async search() {
    return []
  }
  async lines(id: string) {
    if (id === 'broken') throw new Error('The smithy is closed.')
    const unitPrice = prices.get(id)
    return unitPrice === undefined ? [] : [{ name: id, sku: id, kind: 'product' as const, quantity: 1, unitPrice }]
  }
  async billed() {}
}
const smithy = defineModule({ id: 'smithy', title: 'Smithy' })

let host: TestHost
let owner: TestClient
let manager: TestClient
beforeAll(async () => {
  const server = defineServer(smithy, { services: [offer(lineSources, Goods)] })
  const made = await invoicingHost([{ name: '@acme/smithy', root: { smithy }, server }])
  host = made.host
  owner = made.owner
  manager = await host.signIn('administrator')
})
afterAll(() => host?.close())

const noon = (day: string) => `${day}T12:00:00Z`
const from = (sku: string, more: object = {}) =>
  line(100, { name: sku, sku, kind: 'product', source: { source: 'smithy.goods', id: sku }, ...more })
const stateOf = async (id: number) => {
  const { schedule } = await reread(owner, id)
  return [schedule?.state, schedule?.failure, schedule?.nextDate, schedule?.made]
}
const noticesOf = async (client: TestClient): Promise<{ title: string; href: string }[]> =>
  (await client.get('/api/v1/admin/notices/')).json().results.rows

describe('an invoice that cannot be made', () => {
  it('stops its own pattern alone, says why, and is made with its own date once that is mended', async () => {
    const given = { every: 1, unit: 'month', anchor: '2031-01-01', action: 'send', times: 2 } as const
    const customer_id = await newCustomer(owner)
    const failing = await started(manager, given, { customer_id })
    const others = [await started(owner, given), await started(owner, given)]
    const path = `/api/v1/admin/customers/${customer_id}/`
    const { customer } = (await owner.get(path)).json()
    const emailed = (email: string) => owner.put(path, { ...named(customer), email })
    expect((await emailed('')).statusCode).toBe(200)
    await makeDueAt(host, noon('2031-02-05'))
    for (const { id } of others) expect(await datesOf(owner, id)).toEqual(['2031-01-01', '2031-02-01'])
    const sentence = 'This customer has no email address. Add one first.'
    expect(await stateOf(failing.id)).toEqual(['failed', sentence, '2031-01-01', 0])
    expect(await datesOf(owner, failing.id)).toEqual([])
    const mails = (await host.mails()).filter(({ to }) => to === 'administrator@example.com')
    expect(mails).toMatchObject([{ subject: `The recurring invoice for ${failing.customer_name} has stopped` }])
    expect(mails[0]?.text).toContain(sentence)
    expect(mails[0]?.text).toContain(`/admin/invoices/${failing.id}`)
    expect(await noticesOf(manager)).toMatchObject([
      { title: `A recurring invoice has stopped: ${sentence}`, href: `/admin/invoices/${failing.id}` },
    ])
    await makeDueAt(host, noon('2031-02-05'))
    expect((await host.mails()).filter(({ to }) => to === 'administrator@example.com')).toHaveLength(1)
    expect((await owner.post(`${invoicesPath}${failing.id}/resume/`, {})).json().code).toBe('INVOICING_NO_EMAIL')
    expect((await emailed('mended@quay.example')).statusCode).toBe(200)
    await done(owner.post(`${invoicesPath}${failing.id}/resume/`, {}))
    expect(await stateOf(failing.id)).toEqual(['active', '', '2031-01-01', 0])
    await makeDueAt(host, noon('2031-02-05'))
    expect(await datesOf(owner, failing.id)).toEqual(['2031-01-01', '2031-02-01'])
  })

  it('gives no number away, and leaves no draft', async () => {
    const customer_id = await newCustomer(owner)
    const given = { every: 1, unit: 'year', anchor: '2032-01-01', action: 'send' } as const
    const { id } = await started(owner, given, { customer_id })
    await host.sql`update customers.customer set email = '' where id = ${customer_id}`
    await makeDueAt(host, noon('2032-01-01'))
    expect((await stateOf(id))[0]).toBe('failed')
    const next = await started(owner, { ...given, action: 'issue' })
    await makeDueAt(host, noon('2032-01-01'))
    expect(await madeBy(owner, next.id)).toMatchObject([{ invoiceNumber: 'INV-2032-00001' }])
    expect(await madeBy(owner, id)).toEqual([])
  })

  it('waits for nobody once it is ended: its notice is read', async () => {
    const customer_id = await newCustomer(owner)
    const { id } = await started(
      owner,
      { every: 1, unit: 'year', anchor: '2032-06-01', action: 'send' },
      { customer_id },
    )
    await host.sql`update customers.customer set email = '' where id = ${customer_id}`
    await makeDueAt(host, noon('2032-06-01'))
    const unread = () =>
      host.sql`select 1 from core.notice where subject_kind = 'invoicing.recurring-stopped'
        and subject_id = ${String(id)} and read_at is null`
    expect(await unread()).toHaveLength(1)
    await done(owner.post(`${invoicesPath}${id}/cancel/`, {}))
    expect(await unread()).toEqual([])
  })

  it('stops where the customer is deleted, and tells the owners where nobody created it', async () => {
    const customer_id = await newCustomer(owner)
    const { id } = await started(owner, { every: 1, unit: 'year', anchor: '2033-01-01' }, { customer_id })
    expect((await owner.delete(`/api/v1/admin/customers/${customer_id}/`)).statusCode).toBeLessThan(300)
    await host.sql`update invoicing.document set created_by = null where id = ${id}`
    await makeDueAt(host, noon('2033-01-01'))
    expect((await stateOf(id)).slice(0, 2)).toEqual(['failed', 'This customer no longer exists. Choose another one.'])
    expect((await host.mails()).some(({ to, subject }) => to === 'owner@example.com' && /stopped/.test(subject))).toBe(
      true,
    )
    // The failed date can be skipped, and the pattern ended.
    const skipped = await done(owner.put(`${invoicesPath}${id}/skipped-dates/2033-01-01/`))
    expect(skipped.schedule).toMatchObject({ state: 'failed', nextDate: '2034-01-01' })
    expect(await done(owner.post(`${invoicesPath}${id}/cancel/`, {}))).toMatchObject({ status: 'cancelled' })
  })

  it('stops with a plain sentence where something unexpected happens', async () => {
    const schedule = { every: 1, unit: 'year', anchor: '2034-01-01', prices: 'current' } as const
    const { id } = await started(owner, schedule, { items: [from('broken')] })
    await makeDueAt(host, noon('2034-01-01'))
    expect(await stateOf(id)).toEqual([
      ...['failed', 'The invoice could not be made because of an unexpected error.', '2034-01-01', 0],
    ])
  })
})

describe('prices of the day', () => {
  it('are asked for again on each date, and stop a pattern whose goods are no longer offered', async () => {
    const items = [from('bolt', { quantity: 2 }), line(1_000)]
    const schedule = { every: 1, unit: 'month', anchor: '2035-01-01' } as const
    const current = await started(owner, { ...schedule, prices: 'current' }, { items })
    const fixed = await started(owner, { ...schedule, prices: 'fixed' }, { items })
    await makeDueAt(host, noon('2035-01-01'))
    prices.set('bolt', 500)
    await makeDueAt(host, noon('2035-02-01'))
    prices.delete('bolt')
    await makeDueAt(host, noon('2035-03-01'))
    prices.set('bolt', 300)
    const totals = async ({ id }: { id: number }) => (await madeBy(owner, id)).map(({ subTotal }) => subTotal)
    expect(await totals(current)).toEqual([1_600, 2_000])
    expect(await totals(fixed)).toEqual([1_200, 1_200, 1_200])
    expect((await stateOf(current.id)).slice(0, 2)).toEqual([
      ...['failed', '“bolt” is no longer offered, so it has no current price. Change this line first.'],
    ])
  })
})

describe('what becomes of recurring invoices', () => {
  it('ends when the customer is erased', async () => {
    const customer_id = await newCustomer(owner)
    const { id } = await started(owner, { every: 1, unit: 'year', anchor: '2036-01-01' }, { customer_id })
    expect((await owner.post(`/api/v1/admin/customers/${customer_id}/erase/`, {})).statusCode).toBeLessThan(300)
    await expect.poll(async () => (await stateOf(id))[0]).toBe('ended')
    await makeDueAt(host, noon('2036-02-01'))
    expect(await datesOf(owner, id)).toEqual([])
    expect(await reread(owner, id)).toMatchObject({ isDeleted: true, customer_name: '', customer_id: null })
  })

  it('keeps what was written before a change, with its schedule', async () => {
    const { id, schedule } = await pattern(owner, { every: 1, unit: 'year', anchor: '2036-01-01' })
    const given = writtenSchedule(schedule)
    await done(owner.put(invoicesPath, { id, schedule: { ...given, every: 2 } }))
    const { results } = (await owner.get(`${invoicesPath}${id}/versions/`)).json()
    expect(results.rows).toMatchObject([{ invoice: { schedule: { every: 1, unit: 'year' } } }])
  })

  it('goes along with its website, neither making an invoice twice nor losing a date', async () => {
    const { id } = await started(owner, { every: 1, unit: 'month', anchor: '2037-01-01' })
    await done(owner.put(`${invoicesPath}${id}/skipped-dates/2037-02-01/`))
    await makeDueAt(host, noon('2037-01-01'))
    expect(await moveByArchive(host)).toMatchObject({ state: 'done' })
    const other = await host.signIn('owner', 'b')
    const [moved] = (await other.get(`${invoicesPath}?type=recurring&limit=100`))
      .json()
      .results.rows.filter(({ invoiceDate }: { invoiceDate: string }) => invoiceDate === '2037-01-01')
    const { schedule } = await reread(other, moved.id)
    expect(schedule).toMatchObject({ state: 'active', nextDate: '2037-03-01', made: 1 })
    await makeDueAt(host, noon('2037-01-01'), 'b')
    expect(await datesOf(other, moved.id)).toEqual(['2037-01-01'])
    await makeDueAt(host, noon('2037-03-01'), 'b')
    expect(await datesOf(other, moved.id)).toEqual(['2037-01-01', '2037-03-01'])
  })
})

/** What a change of a customer has to send. */
const named = ({ firstname, lastname }: { firstname: string; lastname: string }) => ({ firstname, lastname })
