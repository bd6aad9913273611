import * as container from '@ashlar/block-container'
import containerRenderer from '@ashlar/block-container/renderer'
import * as navigationBlocks from '@ashlar/block-navigation'
import navigationRenderer from '@ashlar/block-navigation/renderer'
import navigationSite from '@ashlar/block-navigation/site'
import * as section from '@ashlar/block-section'
import sectionRenderer from '@ashlar/block-section/renderer'
import * as wrapper from '@ashlar/block-wrapper'
import wrapperRenderer from '@ashlar/block-wrapper/renderer'
import { defineBlock, headerRight } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { encodeContent } from '@ashlar/sdk/server'
import { defineSite, fill, load, sitePage } from '@ashlar/sdk/site'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { site } from '@ashlar/site'
import { createElement } from 'react'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { element } from './tree/element.ts'
import { container as inContainer, section as inSection, page, template } from './tree/index.ts'

/** A package that brings a cart into the bar, and a page of its own. */
const cart = defineBlock({
  ...{ type: 'acme/cart', title: 'Cart', icon: 'shopping-cart', category: 'store' },
  schema: Type.Object({}),
})
const shop = {
  name: '@acme/shop',
  root: { cart },
  renderer: [
    defineBlockRenderer<typeof cart, number>(cart, ({ root, data }) =>
      createElement('button', { ...root, type: 'button' }, `Cart of ${data}`),
    ),
  ],
  site: defineSite({
    loads: [load(cart, [], async () => ({ data: 3 }))],
    fills: [fill(headerRight, cart, { sort: 10 })],
    pages: [
      sitePage({
        path: '/shop/:name',
        deps: [],
        find: async ({ params }) => (params['name'] === 'lamp' ? { title: 'Lamp', data: null } : null),
        component: () => createElement('p', {}, 'A lamp'),
      }),
    ],
  }),
}

let host: TestHost
let owner: TestClient
let visitor: TestClient

beforeAll(async () => {
  host = await testHost({
    packages: [
      { name: '@ashlar/block-wrapper', root: wrapper, renderer: wrapperRenderer },
      { name: '@ashlar/block-section', root: section, renderer: sectionRenderer },
      { name: '@ashlar/block-container', root: container, renderer: containerRenderer },
      { name: '@ashlar/block-navigation', root: navigationBlocks, renderer: navigationRenderer, site: navigationSite },
      shop,
    ],
    surfaces: [site],
  })
  owner = await host.signIn('owner')
  visitor = host.visitor()
})
afterAll(() => host?.close())

const bar = element(navigationBlocks.navigation)
const subMenu = element(navigationBlocks.subMenu)

async function newPage(fields: object): Promise<number> {
  const made = await owner.post('/api/v1/admin/pages/', { status: 'published', ...fields })
  expect(made.statusCode, made.body).toBe(201)
  return made.json().page.id
}

const headerOf = (body: string) => /<header>.*?<\/header>/s.exec(body)?.[0] ?? ''

test('a chosen header holds the bar everywhere: settings without what is not public, another package’s cart, nobody’s name (NAV-001, NAV-002, NAV-003, OPEN-329, OPEN-331)', async () => {
  await newPage({ title: 'Services', slug: 'services' })
  const draft = await newPage({ title: 'Winter', slug: 'winter', status: 'draft' })
  const header = await owner.post('/api/v1/admin/page/component-template/', {
    componentName: 'Header',
    content: encodeContent(template(inSection({}, inContainer({}, bar({}))))),
  })
  const navigation = {
    logo: 'Ropewalk',
    mainItems: [
      { title: 'What we do', url: '/services', children: [{ title: 'In winter', url: '/winter' }] },
      { title: 'A lamp', url: '/shop/lamp' },
      { title: 'Nothing', url: '/nowhere' },
    ],
    rightItems: [{ type: 'button', title: 'Book', url: '/services' }],
    roles: [2],
  }
  const saved = await owner.put('/api/v1/admin/settings/', { navigation, header_template: header.json().template.id })
  expect(saved.statusCode, saved.body).toBe(200)

  for (const [path, status] of [
    ['/services', 200],
    ['/shop/lamp', 200],
    ['/gone', 404],
  ] as const) {
    const reply = await visitor.get(path)
    expect(reply.statusCode, path).toBe(status)
    const shown = headerOf(reply.body)
    expect(shown, path).toContain('>Ropewalk</a>')
    expect(shown, path).toContain('href="/shop/lamp"')
    expect(shown, path).toContain('>Cart of 3</button>')
    expect(shown, path).toMatch(/data-roles="2" hidden/)
    expect(shown, path).not.toMatch(/In winter|Nothing|site-header/)
  }

  // Kept until a page changes: then its item is there.
  await owner.put('/api/v1/admin/pages/', { id: draft, status: 'published' })
  await expect.poll(async () => headerOf((await visitor.get('/services')).body)).toContain('In winter')

  // A signed-in customer gets the same bytes: whose they are, only the script asks.
  const [kept, customer] = [await visitor.get('/services'), await host.signIn('customer')]
  expect((await customer.get('/services')).body).toBe(kept.body)
})

test('the site says who reads it, and nobody is no error (OPEN-331)', async () => {
  const nobody = await visitor.get('/api/v1/auth/visitor/')
  expect([nobody.statusCode, nobody.json()]).toEqual([200, { success: true, user: null }])
  expect(nobody.headers['cache-control']).toBe('no-store')
  const someone = (await (await host.signIn('customer')).get('/api/v1/auth/visitor/')).json()
  expect(someone.user).toEqual({ displayName: expect.any(String), role_id: 6 })
})

test('a sub menu follows the pages below its page, and is empty for one that is not there (NAV-011, NAV-014, OPEN-333)', async () => {
  const parent = await newPage({ title: 'Store', slug: 'store' })
  const id = await newPage({ title: 'Shelves', slug: 'shelves' })
  const put = (props: object) =>
    owner.put('/api/v1/admin/page/updatecontent/', {
      id,
      content: encodeContent(page(inSection({}, inContainer({}, subMenu({ menuTitle: 'In store', ...props }))))),
    })
  await put({ pageId: parent })
  const shown = async () => /<nav class="[^"]*block-sub-menu.*?<\/nav>/s.exec((await visitor.get('/shelves')).body)?.[0]
  expect(await shown()).toContain('This page has no sub pages')
  const child = await newPage({ title: 'Lamps', slug: 'store/lamps', parentId: parent })
  await expect.poll(shown).toContain('<a href="/store/lamps">Lamps</a>')
  await owner.put('/api/v1/admin/pages/', { id: child, title: 'Lights' })
  await expect.poll(shown).toContain('>Lights</a>')
  await put({ pageId: 999_999 })
  await expect.poll(shown).toContain('This page has no sub pages')
})
