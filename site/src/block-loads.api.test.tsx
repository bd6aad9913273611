// Issue 15: the canvas gets what the site's loads give, for the document as it is being edited.
import { defineBlock } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { AshlarError } from '@ashlar/sdk/server'
import { defineSite, load } from '@ashlar/sdk/site'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site } from './index.ts'
import { sampleBlocks } from './testing/sample-package.tsx'

const ways = ['seen', 'refuses', 'large', 'circular', 'nothing', 'loops'] as const
const asked = defineBlock({
  ...{ type: 'acme/asked', title: 'Asked', icon: 'type', category: 'basic' },
  schema: Type.Object({ way: Type.Enum([...ways], { default: 'seen' }) }),
  nesting: { in: ['container', 'section'] },
})
const circle: { self?: unknown } = {}
circle.self = circle
const given: Record<(typeof ways)[number], () => unknown> = {
  seen: () => undefined,
  refuses: () => {
    throw new AshlarError('ACME_CLOSED', 409, 'The shop is closed. Open it first.')
  },
  large: () => 'x'.repeat(300_000),
  circular: () => circle,
  nothing: () => undefined,
  loops: () => {
    for (;;);
  },
}
const askedPackage = {
  ...{ name: '@acme/asked', version: '1.0.0', origin: 'store', root: { asked } },
  renderer: defineBlockRenderer(asked, ({ root }) => <p {...root} />),
  site: defineSite({
    loads: [
      load(asked, [], async ({ way }, { page, seesDrafts }) => ({
        data: way === 'seen' ? { page, seesDrafts } : given[way](),
      })),
    ],
  }),
} as const

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [sampleBlocks, askedPackage], surfaces: [site] })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

const url = '/api/v1/admin/blocks/load/'
const node = (name: string, type: string, props: object = {}) => ({ node: name, type, version: 1, props })
const load1 = async (way: string) =>
  (await owner.post(url, { page: 0, nodes: [node('n', asked.type, { way })] })).json().results.rows[0]

describe('the loads of a document that is being edited', () => {
  test('give their data by node; one that fails or is late costs its own block alone and tells no secrets', async () => {
    const reply = await owner.post(url, {
      page: 0,
      nodes: [
        node('a', 'acme/loaded', { mode: 'fine' }),
        node('b', 'acme/loaded', { mode: 'fails' }),
        node('c', 'acme/loaded', { mode: 'late' }),
        node('d', 'text'),
      ],
    })
    expect([reply.statusCode, reply.json().results.rows]).toEqual([
      200,
      [
        { node: 'a', data: 'data ', failure: '' },
        { node: 'b', failure: expect.stringContaining('See the server log') },
        { node: 'c', failure: expect.stringContaining('longer than half a second') },
        { node: 'd', failure: '' },
      ],
    ])
    expect(reply.body).not.toContain('secret')
  })

  test('know the page that is edited, a draft too, and see drafts', async () => {
    const { id } = (await owner.post('/api/v1/admin/pages/', { title: 'Draft', slug: 'draft' })).json().page
    const body = { page: id, nodes: [node('n', asked.type)] }
    const reply = await owner.post(url, body)
    expect(reply.json().results.rows[0].data).toMatchObject({ page: { id, title: 'Draft' }, seesDrafts: true })
    const stranger = await host.signIn('owner', 'b')
    expect((await stranger.post(url, body)).statusCode).toBe(404)
  })

  test('say what a load says to people, and refuse data that is too large or no JSON', async () => {
    expect(await load1('refuses')).toEqual({ node: 'n', failure: 'The shop is closed. Open it first.' })
    expect(await load1('large')).toEqual({ node: 'n', failure: expect.stringContaining('larger than 256 KB') })
    expect(await load1('circular')).toEqual({ node: 'n', failure: expect.stringContaining('plain JSON data') })
    expect(await load1('nothing')).toEqual({ node: 'n', failure: '' })
  })

  test('an endless loop ends, costs its own block, and leaves the website running', async () => {
    const reply = await owner.post(url, {
      page: 0,
      nodes: [node('a', 'acme/loaded'), node('b', asked.type, { way: 'loops' })],
    })
    expect(reply.json().results.rows).toMatchObject([
      { data: 'data ' },
      { failure: expect.stringContaining('was stopped') },
    ])
    expect((await host.visitor().get('/robots.txt')).statusCode).toBe(200)
  })

  test('never run for props that the block does not take, an unknown block, or a version of another time', async () => {
    const { statusCode, ...reply } = await owner.post(url, {
      page: 0,
      nodes: [
        node('a', asked.type, { way: 'elsewhere' }),
        node('b', 'acme/unknown'),
        { ...node('c', asked.type), version: 9 },
      ],
    })
    expect(statusCode).toBe(200)
    for (const row of reply.json().results.rows) {
      // A load that ran would have failed with this sentence.
      expect([row.failure, 'data' in row]).toEqual([expect.not.stringMatching(/^$|server log/), false])
    }
  })

  test('are bounded, and refused without the permission to see pages', async () => {
    const many = Array.from({ length: 51 }, (_, at) => node(`n${at}`, asked.type))
    for (const body of [
      { page: 0, nodes: many },
      { page: -1, nodes: [node('n', asked.type)] },
      { page: 0, nodes: [] },
    ])
      expect((await owner.post(url, body)).statusCode).toBe(422)
    const customer = await host.signIn('customer')
    expect((await customer.post(url, { page: 0, nodes: [node('n', asked.type)] })).statusCode).toBe(403)
    const nobody = await host.visitor().post(url, { page: 0, nodes: [node('n', asked.type)] })
    expect([nobody.statusCode, nobody.json().success]).toEqual([401, false])
  })
})
