// P1, P3 and T24 as visitors meet them: one package's fault costs its own block, is counted, and stops an upgrade.
import { defineBlock, defineModule } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { defineSite, load, sitePage } from '@ashlar/sdk/site'
import { type TestHost, type TestPackage, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site } from './index.ts'
import { contentOf, sampleBlocks } from './testing/sample-package.tsx'

const ways: Readonly<Record<string, () => unknown>> = {
  throws: () => {
    throw new Error('out of order')
  },
  'throws a text': () => {
    throw 'out of order'
  },
  'throws nothing': () => {
    throw undefined
  },
  rejects: async () => {
    throw new Error('out of order')
  },
  'rejects with nothing': () => Promise.reject(),
  'never answers': () => new Promise(() => undefined),
}

const anywhere = { in: ['container', 'section'] }
const faulty = defineBlock({
  ...{ type: 'acme/faulty', title: 'Faulty', icon: 'bug', category: 'basic' },
  schema: Type.Object({ way: Type.String({ default: '' }), at: Type.Enum(['load', 'render'], { default: 'load' }) }),
  nesting: anywhere,
})
const fault = defineModule({ id: 'fault', title: 'Fault' })

/** `fails`: whether the block does what it is told. */
const faultyPackage = (version: string, fails: boolean): TestPackage => ({
  name: '@acme/faulty',
  version,
  root: { faulty, fault },
  renderer: defineBlockRenderer(faulty, ({ props, root }) => {
    if (fails && props.at === 'render') ways[props.way]?.()
    return <p {...root}>as it should be</p>
  }),
  site: defineSite({
    loads: [load(faulty, [], async ({ way, at }) => ({ data: fails && at === 'load' ? await ways[way]?.() : 0 }))],
    pages: [
      sitePage({
        ...{ path: '/fault/:way', deps: [] },
        find: async ({ params }) => ({ title: 'Fault', data: await ways[params['way'] ?? '']?.() }),
        component: () => <p>never</p>,
      }),
    ],
  }),
})
const working = faultyPackage('1.0.0', false)
const failing = faultyPackage('2.0.0', true)

let host: TestHost
beforeAll(async () => {
  host = await testHost({ packages: [sampleBlocks, failing], surfaces: [site] })
})
afterAll(() => host?.close())

async function publish(slug: string, ...blocks: readonly { readonly type: string; readonly props?: object }[]) {
  const owner = await host.signIn('owner')
  const { id } = (await owner.post('/api/v1/admin/pages/', { title: slug, slug, status: 'published' })).json().page
  const saved = await owner.put('/api/v1/admin/page/updatecontent/', { id, content: contentOf(...blocks) })
  if (saved.statusCode !== 200) throw new Error(saved.body)
}

async function faultsWritten(): Promise<string[]> {
  const platform = await host.signIn('platform')
  const { rows } = (await platform.get('/api/v1/admin/packages/faults/?name=@acme/faulty')).json().results
  return rows.map(({ where, place }: { where: string; place: string }) => `${where} ${place}`)
}

const main = (body: string) => /<main id="main">(.*)<\/main>/s.exec(body)?.[1] ?? ''
const neighbour = { type: 'text', props: { text: 'The rest' } }
const sync = Object.keys(ways).filter((way) => way.startsWith('throws'))
const broken = [...sync.map((way) => ({ at: 'render', way })), ...Object.keys(ways).map((way) => ({ at: 'load', way }))]

describe('P1: a block that fails', () => {
  test.each(broken)(
    'at $at, where it $way: every other block is as it was, and the fault is counted',
    async (props) => {
      const slug = `${props.at}-${props.way.replaceAll(' ', '-')}`
      await publish(`${slug}-alone`, neighbour)
      await publish(slug, neighbour, { type: 'acme/faulty', props })
      const [alone, reply] = [await host.visitor().get(`/${slug}-alone`), await host.visitor().get(`/${slug}`)]
      expect(reply.statusCode).toBe(200)
      const paragraph = /<p class="b-n0.*?<\/p>/
      expect(paragraph.exec(main(reply.body))?.[0]).toBe(paragraph.exec(main(alone.body))?.[0])
      expect(reply.body).not.toContain('as it should be')
      const where = props.at === 'render' ? 'block' : 'load'
      await expect
        .poll(faultsWritten, { timeout: 10_000 })
        .toContainEqual(expect.stringMatching(new RegExp(`^${where} acme/faulty on page \\d+$`)))
    },
  )

  test.each(['throws', 'rejects'])('on a page of its own, where it %s: that page alone says so', async (way) => {
    expect((await host.visitor().get(`/fault/${way}`)).statusCode).toBe(500)
    expect((await host.visitor().get('/render-throws')).statusCode).toBe(200)
    await expect.poll(faultsWritten, { timeout: 10_000 }).toContain('route page /fault/:way')
  })
})

describe('P3: an upgrade that would break a page', () => {
  test('is refused with the page and the block; visitors see what they saw', async () => {
    expect(await host.swap([sampleBlocks, working])).toMatchObject({ ok: true })
    const before = (await host.visitor().get('/render-throws')).body
    expect(before).toContain('as it should be')
    expect(await host.swap([sampleBlocks, failing])).toMatchObject({
      ok: false,
      code: 'CHECK_FAILED',
      reason: expect.stringMatching(/^The page \/\S+ of Tenant A would no longer work: acme\/faulty on page \d+: /),
    })
    expect((await host.visitor().get('/render-throws')).body).toBe(before)
  })
})
