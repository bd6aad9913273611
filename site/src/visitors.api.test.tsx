// Pages that a module makes for one visitor, and forms on them that work without JavaScript.
import { defineBlock, defineCall, defineModule } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { AshlarError, defineRoutes, defineServer, wantsPage, withForms } from '@ashlar/sdk/server'
import { defineSite, load, type PageVisitor, sitePage } from '@ashlar/sdk/site'
import { type TestClient, type TestHost, type TestPackage, type TestReply, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { site } from './index.ts'
import { contentOf, sampleBlocks } from './testing/sample-package.tsx'

const stall = defineModule({ id: 'stall', title: 'Stall', always: true })
const shelf = defineBlock({
  ...{ type: 'stall/shelf', title: 'Shelf', icon: 'box', category: 'content' },
  schema: Type.Object({}),
  nesting: { in: ['container', 'section'] },
})
const order = defineCall({
  ...{ id: 'stall.order', method: 'POST', path: '/api/v1/stall/order/', summary: 'Order' },
  ...{ access: 'public', visitor: true, reply: {} },
  body: Type.Object(
    {
      item: Type.String({ minLength: 1, maxLength: 20 }),
      note: Type.Optional(Type.String()),
      password: Type.Optional(Type.String()),
      newPassword: Type.Optional(Type.String()),
    },
    { additionalProperties: false },
  ),
})

/** Who looked at pages, and for whom blocks were loaded. */
const looked: (PageVisitor | null)[] = []
const loadedFor: (PageVisitor | null)[] = []
const content = () => JSON.parse(contentOf({ type: 'text', props: { text: 'Shelf' } }, { type: shelf.type }))

const stallPackage: TestPackage = {
  name: '@acme/stall',
  root: { stall, shelf },
  server: defineServer(stall, {
    routes: [
      defineRoutes([], (app) =>
        withForms(app, (scope) =>
          scope.call(order, (request, reply) => {
            const { item } = request.body
            if (item === 'gone') throw new AshlarError('STALL_GONE', 409, 'This item is sold out.')
            if (item === 'broken') throw new Error('The stall fell over.')
            request.visitor.ensure()
            return wantsPage(request) ? reply.redirect('/stall/thanks', 303) : undefined
          }),
        ),
      ),
    ],
  }),
  renderer: defineBlockRenderer<typeof shelf, string>(
    shelf,
    ({ root, data }: BlockComponentProps<typeof shelf, string>) => <p {...root}>{data}</p>,
  ),
  site: defineSite({
    loads: [
      load(shelf, [], async (_, { visitor }) => {
        loadedFor.push(visitor)
        return { data: `shelf of ${visitor?.key ?? 'nobody'}` }
      }),
    ],
    pages: [
      sitePage({
        ...{ path: '/stall/order', personal: true, deps: [] },
        find: async ({ visitor }) => {
          looked.push(visitor)
          return { title: 'Order', data: null, content: content() }
        },
      }),
      sitePage({
        ...{ path: '/stall/other', personal: true, deps: [] },
        find: async ({ visitor }) => {
          looked.push(visitor)
          return { title: 'Other', data: null }
        },
      }),
      sitePage({
        ...{ path: '/stall/all', deps: [] },
        find: async ({ visitor }) => {
          looked.push(visitor)
          return { title: 'All', data: null, content: content() }
        },
      }),
    ],
  }),
}

let host: TestHost
let visitor: TestClient
let origin = ''
beforeAll(async () => {
  host = await testHost({ packages: [sampleBlocks, stallPackage], surfaces: [site] })
  visitor = host.visitor()
  origin = host.tenants.a.origin.replace(/:\d+$/, '')
})
afterAll(() => host?.close())
beforeEach(() => {
  looked.length = 0
  loadedFor.length = 0
})

const cookiesOf = ({ headers }: TestReply): string[] => [headers['set-cookie'] ?? []].flat().map(String)
/** The `Cookie` header of a browser that got this reply. */
const browserOf = (reply: TestReply) => ({
  cookie: cookiesOf(reply)
    .map((text) => text.split(';')[0])
    .join('; '),
})
const page = (url: string, headers: Record<string, string> = {}) => visitor.inject({ url, headers })

/** Send the form as a browser without JavaScript does. */
function send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<TestReply> {
  return visitor.inject({
    ...{ method: 'POST', url: order.path, payload: new URLSearchParams(fields).toString() },
    headers: {
      ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*', origin },
      ...{ referer: `${origin}/stall/order?step=2`, ...headers },
    },
  })
}

describe('a page for one visitor', () => {
  test('knows the key that the module stores, and so do the loads of its blocks', async () => {
    const browser = browserOf(await send({ item: 'pear' }))
    const mine = await page('/stall/order', browser)
    const [key] = looked.map((each) => each?.key)
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(mine.body).toContain(`shelf of ${key}`)
    expect(mine.headers['cache-control']).toBe('no-store')
    expect(loadedFor).toEqual([{ account: null, key, notice: null }])
    expect((await page('/stall/order')).body).toContain('shelf of nobody')
  })

  test('is the only one that does: a page for all knows nobody, whoever asks first', async () => {
    const browser = browserOf(await send({ item: 'pear' }))
    for (const headers of [browser, {}, browser]) {
      expect((await page('/stall/all', headers)).body).toContain('shelf of nobody')
    }
    expect([...looked, ...loadedFor]).toEqual([null, null])
  })
})

describe('a form without JavaScript', () => {
  test('that is refused leads back to its page, which tells once what was wrong and has what was typed', async () => {
    const reply = await send({ item: '', note: 'Für Zoë' })
    expect([reply.statusCode, reply.headers['location'], reply.body]).toEqual([303, '/stall/order?step=2', ''])
    const cookies = cookiesOf(reply)
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^ashlar_form_notice=[\w-]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(Buffer.from(browserOf(reply).cookie.split('=')[1] ?? '', 'base64url').toString()).not.toContain('Zo')

    const next = await page('/stall/order?step=2', browserOf(reply))
    expect(looked[0]?.notice).toMatchObject({
      errors: [{ path: 'item', message: expect.any(String) }],
      values: { item: '', note: 'Für Zoë' },
    })
    expect(looked[0]?.notice?.error).toContain('item')
    expect(cookiesOf(next)).toEqual([expect.stringMatching(/^ashlar_form_notice=; Max-Age=0; /)])
    await page('/stall/order')
    expect(looked[1]?.notice).toBeNull()
  })

  test('tells what a module refuses, and makes no visitor', async () => {
    const reply = await send({ item: 'gone' })
    expect(cookiesOf(reply)).toHaveLength(1)
    await page('/stall/order', browserOf(reply))
    expect(looked[0]?.notice).toEqual({
      ...{ code: 'STALL_GONE', error: 'This item is sold out.', errors: [], values: { item: 'gone' } },
    })
  })

  test('never brings a password back', async () => {
    const reply = await send({ item: 'gone', password: 'secret one', newPassword: 'secret two' })
    await page('/stall/order', browserOf(reply))
    expect(looked[0]?.notice?.values).toEqual({ item: 'gone' })
  })

  test('brings back as much as fits into a cookie', async () => {
    const reply = await send({ note: '"'.repeat(3000), item: 'gone', password: 'x'.repeat(4000) })
    expect(cookiesOf(reply)[0]?.length).toBeLessThan(4096)
    await page('/stall/order', browserOf(reply))
    expect(looked[0]?.notice?.values).toEqual({ item: 'gone' })
  })

  test('leaves its notice for its own page, website and minute', async () => {
    const browser = browserOf(await send({ item: 'gone' }))
    await host.visitor('b').inject({ url: '/stall/order', headers: browser })
    await page('/stall/order', { cookie: `${browser.cookie}x` })
    expect(cookiesOf(await page('/stall/other', browser))).toEqual([])
    await host.at(new Date(Date.now() + 61_000), () => page('/stall/order', browser))
    expect(looked.map((each) => each?.notice)).toEqual([null, null, null, null])
    expect(cookiesOf(await page('/stall/all', browser))).toEqual([])
  })

  test('that comes from elsewhere gets the refusal as a page, and never leads anywhere else', async () => {
    const referers = ['', '/stall/all', '//evil.example/stall/order', '/%ff'].map((path) => `${origin}${path}`)
    for (const referer of [...referers, 'https://evil.example/stall/order', 'nonsense', '']) {
      const reply = await send({ item: 'gone' }, { referer })
      expect([referer, reply.statusCode, reply.headers['location'], cookiesOf(reply)]).toEqual([
        referer,
        409,
        undefined,
        [],
      ])
      expect(reply.headers['content-type']).toContain('text/html')
      expect(reply.body).toContain('This item is sold out.')
    }
  })

  test('of another site is refused without a notice (T13)', async () => {
    const reply = await send({ item: 'gone' }, { origin: 'https://evil.example' })
    expect([reply.statusCode, reply.headers['location'], cookiesOf(reply)]).toEqual([403, undefined, []])
  })

  test('that the server could not answer says nothing of it, and a script gets JSON', async () => {
    const broken = await send({ item: 'broken' })
    expect([broken.statusCode, broken.json().code, cookiesOf(broken)]).toEqual([500, 'INTERNAL', []])
    const script = await visitor.post(order.path, { item: 'gone' })
    expect([script.statusCode, script.json().code]).toEqual([409, 'STALL_GONE'])
  })
})
