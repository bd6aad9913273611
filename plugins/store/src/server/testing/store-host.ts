import * as commerce from '@ashlar/plugin-commerce'
import commerceServer from '@ashlar/plugin-commerce/server'
import * as customers from '@ashlar/plugin-customers'
import customersRenderer from '@ashlar/plugin-customers/renderer'
import customersServer from '@ashlar/plugin-customers/server'
import { type TestClient, type TestHost, type TestHostOptions, testHost } from '@ashlar/sdk/testing'
import renderer from '../../block/renderer.tsx'
import * as root from '../../index.ts'
import server from '../index.ts'
import { harbourPackage } from './harbour.ts'

/** What a test adds to the module's own server. */
type More = Partial<Pick<typeof server, 'routes' | 'subscriptions'>> & Pick<TestHostOptions, 'outside'>

/** A host with this module and those it requires, and its two owners. */
export async function storeHost({
  routes = [],
  subscriptions = [],
  outside = [],
}: More = {}): Promise<{ host: TestHost; owner: TestClient; other: TestClient }> {
  const host = await testHost({
    packages: [
      { name: '@ashlar/plugin-customers', root: customers, renderer: customersRenderer, server: customersServer },
      { name: '@ashlar/plugin-commerce', root: commerce, server: commerceServer },
      {
        ...{ name: '@ashlar/plugin-store', root, renderer },
        server: {
          ...server,
          routes: [...server.routes, ...routes],
          subscriptions: [...server.subscriptions, ...subscriptions],
        },
      },
      harbourPackage,
    ],
    ...{ jobs: true, outside },
  })
  return { host, owner: await host.signIn('owner'), other: await host.signIn('owner', 'b') }
}

export const productsPath = '/api/v1/admin/products/'
export const variantsPath = '/api/v1/admin/products/variants/'
export const categoriesPath = '/api/v1/admin/products/categories/'

/** A new product as the API shows it. */
export async function addedProduct(client: TestClient, product: object) {
  const reply = await client.post(productsPath, product)
  if (reply.statusCode !== 201) throw new Error(reply.body)
  return reply.json().product
}

/** Names of the products that a search or filter finds, in the list's order. */
export async function namesOf(client: TestClient, query: string): Promise<string[]> {
  const { rows } = (await client.get(`${productsPath}?${query}`)).json().results
  return rows.map(({ name }: { name: string }) => name)
}
