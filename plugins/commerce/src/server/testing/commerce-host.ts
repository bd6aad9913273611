import { defineEvent, defineModule, each, permission } from '@ashlar/sdk'
import { Database, defineRoutes, defineServer, offer, on, type Person, personalData } from '@ashlar/sdk/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import * as root from '../../index.ts'
import {
  commerce,
  type PaymentByHand,
  type PaymentSubject,
  Payments,
  type PaymentWanted,
  paymentFailed,
  paymentProviders,
  paymentRefunded,
  paymentSucceeded,
  refundFailed,
  type TaxedSale,
  Taxes,
} from '../../index.ts'
import server from '../index.ts'
import { Harbour } from './harbour.ts'

const anything = { type: 'object', additionalProperties: true } as const
const bodyOf = <T>() => Type.Unsafe<T>(anything)

/** A module that sells, as the store will: it asks for taxes and payments within its own work. */
const stall = defineModule({ id: 'stall', title: 'Stall', permissions: { stall: 'Stall' }, requires: [commerce] })
const config = { access: permission(stall, 'stall', 'can_view') }
const at = (path: string) => `/api/v1/admin/stall/${path}/`

const merged = defineEvent('customers.customers-merged', Type.Object({ from: Type.Integer(), into: Type.Integer() }))

const sales = defineRoutes(
  [Database, Taxes, Payments, each(personalData)],
  (app, database, taxes, payments, people) => {
    app.post(at('taxes'), { config, schema: { body: bodyOf<TaxedSale>() } }, async ({ body }) => ({
      taxes: await database.tenant((tx) => taxes.of(tx, body)),
    }))
    app.post(at('ask'), { config, schema: { body: bodyOf<PaymentWanted>() } }, async ({ body }) => ({
      id: await database.tenant((tx) => payments.ask(tx, body)),
    }))
    app.post(at('begin'), { config, schema: { body: bodyOf<{ id: number }>() } }, async ({ body }) => ({
      begun: await payments.begin(body.id),
    }))
    app.post(at('record'), { config, schema: { body: bodyOf<PaymentByHand>() } }, async ({ body }) => ({
      id: await database.tenant((tx) => payments.record(tx, body)),
    }))
    app.post(at('merge'), { config, schema: { body: bodyOf<{ from: number; into: number }>() } }, async ({ body }) => {
      await database.tenant((tx) => tx.emit(merged, body))
      return {}
    })
    app.post(at('export'), { config, schema: { body: bodyOf<Person>() } }, async ({ body }) => ({
      data: await people.find('commerce')?.export(body),
    }))
    app.post(at('erase'), { config, schema: { body: bodyOf<Person>() } }, async ({ body }) => {
      await people.find('commerce')?.erase(body)
      return {}
    })
    app.post(at('of'), { config, schema: { body: bodyOf<PaymentSubject>() } }, async ({ body }) => ({
      payments: await database.tenant((tx) => payments.of(tx, body)),
    }))
  },
)

/** What the stall heard: `succeeded 1 10000`. */
export const heard: string[] = []
const told = (word: string) => (payload: { readonly paymentId: number; readonly amount: number }) => {
  heard.push(`${word} ${payload.paymentId} ${payload.amount}`)
}

/** A host with this module and one that needs it, and its two owners. */
export async function commerceHost(): Promise<{ host: TestHost; owner: TestClient; other: TestClient }> {
  const host = await testHost({
    packages: [
      { name: '@ashlar/plugin-commerce', root, server },
      {
        name: '@quay/stall',
        root: { stall },
        server: defineServer(stall, {
          services: [offer(paymentProviders, Harbour)],
          routes: [sales],
          subscriptions: [
            on(paymentSucceeded, [], told('succeeded')),
            on(paymentFailed, [], told('failed')),
            on(paymentRefunded, [], told('refunded')),
            on(refundFailed, [], told('refund-failed')),
          ],
        }),
      },
    ],
    jobs: true,
  })
  return { host, owner: await host.signIn('owner'), other: await host.signIn('owner', 'b') }
}

/** What the stall's call answers. */
export async function stallSays(client: TestClient, path: string, body: object) {
  const reply = await client.post(at(path), body)
  return reply.json()
}

/** What a sale is taxed by. */
export async function taxesOf(client: TestClient, sale: TaxedSale) {
  return (await stallSays(client, 'taxes', sale)).taxes
}

export const commercePath = '/api/v1/admin/commerce/'
