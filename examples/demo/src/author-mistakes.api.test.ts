// Issue 15: what an author can do wrong ends in a sentence that names the mend, or costs one block; other websites never
// notice. What loops once it is trusted is in looping.process.test.ts.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type InMemoryHost,
  quotePackage,
  StoreWithoutRegistry,
  tarballOf,
  testHost,
  ValueStore,
} from '@ashlar/core/testing'
import { defineModule } from '@ashlar/sdk'
import { defineAdmin } from '@ashlar/sdk/admin'
import type { PackageChange, PackagePlan, PackagePlanRequest } from '@ashlar/sdk/platform'
import type { TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  blockMistakes,
  calmPackage,
  changedType,
  contentWith,
  endlessMistakes,
  fileMistakes,
  oddPackage,
  valueMistakes,
} from './author-mistakes.fixtures.ts'
import { packages, surfaces } from './composition.ts'

const api = '/api/v1/admin/packages'
const needed = ['wrapper', 'section', 'container', 'text'].map((name) => `@ashlar/block-${name}`)

let folder: string
let store: ValueStore
let host: InMemoryHost
let platform: TestClient
/** A visitor of another website, who never stops asking. */
let visitor: { stop(): Promise<number[]> }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-mistakes-'))
  store = new ValueStore(new StoreWithoutRegistry(join(folder, 'packages')))
  const composed = (await packages).filter(({ name }) => needed.includes(name))
  host = await testHost({ packages: composed, surfaces, store })
  platform = await host.signIn('platform')
  await publish(await host.signIn('owner', 'b'), 'calm', contentWith('text', 1, { text: 'All is calm.' }))
  visitor = visiting('/calm')
})
afterAll(async () => {
  await visitor?.stop()
  await host?.close()
  await rm(folder, { recursive: true, force: true })
})

async function publish(owner: TestClient, slug: string, content: object): Promise<void> {
  const { page } = (await owner.post('/api/v1/admin/pages/', { title: slug, slug, status: 'published' })).json()
  const body = { id: page.id, content: JSON.stringify(content) }
  const saved = await owner.put('/api/v1/admin/page/updatecontent/', body)
  if (saved.statusCode !== 200) throw new Error(saved.body)
}

function visiting(path: string) {
  const answers: number[] = []
  let isOver = false
  const going = (async () => {
    while (!isOver) {
      answers.push((await host.visitor('b').get(path)).statusCode)
      await delay(20)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await going
      return answers
    },
  }
}

/** What a tarball is answered with: its sentences, or its name and version. */
async function upload(payload: Buffer): Promise<{ said: string; name: string; version: string }> {
  const headers = { 'content-type': 'application/gzip', 'sec-fetch-site': 'same-origin' }
  const reply = await platform.inject({ method: 'POST', url: `${api}/uploads/`, headers, payload })
  const { error = '', errors = [], results = { name: '', version: '' } } = reply.json()
  if (reply.statusCode !== 201) expect(reply.statusCode).toBeLessThan(500)
  return { ...results, said: [error, ...errors.map(({ message }: { message: string }) => message)].join(' ') }
}

/** Plan and make a change: the sentence that refuses it, or nothing. */
async function change(request: PackagePlanRequest): Promise<string> {
  const planned = await platform.post(`${api}/plans/`, request)
  if (planned.statusCode !== 201) throw new Error(planned.body)
  const { id, obstacles }: PackagePlan = planned.json().results
  if (obstacles.length > 0) return obstacles.map(({ message }) => message).join(' ')
  const begun: PackageChange = (await platform.post(`${api}/changes/`, { plan: id })).json().results
  await host.installed.installation.idle()
  const { state, reason }: PackageChange = (await platform.get(`${api}/changes/${begun.id}/`)).json().results
  return state === 'done' ? '' : reason
}

const serving = () => Object.fromEntries(host.composition.packages.map(({ name, version }) => [name, version]))

test.each(fileMistakes)('a package with $what is refused with a sentence that names the mend', async (mistake) => {
  const { said } = await upload(mistake.tarball())
  expect(said).toMatch(mistake.says)
})

test('a package that never ends to load is refused before it comes into the server', { timeout: 90_000 }, async () => {
  const looping = tarballOf({ ...quotePackage(), 'dist/index.js': 'for (;;);' })
  const { name, version } = await upload(looping)
  expect(await change({ action: 'install', name, version })).toMatch(/cannot be loaded.*did not finish within/)
})

test.each(valueMistakes)('a package with $what is refused with a sentence; what served goes on', async (mistake) => {
  store.publish(...mistake.versions)
  const last = mistake.versions.at(-1)
  for (const { name, version } of mistake.versions.slice(0, -1)) {
    expect(await change({ action: 'install', name, version })).toBe('')
    if (`@${changedType}` === name) {
      await publish(await host.signIn('owner'), 'changed', contentWith(changedType, 1, { text: 'seven' }))
    }
  }
  const before = serving()
  const { name, version } = last ?? { name: '', version: '' }
  expect(await change({ action: before[name] === undefined ? 'install' : 'upgrade', name, version })).toMatch(
    mistake.says,
  )
  expect(serving()).toEqual(before)
})

/** A page with the block doing this, and a text behind it; gives its path. */
async function publishOdd(type: string, way: string): Promise<string> {
  const { nodes, ...content } = contentWith(type, 1, { way })
  const { block, container } = nodes
  if (block === undefined || container === undefined) throw new Error('The page has no block.')
  const slug = way.replaceAll(' ', '-').toLowerCase()
  const rest = { ...block, type: 'text', props: { text: 'The rest' } }
  const inside = { ...container, children: ['block', 'rest'] }
  await publish(await host.signIn('owner'), slug, { ...content, nodes: { ...nodes, container: inside, rest } })
  return `/${slug}`
}

test('a block that does wrong while it serves costs itself alone', async () => {
  store.publish(oddPackage('odd'))
  expect(await change({ action: 'install', name: '@acme/odd' })).toBe('')
  for (const way of ['works', ...blockMistakes]) {
    const page = await host.visitor().get(await publishOdd('acme/odd', way))
    expect([page.statusCode, page.body.includes('The rest')], way).toEqual([200, true])
    expect(page.body.includes('b-block'), way).toBe(way === 'works')
  }
})

test.each(endlessMistakes.map((way, index) => ({ way, name: `endless-${index}` })))(
  'a block that $way costs itself alone, and no change that meets it',
  async ({ way, name }) => {
    store.publish(oddPackage(name), calmPackage(`${name}-calm`))
    expect(await change({ action: 'install', name: `@acme/${name}` })).toBe('')
    const path = await publishOdd(`acme/${name}`, way)
    // Looks at the page, which nobody has seen yet.
    expect(await change({ action: 'install', name: `@acme/${name}-calm` })).toBe('')
    const page = await host.visitor().get(path)
    expect([page.statusCode, page.body.includes('The rest'), page.body.includes('b-block')]).toEqual([200, true, false])
    await host.installed.installation.idle()
    const { rows } = (await platform.get(`${api}/changes/?name=@acme/${name}`)).json().results
    expect(rows[0]).toMatchObject({
      ...{ state: 'withdrawn', name: `@acme/${name}` },
      reason: expect.stringMatching(new RegExp(`^@acme/${name} 1.0.0 did not finish in acme/${name} on page`)),
    })
    expect(serving()[`@acme/${name}-calm`]).toBe('1.0.0')
  },
)

test('content with a key that would change every object is refused', async () => {
  const owner = await host.signIn('owner')
  const { page } = (await owner.post('/api/v1/admin/pages/', { title: 'Proto', slug: 'proto' })).json()
  const content = JSON.stringify(contentWith('text', 1, {})).replace('"props":{}', '"props":{"__proto__":{"text":"x"}}')
  const reply = await owner.put('/api/v1/admin/page/updatecontent/', { id: page.id, content })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'CONTENT_NOT_READABLE'])
})

test('a misspelt id of a screen is refused by the compiler, which names the ids there are', () => {
  const screen = { id: 'seats', path: '/admin/seats', title: 'Seats', access: 'signed-in' } as const
  const module = defineModule({ id: 'booking', title: 'Booking', admin: { screens: [screen] } })
  // @ts-expect-error the screen is called "seats"
  expect(defineAdmin(module, { screens: { seat: async () => ({ default: () => null }) } }).kind).toBe('admin')
})

test('the other website was answered throughout', async () => {
  const answers = await visitor.stop()
  expect(answers.length).toBeGreaterThan(100)
  expect([...new Set(answers)]).toEqual([200])
})
