import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Document } from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import { done, invoicesPath, invoicingHost, newCustomer } from '../testing/invoicing-host.ts'
import { billedOn, statementOf, today } from '../testing/statements.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const made = await invoicingHost()
  host = made.host
  owner = made.owner
})
afterAll(() => host?.close())

const statement = (customer: number, query = '') => statementOf(owner, customer, query)
const on = (days: number, price: number, customer: number) => billedOn(owner, days, price, customer)
const act = (id: number, what: string, body: object = {}) => owner.post(`${invoicesPath}${id}/${what}/`, body)
const shown = (id: number): Promise<Document> => done(owner.get(`${invoicesPath}${id}/`))

it('a statement of account agrees to the cent with the documents after 40 random histories', async () => {
  const step = fc.record({
    what: fc.constantFrom('bill', 'bill', 'pay', 'pay', 'payAll', 'credit', 'refund', 'giveBack', 'cancel', 'archive'),
    at: fc.nat(5),
    amount: fc.integer({ min: 1, max: 4_000 }),
  })
  const histories = fc.array(step, { minLength: 4, maxLength: 12 })
  let moves = 0
  const play = fc.asyncProperty(histories, async (steps) => {
    const customer = await newCustomer(owner)
    const made = [await on(-20, 1_111, customer)]
    for (const { what, at, amount } of steps) {
      const { id, items, amountDue } = await shown(made[at % made.length]?.id ?? 0)
      if (what === 'bill') made.push(await on(-at, amount, customer))
      else if (what === 'pay') await act(id, 'payments', { amount, method: 'cash' })
      else if (what === 'payAll') await act(id, 'payments', { amount: Math.max(1, amountDue), method: 'card' })
      else if (what === 'credit') await act(id, 'credit', { amount: Math.min(amount, Math.max(1, amountDue)) })
      else if (what === 'refund') await act(id, 'refund', { items: [{ id: items[0]?.id, quantity: 0.3 }] })
      else if (what === 'giveBack') await giveBack(customer, amount)
      else await act(id, what)
    }
    await vi.waitFor(async () => {
      const documents = await Promise.all(made.map(({ id }) => shown(id)))
      const sum = (of: (document: Document) => number) => documents.reduce((all, each) => all + of(each), 0)
      const all = await statement(customer)
      const notes = (await owner.get(`${invoicesPath}?type=refund&customer_id=${customer}&limit=50`)).json().results
      // Credit notes whose money has not gone back, and money that stayed with invoices that were cancelled.
      const waiting = notes.rows.filter(({ status }: Document) => status === 'pending_payment')
      expect(waiting).toEqual([])
      const kept = documents.filter(({ history }) => history.some(({ kind }) => kind === 'cancelled'))
      const held = kept.reduce((all, { amountPaid, amountRefunded }) => all + amountPaid - amountRefunded, 0)
      expect(all.closing).toBe(sum(({ amountDue }) => amountDue) - all.open.credit - held)
      expect(all.open.amountDue).toBe(sum(({ amountDue }) => amountDue))
      // Each period begins where the one before it ended.
      const day = daysAfter(today, -2)
      const before = await statement(customer, `?from=2020-01-01&until=${day}`)
      const after = await statement(customer, `?from=${daysAfter(day, 1)}&until=${today}`)
      expect(after.opening).toBe(before.closing)
      expect([...before.entries, ...after.entries]).toEqual(all.entries)
      const added = all.entries.map((_, at) =>
        all.entries.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, 0),
      )
      expect(all.entries.map(({ balance }) => balance)).toEqual(added)
      moves += all.entries.length
    })
  })
  await fc.assert(play, { numRuns: 40, seed: 20, endOnFailure: true })
  expect(moves).toBeGreaterThan(150)
}, 120_000)

/** Money that goes back without a credit note. */
async function giveBack(customer: number, amount: number): Promise<void> {
  const { rows } = (await owner.get(`/api/v1/admin/commerce/payments/?customer_id=${customer}`)).json().results
  const [payment] = rows
  if (payment === undefined) return
  const path = `/api/v1/admin/commerce/payments/${payment.id}/refunds/`
  await owner.post(path, { amount: Math.min(amount, payment.amount), reason: '' })
}
