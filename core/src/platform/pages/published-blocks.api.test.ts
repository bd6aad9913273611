import type { BlockProps, Content } from '@ashlar/sdk'
import { encodeContent, isPublished, type PublishedBlock, PublishedBlocks, type Tenant } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { runAs } from '../../data/index.ts'
import { testHost } from '../../testing/index.ts'
import { fixturePackage, note, pageWith } from './content.fixtures.ts'

let host: TestHost
let owner: TestClient
let blocks: PublishedBlocks
beforeAll(async () => {
  host = await testHost({ packages: [fixturePackage] })
  owner = await host.signIn('owner')
  blocks = host.composition.resolve(PublishedBlocks)
})
afterAll(() => host.close())

const as = <T>(tenant: Tenant, work: () => Promise<T>) => runAs({ tenant }, work)
const find = (page: number, node: string, tenant = host.tenants.a) => as(tenant, () => blocks.find({ page, node }))
const notes = (tenant = host.tenants.a) =>
  as(tenant, async () => {
    const found: PublishedBlock[] = []
    for await (const each of blocks.ofType('note')) found.push(each)
    return found
  })

async function page(fields: object, content: Content, client = owner): Promise<number> {
  const made = await client.post('/api/v1/admin/pages/', { status: 'published', ...fields })
  const { id } = made.json().page
  expect((await save(id, content, client)).statusCode).toBe(200)
  return id
}
const save = (id: number, content: Content, client = owner) =>
  client.put('/api/v1/admin/page/updatecontent/', { id, content: encodeContent(content) })

/** A section of a template with one note. */
const framed = (text: string): Content => ({
  rootNodeId: 's',
  nodes: {
    s: { type: 'section', version: 1, props: {}, parent: null, children: ['c'] },
    c: { type: 'container', version: 1, props: {}, parent: 's', children: ['n'] },
    n: { type: 'note', version: 1, props: { text }, parent: 'c', children: [] },
  },
})

async function template(content: Content): Promise<number> {
  const { json } = await owner.post('/api/v1/admin/page/component-template/', {
    componentName: 'Template',
    content: encodeContent(content),
  })
  return json().template.id
}

describe('a published block (T16)', () => {
  it('is found by page and node with every default, typed by its block, and only in what visitors see', async () => {
    const id = await page({ title: 'Open', slug: 'open' }, pageWith({ text: 'Hello' }))
    const found = await find(id, 'n')
    expect(found).toEqual({
      page: { id, title: 'Open', slug: 'open' },
      node: 'n',
      type: 'note',
      props: { text: 'Hello', body: '', size: 1, customCss: '', syncDevices: true },
    })
    if (!found || !isPublished(found, note)) throw new Error('It is a note.')
    expectTypeOf(found.props).toExtend<BlockProps<typeof note>>()
    expect(isPublished(found, { ...note, type: 'other' })).toBe(false)
    for (const [where, node] of [
      [id, 'x'],
      [id, '__proto__'],
      [id + 1, 'n'],
      [0, 'n'],
      [-1, 'n'],
      [Number.MAX_SAFE_INTEGER, 'n'],
    ] as const) {
      expect(await find(where, node), `${where}/${node}`).toBeNull()
    }
    expect(await find(id, 'n', host.tenants.b)).toBeNull()
    expect(await notes(host.tenants.b)).toEqual([])
  })

  it('is not there in a draft, on a page whose dates are over, or hidden with what is around it', async () => {
    const draft = await page({ title: 'Draft', slug: 'draft', status: 'draft' }, pageWith({ text: 'Secret' }))
    const over = await page(
      { title: 'Over', publish_date: '2020-01-01T00:00:00Z', unpublish_date: '2021-01-01T00:00:00Z' },
      pageWith({ text: 'Old' }),
    )
    const hidden = pageWith({ text: 'Hidden' })
    const { s } = hidden.nodes
    if (!s) throw new Error('The page has a section.')
    const within = await page({ title: 'Hidden' }, { ...hidden, nodes: { ...hidden.nodes, s: { ...s, hidden: true } } })
    for (const id of [draft, over, within]) expect(await find(id, 'n')).toBeNull()
    expect((await notes()).map(({ props }) => props.text)).toEqual(['Hello'])
  })

  it('is found in header, footer and linked templates under the id that its renderer is given, on pages that show them', async () => {
    const [header, linked] = [await template(framed('In the header')), await template(framed('Linked'))]
    expect((await owner.put('/api/v1/admin/settings/', { header_template: header })).statusCode).toBe(200)
    const content: Content = {
      rootNodeId: 'root',
      nodes: {
        root: { type: 'wrapper', version: 1, props: {}, parent: null, children: ['copy'] },
        copy: { type: 'section', version: 1, props: {}, parent: 'root', children: [], template: linked },
      },
    }
    const shown = await page({ title: 'With', slug: 'with' }, content)
    const bare = await page({ title: 'Without', slug: 'without', showHeader: false }, pageWith({ text: 'Bare' }))
    expect((await find(shown, 'header-n'))?.props.text).toBe('In the header')
    expect((await find(shown, 'copy-n'))?.props.text).toBe('Linked')
    expect(await find(bare, 'header-n')).toBeNull()
    expect(await find(0, 'header-n')).toMatchObject({ page: { id: 0, title: '', slug: '' }, node: 'header-n' })
    expect((await notes()).map(({ page: { slug }, node, props }) => [slug, node, props.text])).toEqual([
      ['', 'header-n', 'In the header'],
      ['open', 'n', 'Hello'],
      ['with', 'copy-n', 'Linked'],
      ['without', 'n', 'Bare'],
    ])
  })

  it('is found by the slug of its page, with those around every page, and nothing else is read', async () => {
    const at = (slug: string | undefined) => as(host.tenants.a, () => blocks.at({ type: 'note', slug }))
    const texts = async (slug: string | undefined) => (await at(slug)).map(({ props }) => props['text'])
    expect(await texts('open')).toEqual(['In the header', 'Hello'])
    for (const none of [undefined, 'draft', 'nowhere', "'; --"]) expect(await texts(none)).toEqual(['In the header'])
    const first = as(host.tenants.a, async () => {
      for await (const { node } of blocks.ofType('note')) return node
      return undefined
    })
    expect(await first).toBe('header-n')
  })

  it('is left out when its stored props are not what the block takes', async () => {
    const id = await page({ title: 'Broken' }, pageWith({ text: 'Fine' }))
    await host.sql`update core.page_content set content = jsonb_set(content, '{nodes,n,props,text}', '7') where page_id = ${id}`
    expect(await find(id, 'n')).toBeNull()
    await host.sql`update core.page_content set content = '"nonsense"' where page_id = ${id}`
    expect(await find(id, 'n')).toBeNull()
  })
})
