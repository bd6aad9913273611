// Pages with blocks of the store beside pages without them, from the packages as they are installed.
import { join } from 'node:path'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { site } from '@ashlar/site'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = (path: string) => join(import.meta.dirname, '../../..', path)

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const blocks = ['wrapper', 'section', 'container', 'row', 'text', 'image'].map((name) => folder(`blocks/${name}`))
  const plugins = ['customers', 'commerce', 'store'].map((name) => folder(`plugins/${name}`))
  host = await testHost({ packages: [...blocks, ...plugins], surfaces: [site] })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

async function pageWith(type: string, props: object = {}, slug = type): Promise<void> {
  const made = await owner.post('/api/v1/admin/pages/', { title: type, slug, status: 'published' })
  const node = (kind: string, parent: string | null, children: string[], own: object = {}) => ({
    ...{ type: kind, version: 1, props: own, parent, children },
  })
  const around = { w: node('wrapper', null, ['s']), s: node('section', 'w', ['c']), c: node('container', 's', ['n']) }
  const content = JSON.stringify({ rootNodeId: 'w', nodes: { ...around, n: node(type, 'c', [], props) } })
  const saved = await owner.put('/api/v1/admin/page/updatecontent/', { id: made.json().page.id, content })
  expect(saved.statusCode, saved.body).toBe(200)
}

const main = (body: string) => /<main id="main">(.*)<\/main>/s.exec(body)?.[1] ?? ''
const shown = async (path: string) => (await host.visitor().get(path)).body

test('a page brings the script of the store where a product list stands, and no byte of script without one (issue 18)', async () => {
  await pageWith('product-list')
  await pageWith('text', { text: 'Hello' })
  expect(main(await shown('/product-list'))).toMatch(/data-island="[^"]*\/plugin-store\/[^"]*client\.js"/)
  expect(await shown('/text')).not.toMatch(/<script(?! type="application\/ld\+json")|modulepreload|plugin-store/)
})

test('a list of categories that could not be read says so, and is there for the next visitor (CAT-004, CAT-007)', async () => {
  await owner.post('/api/v1/admin/products/categories/', { category: 'Rider' })
  await pageWith('category-list')
  await pageWith('category-list', { mode: 'cards' }, 'cards')
  await host.sql`alter table store.category rename to category_away`
  const failed = main(await shown('/category-list'))
  await host.sql`alter table store.category_away rename to category`
  expect(failed).toContain('Error Loading Categories')
  expect(main(await shown('/category-list'))).toMatch(/store-category-links.*href="\/store\/category\/rider"/s)
  expect(main(await shown('/cards'))).toMatch(/store-category-cards.*href="\/store\/category\/rider"/s)
})
