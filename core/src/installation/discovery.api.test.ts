import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineBlock } from '@ashlar/sdk'
import { sdkVersion } from '@ashlar/sdk/check'
import { FoundPackage, PackageListing } from '@ashlar/sdk/platform'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import type { TestClient } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PackageStore } from '../store/index.ts'
import { StandInRegistry } from '../store/registry.fixtures.ts'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100)])
const block = ['ashlar-package', 'ashlar-block']
const module = ['ashlar-package', 'ashlar-module']
const fits = { kind: 'block', id: 'acme/quote', sdk: '*', title: 'Quotes' }
const screenshots = [
  { file: 'shots/panel.png', title: 'Its panel' },
  { file: 'shots/page.png', title: 'On a page' },
  { file: 'shots/large.png', title: 'Too large' },
]
const files = {
  'shots/panel.png': png,
  'shots/page.png': '<svg onload="alert(1)"/>',
  'shots/large.png': Buffer.concat([png, Buffer.alloc(1_000_000)]),
}

const here = defineBlock({
  type: 'acme/here',
  title: 'Here',
  icon: 'box',
  category: 'content',
  schema: Type.Object({}),
})

let registry: StandInRegistry
let host: InMemoryHost
let admin: TestClient
let folder: string
beforeAll(async () => {
  registry = await StandInRegistry.start()
  registry.publish(
    {
      name: '@acme/quote',
      version: '1.0.0',
      keywords: block,
      ashlar: { ...fits, screenshots },
      files,
      readme: 'Older',
    },
    { name: '@acme/quote', version: '2.0.0', keywords: block, ashlar: { ...fits, sdk: '^99.0.0' }, readme: '# Quotes' },
    { name: '@acme/shift', version: '1.0.0', keywords: module, ashlar: { kind: 'module', id: 'shift', sdk: '*' } },
    { name: '@acme/claim', version: '1.0.0', keywords: block },
    { name: '@acme/here', version: '1.0.0', keywords: block, ashlar: { ...fits, id: 'acme/here' } },
    ...Array.from({ length: 20 }, (_, at) => {
      const ashlar = { kind: 'block', id: `acme/more-${at}`, sdk: '^99.0.0' }
      return { name: `@acme/more-${at}`, version: '1.0.0', keywords: block, ashlar }
    }),
  )
  folder = await mkdtemp(join(tmpdir(), 'ashlar-discovery-'))
  const renderer = defineBlockRenderer(here, () => null)
  host = await testHost({
    store: new PackageStore(folder, { registry: registry.url }),
    packages: [{ name: '@acme/here', version: '0.9.0', root: { here }, renderer }],
  })
  admin = await host.signIn('platform')
})
afterAll(async () => {
  await host?.close()
  await registry?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  registry.search = 'keywords'
  registry.instead.clear()
})

const path = '/api/v1/admin/packages/discover/'
const found = async (query = '') => {
  const reply = await admin.get(`${path}${query}`)
  expect(reply.statusCode).toBe(200)
  return reply.json().results
}
const listing = async (name: string) => (await admin.get(`${path}package/?name=${name}`)).json()

test('the registry is searched by words and kind, and shown in pages of twenty (issue 15)', async () => {
  const first = await found()
  expect([first.rows.length, first.total]).toEqual([20, 24])
  expect(first.rows.every((row: unknown) => Check(FoundPackage, row))).toBe(true)
  expect((await found('?page=2')).rows).toHaveLength(4)
  expect((await found('?kind=module')).rows).toMatchObject([{ name: '@acme/shift', kind: 'module', title: 'Shift' }])
  expect((await found('?search=quote')).rows).toEqual([
    {
      ...{ name: '@acme/quote', version: '2.0.0', title: 'Quotes', description: 'About @acme/quote.' },
      ...{ kind: 'block', publisher: 'ida', publishedAt: '2026-01-05T09:12:00.000Z', fit: 'other', installed: null },
    },
  ])
})

test('a row says what is installed, what fits, and what the registry does not say (issue 15)', async () => {
  const { rows } = await found('?search=acme/here')
  expect(rows).toMatchObject([{ fit: 'fits', installed: '0.9.0' }])
  expect((await found('?search=claim')).rows).toMatchObject([{ fit: 'unknown', kind: 'block' }])
  const ashlar = { kind: 'block', id: 'acme/late', sdk: '^99.0.0' }
  registry.publish({ name: '@acme/late', version: '1.0.0', keywords: block, ashlar })
  registry.instead.set('@acme/late/1.0.0', 'no JSON')
  expect((await found('?search=late')).rows).toMatchObject([{ name: '@acme/late', fit: 'unknown' }])
  registry.instead.clear()
  expect((await found('?search=late')).rows).toMatchObject([{ name: '@acme/late', fit: 'other' }])
})

test('a package whose newest version does not fit names the one that does (issue 15)', async () => {
  const { results } = await listing('@acme/quote')
  expect(Check(PackageListing, results)).toBe(true)
  expect(results).toMatchObject({
    ...{ version: '2.0.0', fit: 'other', fitting: '1.0.0', sdk: '^99.0.0', serverSdk: sdkVersion() },
    ...{ readme: '# Quotes', license: 'MIT', size: 4_000 },
  })
  expect(results.screenshots).toEqual(screenshots.map(({ title }, at) => ({ title, version: '1.0.0', number: at + 1 })))
  expect((await listing('@acme/more-1')).results).toMatchObject({ fit: 'other', fitting: null })
  expect((await listing('@acme/here')).results).toMatchObject({ fit: 'fits', fitting: '1.0.0' })
  expect(await listing('@acme/claim')).toMatchObject({ code: 'PACKAGE_NOT_LISTED' })
  expect(await listing('@acme/nothing')).toMatchObject({ code: 'PACKAGE_NOT_FOUND' })
})

test('screenshots come from the package, as the pictures that they are, and are fetched once (issue 15)', async () => {
  const shot = (number: number) => admin.get(`${path}screenshot/?name=@acme/quote&version=1.0.0&number=${number}`)
  const picture = await shot(1)
  expect([picture.statusCode, picture.headers['content-type'], picture.rawPayload.equals(png)]).toEqual([
    ...[200, 'image/png', true],
  ])
  expect(picture.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  for (const number of [2, 3, 4]) expect((await shot(number)).json()).toMatchObject({ code: 'SCREENSHOT_MISSING' })
  expect(registry.asked.filter((each) => each.includes('/-/1.0.0'))).toHaveLength(1)
})

test('only the platform may look, and only with words that a registry can take (issue 15)', async () => {
  const owner = await host.signIn('owner')
  for (const query of ['', 'package/?name=@acme/quote', 'screenshot/?name=@acme/quote&version=1.0.0&number=1']) {
    expect((await owner.get(`${path}${query}`)).statusCode).toBe(403)
  }
  for (const query of [`?search=${'x'.repeat(101)}`, '?page=14', '?kind=other', 'package/?name=../x']) {
    expect((await admin.get(`${path}${query}`)).statusCode).toBe(422)
  }
  expect((await admin.get(`${path}screenshot/?name=@acme/quote&version=../1&number=1`)).statusCode).toBe(422)
})

test('a registry without a search is said in a sentence (issue 15)', async () => {
  registry.search = 404
  const reply = await admin.get(path)
  expect([reply.statusCode, reply.json().code]).toEqual([502, 'REGISTRY_WITHOUT_SEARCH'])
  expect(reply.json().error).toContain('can still add packages by name or from a file')
})
