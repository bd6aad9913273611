// Two shoppers with an account and two without: none learns anything of another, by whatever page or call.
import * as customers from '@ashlar/plugin-customers'
import type { Call } from '@ashlar/sdk'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as root from '../index.ts'
import { type Browser, browser, itemsPath, ordered, soldProduct, withSettings } from '../server/testing/shop.ts'
import { shopHost } from './shop-host.fixtures.ts'

interface Shopper {
  /** Stands in everything that is theirs, and nowhere else. */
  readonly canary: string
  /** A product in their cart alone. */
  readonly sku: string
  readonly at: Browser
  readonly order: number
}

let host: TestHost
const shoppers: Shopper[] = []

async function shopperWith(canary: string, sku: string, client: TestClient): Promise<Shopper> {
  const at = browser(client)
  await at.post(itemsPath, { sku: 'COMMON' })
  const contact = {
    firstname: canary,
    lastname: `${canary}son`,
    email: `${canary}@shop.example`,
    phone: '+1 902 555 0100',
  }
  const { id } = await ordered(at, { contact, delivery: 'pickup', payment: 'on_pickup', notes: `For ${canary}` })
  // A cart that nobody else has.
  await at.post(itemsPath, { sku })
  return { canary, sku, at, order: id }
}

beforeAll(async () => {
  host = await shopHost()
  const owner = await host.signIn('owner')
  await withSettings(owner, { commerce: { on_pickup: true }, store: { pickup_region: 'AB' } })
  await soldProduct(owner, 'COMMON', { stock: 100 })
  const people = [
    ['magpie', await host.signIn('customer')],
    ['jackdaw', await host.signIn('staff')],
    ['wagtail', host.visitor()],
    ['dunnock', host.visitor()],
  ] as const
  for (const [at, [canary, client]] of people.entries()) {
    await soldProduct(owner, `OWN-${at}`)
    shoppers.push(await shopperWith(canary, `OWN-${at}`, client))
  }
})
afterAll(() => host?.close())

function isCall(each: unknown): each is Call {
  return typeof each === 'object' && each !== null && 'method' in each && 'path' in each
}
const callsIn = (parts: readonly unknown[]): Call[] => parts.filter(isCall)

/** What anybody may call, of the store and of the accounts. */
const calls = callsIn([...Object.values(root), ...Object.values(customers)]).filter(
  ({ access }) => access === 'public' || access === 'signed-in',
)

const pages = (order: number) => [
  ...['/cart', '/checkout', `/checkout/thanks?order=${order}`, '/user-profile', '/sign-in', '/signup', '/store'],
  ...['/store/product/product-common', '/new-password?token=x', '/forgot-password'],
]

test('none of four shoppers sees the cart, the order, the profile or the name of another, by any page or call', async () => {
  expect(calls.length).toBeGreaterThan(12)
  for (const who of shoppers) {
    const others = shoppers.filter((each) => each !== who)
    for (const other of others) {
      const seen: [string, string][] = []
      const note = (what: string, { body }: { readonly body: string }) => seen.push([what, body.toLowerCase()])
      for (const page of pages(other.order)) note(page, await who.at.get(page))
      for (const { method, path } of calls) {
        const address = path.replace(/:\w+/g, String(other.order))
        if (method === 'GET') note(`GET ${address}`, await who.at.get(address))
        // What would change the shopper's own things is asked for with what is the other's, or with nothing.
        else if (path.includes(':')) note(`${method} ${address}`, await who.at.post(address, { payment: 'on_pickup' }))
      }
      for (const [what, body] of seen) {
        expect(body.includes(other.canary), `${who.canary} at ${what}`).toBe(false)
        // Products are for everybody to see; in whose cart they are is not.
        const isOwn = /\/cart|\/checkout|\/orders/.test(what)
        expect(isOwn && body.includes(other.sku.toLowerCase()), `${who.canary} at ${what}`).toBe(false)
      }
    }
  }
  // What is theirs they do see, so that the walk would have found it.
  for (const { at, order, canary, sku } of shoppers) {
    expect((await at.get(`/checkout/thanks?order=${order}`)).body).toContain(canary)
    expect((await at.get('/cart')).body).toContain(sku)
    expect((await at.get(`/api/v1/orders/${order}/`)).json().order.contact.firstname).toBe(canary)
  }
})

test('pages of shoppers are kept by nobody, and known to no search engine', async () => {
  for (const { at, order } of shoppers) {
    for (const page of ['/cart', '/checkout', `/checkout/thanks?order=${order}`]) {
      const { headers, body } = await at.get(page)
      expect(headers['cache-control'], page).toBe('no-store')
      expect(body, page).toContain('name="robots" content="noindex')
    }
  }
})
