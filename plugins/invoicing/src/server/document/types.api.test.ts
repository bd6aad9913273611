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
  ;({ host, owner } = await invoicingHost())
})
afterAll(() => host?.close())

const schedule = {
  ...{ every: 1, unit: 'month', anchor: '2040-01-31', until: null, times: null },
  ...{ prices: 'fixed', action: 'draft', catchUp: 'all' },
}

describe('types of documents', () => {
  it('are written and listed at their addresses, and no others there (INV-004, OPEN-316, OPEN-353)', async () => {
    const customer_id = await newCustomer(owner)
    const made = [
      await draft(owner, { path: quotesPath, customer_id }),
      await draft(owner, { path: workOrdersPath, customer_id }),
      await draft(owner, { customer_id, type: 'recurring', schedule }),
      await issued(owner, { customer_id }),
    ]
    expect(made.map(({ type }) => type)).toEqual(['quote', 'work-order', 'recurring', 'invoice'])
    const [, , , invoice] = made
    await done(owner.post(`${invoicesPath}${invoice?.id}/payments/`, { amount: 11_300, method: 'cash' }))
    const note = await done(
      owner.post(`${invoicesPath}${invoice?.id}/refund/`, { items: [{ id: invoice?.items[0]?.id, quantity: 1 }] }),
    )
    expect(note.type).toBe('refund')
    for (const { id, type } of [...made, note]) {
      const path = type === 'quote' ? quotesPath : type === 'work-order' ? workOrdersPath : invoicesPath
      const { rows, total } = (await owner.get(`${path}?customer_id=${customer_id}&type=${type}`)).json().results
      expect([rows[0].id, rows[0].type, total]).toEqual([id, type, 1])
    }
    for (const [path, type] of [
      [invoicesPath, 'refund'],
      [invoicesPath, 'web-order'],
      [invoicesPath, 'quote'],
      [quotesPath, 'work-order'],
      [workOrdersPath, 'work_order'],
    ] as const)
      expect((await owner.post(path, { type, customer_id, items: [line(1)] })).statusCode, `${path} ${type}`).toBe(422)
  })
})

describe('the currency of documents', () => {
  it('is CAD unless the settings say otherwise, and stays with what was issued (OPEN-358)', async () => {
    const customer_id = await newCustomer(owner)
    const before = await issued(owner, { customer_id })
    expect(before.currency).toBe('CAD')
    await owner.put('/api/v1/admin/settings/', { currency: 'EUR' })
    expect((await owner.get(`${invoicesPath}new`)).json().currency).toBe('EUR')
    expect(await draft(owner, { customer_id })).toMatchObject({ currency: 'EUR', grandTotal: 11_300 })
    expect(await done(owner.get(`${invoicesPath}${before.id}/`))).toMatchObject({ currency: 'CAD', grandTotal: 11_300 })
    const { totals } = (await owner.get(`${invoicesPath}totals/?customer_id=${customer_id}`)).json()
    expect(totals.map(({ currency }: { currency: string }) => currency).toSorted()).toEqual(['CAD', 'EUR'])
    await owner.put('/api/v1/admin/settings/', { currency: 'CAD' })
  })
})
