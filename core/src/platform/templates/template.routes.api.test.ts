import type { Content } from '@ashlar/sdk'
import { decodeContent, encodeContent } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHost } from '../../testing/index.ts'
import { fixturePackage } from '../pages/content.fixtures.ts'

const base = '/api/v1/admin/page/component-template/'
const saveContainer = '/api/v1/admin/page/savecomponenttemplate/'

let host: TestHost
let owner: TestClient
let stranger: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [fixturePackage] })
  owner = await host.signIn('owner')
  stranger = await host.signIn('owner', 'b')
})
afterAll(() => host.close())

const containerWith = (text: unknown): Content => ({
  rootNodeId: 'c',
  nodes: {
    c: { type: 'container', version: 1, props: {}, parent: null, children: ['n'] },
    n: { type: 'note', version: 1, props: { text }, parent: 'c', children: [] },
  },
})

describe('component templates', () => {
  it('have an id, a name and content, and are created as a section with a name (API-114) and as a container with content (API-113, TPL-001)', async () => {
    const section = await owner.post(base, { componentName: 'Header' })
    expect(section.statusCode).toBe(201)
    expect(section.json()).toMatchObject({
      success: true,
      template: { id: expect.any(Number), name: 'Header', componentName: 'Header', type: 'section', revision: 1 },
    })
    expect(decodeContent(section.json().template.content)?.nodes.root?.type).toBe('section')
    const container = await owner.post(saveContainer, {
      componentName: 'Card',
      type: 'container',
      content: containerWith('Hello'),
    })
    expect(container.statusCode).toBe(201)
    expect(decodeContent(container.json().template.content)).toEqual(containerWith('Hello'))
  })

  it.each([
    ['an object', containerWith('x')],
    ['nodes as the JSON of a map (TPL-002)', { rootNodeId: 'c', nodes: JSON.stringify(containerWith('x').nodes) }],
    ['encoded', encodeContent(containerWith('x'))],
    ['plain JSON', JSON.stringify(containerWith('x'))],
  ])('take content as %s', async (_, content) => {
    const { statusCode, json } = await owner.post(saveContainer, { componentName: 'Shape', type: 'container', content })
    expect(statusCode).toBe(201)
    expect(decodeContent(json().template.content)).toEqual(containerWith('x'))
  })

  it('are listed by name, each kind by its own call (API-101, API-102, OPEN-136), and both together as one list of templates (API-115, TPL-005)', async () => {
    const section = (await owner.get(`${base}section/`)).json()
    expect(section).toMatchObject({ success: true, results: { total: section.results.rows.length } })
    expect(section.results.rows[0]).toMatchObject({
      componentName: 'Header',
      name: 'Header',
      content: expect.any(String),
    })
    const container = (await owner.get(`${base}container/`)).json()
    expect(container.results.rows.map((row: { type: string }) => row.type)).not.toContain('section')
    for (const row of [...section.results.rows, ...container.results.rows]) expect(row.name).toBe(row.componentName)
    const both = (await owner.get('/api/v1/admin/page/getcomponenttemplates/')).json()
    expect(both).toEqual({ success: true, data: [...section.results.rows, ...container.results.rows] })
  })

  it('are read and saved with their revision (API-104, API-106, C6)', async () => {
    const { id } = (await owner.post(base, { componentName: 'Footer' })).json().template
    const read = (await owner.get(`${base}${id}`)).json()
    expect(read).toMatchObject({ success: true, component: { id, revision: 1, content: expect.any(String) } })
    const content = read.component.content
    const saved = (await owner.put(`${base}${id}/`, { content, revision: 1 })).json()
    expect(saved).toMatchObject({ success: true, template: { id, revision: 2, changedBy: 'Test owner' } })
    const stale = await owner.put(`${base}${id}/`, { content, revision: 1 })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({
      code: 'STALE_REVISION',
      current: { revision: 2, content: expect.any(String) },
    })
    expect((await owner.put(`${base}${id}/`, { content })).json().template.revision).toBe(3)
    const [kept] = await host.sql`
      select count(*)::integer as n from core.component_template_revision where template_id = ${id}`
    expect(kept).toEqual({ n: 3 })
  })

  it.each<[string, Record<string, unknown>, number, string | undefined]>([
    ['no name (OPEN-138)', { content: containerWith('x') }, 422, 'componentName'],
    ['a name of spaces', { componentName: ' ', content: containerWith('x') }, 422, 'componentName'],
    ['no content', { componentName: 'x' }, 422, 'content'],
    ['another type', { componentName: 'x', type: 'page', content: containerWith('x') }, 422, 'type'],
    [
      'a root of another kind',
      { componentName: 'x', type: 'section', content: containerWith('x') },
      422,
      'nodes/c/parent',
    ],
    ['props that do not fit', { componentName: 'x', content: containerWith(5) }, 422, 'nodes/n/props/text'],
    ['nodes that are no JSON', { componentName: 'x', content: { rootNodeId: 'c', nodes: '{' } }, 400, undefined],
    [
      '__proto__ inside the JSON',
      { componentName: 'x', content: { rootNodeId: 'c', nodes: '{"__proto__":{}}' } },
      400,
      undefined,
    ],
    ['an unknown field', { componentName: 'x', content: containerWith('x'), tenant_id: 'b' }, 400, 'tenant_id'],
  ])('are refused with %s', async (_, body, status, path) => {
    const before = await host.sql`select count(*) from core.component_template`
    const reply = await owner.post(saveContainer, body)
    expect(reply.statusCode).toBe(status)
    if (path !== undefined) expect(reply.json().errors[0].path).toBe(path)
    if (path === 'componentName') expect(reply.json().errors[0].message).toBe('Name is required')
    expect(await host.sql`select count(*) from core.component_template`).toEqual(before)
  })

  it('hold no linked templates, and may be linked from pages of their tenant only', async () => {
    const { id } = (await owner.post(saveContainer, { componentName: 'Linked', content: containerWith('x') })).json()
      .template
    const linked: Content = {
      rootNodeId: 'c',
      nodes: { c: { type: 'container', version: 1, props: {}, parent: null, children: [], template: id } },
    }
    const refused = await owner.post(saveContainer, { componentName: 'Nested', content: linked })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors[0].path).toBe('nodes/c/template')
    const page = encodeContent({
      rootNodeId: 'root',
      nodes: {
        root: { type: 'wrapper', version: 1, props: {}, parent: null, children: ['s'] },
        s: { type: 'section', version: 1, props: {}, parent: 'root', children: ['c'] },
        c: { type: 'container', version: 1, props: {}, parent: 's', children: [], template: id },
      },
    })
    const statuses = []
    for (const client of [owner, stranger]) {
      const made = (await client.post('/api/v1/admin/pages/', { title: 'Links' })).json().page
      statuses.push((await client.put('/api/v1/admin/page/updatecontent/', { id: made.id, content: page })).statusCode)
    }
    expect(statuses).toEqual([200, 422])
  })

  it('of one tenant are nothing to another, and need rights (T2, PERM-101)', async () => {
    const { id } = (await owner.post(base, { componentName: 'Ours' })).json().template
    const content = encodeContent(containerWith('theirs'))
    expect((await stranger.get(`${base}${id}`)).statusCode).toBe(404)
    expect((await stranger.put(`${base}${id}/`, { content })).statusCode).toBe(404)
    expect((await stranger.get(`${base}section/`)).json().results.rows).toEqual([])
    const customer = await host.signIn('customer')
    for (const [client, status] of [
      [host.visitor(), 401],
      [customer, 403],
    ] as const) {
      const replies = [
        await client.get(`${base}section/`),
        await client.get(`${base}container/`),
        await client.get('/api/v1/admin/page/getcomponenttemplates/'),
        await client.get(`${base}${id}`),
        await client.post(base, { componentName: 'x' }),
        await client.post(saveContainer, { componentName: 'x', content }),
        await client.put(`${base}${id}/`, { content }),
      ]
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => status))
    }
  })
})

describe('a linked copy with texts of its own', () => {
  const newPage = async (title: string) => (await owner.post('/api/v1/admin/pages/', { title })).json().page.id
  const pageWithCopy = (template: number, overrides: unknown) => ({
    rootNodeId: 'r',
    nodes: {
      r: { type: 'wrapper', version: 1, props: {}, parent: null, children: ['s'] },
      s: { type: 'section', version: 1, props: {}, parent: 'r', children: ['copy'] },
      copy: { type: 'container', version: 1, props: {}, parent: 's', children: [], template, overrides },
    },
  })
  const note = (props: object, more: object = {}) => ({ n: { type: 'note', version: 1, props, ...more } })

  it('is saved with safe HTML, found by its words, and counts its pictures as used', async () => {
    const made = await owner.post(saveContainer, {
      componentName: 'Own',
      type: 'container',
      content: containerWith('x'),
    })
    const id = await newPage('With a copy')
    const body = '<p onclick="x()">Hawser<script>alert(1)</script> <a href="/media/71/a.webp">it</a></p>'
    const content = JSON.stringify(pageWithCopy(made.json().template.id, note({ text: 'Sheepshank', body })))
    const saved = await owner.put('/api/v1/admin/page/updatecontent/', { id, content })
    expect(saved.statusCode, saved.body).toBe(200)
    const clean = '<p>Hawser <a href="/media/71/a.webp">it</a></p>'
    expect(decodeContent(saved.json().page.content)?.nodes.copy?.overrides).toEqual(
      note({ text: 'Sheepshank', body: clean }),
    )
    const found = (await owner.get('/api/v1/admin/pages/?search=sheepshank')).json()
    expect(JSON.stringify(found)).toContain('With a copy')
    const used = await host.sql<{ media_id: number }>`select media_id from core.media_usage where id = ${id}`
    expect(used.map((row) => Number(row.media_id))).toEqual([71])
  })

  it.each<[string, unknown, RegExp]>([
    ['looks', note({ size: 2 }), /^nodes\/copy\/overrides\/n\/props\/size$/],
    ['CSS', note({ customCss: 'top: 0' }), /customCss$/],
    ['a value of another type', note({ text: 1 }), /text$/],
    ['an unknown block', { n: { type: 'acme/gone', version: 1, props: {} } }, /type$/],
    ['another version', note({}, { version: 9 }), /version$/],
    ['children', note({}, { children: [] }), /children$/],
    ['an id that is none', { 'a b': note({}).n }, /overrides$/],
    ['a list', [], /overrides$/],
    ['too many', Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`n${at}`, note({}).n])), /overrides$/],
    ['too long a text', note({ text: 'x'.repeat(300_000) }), /text$/],
  ])('is refused with a sentence for %s, and nothing is stored', async (_, overrides, path) => {
    const made = await owner.post(saveContainer, {
      componentName: 'Bad',
      type: 'container',
      content: containerWith('x'),
    })
    const id = await newPage('Refused copy')
    const content = JSON.stringify(pageWithCopy(made.json().template.id, overrides))
    const refused = await owner.put('/api/v1/admin/page/updatecontent/', { id, content })
    expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([422, expect.stringMatching(path)])
    expect(refused.json().error).toMatch(/[.!]$/)
    expect(await host.sql`select 1 from core.page_content where page_id = ${id} and content is not null`).toEqual([])
  })
})
