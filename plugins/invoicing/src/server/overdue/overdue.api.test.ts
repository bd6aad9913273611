import { defineModule, each } from '@ashlar/sdk'
import { defineRoutes, defineServer, on } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { documentOverdue, mailTriggers } from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import { done, invoicesPath, invoicingHost, issued, newCustomer } from '../testing/invoicing-host.ts'
import { findOverdue, tellOverdue } from './overdue.jobs.ts'

/** Asks for triggers as email marketing does. */
const asking = defineRoutes([each(mailTriggers)], (app, triggers) => {
  const trigger = () => {
    const found = triggers.find(documentOverdue.id)
    return found && 'event' in found ? found : undefined
  }
  app.post('/api/v1/admin/invoicing/test-person/', { config: { access: 'signed-in' } }, async ({ body }) => ({
    person: (await trigger()?.person(body)) ?? null,
  }))
  app.post('/api/v1/admin/invoicing/test-past/', { config: { access: 'signed-in' } }, async () => ({
    past: await trigger()?.past?.(new Date('2026-01-01T00:00:00Z'), 10),
  }))
})

const ears = defineModule({ id: 'ears', title: 'Ears' })
const hearing = {
  ...{ name: '@acme/ears', root: { ears } },
  server: defineServer(ears, {
    subscriptions: [on(documentOverdue, [], ({ documentId }) => void told.push(documentId))],
  }),
}

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  ;({ host, owner } = await invoicingHost([hearing], [asking]))
})
afterAll(() => host?.close())

const dueDate = daysAfter(new Date().toISOString().slice(0, 10), 14)
const told: number[] = []
const at = (day: number, time: string, act: () => Promise<unknown>) =>
  host.at(`${daysAfter(dueDate, day)}T${time}Z`, act)
const tell = () => host.run(tellOverdue, {})

describe('an invoice', () => {
  it('is told to be overdue once, the day after it was due and not at night; unless it is paid (issue 21)', async () => {
    const customer_id = await newCustomer(owner, { firstname: 'Ada', lastname: 'Quay', email: 'ada@late.example' })
    const late = await issued(owner, { customer_id, dueDate })
    const paid = await issued(owner, { customer_id, dueDate })
    await issued(owner, { customer_id, dueDate: daysAfter(dueDate, 10) })
    await done(owner.post(`${invoicesPath}${paid.id}/payments/`, { amount: paid.grandTotal, method: 'cash' }))
    await at(0, '12:00:00', tell)
    await at(1, '04:00:00', tell)

    await at(1, '12:00:00', async () => {
      await Promise.all([tell(), tell(), tell()])
      await tell()
      await vi.waitFor(() => expect(told).toEqual([late.id]), 10_000)
    })

    const ask = async (documentId: number) => {
      const payload = { documentId, type: 'invoice', number: '', customerId: customer_id, total: 0, currency: 'CAD' }
      const reply = await owner.post('/api/v1/admin/invoicing/test-person/', payload)
      expect(reply.statusCode, reply.body).toBe(200)
      return reply.json().person
    }
    const person = {
      ...{ email: 'ada@late.example', name: 'Ada Quay', customerId: customer_id },
      values: {
        ...{ first_name: 'Ada', last_name: 'Quay', company: '', invoice_number: late.invoiceNumber },
        ...{
          invoice_total: 'CA$113.00',
          amount_due: 'CA$113.00',
          due_date: expect.stringMatching(/^[A-Z]\w+ \d+, 20\d\d$/),
        },
      },
    }
    expect(await ask(late.id)).toEqual(person)
    expect(await ask(paid.id)).toBeNull()
    const { past } = (await owner.post('/api/v1/admin/invoicing/test-past/', {})).json()
    expect(past).toEqual([{ at: expect.any(String), person }])
  })

  it('is looked for on every website that has one', async () => {
    const customer_id = await newCustomer(owner)
    const { id } = await issued(owner, { customer_id, dueDate })
    await at(3, '12:00:00', async () => {
      await host.run(findOverdue, {})
      await vi.waitFor(() => expect(told).toEqual([expect.any(Number), id]), 10_000)
    })
  })
})
