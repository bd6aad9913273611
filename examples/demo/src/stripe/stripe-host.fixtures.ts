import * as commerce from '@ashlar/plugin-commerce'
import { Payments, type PaymentWanted, paymentFailed, paymentRefunded, paymentSucceeded } from '@ashlar/plugin-commerce'
import commerceServer from '@ashlar/plugin-commerce/server'
import * as root from '@ashlar/plugin-stripe'
import server from '@ashlar/plugin-stripe/server'
import { defineModule, permission } from '@ashlar/sdk'
import { Database, defineRoutes, defineServer, on } from '@ashlar/sdk/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { type StripeStandIn, startStripe } from './start-stand-in.ts'

const bodyOf = <T>() => Type.Unsafe<T>({ type: 'object', additionalProperties: true })

/** A module that sells, as the store will. */
const stall = defineModule({ id: 'stall', title: 'Stall', permissions: { stall: 'Stall' } })
const config = { access: permission(stall, 'stall', 'can_view') }
const at = (path: string) => `/api/v1/admin/stall/${path}/`

const sales = defineRoutes([Database, Payments], (app, database, payments) => {
  app.post(at('ask'), { config, schema: { body: bodyOf<PaymentWanted>() } }, async ({ body }) => ({
    id: await database.tenant((tx) => payments.ask(tx, body)),
  }))
  app.post(at('begin'), { config, schema: { body: bodyOf<{ id: number }>() } }, async ({ body }) => ({
    begun: await payments.begin(body.id),
  }))
})

/** What the stall heard: `succeeded 1 10000 CAD`. */
export const heard: string[] = []
const told =
  (word: string) =>
  ({ paymentId, amount, currency }: { paymentId: number; amount: number; currency: string }) =>
    void heard.push(`${word} ${paymentId} ${amount} ${currency}`)

export const secrets = { a: 'whsec_tide', b: 'whsec_ebb' } as const

export interface StripeHost {
  readonly host: TestHost
  readonly stripe: StripeStandIn
  readonly owner: TestClient
  readonly other: TestClient
  /** Where the website's events go. */
  readonly endpoint: { readonly url: string; readonly secret: string }
  close(): Promise<void>
}

/** A host whose first website takes payments by the stand-in, and a module that sells there. */
export async function stripeHost(): Promise<StripeHost> {
  const stripe = await startStripe()
  const host = await testHost({
    packages: [
      { name: '@ashlar/plugin-commerce', root: commerce, server: commerceServer },
      { name: '@ashlar/plugin-stripe', root, server },
      {
        name: '@quay/stall',
        root: { stall },
        server: defineServer(stall, {
          routes: [sales],
          subscriptions: [
            on(paymentSucceeded, [], told('succeeded')),
            on(paymentFailed, [], told('failed')),
            on(paymentRefunded, [], told('refunded')),
          ],
        }),
      },
    ],
    jobs: true,
    environment: { STRIPE_API_URL: stripe.url },
  })
  const address = await host.listen()
  return {
    ...{ host, stripe, owner: await host.signIn('owner'), other: await host.signIn('owner', 'b') },
    endpoint: { url: `${address}/api/v1/commerce/payment-providers/stripe/news/`, secret: secrets.a },
    close: async () => {
      await host.close()
      await stripe[Symbol.asyncDispose]()
    },
  }
}

/** What the stall's call answers. */
export async function stallSays(client: TestClient, path: 'ask' | 'begin', body: object) {
  return (await client.post(at(path), body)).json()
}
