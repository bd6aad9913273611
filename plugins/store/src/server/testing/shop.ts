import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { signed } from './harbour.ts'
import { addedProduct } from './store-host.ts'

/** Somebody in front of the shop, whose browser keeps the cookie that it gets. */
export interface Browser {
  get(url: string): Promise<Answer>
  post(url: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Answer>
  put(url: string, body: object): Promise<Answer>
  delete(url: string): Promise<Answer>
}
type Answer = Awaited<ReturnType<TestClient['get']>>

/** A browser of a visitor, or of somebody who is signed in. */
export function browser(client: TestClient): Browser {
  let cookie = client.cookie
  const send = async (method: string, url: string, payload?: object, headers = {}) => {
    const { host } = new URL(client.tenant.origin)
    const isForm = payload instanceof URLSearchParams
    const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
    const reply = await client.inject({
      ...{ method, url, ...(payload !== undefined && { payload: isForm ? payload.toString() : payload }) },
      headers: {
        ...{ host, origin: client.tenant.origin },
        ...(cookie !== '' && { cookie }),
        ...(isForm && form),
        ...headers,
      },
    })
    const set = [reply.headers['set-cookie'] ?? []].flat().map((each) => String(each).split(';')[0])
    if (set.length > 0) cookie = [cookie, ...set].filter((each) => each !== '').join('; ')
    return reply
  }
  return {
    get: (url) => send('GET', url),
    post: (url, body = {}, headers) => send('POST', url, body, headers),
    put: (url, body) => send('PUT', url, body),
    delete: (url) => send('DELETE', url),
  }
}

/** A product that visitors can buy. */
export const soldProduct = (owner: TestClient, sku: string, variant: object = {}, product: object = {}) =>
  addedProduct(owner, {
    ...{ name: `Product ${sku}`, status: 'published', variants: [{ sku, price: 1_000, stock: 5, ...variant }] },
    ...product,
  })

export const itemsPath = '/api/v1/cart/items/'

/** Settings of the store of a website. */
export const withSettings = async (owner: TestClient, values: object) => {
  const reply = await owner.put('/api/v1/admin/settings/', values)
  if (reply.statusCode !== 200) throw new Error(reply.body)
}

export const checkoutPath = '/api/v1/cart/checkout/'

/** Who orders in tests. */
export const contact = { firstname: 'Mara', lastname: 'Quay', email: 'mara@shop.example' }

/** The order that a checkout makes. */
export async function ordered(shopper: Browser, body: object) {
  const reply = await shopper.post(checkoutPath, body)
  if (reply.statusCode !== 201) throw new Error(reply.body)
  return reply.json().webOrder
}

/** Pieces in stock of a product's only variant. */
export async function stockOf(owner: TestClient, productId: number): Promise<number> {
  return (await owner.get(`/api/v1/admin/products/${productId}/`)).json().product.stock
}

/** What the harbour tells of the payment that it was last asked for. */
export async function tellHarbour(host: TestHost, orderId: number, news: { status: string; eventId: string }) {
  const rows = await host.sql<{ key: string; amount: number; currency: string }>`
    select key, amount, currency from commerce.payment where subject_id = ${orderId} and provider = 'harbour' order by id`
  const row = rows.at(-1)
  const payload = JSON.stringify({
    ...{ reference: `hb_${row?.key}`, amount: Number(row?.amount), currency: row?.currency },
    ...news,
  })
  return host.visitor().inject({
    ...{ method: 'POST', url: '/api/v1/commerce/payment-providers/harbour/news/', payload },
    headers: { 'content-type': 'application/json', 'x-harbour': signed(payload) },
  })
}
