// What packages put at the end of the header that every website has until it chooses one of its own.
import { defineBlock, defineModule, headerRight } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { defineSite, fill, load } from '@ashlar/sdk/site'
import { type TestClient, type TestHost, type TestPackage, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from './index.ts'
import { contentOf, sampleBlocks } from './testing/sample-package.tsx'

const bags = defineModule({ id: 'bags', title: 'Bags' })
const bag = defineBlock({
  ...{ type: 'bags/bag', title: 'Bag', icon: 'shopping-bag', category: 'content' },
  schema: Type.Object({}),
  nesting: { in: ['container', 'section'] },
})
const Bag = ({ root, data }: BlockComponentProps<typeof bag, string>) => <span {...root}>{data}</span>
let asked = 0

const bagsPackage: TestPackage = {
  name: '@acme/bags',
  root: { bags, bag },
  renderer: defineBlockRenderer<typeof bag, string>(bag, Bag),
  css: '@layer blocks { .block-bags-bag { color: red } }',
  site: defineSite({
    fills: [fill(headerRight, bag, { sort: 10 })],
    loads: [
      load(bag, [], async (_, { page }) => {
        asked++
        if (page.slug === 'broken') throw new Error('no bag')
        return { data: `Bag on ${page.slug}`, tags: ['bags'] }
      }),
    ],
  }),
}

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ surfaces: [site], packages: [sampleBlocks, bagsPackage] })
  owner = await host.signIn('owner')
})
afterAll(() => host.close())

async function page(slug: string, more: object = {}): Promise<void> {
  const fields = { title: slug, slug, status: 'published', ...more }
  const { id } = (await owner.post('/api/v1/admin/pages/', fields)).json().page
  const content = contentOf({ type: 'text', props: { text: 'Words' } })
  expect((await owner.put('/api/v1/admin/page/updatecontent/', { id, content })).statusCode).toBe(200)
}

const headerOf = (html: string) => /<header class="site-header".*<\/header>/.exec(html)?.[0] ?? ''

test('a block of a package stands there with its data and style sheet (issue 18)', async () => {
  await page('open')
  const { body } = await host.visitor().get('/open')
  expect(headerOf(body)).toContain('block-bags-bag">Bag on open</span>')
  expect(body).toContain('.block-bags-bag')
})

test('the page is kept under its tags, and one that fails costs nothing but itself (issue 18)', async () => {
  await page('kept')
  const before = asked
  await host.visitor().get('/kept')
  await host.visitor().get('/kept')
  expect(asked - before).toBe(1)
  await page('broken')
  const { statusCode, body } = await host.visitor().get('/broken')
  expect([statusCode, body.includes('Words'), headerOf(body).includes('Bag')]).toEqual([200, true, false])
})

test('it is not there for a website without the module, nor on a page without header (issue 18)', async () => {
  await page('bare', { showHeader: false })
  const bare = await host.visitor().get('/bare')
  expect(bare.body).not.toContain('block-bags-bag')
  const modules = `/api/v1/admin/tenants/${host.tenants.a.id}/modules/`
  const switched = await owner.put(modules, { modules: { bags: false } })
  expect(switched.statusCode).toBe(200)
  const without = await host.visitor().get('/open')
  expect([headerOf(without.body) !== '', without.body.includes('Bag on')]).toEqual([true, false])
})
