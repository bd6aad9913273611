import type { Routes } from '@ashlar/sdk/server'
import { type TestClient, type TestHost, type TestReply, testHost } from '@ashlar/sdk/testing'
import renderer from '../../block/renderer.tsx'
import * as root from '../../index.ts'
import server from '../index.ts'

/** A host with this module, and its two owners. */
export async function customersHost(
  routes: readonly Routes[] = [],
): Promise<{ host: TestHost; owner: TestClient; other: TestClient }> {
  const host = await testHost({
    packages: [
      {
        ...{ name: '@ashlar/plugin-customers', root, renderer },
        server: { ...server, routes: [...server.routes, ...routes] },
      },
    ],
    jobs: true,
  })
  return { host, owner: await host.signIn('owner'), other: await host.signIn('owner', 'b') }
}

export const customersPath = '/api/v1/admin/customers/'
export const notesPath = '/api/v1/admin/notes/'

/** A new customer's id. */
export async function added(client: TestClient, customer: object): Promise<number> {
  return (await client.post(customersPath, customer)).json().customer.customer_id
}

/** Ids of the customers that a search or filter finds, in the list's order. */
export async function found(client: TestClient, query: string): Promise<number[]> {
  const { rows } = (await client.get(`${customersPath}?${query}`)).json().results
  return rows.map(({ customer_id }: { customer_id: number }) => customer_id)
}

/** A form with one file, as a browser sends it. */
export async function sent(client: TestClient, url: string, field: string, file: File): Promise<TestReply> {
  const form = new FormData()
  form.append(field, file, file.name)
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' }
  return client.inject({ method: 'POST', url, headers, payload: Buffer.from(await body.arrayBuffer()) })
}

/** What an archive of personal data holds beside its files, which are stored in it without compression. */
export function dataIn(archive: string) {
  const start = archive.indexOf('data.json{') + 'data.json'.length
  return JSON.parse(archive.slice(start, archive.indexOf('\n}PK', start) + 2))
}
