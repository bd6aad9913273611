import { blankContent, blockCatalogue, defineBlock, PlatformSettings } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { AshlarError, type StoredPage, type Tenant } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { type FastifyInstance, fastify } from 'fastify'
import Type from 'typebox'
import Value from 'typebox/value'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { site } from './index.ts'

const tenant: Tenant = {
  guid: 'a',
  id: 1,
  name: 'Ropewalk',
  plan: 'enterprise',
  modules: [],
  origin: 'https://ropewalk.example',
}
const stored: StoredPage = {
  ...{ id: 1, title: 'Home', slug: '', excerpt: '', image: '', metaTitle: '', metaDescription: '', metaImage: '' },
  ...{ canonical: '', noindex: false, nofollow: false },
  ...{ isHome: true, showPageTitle: true, showHeader: true, showFooter: true, status: 'published' },
  changedAt: new Date(),
  until: null,
  ancestors: [],
  content: blankContent(),
}
const bad = defineBlock({ type: 'acme/bad', title: 'Bad', icon: 'x', category: 'basic', schema: Type.Object({}) })
const badRenderer = defineBlockRenderer(bad, () => {
  throw new Error('the reason')
})
const gone = () => new AshlarError('DATABASE_UNAVAILABLE', 503, 'The database does not answer.')

let database: { error: Error | undefined; calls: number; page: StoredPage | null; during: () => undefined }
let logged: object[]
let reported: object[]
let drop: (tenant: string | null, tags: readonly string[]) => void
let app: FastifyInstance

beforeEach(async () => {
  database = { error: undefined, calls: 0, page: stored, during: () => undefined }
  logged = []
  reported = []
  const ask = async <T>(answer: () => T): Promise<T> => {
    database.calls++
    if (database.error) throw database.error
    return answer()
  }
  const services: Record<string, unknown> = {
    'core.site-pages': {
      find: (slug: string) => ask(() => (slug === '' ? database.page : null)),
      links: () => ask(() => database.during() ?? []),
      template: () => ask(() => null),
      nextChange: () => ask(() => null),
      preview: () => ask(() => null),
      revision: () => ask(() => null),
    },
    'core.site-addresses': { forwarding: () => ask(() => null), missed: () => undefined },
    'core.settings': { platform: () => ask(() => Value.Default(PlatformSettings, Value.Create(PlatformSettings))) },
    'core.media': { byAddress: () => ask(() => new Map()) },
    'core.log': { info: () => undefined, warn: () => undefined, error: (fields: object) => logged.push(fields) },
    'core.memory-limits': { keptPages: 1024 * 1024 },
    'core.visitor-address': { of: () => '' },
    'core.package-watch': {
      isWatched: () => false,
      refusal: () => undefined,
      unmark: () => undefined,
      run: (_part: object, _milliseconds: number, work: () => unknown) => work(),
    },
    'core.faults': { report: (fault: object) => reported.push(fault) },
    'core.dropped-tags': {
      listen: (listener: typeof drop) => {
        drop = listener
        return () => undefined
      },
    },
  }
  const composition = {
    generation: 1,
    packages: [{ name: '@acme/bad', version: '1.2.3', blocks: [bad], css: '', browser: {} }],
    modules: [],
    blocks: blockCatalogue([bad]),
    renderers: new Map([['acme/bad', badRenderer]]),
    resolve: ({ id }: { id: string }) => services[id],
    resolveAll: () => [],
  } as unknown as Composition
  app = fastify()
  // What the host brings: calls of the API are no part of this.
  app.decorate('call', () => undefined)
  app.decorateRequest('tenant', null)
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request) => {
    request.tenant = tenant
  })
  await app.register(async (scope) => site.register(scope, composition))
})
afterEach(() => app.close())

describe('when the database is gone', () => {
  test('a kept page is served without asking it', async () => {
    const first = await app.inject('/')
    database.calls = 0
    database.error = gone()
    const second = await app.inject('/')
    expect(second.statusCode).toBe(200)
    expect(second.body).toBe(first.body)
    expect(database.calls).toBe(0)
  })

  test('a page that is out of date is served as it was, and fresh again when the database is back', async () => {
    const first = await app.inject('/')
    drop('a', ['page:1'])
    database.error = gone()
    expect((await app.inject('/')).body).toBe(first.body)
    database.error = undefined
    database.page = { ...stored, title: 'New' }
    expect((await app.inject('/')).body).toContain('New')
  })

  test('any other page says so, with a time to come back, and recovers alone', async () => {
    database.error = gone()
    const reply = await app.inject('/')
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('30')
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.body).toContain('Back in a moment')
    expect(reply.headers['content-security-policy']).toContain("'sha256-")
    database.error = undefined
    expect((await app.inject('/')).statusCode).toBe(200)
  })

  test('a fault of our own is not hidden behind a kept page', async () => {
    await app.inject('/')
    drop('a', ['page:1'])
    database.error = new Error('secret reason')
    const reply = await app.inject('/')
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('secret')
  })
})

describe('keeping', () => {
  test('what is written while a page is rendered is not lost behind it', async () => {
    database.during = () => {
      drop('a', ['page:1'])
      return undefined
    }
    await app.inject('/')
    database.during = () => undefined
    database.page = { ...stored, title: 'New' }
    expect((await app.inject('/')).body).toContain('New')
  })

  test('visitors who come at the same time share one rendering; one who comes after a write does not', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => app.inject('/')))
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    expect(database.calls).toBeLessThan(10)
    drop('a', ['page:1'])
    const before = app.inject('/')
    await new Promise((resolve) => setImmediate(resolve))
    database.page = { ...stored, title: 'New' }
    drop('a', ['page:1'])
    expect((await app.inject('/')).body).toContain('New')
    await before
  })

  test('a page that has gone is not brought back by an outage', async () => {
    await app.inject('/')
    drop('a', ['page:1'])
    database.page = null
    expect((await app.inject('/')).body).toContain('Coming soon')
    database.error = gone()
    expect((await app.inject('/')).statusCode).toBe(503)
  })
})

test('a broken block is logged with page, node, block, version and the error itself, and told to the host', async () => {
  const node = { type: 'acme/bad', version: 1, props: {}, parent: null, children: [] }
  database.page = { ...stored, id: 7, content: { rootNodeId: 'n1', nodes: { n1: node } } }
  expect((await app.inject('/')).statusCode).toBe(200)
  expect(logged).toMatchObject([
    { tenant: 'a', page: 7, node: 'n1', block: 'acme/bad', version: '1.2.3', err: { message: 'the reason' } },
  ])
  expect(reported).toMatchObject([
    { package: '@acme/bad', where: 'block', place: 'acme/bad on page 7', error: { message: 'the reason' } },
  ])
})
