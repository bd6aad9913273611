// I4: words of one website, looked for wherever another one's people and visitors can look.
import type { TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSchema, schemasByName } from '../http/json-schema.ts'
import { send as upload } from '../platform/media/form.fixtures.ts'
import { pageWith } from '../platform/pages/content.fixtures.ts'
import type { InMemoryHost } from '../testing/test-host.ts'
import { corePlaces } from '../testing/walk/core-places.ts'
import { type Place, realOrNowhere } from '../testing/walk/places.ts'
import { send, walkedRoutes } from '../testing/walk/routes.ts'
import { walkedHost } from './rights.fixtures.ts'

const api = '/api/v1/admin'
const canary = 'zyxcanary'

let host: InMemoryHost
let owner: TestClient
let stranger: TestClient
let places: readonly Place[]
/** Addresses that carry an id or a secret of their own. */
const addresses: string[] = []
beforeAll(async () => {
  host = await walkedHost()
  owner = await host.signIn('owner')
  stranger = await host.signIn('owner', 'b')
  places = await corePlaces(host, owner, 'Things')
  await fill()
})
afterAll(() => host?.close())

/** Put the word wherever a website's people can put words. */
async function fill(): Promise<void> {
  const made = async (reply: ReturnType<TestClient['post']>) => {
    const { statusCode, body } = await reply
    if (statusCode >= 300) throw new Error(`${statusCode} ${body}`)
    return JSON.parse(body)
  }
  const { page } = await made(
    owner.post(`${api}/pages/`, {
      title: canary,
      slug: canary,
      status: 'published',
      excerpt: canary,
      metaTitle: canary,
    }),
  )
  const content = JSON.stringify(pageWith({ text: canary }))
  await made(owner.put(`${api}/page/updatecontent/`, { id: page.id, content }))
  await made(owner.put(`${api}/page/draft/${page.id}/`, { content, contentRevision: 2 }))
  const { url } = await made(owner.post(`${api}/page/previews/`, { pageId: page.id, days: 1 }))
  const section = {
    rootNodeId: 's',
    nodes: { s: { type: 'section', version: 1, props: {}, parent: null, children: [] } },
  }
  await made(owner.post(`${api}/page/component-template/`, { componentName: canary, content: JSON.stringify(section) }))
  await made(owner.put(`${api}/settings/`, { company_name: canary, meta_title: canary }))
  await made(owner.post(`${api}/users/`, { email: `${canary}@example.com`, displayName: canary, role_id: 4 }))
  await made(owner.post(`${api}/views/`, { list: 'pages', name: canary, query: 'status=draft', roles: [1, 2] }))
  await made(owner.post(`${api}/api-tokens/`, { name: canary, scopes: ['pages.can_view'] }))
  await made(owner.post(`${api}/media-folders/`, { name: canary }))
  const { files } = await made(
    upload(owner, `${api}/media/`, [{ name: `${canary}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${canary}`) }]),
  )
  await host.visitor().get(`/${canary}-nowhere`)
  addresses.push(new URL(url).pathname, files[0].address, `/${canary}`, `/api/v1/pages/?slug=${canary}`)
}

/** Everything that can be read: each route as it is, with the other website's ids, with a search for the word, as a file. */
async function* readBy(client: TestClient): AsyncGenerator<readonly [url: string, body: string]> {
  for (const row of walkedRoutes(host).filter(({ method }) => method === 'GET')) {
    const names = isSchema(row.schema?.querystring)
      ? schemasByName(row.schema.querystring.properties).map(([name]) => name)
      : []
    const queries = [
      '',
      'limit=-1',
      ...(names.includes('search') ? [`search=${canary}`] : []),
      ...(names.includes('format') ? ['format=csv'] : []),
      ...(names.includes('showdeleted') ? ['showdeleted=1'] : []),
    ]
    for (const query of queries) {
      const url = `${realOrNowhere(row, places)}${query === '' ? '' : `?${query}`}`
      yield [url, (await client.get(url)).body]
    }
  }
  for (const url of addresses) yield [url, (await client.get(url)).body]
}

async function seenBy(client: TestClient, past: RegExp): Promise<readonly string[]> {
  const seen: string[] = []
  for await (const [url, body] of readBy(client)) {
    if (body.replaceAll(past, '').includes(canary)) seen.push(url)
  }
  return seen
}

/** An answer may repeat what it was asked. */
const asked = new RegExp(`(GET|/|slug=|search=)[^"\\s]*${canary}[-a-z]*`, 'g')

test('I4: no word of a website is read by another one’s owner or visitors, at any address', async () => {
  expect(await seenBy(stranger, asked)).toEqual([])
  expect(await seenBy(host.visitor('b'), asked)).toEqual([])
  // The same walk by its own owner finds it, so that a walk that reads nothing would show.
  expect((await seenBy(owner, asked)).length).toBeGreaterThan(20)
})

test('I4: errors say nothing of what another website has: names that it has taken are free', async () => {
  const faults: string[] = []
  const same: readonly (readonly [url: string, body: object])[] = [
    [`${api}/pages/`, { title: canary, slug: canary }],
    [`${api}/users/`, { email: `${canary}@example.com`, role_id: 4 }],
    [`${api}/views/`, { list: 'pages', name: canary, query: '' }],
    [`${api}/media-folders/`, { name: canary }],
    [`${api}/page/component-template/`, { componentName: canary }],
  ]
  for (const [url, body] of same) {
    const { statusCode, body: told } = await stranger.post(url, body)
    if (statusCode !== 201) faults.push(`${url} → ${statusCode} ${told}`)
  }
  for (const row of walkedRoutes(host).filter(({ method }) => method !== 'GET')) {
    const reply = await send(stranger, row, realOrNowhere(row, places), { notAField: true })
    if (reply.body.includes(canary)) faults.push(`${row.method} ${row.url} → ${reply.body}`)
  }
  expect(faults).toEqual([])
})
