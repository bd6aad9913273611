// Money of another currency than the document's: a question for staff, never a payment.

import type { PaymentProvider, ProviderPayment } from '@ashlar/plugin-commerce'
import * as commerce from '@ashlar/plugin-commerce'
import { defineModule } from '@ashlar/sdk'
import { defineServer, offer } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Document } from '../contract.ts'
import { done, invoicesPath, issued, line, newCustomer } from '../server/testing/invoicing-host.ts'
import { siteHost } from './site-host.fixtures.ts'

const refunds: number[] = []

/** A made-up provider that takes the right number in the wrong currency. */
class Ferry implements PaymentProvider {
  readonly id = 'ferry'
  readonly title = 'Ferry'
  async isReady() {
    return true
  }
  async begin({ key, amount }: ProviderPayment) {
    return { reference: `ferry_${key}`, status: 'succeeded', amount, currency: 'USD' } as const
  }
  async refund({ amount }: { amount: number }) {
    refunds.push(amount)
    return 'succeeded' as const
  }
}
const ferry = defineModule({ id: 'ferry', title: 'Ferry', requires: [commerce.commerce] })

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await siteHost({
    ...{ name: '@acme/ferry', root: { ferry } },
    server: defineServer(ferry, { services: [offer(commerce.paymentProviders, Ferry)] }),
  })
  owner = await host.signIn('owner')
  await settle({ commerce: { test_payments: true } })
})
afterAll(() => host?.close())

const settle = (settings: object) => owner.put('/api/v1/admin/settings/', settings)
const shown = (id: number): Promise<Document> => done(owner.get(`${invoicesPath}${id}/`))

/** Emails an invoice, and gives the address that its customer got. */
async function sent(id: number): Promise<string> {
  const { mail } = (await owner.get(`${invoicesPath}${id}/mail/`)).json()
  await done(owner.post(`${invoicesPath}${id}/send/`, mail))
  const { text = '' } = (await host.mails()).at(-1) ?? {}
  return /\/pay\/[\w-]{32}/.exec(text)?.[0] ?? ''
}

it('a payment that came in another currency pays nothing: staff give it back, and the invoice is paid later (issue 20)', async () => {
  const { id } = await issued(owner)
  const address = await sent(id)
  const pay = (provider: string) => host.visitor().post(`/api/v1${address}/payments/`, { provider })
  expect((await pay('ferry')).statusCode).toBe(200)
  const payments = '/api/v1/admin/commerce/payments/'
  const { rows } = (await owner.get(`${payments}?differs=true`)).json().results
  expect(rows).toMatchObject([{ status: 'asked', received: { amount: 11_300, currency: 'USD' } }])
  const asSent = { status: 'pending_payment', amountPaid: 0, amountDue: 11_300, credit: 0 }
  expect(await shown(id)).toMatchObject(asSent)
  const say = (hasCome: boolean) => owner.post(`${payments}${rows[0].id}/settle/`, { hasCome })
  expect((await say(true)).json().code).toBe('COMMERCE_OTHER_CURRENCY')
  expect((await say(false)).statusCode).toBe(200)
  await expect.poll(() => refunds, { timeout: 15_000 }).toEqual([11_300])
  expect(await shown(id)).toMatchObject(asSent)
  expect((await pay('test')).json()).toMatchObject({ status: 'succeeded' })
  await expect.poll(async () => await shown(id)).toMatchObject({ status: 'paid', amountPaid: 11_300, credit: 0 })
})

it('credit of another currency is not used, and is there again with its own (issue 20)', async () => {
  const customer_id = await newCustomer(owner)
  const first = await issued(owner, { customer_id })
  await done(owner.post(`${invoicesPath}${first.id}/payments/`, { amount: 12_000, method: 'bank_transfer' }))
  await settle({ currency: 'USD' })
  const abroad = await issued(owner, { customer_id, items: [line(500)] })
  await settle({ currency: 'CAD' })
  const home = await issued(owner, { customer_id, items: [line(500)] })
  expect(abroad).toMatchObject({ currency: 'USD', credit: 0 })
  expect(home).toMatchObject({ currency: 'CAD', credit: 700 })
  const use = (id: number) => owner.post(`${invoicesPath}${id}/credit/`, { amount: 500 })
  expect((await use(abroad.id)).json()).toMatchObject({ error: 'The customer has 0.00 USD of credit.' })
  expect(await done(use(home.id))).toMatchObject({ amountPaid: 500, credit: 200 })
})
