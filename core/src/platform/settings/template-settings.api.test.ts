import { type Content, defineModule, SectionTemplateId } from '@ashlar/sdk'
import { encodeContent, PublishedBlocks } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAs } from '../../data/index.ts'
import { testHost } from '../../testing/index.ts'
import { fixturePackage } from '../pages/content.fixtures.ts'

const shop = defineModule({
  id: 'acme_shop',
  title: 'Shop',
  settings: Type.Object({ product_template: SectionTemplateId({ title: 'Product page' }) }),
})
const url = '/api/v1/admin/settings/'
const templates = '/api/v1/admin/page/component-template/'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [fixturePackage, { name: '@acme/shop', root: { shop } }] })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

const section: Content = {
  rootNodeId: 's',
  nodes: {
    s: { type: 'section', version: 1, props: {}, parent: null, children: ['c'] },
    c: { type: 'container', version: 1, props: {}, parent: 's', children: ['n'] },
    n: { type: 'note', version: 1, props: { text: 'Ask about it' }, parent: 'c', children: [] },
  },
}

it('a setting of a module names a section template: one that is there, and that stays while it is named', async () => {
  const made = await owner.post(templates, { componentName: 'Own product page', content: encodeContent(section) })
  const { id } = made.json().template
  const choose = (template: number, client = owner) => client.put(url, { acme_shop: { product_template: template } })
  expect((await choose(id)).statusCode).toBe(200)
  for (const [client, unknown] of [
    [owner, id + 99],
    [await host.signIn('owner', 'b'), id],
  ] as const) {
    const refused = await choose(unknown, client)
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ path: 'acme_shop/product_template', message: 'This section template does not exist' }],
    ])
  }
  const [row] = (await owner.get(`${templates}?search=own`)).json().results.rows
  expect(row).toMatchObject({ id, settings: ['Shop: Product page'] })
  const use = { kind: 'setting', id: null, title: 'Shop: Product page', module: 'acme_shop', deleted: false }
  const kept = await owner.delete(`${templates}${id}/`)
  expect([kept.statusCode, kept.json().uses]).toEqual([409, [use]])
  expect((await owner.get(`${templates}${id}/uses/`)).json().results.rows).toEqual([use])

  const blocks = host.composition.resolve(PublishedBlocks)
  const find = (node: string) => runAs({ tenant: host.tenants.a }, () => blocks.find({ page: 0, node }))
  expect((await find(`template-${id}-n`))?.props['text']).toBe('Ask about it')
  const off = { ...host.tenants.a, modules: [] }
  expect(await runAs({ tenant: off }, () => blocks.find({ page: 0, node: `template-${id}-n` }))).toBeNull()

  expect((await choose(0)).statusCode).toBe(200)
  expect(await find(`template-${id}-n`)).toBeNull()
  expect((await owner.delete(`${templates}${id}/`)).statusCode).toBe(200)
})
