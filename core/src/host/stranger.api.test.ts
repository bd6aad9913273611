// A package of a stranger, written against the SDK alone: nothing else is changed for what it adds.
import { defineBlock, defineModule, permission } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import {
  Database,
  defineEntity,
  defineErrors,
  defineRoutes,
  defineServer,
  migration,
  p,
  service,
  tableOf,
  tenantId,
  tenantTable,
} from '@ashlar/sdk/server'
import { defineSite, sitePage } from '@ashlar/sdk/site'
import { defineSurface } from '@ashlar/sdk/surface'
import { type TestPackage, testBlock } from '@ashlar/sdk/testing'
import { createElement } from 'react'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixturePackage } from '../platform/pages/content.fixtures.ts'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'
import { corePlaces, coreRights, type PlaceMaker, rightsDifferences, walkForeignIds } from '../testing/walk/index.ts'

const quote = defineBlock({
  ...{ type: 'acme/quote', title: 'Quote', icon: 'quote', category: 'content' },
  schema: Type.Object({ text: Type.String({ default: 'Nothing yet', maxLength: 200 }) }),
})
const quoteRenderer = defineBlockRenderer(quote, ({ props, root }) => createElement('blockquote', root, props.text))

const guestbook = defineModule({
  ...{ id: 'guestbook', title: 'Guest book', description: 'What guests wrote.' },
  permissions: { entries: 'Entries of the guest book' },
  admin: {
    nav: [{ title: 'Guest book', path: '/admin/guestbook', icon: 'book', sort: 70, access: 'entries.can_view' }],
    screens: [{ id: 'entries', path: '/admin/guestbook', title: 'Guest book', access: 'entries.can_view' }],
  },
})
const errors = defineErrors('GUESTBOOK', { UNKNOWN_ENTRY: [404, (id: number) => `There is no entry ${id}.`] })
const Entry = defineEntity({
  ...{ name: 'Entry', ...tableOf(guestbook, 'entry') },
  properties: { tenantId: tenantId(), id: p.bigint('number').primary().autoincrement(), words: p.text() },
})

class Entries {
  readonly #database: Database
  constructor(database: Database) {
    this.#database = database
  }
  write = (words: string) =>
    this.#database.tenant(async ({ em }) => {
      const entry = em.create(Entry, { words })
      await em.flush()
      return { id: entry.id, words }
    })
  read = (id: number) =>
    this.#database.tenant(async (tx) => {
      const [row] = await tx.sql<{ id: number; words: string }>`select id, words from guestbook.entry where id = ${id}`
      if (row === undefined) throw errors.UNKNOWN_ENTRY(id)
      return row
    })
}

const EntryRow = Type.Object({
  success: Type.Literal(true),
  entry: Type.Object({ id: Type.Integer(), words: Type.String() }),
})
const routes = defineRoutes([Entries], (app, entries) => {
  app.post(
    '/api/v1/admin/guestbook/',
    {
      config: { access: permission(guestbook, 'entries', 'can_create') },
      schema: {
        body: Type.Object({ words: Type.String({ minLength: 1, maxLength: 100 }) }),
        response: { 200: EntryRow },
      },
    },
    async ({ body }) => ({ success: true as const, entry: await entries.write(body.words) }),
  )
  app.get(
    '/api/v1/admin/guestbook/:id/',
    {
      config: { access: permission(guestbook, 'entries', 'can_view') },
      schema: {
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }) }),
        response: { 200: EntryRow },
      },
    },
    async ({ params }) => ({ success: true as const, entry: await entries.read(params.id) }),
  )
})

const packages: TestPackage[] = [
  { name: '@acme/quote', root: { quote }, renderer: quoteRenderer, css: '.block-acme-quote { font-style: italic }' },
  {
    name: '@acme/guestbook',
    root: { guestbook },
    server: defineServer(guestbook, {
      entities: [Entry],
      migrations: [
        migration('0001-entry', [
          tenantTable('entry', [
            'id bigint not null generated always as identity',
            'words text not null',
            'primary key (tenant_id, id)',
          ]),
        ]),
      ],
      services: [service(Entries, Database)],
      routes: [routes],
    }),
    site: defineSite({
      pages: [
        sitePage({
          ...{ path: '/guestbook/:id', deps: [Entries] },
          find: async ({ params }, entries) => {
            const data = await entries.read(Number(params.id))
            return { data, title: 'Guest book' }
          },
          component: ({ data }) => createElement('p', null, data.words),
        }),
      ],
    }),
  },
]

/** A surface as small as one can be: what a package brings to the site is had from the composition alone. */
const smallSite = defineSurface('small-site', (app, composition) => {
  for (const { site } of composition.packages) {
    for (const page of site?.pages ?? []) {
      app.get(page.path, { config: { access: 'public' } }, async ({ params, query }, reply) => {
        const request = {
          params: { ...(params as object) },
          query: { ...(query as object) },
          ...{ seesDrafts: false, visitor: null, language: 'en', origin: 'https://acme.example' },
          signal: AbortSignal.timeout(500),
        }
        const found = await page.find(request, ...composition.resolveAll(page.deps))
        return reply.type('text/html').send(found && 'title' in found ? found.title : '')
      })
    }
  }
})

let host: InMemoryHost
beforeAll(async () => {
  // The walks save a page, which needs the layout blocks.
  host = await testHost({ packages: [...packages, fixturePackage], surfaces: [smallSite] })
})
afterAll(() => host.close())

describe('a throw-away block and module, written against the SDK alone', () => {
  test('the block is in the catalogue, has its renderer and style sheet, and renders', () => {
    expect(host.composition.blocks.get('acme/quote')?.title).toBe('Quote')
    expect(host.composition.renderers.get('acme/quote')).toBe(quoteRenderer)
    expect(host.composition.packages.find(({ name }) => name === '@acme/quote')?.css).toContain('italic')
    expect(testBlock(quote, quoteRenderer, { props: { text: 'Stone' } })).toMatch(
      /^<blockquote[^>]*>Stone<\/blockquote>$/,
    )
  })

  test('the editor and the admin hear of it', async () => {
    const owner = await host.signIn('owner')
    const blocks = (await owner.get('/api/v1/admin/blocks/')).json().results.rows
    expect(blocks).toContainEqual(expect.objectContaining({ type: 'acme/quote', packageName: '@acme/quote' }))
    const modules = (await owner.get('/api/v1/admin/modules/')).json().results.rows
    expect(modules).toContainEqual(
      expect.objectContaining({
        id: 'guestbook',
        admin: expect.objectContaining({ nav: [expect.objectContaining({ title: 'Guest book' })] }),
      }),
    )
    const me = (await owner.get('/api/v1/auth/me/')).json()
    expect(me.modules).toContain('guestbook')
    expect(me.permissions.entries.can_create).toBe(true)
  })

  test('its route writes into its table, behind row-level security', async () => {
    const [owner, other] = [await host.signIn('owner'), await host.signIn('owner', 'b')]
    const written = await owner.post('/api/v1/admin/guestbook/', { words: 'Well built' })
    expect(written.statusCode).toBe(200)
    const { id } = written.json().entry
    expect((await owner.get(`/api/v1/admin/guestbook/${id}`)).json().entry.words).toBe('Well built')
    expect(await host.sql`select tenant_id, words from guestbook.entry`).toEqual([
      { tenant_id: host.tenants.a.guid, words: 'Well built' },
    ])
    expect((await other.get(`/api/v1/admin/guestbook/${id}`)).statusCode).toBe(404)
    expect((await other.get(`/api/v1/admin/guestbook/${id}`)).json().code).toBe('GUESTBOOK_UNKNOWN_ENTRY')
  })

  test('its site page is found', async () => {
    const owner = await host.signIn('owner')
    const { id } = (await owner.post('/api/v1/admin/guestbook/', { words: 'Hello' })).json().entry
    const page = await host.visitor().get(`/guestbook/${id}`)
    expect([page.statusCode, page.body]).toEqual([200, 'Guest book'])
  })

  test('its permission is one more row in the table of rights', async () => {
    const routesOf = host.routes().filter(({ owner }) => owner === '@acme/guestbook')
    expect(routesOf.map(({ method, url, access }) => `${method} ${url} ${access}`)).toContain(
      'POST /api/v1/admin/guestbook/ entries.can_create',
    )
    const customer = await host.signIn('customer')
    expect((await customer.post('/api/v1/admin/guestbook/', { words: 'x' })).statusCode).toBe(403)
  })

  test('switched off for a tenant it answers 403 MODULE_NOT_ENABLED, at once and for that tenant alone', async () => {
    const [ownerA, ownerB] = [await host.signIn('owner'), await host.signIn('owner', 'b')]
    const address = `/api/v1/admin/tenants/${host.tenants.b.id}/modules/`
    expect((await ownerB.put(address, { modules: { guestbook: false } })).statusCode).toBe(200)
    const refused = await ownerB.post('/api/v1/admin/guestbook/', { words: 'x' })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'MODULE_NOT_ENABLED'])
    expect((await ownerA.post('/api/v1/admin/guestbook/', { words: 'x' })).statusCode).toBe(200)
    await ownerB.put(address, { modules: { guestbook: true } })
    expect((await ownerB.post('/api/v1/admin/guestbook/', { words: 'x' })).statusCode).toBe(200)
  })
})

const guestbookPlaces: PlaceMaker = async (walked, owner, word) => {
  const { id } = (await owner.post('/api/v1/admin/guestbook/', { words: word })).json().entry
  const under = (address: string) => ({ under: address, ids: { id } })
  return [...(await corePlaces(walked, owner, word)), under('/api/v1/admin/guestbook/'), under('/guestbook/')]
}

describe('the walks over routes, with a package that they do not know', () => {
  test('the table of rights asks for a line for each of its routes (A1)', () => {
    const asked = rightsDifferences(host, coreRights).map((sentence) => sentence.split('such as: ')[1])
    expect(asked).toEqual([
      'POST /api/v1/admin/guestbook/ entries.can_create',
      'GET /api/v1/admin/guestbook/:id/ entries.can_view',
      'GET /guestbook/:id anyone',
    ])
  })

  test('foreign ids reach nothing of it, and a route without a real id is named (I1)', {
    timeout: 300_000,
  }, async () => {
    expect((await walkForeignIds(host, guestbookPlaces)).faults).toEqual([])
    const { faults } = await walkForeignIds(host, corePlaces)
    expect(faults).toContainEqual(expect.stringMatching(/^GET \/api\/v1\/admin\/guestbook\/:id\/: no real id for "id"/))
  })
})
