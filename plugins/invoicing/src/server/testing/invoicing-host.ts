import * as commerce from '@ashlar/plugin-commerce'
import commerceServer from '@ashlar/plugin-commerce/server'
import * as customers from '@ashlar/plugin-customers'
import customersRenderer from '@ashlar/plugin-customers/renderer'
import customersServer from '@ashlar/plugin-customers/server'
import type { Routes } from '@ashlar/sdk/server'
import { type TestClient, type TestHost, type TestPackage, testHost } from '@ashlar/sdk/testing'
import renderer from '../../block/renderer.tsx'
import type { Document } from '../../contract.ts'
import * as root from '../../index.ts'
import server from '../index.ts'

/** A host with this module and those it requires, and its two owners. */
export async function invoicingHost(
  more: readonly TestPackage[] = [],
  routes: readonly Routes[] = [],
): Promise<{ host: TestHost; owner: TestClient; other: TestClient }> {
  const host = await testHost({
    packages: [
      { name: '@ashlar/plugin-customers', root: customers, renderer: customersRenderer, server: customersServer },
      { name: '@ashlar/plugin-commerce', root: commerce, server: commerceServer },
      {
        name: '@ashlar/plugin-invoicing',
        root,
        server: { ...server, routes: [...server.routes, ...routes] },
        renderer,
      },
      ...more,
    ],
    jobs: true,
  })
  await host.sql`update core.tenant set plan = 'enterprise'`
  return { host, owner: await host.signIn('owner'), other: await host.signIn('owner', 'b') }
}

export const quotesPath = '/api/v1/admin/quotes/'
export const invoicesPath = '/api/v1/admin/invoices/'
export const workOrdersPath = '/api/v1/admin/work-orders/'

let people = 0

/** A new customer in Ontario, where 13 % are added. */
export async function newCustomer(client: TestClient, more: object = {}): Promise<number> {
  people += 1
  const person = { firstname: 'Mara', lastname: `Quay ${people}`, email: `mara${people}@quay.example` }
  const address = { address: '1 Quay St', city: 'Toronto', province: 'ON', postal: 'M5V 1A1', country: 'CA' }
  const reply = await client.post('/api/v1/admin/customers/', { ...person, ...address, ...more })
  if (reply.statusCode !== 201) throw new Error(reply.body)
  return reply.json().customer.customer_id
}

/** A line that costs so many cents. */
export const line = (unitPrice: number, more: object = {}) => ({
  ...{ name: 'Work', kind: 'service', quantity: 1, unitPrice, ...more },
})

/** What a call answers with, unless it fails. */
export async function done(reply: PromiseLike<{ statusCode: number; body: string }>): Promise<Document> {
  const { statusCode, body } = await reply
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`)
  return JSON.parse(body).invoice
}

interface GivenDraft {
  readonly path?: string
  readonly items?: readonly object[]
  readonly [member: string]: unknown
}

/** A draft with these lines. */
export async function draft(
  client: TestClient,
  { path = invoicesPath, items = [line(10_000)], ...more }: GivenDraft = {},
): Promise<Document> {
  const customer_id = 'customer_id' in more ? more['customer_id'] : await newCustomer(client)
  return done(client.post(path, { customer_id, items, ...more }))
}

/** The same, issued. */
export async function issued(client: TestClient, given: GivenDraft = {}): Promise<Document> {
  const { id, revision } = await draft(client, given)
  return done(client.post(`${given.path ?? invoicesPath}${id}/issue/`, { revision }))
}
