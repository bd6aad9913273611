// Issue 15: an endless loop of a package of the store costs its own block or page, once, and everything else is served.
import { defineBlock, defineModule } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { defineSite, load, sitemap, sitePage } from '@ashlar/sdk/site'
import { type TestHost, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { site } from './index.ts'
import { contentOf, sampleBlocks } from './testing/sample-package.tsx'

const anywhere = { in: ['container', 'section'] }
const looping = defineBlock({
  ...{ type: 'acme/looping', title: 'Looping', icon: 'bug', category: 'basic' },
  schema: Type.Object({ at: Type.Enum(['nowhere', 'render', 'load', 'rules', 'inside'], { default: 'nowhere' }) }),
  nesting: anywhere,
})
const loops = defineModule({ id: 'loops', title: 'Loops' })
let begun = 0
/** Before it is certain. */
const tries = 3
/** Not even its own `finally` gets it back. */
function forEver(): never {
  begun++
  for (;;) {
    try {
      for (;;);
    } finally {
    }
  }
}
const Inside = () => forEver()

const loopingPackage = {
  ...{ name: '@acme/looping', version: '1.0.0', origin: 'store', root: { looping, loops } },
  renderer: defineBlockRenderer<typeof looping, string>(
    looping,
    ({ props, root, data }) => {
      if (props.at === 'render') forEver()
      return (
        <p {...root}>
          {data} {props.at === 'inside' && <Inside />}
        </p>
      )
    },
    { rules: ({ at }) => (at === 'rules' ? forEver() : []) },
  ),
  site: defineSite({
    loads: [load(looping, [], async ({ at }) => ({ data: at === 'load' ? forEver() : 'as it should be' }))],
    pages: [
      sitePage({
        ...{ path: '/loops/find/:n', deps: [] },
        find: async () => forEver(),
        component: () => null,
      }),
      sitePage({
        ...{ path: '/loops/component', deps: [] },
        find: async () => ({ title: 'Loop', data: 0 }),
        component: () => forEver(),
      }),
    ],
    sitemap: sitemap([], async () => forEver()),
  }),
}

let host: TestHost
beforeAll(async () => {
  host = await testHost({ packages: [sampleBlocks, loopingPackage], surfaces: [site] })
})
afterAll(() => host?.close())
beforeEach(() => {
  begun = 0
})

async function publish(slug: string, ...ats: readonly string[]) {
  const owner = await host.signIn('owner')
  const { id } = (await owner.post('/api/v1/admin/pages/', { title: slug, slug, status: 'published' })).json().page
  const blocks = ats.map((at) => ({ type: looping.type, props: { at } }))
  const content = contentOf({ type: 'text', props: { text: 'The rest' } }, ...blocks)
  const saved = await owner.put('/api/v1/admin/page/updatecontent/', { id, content })
  if (saved.statusCode !== 200) throw new Error(saved.body)
}

async function faults(): Promise<string[]> {
  const platform = await host.signIn('platform')
  const { rows } = (await platform.get('/api/v1/admin/packages/faults/?name=@acme/looping')).json().results
  return rows.map(({ where, place, message }: Record<string, string>) => `${where} ${place}: ${message}`)
}

const main = (body: string) => /<main id="main">(.*)<\/main>/s.exec(body)?.[1] ?? ''

describe('a block that loops for ever', () => {
  test.each(['render', 'inside', 'load'])(
    'at %s: the rest of the page stands, another of its kind too; it is counted, and not begun again there',
    async (at) => {
      await publish(`loops-at-${at}`, at, 'nowhere')
      const visits = [await host.visitor().get(`/loops-at-${at}`), await host.visitor().get(`/loops-at-${at}`)]
      for (const { statusCode, body } of visits) {
        expect(statusCode).toBe(200)
        expect(main(body)).toContain('The rest')
        expect(main(body).split('as it should be')).toHaveLength(2)
      }
      // A machine that stood still would have looked the same the first times.
      expect(begun).toBeLessThanOrEqual(tries)
      await expect
        .poll(faults, { timeout: 10_000 })
        .toContainEqual(
          expect.stringMatching(
            new RegExp(`^${at === 'load' ? 'load' : 'block'} acme/looping on page \\d+: It did not finish`),
          ),
        )
    },
  )

  test('in its rules: all of its kind are left out, and the rest of the page stands', async () => {
    await publish('loops-at-rules', 'rules', 'nowhere')
    for (const { statusCode, body } of [
      await host.visitor().get('/loops-at-rules'),
      await host.visitor().get('/loops-at-rules'),
    ]) {
      expect([statusCode, main(body).includes('The rest')]).toEqual([200, true])
      expect(body).not.toContain('as it should be')
    }
    expect(begun).toBeLessThanOrEqual(tries)
  })
})

describe('a page of a module that loops for ever', () => {
  test.each([
    ['find', '/loops/find/1', '/loops/find/2'],
    ['component', '/loops/component', '/loops/component'],
  ])('in its %s: it says that it can not be shown, and is not begun again', async (_, ...paths) => {
    for (const path of paths) expect((await host.visitor().get(path)).statusCode).toBe(500)
    expect(begun).toBeLessThanOrEqual(tries)
    await publish(`beside-${paths.length}-${paths[0]?.length}`)
    const beside = await host.visitor().get(`/beside-${paths.length}-${paths[0]?.length}`)
    expect(main(beside.body)).toContain('The rest')
  })
})

test('a sitemap that loops for ever is left out of the website’s, and not begun again', async () => {
  await publish('found')
  for (const { statusCode, body } of [
    await host.visitor().get('/sitemap.xml'),
    await host.visitor().get('/sitemap.xml'),
  ]) {
    expect([statusCode, body.includes('/found</loc>')]).toEqual([200, true])
  }
  expect(begun).toBeLessThanOrEqual(tries)
  await expect
    .poll(faults, { timeout: 10_000 })
    .toContainEqual('route the sitemap: It did not finish and was stopped: the sitemap.')
})
