import { core, defineBlock, defineModule, permission, token } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import {
  type Database,
  Database as DatabaseToken,
  DroppedTags,
  defaultAccess,
  defineEntity,
  defineRoutes,
  defineServer,
  defineSurface,
  LiveEvents,
  p,
  provide,
  type Surface,
  service,
} from '@ashlar/sdk/server'
import Type from 'typebox'
import { afterEach, describe, expect, test } from 'vitest'
import { makeLog } from '../http/log.ts'
import { SchemaCompilers } from '../http/schema-compilers.ts'
import { BrowserFolders } from './browser-files.ts'
import { type Composed, compose } from './compose.ts'
import { loadPackage } from './load-package.ts'
import { inDependencyOrder } from './order.ts'
import { type PackageValues, packageFromValues } from './package-from-values.ts'
import { Authentication, LiveMessages, TenantDirectory } from './tokens.ts'

class Nobody implements Authentication {
  readonly cookieName = 'session'
  authenticate = async () => null
}
class OneTenant implements TenantDirectory {
  byGuid = async () => null
  byHost = async (host: string) =>
    host === 'a.test'
      ? { guid: 'a', id: 1, name: 'A', plan: 'basic' as const, modules: ['shop'], origin: 'http://a.test' }
      : null
}
const fakeCore: PackageValues = {
  name: '@ashlar/core',
  root: { core },
  server: defineServer(core, {
    services: [provide(Authentication, Nobody), provide(TenantDirectory, OneTenant)],
  }),
}
const noDatabase: Database = {
  tenant: () => Promise.reject(new Error('no database')),
  forTenant: () => Promise.reject(new Error('no database')),
  platform: () => Promise.reject(new Error('no database')),
}
const silence = { listen: () => () => undefined, send: async () => undefined }

const open: Composed[] = []
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close()
})

async function composed(packages: readonly PackageValues[], surfaces: readonly Surface[] = []): Promise<Composed> {
  const loaded = await Promise.all([fakeCore, ...packages].map((each) => loadPackage(packageFromValues(each))))
  const result = await compose({
    generation: 1,
    packages: inDependencyOrder(loaded),
    surfaces,
    given: [
      [DatabaseToken, noDatabase],
      [DroppedTags, silence],
      [LiveEvents, silence],
      [LiveMessages, silence],
    ],
    folders: new BrowserFolders(),
    platformHost: undefined,
    retiring: new AbortController().signal,
    isReady: async () => true,
    breathe: async () => undefined,
    compilers: new SchemaCompilers(),
    log: makeLog('silent'),
    hasAccessLog: false,
  })
  open.push(result)
  return result
}

const shop = defineModule({ id: 'shop', title: 'Shop', permissions: { wares: 'Wares' } })
const crm = defineModule({ id: 'crm', title: 'CRM', requires: [shop] })
const quote = defineBlock({
  ...{ type: 'acme/quote', title: 'Quote', icon: 'quote', category: 'content' },
  schema: Type.Object({ text: Type.String({ default: '' }) }),
})
const quoteRenderer = defineBlockRenderer(quote, () => null)
const get = (url: string, config: object = { access: 'public' }) =>
  defineRoutes([], (app) => void app.get(url, { config }, async () => ({ success: true })))
const shopWith = (contribution: Parameters<typeof defineServer>[1]): PackageValues => ({
  ...{ name: '@acme/shop', root: { shop }, server: defineServer(shop, contribution) },
})

describe('packages are put in order', () => {
  test('requirements first, whatever the order they are listed in', async () => {
    const { composition } = await composed([{ name: '@acme/crm', root: { crm } }, shopWith({})])
    expect(composition.modules.map(({ id }) => id)).toEqual(['core', 'shop', 'crm'])
  })

  const a = (requires: Record<string, string>) => ({ name: '@acme/a', root: {}, manifest: { id: 'a', requires } })
  const b = (requires: Record<string, string>) => ({ name: '@acme/b', root: {}, manifest: { id: 'b', requires } })
  test.each([
    ['MISSING_REQUIREMENT', [a({ b: '*' })], '@acme/a', '"b", which is not installed'],
    ['MISSING_REQUIREMENT', [a({ b: '^2.0.0' }), b({})], '@acme/a', 'installed as 1.0.0, not ^2.0.0'],
    ['CYCLIC_REQUIREMENT', [a({ b: '*' }), b({ a: '*' })], '@acme/a', 'a -> b -> a'],
    ['SDK_RANGE', [{ name: '@acme/old', root: {}, manifest: { sdk: '^99.0.0' } }], '@acme/old', '^99.0.0'],
    ['BAD_MANIFEST', [{ name: '@acme/x', root: {}, manifest: { id: 'Not An Id' } }], '@acme/x', '/id'],
  ])('%s', async (code, packages, culprit, words) => {
    await expect(composed(packages)).rejects.toMatchObject({
      ...{ name: 'CompositionError', code, culprit },
      message: expect.stringContaining(words),
    })
  })
})

describe('what two packages both claim stops the composition and names the second', () => {
  const rival = defineModule({ id: 'rival', title: 'Rival', permissions: { wares: 'Other wares' } })
  const screen = { id: 's', title: 'S', access: 'staff' } as const
  const one = defineModule({ id: 'one', title: '1', admin: { screens: [{ ...screen, path: '/admin/x/:id' }] } })
  const two = defineModule({ id: 'two', title: '2', admin: { screens: [{ ...screen, path: '/admin/x/:other' }] } })
  const Ware = defineEntity({ name: 'Ware', schema: 'crm', tableName: 'ware', properties: { id: p.uuid().primary() } })
  const Thing = token<object>('acme.thing')
  class A {}
  const other = (values: Partial<PackageValues>): PackageValues => ({ name: '@acme/other', root: {}, ...values })
  const routes = (...urls: string[]) => shopWith({ routes: urls.map((url) => get(url)) })

  test.each<[string, PackageValues[], string]>([
    ['DUPLICATE_PACKAGE', [other({ manifest: { id: 'a' } }), other({ manifest: { id: 'b' } })], '@acme/other'],
    ['DUPLICATE_MODULE', [shopWith({}), other({ manifest: { id: 'shop' } })], '@acme/other'],
    [
      'DUPLICATE_BLOCK',
      [
        { name: '@acme/q', root: { quote }, renderer: quoteRenderer },
        other({ root: { quote }, renderer: quoteRenderer }),
      ],
      '@acme/other',
    ],
    ['DUPLICATE_AREA', [shopWith({}), other({ root: { rival } })], '@acme/other'],
    ['DUPLICATE_SCREEN', [{ name: '@acme/one', root: { one } }, other({ root: { two } })], '@acme/other'],
    ['DUPLICATE_TABLE', [shopWith({ entities: [Ware] })], '@acme/shop'],
    ['DUPLICATE_SERVICE', [shopWith({ services: [provide(Thing, A), provide(Thing, A)] })], '@acme/shop'],
    ['DUPLICATE_ROUTE', [routes('/api/v1/a/', '/api/v1/a')], '@acme/shop'],
    ['DUPLICATE_ROUTE', [routes('/api/v1/:a/b', '/api/v1/:c/b')], '@acme/shop'],
    ['DUPLICATE_ROUTE', [routes('/api/v1/openapi.json')], '@acme/shop'],
    ['DUPLICATE_ROUTE', [routes('/healthz')], '@acme/shop'],
  ])('%s', async (code, packages, culprit) => {
    await expect(composed(packages)).rejects.toMatchObject({ name: 'CompositionError', code, culprit })
  })

  test('a schedule of a job that the package does not do', async () => {
    const scheduling = shopWith({ schedules: [{ job: 'shop.count-stock', cron: '0 3 * * *' }] })
    await expect(composed([scheduling])).rejects.toMatchObject({ code: 'UNKNOWN_JOB', culprit: '@acme/shop' })
  })

  test('a route of a package that a surface claims too', async () => {
    const site = defineSurface('site', (app) => void app.get('/x', { config: { access: 'public' } }, async () => ''))
    await expect(composed([routes('/x')], [site])).rejects.toMatchObject({ code: 'DUPLICATE_ROUTE', culprit: 'site' })
  })
})

describe('rights are checked before the first request (guarantees, decision 3)', () => {
  test.each([
    ['ROUTE_WITHOUT_ACCESS', {}],
    ['UNKNOWN_AREA', { access: 'waers.can_view' }],
  ])('%s stops the composition and names the route', async (code, config) => {
    await expect(composed([shopWith({ routes: [get('/api/v1/wares/', config)] })])).rejects.toMatchObject({
      ...{ code, culprit: '@acme/shop', message: expect.stringContaining('GET, /api/v1/wares/'.replace(',', '')) },
    })
  })

  test('UNKNOWN_AREA of a screen', async () => {
    const lost = defineModule({
      ...{ id: 'lost', title: 'Lost' },
      admin: { nav: [{ title: 'L', path: '/admin/l', icon: 'x', sort: 1, access: 'nowhere.can_view' }] },
    })
    await expect(composed([{ name: '@acme/lost', root: { lost } }])).rejects.toMatchObject({ code: 'UNKNOWN_AREA' })
  })

  test('a scope may say it for all of its routes, and for third-party plugins within', async () => {
    const plugin = defineRoutes([], (app) => {
      defaultAccess(app as never, 'staff')
      app.get('/api/v1/inner/', async () => '')
      app.get('/api/v1/open/', { config: { access: 'public' } }, async () => '')
    })
    const { routes } = await composed([shopWith({ routes: [plugin] })])
    const accessOf = (url: string) =>
      routes.filter((row) => row.url === url).map(({ method, access }) => [method, access])
    expect(accessOf('/api/v1/inner/')).toEqual([
      ['GET', 'staff'],
      ['HEAD', 'staff'],
    ])
    expect(accessOf('/api/v1/open/')[0]).toEqual(['GET', 'public'])
  })

  test('the table of routes names owner and module', async () => {
    const { routes } = await composed([
      shopWith({ routes: [get('/api/v1/w/', { access: permission(shop, 'wares', 'can_view') })] }),
    ])
    expect(routes.find(({ url }) => url === '/api/v1/w/')).toMatchObject({
      ...{ access: 'wares.can_view', module: 'shop', owner: '@acme/shop' },
    })
  })
})

describe('blocks and their renderers', () => {
  test.each([
    ['BLOCK_WITHOUT_RENDERER', { root: { quote } }],
    ['RENDERER_WITHOUT_BLOCK', { root: {}, renderer: quoteRenderer }],
    ['BAD_ENTRY', { root: { quote }, renderer: { kind: 'rendrer' } }],
  ])('%s', async (code, values) => {
    await expect(composed([{ name: '@acme/q', ...values }])).rejects.toMatchObject({ code, culprit: '@acme/q' })
  })

  test('a package whose renderer throws on import is there with its reason; its blocks are unknown ones', async () => {
    const broken = () => {
      throw new Error('window is not defined')
    }
    const { composition } = await composed([{ name: '@acme/q', root: { quote }, renderer: broken }])
    const entry = composition.packages.find(({ name }) => name === '@acme/q')
    expect(entry?.failure).toContain('window is not defined')
    expect(entry?.blocks.map(({ type }) => type)).toEqual(['acme/quote'])
    expect(composition.blocks.get('acme/quote')).toBeUndefined()
  })

  test('what requires a failed package fails with it, and the rest works', async () => {
    const broken = { name: '@acme/shop', root: { shop }, server: () => Promise.reject(new Error('boom')) }
    const { composition } = await composed([{ name: '@acme/crm', root: { crm } }, broken])
    expect(composition.modules.map(({ id }) => id)).toEqual(['core'])
    expect(composition.packages.find(({ name }) => name === '@acme/crm')?.failure).toContain('@acme/shop')
  })
})

describe('services', () => {
  interface Greeter {
    greet(): string
  }
  const Greeter = token<Greeter>('acme.greeter')
  class Words {
    readonly word = 'hello'
  }
  class Polite implements Greeter {
    readonly #words: Words
    constructor(words: Words) {
      this.#words = words
    }
    greet = () => this.#words.word
  }
  const services = [service(Words), provide(Greeter, Polite, Words)]

  test('one instance a composition, by token across packages and by class within one', async () => {
    const { composition } = await composed([shopWith({ services })])
    expect(composition.resolve(Greeter).greet()).toBe('hello')
    expect(composition.resolve(Greeter)).toBe(composition.resolve(Greeter))
    const [greeter, words] = composition.resolveAll([Greeter, Words])
    expect(greeter).toBeInstanceOf(Polite)
    expect(words).toBeInstanceOf(Words)
  })

  test('an unknown one stops the composition and says who wanted it; maybe gives undefined', async () => {
    class Wants {
      readonly greeter: unknown
      constructor(greeter: unknown) {
        this.greeter = greeter
      }
    }
    await expect(composed([shopWith({ services: [service(Wants, Greeter)] })])).rejects.toMatchObject({
      ...{ code: 'UNKNOWN_SERVICE', culprit: '@acme/shop', message: expect.stringContaining('"acme.greeter"') },
    })
    const optional = { ...Greeter, optional: true }
    const { composition } = await composed([shopWith({ services: [service(Wants, optional)] })])
    expect(composition.resolveAll([Wants, optional])).toEqual([new Wants(undefined), undefined])
  })

  test("another package's class is no token", async () => {
    const thief = defineServer(crm, { routes: [defineRoutes([Words], () => undefined)] })
    await expect(
      composed([shopWith({ services }), { name: '@acme/crm', root: { crm }, server: thief }]),
    ).rejects.toMatchObject({ code: 'UNKNOWN_SERVICE', culprit: '@acme/crm' })
  })

  test('services that need each other are named', async () => {
    const One = token<object>('acme.one')
    const Two = token<object>('acme.two')
    class Needs {
      readonly other: object
      constructor(other: object) {
        this.other = other
      }
    }
    class First extends Needs {}
    class Second extends Needs {}
    const cyclic = [provide(One, First, Two), provide(Two, Second, One)]
    await expect(composed([shopWith({ services: cyclic })])).rejects.toMatchObject({
      ...{ code: 'CYCLIC_SERVICE', message: expect.stringContaining('First -> Second -> First') },
    })
  })
})

describe('answers', () => {
  const echo = defineRoutes([], (app) => {
    const schema = { body: Type.Object({ title: Type.String() }), params: Type.Object({ id: Type.Integer() }) }
    app.put('/api/v1/wares/:id/', { config: { access: 'public' }, schema }, async ({ params }) => ({ id: params.id }))
    app.get('/api/v1/throws/', { config: { access: 'public' } }, async () => {
      throw new Error('select * from secrets')
    })
    app.get('/api/v1/off/', { config: { access: 'staff' } }, async () => '')
  })
  const inject = async (options: object) => {
    const { app } = await composed([shopWith({ routes: [echo] })])
    return app.inject({ headers: { host: 'a.test' }, ...options })
  }

  test.each([
    [{ url: '/api/v1/nothing/' }, 404, 'NOT_FOUND'],
    [{ url: '/nothing' }, 404, 'NOT_FOUND'],
    [{ url: '/api/v1/wares/1/', method: 'POST', payload: {} }, 405, 'METHOD_NOT_ALLOWED'],
    [{ url: '/api/v1/off/' }, 401, 'NOT_SIGNED_IN'],
    [{ url: '/api/v1/throws/' }, 500, 'INTERNAL'],
    [{ url: '/api/v1/wares/1/', method: 'PUT', payload: { title: 1 } }, 400, 'INVALID_REQUEST'],
    [{ url: '/api/v1/wares/1/', method: 'PUT', payload: { title: 'x', more: 1 } }, 400, 'UNKNOWN_FIELD'],
    [{ url: '/api/v1/wares/1/', method: 'PUT', payload: {} }, 422, 'INVALID_FIELDS'],
    [{ url: '/api/v1/wares/x/', method: 'PUT', payload: { title: 'x' } }, 400, 'INVALID_REQUEST'],
    [{ url: '/api/v1/wares/1/', method: 'PUT', payload: { title: 'x'.repeat(2 ** 20) } }, 413, 'PAYLOAD_TOO_LARGE'],
    [{ url: '/api/v1/%zz/' }, 400, 'INVALID_REQUEST'],
    [{ url: '/', headers: { host: 'unknown.test' } }, 421, 'UNKNOWN_HOST'],
    [{ url: '/api/v1/openapi.json', headers: { host: '<script>' } }, 421, 'UNKNOWN_HOST'],
  ])('%o: %i %s', async (options, status, code) => {
    const reply = await inject(options)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({
      success: false,
      code,
      error: expect.any(String),
      requestId: expect.any(String),
    })
    expect(reply.body).not.toMatch(/secrets|node_modules|at async/)
  })

  const raw = (payload: string, type = 'application/json') =>
    inject({ url: '/api/v1/wares/1/', method: 'PUT', payload, headers: { host: 'a.test', 'content-type': type } })
  test.each([
    ['{"title":', 'application/json', 400],
    ['', 'application/json', 400],
    ['{"title":"x","__proto__":{"a":1}}', 'application/json', 400],
    ['{"title":"x","constructor":{"prototype":{"a":1}}}', 'application/json', 400],
    ['title=x', 'application/x-www-form-urlencoded', 415],
    ['{"title":"x"}', 'text/plain', 415],
  ])('body %s as %s: %i', async (payload, type, status) => {
    const reply = await raw(payload, type)
    expect(reply.statusCode).toBe(status)
    expect(reply.json().success).toBe(false)
  })

  test('with and without the closing slash; params are coerced', async () => {
    for (const url of ['/api/v1/wares/7', '/api/v1/wares/7/']) {
      const reply = await inject({ url, method: 'PUT', payload: { title: 'x' } })
      expect(reply.json()).toEqual({ id: 7 })
    }
  })

  test('H1: every reply of the API carries the security headers and is nobody’s to keep', async () => {
    for (const url of ['/api/v1/openapi.json', '/api/v1/nothing/', '/api/v1/off/']) {
      expect((await inject({ url })).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': "frame-ancestors 'self'",
        'cache-control': 'no-store',
      })
    }
  })

  test('H2: only the Host header says which site is meant', async () => {
    const headers = { host: 'unknown.test', 'x-forwarded-host': 'a.test', forwarded: 'host=a.test' }
    expect((await inject({ url: '/api/v1/openapi.json', headers })).statusCode).toBe(421)
  })

  test('health is told under any host name', async () => {
    for (const url of ['/healthz', '/readyz']) {
      expect((await inject({ url, headers: { host: 'unknown.test' } })).statusCode).toBe(200)
    }
  })

  test('the description of the API comes from the same schemas and says who may call what', async () => {
    const document = (await inject({ url: '/api/v1/openapi.json' })).json()
    const { put } = document.paths['/api/v1/wares/{id}/']
    expect(put['x-access']).toBe('public')
    expect(put.requestBody.content['application/json'].schema).toMatchObject({
      ...{ required: ['title'], additionalProperties: false },
    })
    expect(document.paths['/api/v1/off/'].get.security).toEqual([{ session: [] }, { token: [] }])
    expect(Object.keys(document.paths)).not.toContain('/healthz')
    expect((await inject({ url: '/api/v1/schemas/content.json' })).json().properties.rootNodeId).toBeDefined()
  })
})
