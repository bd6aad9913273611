import { defineBlock, defineModule } from '@ashlar/sdk'
import type { BlockRow } from '@ashlar/sdk/platform'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { EndlessWork, Faults } from '@ashlar/sdk/surface'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentWith, putPages } from './documents.fixtures.ts'
import { ChangingInstallation } from './under-test.fixtures.ts'

const name = '@acme/quote'
const schema = Type.Object({})
const block = defineBlock({ type: 'acme/quote', title: 'Quote', icon: 'quote', category: 'content', schema })
const quotes = (version: string) => ({
  name,
  version,
  root: { block },
  renderer: defineBlockRenderer(block, () => null),
})
const shop = defineModule({ id: 'shop', title: 'Shop' })

let site: ChangingInstallation
beforeAll(async () => {
  site = await ChangingInstallation.open()
  site.store.publish(quotes('1.0.0'), quotes('1.1.0'), quotes('2.0.0'), quotes('3.0.0'), quotes('4.0.0'))
  for (const version of ['1.0.0', '2.0.0']) site.store.publish({ name: '@acme/shop', version, root: { shop } })
  site.store.publish({
    name: '@acme/quotes-plus',
    version: '1.0.0',
    root: {},
    manifest: { requires: { 'acme/quote': '*' } },
  })
  await site.change({ action: 'install', name, version: '1.0.0' })
})
afterAll(() => site?.close())

/** Version of the package by which each of the two tenants is served. */
const versions = async () => {
  const of = async (tenant: 'a' | 'b') => {
    const rows: BlockRow[] = (await (await site.whole.signIn('owner', tenant)).get('/api/v1/admin/blocks/')).json()
      .results.rows
    return rows.find(({ type, failure }) => type === 'acme/quote' && failure === '')?.packageVersion
  }
  return [await of('a'), await of('b')]
}
const row = async () => (await site.get('/')).results.rows.find((each: { name: string }) => each.name === name)
const fail = async (times: number, version?: string, error = new Error('torn')) => {
  const { host, installed, composition } = site.whole
  for (let count = 0; count < times; count++) {
    const fault = { package: name, where: 'block' as const, place: 'acme/quote on page 7', error }
    if (version === undefined) composition.resolve(Faults).report(fault)
    else host.faults.add({ ...fault, version, origin: 'store', message: 'torn', tenant: null, at: new Date() })
  }
  await installed.installation.idle()
}

test('issue 3: two versions of a block package side by side: tried by one tenant, promoted, withdrawn', async () => {
  const tenants = [site.whole.tenants.b.id]
  const plan = await site.plan({ action: 'try', name, version: '2.0.0', tenants })
  expect(plan).toMatchObject({ from: '1.0.0', to: '2.0.0', obstacles: [], tenants: [{ name: 'Tenant B' }] })
  expect(await site.change({ action: 'try', name, version: '2.0.0', tenants })).toMatchObject({ state: 'done' })
  expect(await versions()).toEqual(['1.0.0', '2.0.0'])
  expect(await row()).toMatchObject({ version: '1.0.0', trial: { version: '2.0.0', tenants: 1 } })

  expect(await site.change({ action: 'withdraw', name })).toMatchObject({ state: 'done', from: '2.0.0', to: '1.0.0' })
  expect(await versions()).toEqual(['1.0.0', '1.0.0'])
  // From a file as well as from the registry, which does not have this one.
  const version = await site.upload(site.store.pack(quotes('2.1.0')))
  expect(await site.change({ action: 'try', name, version, tenants })).toMatchObject({ state: 'done', to: '2.1.0' })
  expect(await versions()).toEqual(['1.0.0', '2.1.0'])
  await site.change({ action: 'try', name, version: '2.0.0', tenants: [site.whole.tenants.a.id] })
  // Whoever has it on trial reads all the same what the others have.
  expect(await versions()).toEqual(['2.0.0', '1.0.0'])
  expect(await row()).toMatchObject({ version: '1.0.0', trial: { version: '2.0.0', tenants: 1 } })
  expect(await site.change({ action: 'promote', name })).toMatchObject({ state: 'done', to: '2.0.0' })
  expect([await versions(), (await row()).trial]).toEqual([['2.0.0', '2.0.0'], null])
})

test('issue 15: ending a trial names the documents whose blocks disappear with it, those of the websites that tried it', async () => {
  const pull = defineBlock({
    ...{ type: 'acme/pull', title: 'Pull quote', icon: 'quote', category: 'content' },
    schema,
  })
  const both = { root: { block, pull }, renderer: [block, pull].map((each) => defineBlockRenderer(each, () => null)) }
  const version = await site.upload(site.store.pack({ name, version: '2.2.0', ...both }))
  const { a, b } = site.whole.tenants
  await site.change({ action: 'try', name, version, tenants: [b.id] })
  await putPages(site.whole, [contentWith('acme/pull', 1)], 'b')
  await putPages(site.whole, [contentWith('acme/pull', 1)], 'a')
  const plan = await site.plan({ action: 'withdraw', name })
  expect(plan.obstacles).toEqual([])
  expect(plan.content.documents).toMatchObject([
    { kind: 'page', tenant: 'Tenant B', reason: 'It contains the block “Pull quote”.' },
  ])
  expect(plan.warnings).toEqual([
    'One document will show a gap in place of the blocks. Its content stays and comes back with the package.',
  ])
  expect(await site.change({ action: 'withdraw', name })).toMatchObject({ state: 'done', to: '2.0.0' })
  for (const { guid } of [a, b]) await site.whole.sql`delete from core.page_content where tenant_id = ${guid}`
})

test('a module is not tried by some tenants only: its tables are those of all', async () => {
  await site.change({ action: 'install', name: '@acme/shop', version: '1.0.0' })
  const tenants = [site.whole.tenants.b.id]
  const { obstacles } = await site.plan({ action: 'try', name: '@acme/shop', version: '2.0.0', tenants })
  expect(obstacles.map(({ code }) => code)).toEqual(['VARIANT_NOT_BLOCKS'])
})

test('T24: five faults within a minute end a trial, or bring the version before back, by Ashlar itself', async () => {
  await site.change({ action: 'upgrade', name, version: '1.1.0' })
  await site.change({ action: 'try', name, version: '3.0.0', tenants: [site.whole.tenants.b.id] })
  await fail(5, '3.0.0')
  expect(await versions()).toEqual(['1.1.0', '1.1.0'])

  await fail(4)
  expect(await versions()).toEqual(['1.1.0', '1.1.0'])
  expect((await row()).faults).toBe(4)
  await fail(1)
  expect(await versions()).toEqual(['2.0.0', '2.0.0'])
  const [last, before] = (await site.get('/changes/')).results.rows
  expect(last).toMatchObject({ action: 'rollback', state: 'withdrawn', by: 'Ashlar', from: '1.1.0', to: '2.0.0' })
  expect(last.reason).toContain('torn')
  expect(before).toMatchObject({ action: 'withdraw', state: 'withdrawn', from: '3.0.0', to: '1.1.0' })
  // What the server did since is news; what it did before is not.
  const news = async () => (await site.get('/changes/?rolledBack=true')).results
  expect(await news()).toMatchObject({ rows: [{ id: last.id }], total: 1 })
  const faults = await site.get(`/faults/?name=${name}`)
  expect(faults.results.rows[0]).toMatchObject({ version: '1.1.0', where: 'block', place: 'acme/quote on page 7' })
})

test('issue 15: a version of which something did not end is withdrawn at once', async () => {
  await site.change({ action: 'upgrade', name, version: '4.0.0' })
  expect((await site.get('/changes/?rolledBack=true')).results.total).toBe(0)
  const at = { package: name, part: 'acme/quote', place: 'acme/quote on page 7' }
  await fail(1, undefined, new EndlessWork(at))
  expect(await versions()).toEqual(['2.0.0', '2.0.0'])
  const [last] = (await site.get('/changes/')).results.rows
  expect(last).toMatchObject({ action: 'rollback', state: 'withdrawn', by: 'Ashlar', from: '4.0.0', to: '2.0.0' })
  expect(last.reason).toContain('4.0.0 did not finish in acme/quote on page 7')
})

/** As the editor of a browser says it. */
const say = async (times: number, tenant: 'a' | 'b', fault: object = {}) => {
  const editor = await site.whole.signIn('editor', tenant)
  const report = { name, version: '2.0.0', part: 'block', of: 'acme/quote', message: 'torn in the canvas', ...fault }
  let status = 0
  for (let count = 0; count < times; count++) {
    status = (await editor.post('/api/v1/admin/packages/faults/', report)).statusCode
  }
  await site.whole.installed.installation.idle()
  return status
}

test('T24: what a browser says is listed, and counts in full where no other website has the version, else as one', async () => {
  await site.change({ action: 'try', name, version: '1.1.0', tenants: [site.whole.tenants.b.id] })
  expect(await say(4, 'b', { version: '1.1.0' })).toBe(202)
  expect(await versions()).toEqual(['2.0.0', '1.1.0'])
  await say(1, 'b', { version: '1.1.0' })
  expect(await versions()).toEqual(['2.0.0', '2.0.0'])

  // Nobody takes from others what they have by making faults up.
  await say(9, 'b')
  await fail(3)
  expect(await versions()).toEqual(['2.0.0', '2.0.0'])
  const { results } = await site.get(`/faults/?name=${name}`)
  expect(results.rows[3]).toMatchObject({
    ...{ version: '2.0.0', where: 'browser', place: 'acme/quote in the editor', message: 'torn in the canvas' },
    website: 'Tenant B',
  })
  expect(results.rows[0].website).toBeNull()
  expect((await row()).faults).toBe(12)

  // What is served to nobody is not counted; what is no report is refused; and nobody says more than they can read.
  expect(await say(1, 'a', { version: '0.0.9' })).toBe(202)
  expect(await say(1, 'a', { name: '@acme/nowhere' })).toBe(202)
  expect((await row()).faults).toBe(12)
  expect(await say(1, 'a', { of: '<script>' })).toBe(422)
  expect(await say(1, 'a', { message: 'x'.repeat(1001) })).toBe(422)
  expect(await say(1, 'a', { extra: 1 })).toBe(400)
  expect(await say(12, 'b')).toBe(429)
  const visitor = await site.whole.visitor('b').post('/api/v1/admin/packages/faults/', {})
  expect(visitor.statusCode).toBe(401)
  await say(1, 'a')
  expect(await versions()).toEqual(['1.0.0', '1.0.0'])
  await site.change({ action: 'upgrade', name, version: '2.0.0' })
})

test('T24: what has no version to go back to is left out, listed with the reason, and may be tried once more', async () => {
  await site.change({ action: 'install', name: '@acme/quotes-plus' })
  // Both versions that were there before were taken back by the server: it does not go back to them by itself.
  await fail(5)
  expect(await versions()).toEqual(['1.0.0', '1.0.0'])
  await fail(7)
  expect(await versions()).toEqual([undefined, undefined])
  expect(await row()).toMatchObject({ status: 'failed', version: '1.0.0', reason: expect.stringContaining('torn') })
  const [requirer] = (await site.get('/')).results.rows.filter(
    (each: { name: string }) => each.name === '@acme/quotes-plus',
  )
  expect(requirer).toMatchObject({ status: 'failed', reason: 'It requires @acme/quote, which failed.' })
  expect(await site.change({ action: 'upgrade', name, version: '1.0.0' })).toMatchObject({ state: 'done' })
  expect(await versions()).toEqual(['1.0.0', '1.0.0'])
  expect(site.whole.composition.packages.filter(({ failure }) => failure !== undefined)).toEqual([])
})
