import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { largestReply } from './limits.ts'
import { PackageStore } from './package-store.ts'
import { StandInRegistry } from './registry.fixtures.ts'

const keywords = ['ashlar-package', 'ashlar-block']
const ashlar = { kind: 'block', id: 'acme/quote', sdk: '*' }
const quote = { name: '@acme/quote', version: '1.0.0', keywords, ashlar }

let registry: StandInRegistry
let store: PackageStore
beforeEach(async () => {
  registry = await StandInRegistry.start()
  registry.publish(quote, { name: 'left-pad', version: '1.0.0', keywords: ['pad'] })
  store = new PackageStore(tmpdir(), { registry: registry.url })
})
afterEach(() => registry[Symbol.asyncDispose]())

const names = async (words: string) => (await store.search(words)).map(({ name }) => name)

test.each(['keywords', 'names'] as const)(
  'packages are found by their keyword in a registry that searches %s (issue 15)',
  async (manner) => {
    registry.search = manner
    expect(await names('')).toEqual(['@acme/quote'])
    expect(await names('quote')).toEqual(['@acme/quote'])
    expect(await names('pad')).toEqual([])
    expect(await store.search('')).toMatchObject([
      { version: '1.0.0', publisher: 'ida', publishedAt: '2026-01-05T09:12:00.000Z', keywords },
    ])
  },
)

test.each([404, 405, 501, 'no JSON', '[]', '{"objects":7}'])(
  'a registry that cannot be searched says what works without: %j (issue 15)',
  async (answer) => {
    registry.search = answer
    await expect(store.search('')).rejects.toMatchObject({
      ...{ status: 502, code: 'REGISTRY_WITHOUT_SEARCH' },
      message: `The registry ${registry.url} cannot be searched. You can still add packages by name or from a file.`,
    })
  },
)

test('a registry that refuses, or is not reached, is named (issue 15)', async () => {
  registry.search = 403
  await expect(store.search('')).rejects.toMatchObject({ status: 502, code: 'REGISTRY_REFUSED' })
  await registry[Symbol.asyncDispose]()
  const unreached = { status: 502, code: 'REGISTRY_UNREACHABLE', message: expect.stringContaining(registry.url) }
  await expect(store.search('')).rejects.toMatchObject(unreached)
  await expect(store.describe('@acme/quote')).rejects.toMatchObject(unreached)
})

test('a reply is read up to the limit only (issue 15)', async () => {
  const long = JSON.stringify({ objects: [], padding: 'x'.repeat(largestReply) })
  registry.search = long
  await expect(store.search('')).rejects.toMatchObject({ status: 502, code: 'REGISTRY_UNREADABLE' })
  registry.instead.set('@acme/quote', long)
  await expect(store.describe('@acme/quote')).rejects.toMatchObject({ status: 502, code: 'REGISTRY_UNREADABLE' })
})

test('what is no package is left out, and no more than 250 are taken (issue 15)', async () => {
  const found = (more: object) => ({ package: { name: '@acme/quote', version: '1.0.0', keywords, ...more } })
  const wrong = [
    { package: null },
    found({ name: '../../etc' }),
    found({ name: 7 }),
    found({ keywords: 'ashlar-package' }),
    found({ keywords: ['other'] }),
    found({ version: 'newest' }),
  ]
  const one = found({ date: 'yesterday', publisher: 7, description: { html: '' } })
  registry.search = JSON.stringify({ objects: [...wrong, one] })
  expect(await store.search('')).toEqual([
    { name: '@acme/quote', version: '1.0.0', keywords, description: '', publisher: '', publishedAt: '' },
  ])
  registry.search = JSON.stringify({ objects: Array.from({ length: 300 }, () => one) })
  expect(await store.search('')).toHaveLength(250)
})

test('a package is described by those of its versions that are for Ashlar (issue 15)', async () => {
  registry.publish(
    { ...quote, version: '1.1.0', ashlar: { kind: 'block' } },
    { ...quote, version: '1.2.0', ashlar: { ...ashlar, requires: { other: 'x'.repeat(20_000) } } },
    { ...quote, version: '2.0.0', readme: '# Quote' },
  )
  const described = await store.describe('@acme/quote')
  expect(described.releases.map(({ version }) => version)).toEqual(['1.0.0', '2.0.0'])
  expect(described).toMatchObject({ latest: '2.0.0', readme: '# Quote' })
  expect(await store.release('@acme/quote', '1.0.0')).toMatchObject({ manifest: ashlar, license: 'MIT', size: 4_000 })
  expect(await store.release('@acme/quote', '1.1.0')).toBeUndefined()
  await expect(store.describe('../x')).rejects.toMatchObject({ code: 'PACKAGE_NAME_INVALID' })
})
