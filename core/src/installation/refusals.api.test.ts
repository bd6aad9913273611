import { defineBlock, defineModule } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { defineServer, health, migration, statement, tenantTable } from '@ashlar/sdk/server'
import type { TestPackage } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ChangingInstallation } from './under-test.fixtures.ts'

const block = defineBlock({
  type: 'acme/quote',
  title: 'Quote',
  icon: 'quote',
  category: 'content',
  schema: Type.Object({}),
})
const blocks = { root: { block }, renderer: defineBlockRenderer(block, () => null) }
const shop = defineModule({ id: 'shop', title: 'Shop' })
const throwing = (): never => {
  throw new Error('cannot find the till')
}
const shops = (version: string, more: Partial<TestPackage>) => ({
  name: '@acme/shop',
  version,
  root: { shop },
  ...more,
})

/** A block package that claims a type which is not its own. */
const claiming = (type: string) => {
  const claimed = defineBlock({
    ...{ type, title: 'Claim', icon: 'flag', category: 'content' },
    schema: Type.Object({}),
  })
  const values = { root: { claimed }, renderer: defineBlockRenderer(claimed, () => null) }
  return { name: '@other/claim', version: `1.0.${type.length}`, ...values, manifest: { id: 'other/claim' } }
}
/** A module whose second version does this to the table of the first. */
const bookings = (version: string, ...texts: readonly string[]) => {
  const module = defineModule({ id: 'booking', title: 'Booking' })
  const seat = tenantTable('seat', ['id int not null', 'place text', 'primary key (tenant_id, id)'])
  const steps = texts.map((text, at) => migration(`0002-${version}-${at}`, [statement(text)]))
  const server = defineServer(module, { migrations: [migration('0001', [seat]), ...steps] })
  return { name: '@acme/booking', version, root: { module }, server }
}

let site: ChangingInstallation
beforeAll(async () => {
  site = await ChangingInstallation.open([{ name: '@ashlar/quote', ...blocks }])
  site.store.publish(
    claiming('acme/claim'),
    claiming('claim'),
    bookings('1.0.0'),
    bookings('2.0.0', 'alter table booking.seat drop column place'),
    bookings('2.0.1', 'alter table booking.seat alter column place type varchar(3)'),
    bookings('2.0.2', 'alter table booking.seat alter column place set not null'),
    bookings('2.0.3', 'alter table booking.seat add column row int not null'),
    bookings('2.0.4', 'drop table booking.seat'),
    bookings('2.1.0', 'alter table booking.seat add column row int', 'create index on booking.seat (tenant_id, row)'),
    { name: '@acme/quote', version: '1.0.0', ...blocks, manifest: { id: 'acme/quote' } },
    shops('0.9.0', { manifest: { sdk: '^99.0.0' } }),
    shops('0.9.1', { server: throwing }),
    shops('0.9.2', { manifest: { requires: { cellar: '*' } } }),
    shops('0.9.3', { server: defineServer(shop, { migrations: [migration('0001', [statement('select 1 / 0')])] }) }),
    shops('0.9.4', { server: defineServer(shop, { health: [health('The till opens', [], async () => throwing())] }) }),
    shops('1.0.0', {}),
    {
      name: '@acme/till',
      version: '1.0.0',
      root: { till: defineModule({ id: 'till', title: 'Till', requires: [shop] }) },
    },
  )
})
afterAll(() => site?.close())

test.each([
  ['DUPLICATE_BLOCK', '@acme/quote', '1.0.0', 'both claim the block type "acme/quote"'],
  ['FOREIGN_BLOCK_TYPE', '@other/claim', '1.0.10', 'has another vendor than @other/claim. Name it "other/claim".'],
  ['FOREIGN_BLOCK_TYPE', '@other/claim', '1.0.5', '"claim" has no vendor. Name it "other/claim".'],
  ['SDK_RANGE', '@acme/shop', '0.9.0', '^99.0.0'],
  ['ENTRY_FAILED', '@acme/shop', '0.9.1', 'cannot find the till'],
  ['MISSING_REQUIREMENT', '@acme/shop', '0.9.2', 'cellar'],
])('%s is an obstacle with its sentence', async (code, name, version, words) => {
  const { obstacles } = await site.plan({ action: 'install', name, version })
  expect(obstacles).toEqual([{ code, message: expect.stringContaining(words) }])
})

test.each([
  ['MIGRATION_FAILED', '0.9.3', 'migrate', '0001'],
  ['CHECK_FAILED', '0.9.4', 'check', 'The till opens'],
])('P4: %s leaves what served before, with the reason and the step', async (code, version, failed, words) => {
  const change = await site.change({ action: 'install', name: '@acme/shop', version })
  expect(change).toMatchObject({ state: 'failed', code, reason: expect.stringContaining(words) })
  expect(change.steps.find(({ state }) => state === 'failed')?.step).toBe(failed)
  expect(site.serving()).toEqual({ '@ashlar/quote': '1.0.0' })
})

test('issue 15: a migration takes nothing from the version that serves; what only adds is applied', async () => {
  await site.change({ action: 'install', name: '@acme/booking', version: '1.0.0' })
  const upgrade = (version: string) => site.change({ action: 'upgrade', name: '@acme/booking', version })
  const failures = {
    '2.0.0': 'removes the column “place” of “seat”. Version 1.0.0 needs it',
    '2.0.1': 'changes the column “place” of “seat” from text to character varying(3)',
    '2.0.2': 'makes the column “place” of “seat” required',
    '2.0.3': 'requires the column “row” in every row of “seat”',
    '2.0.4': 'removes the table “seat”',
  }
  for (const [version, words] of Object.entries(failures)) {
    const reason = expect.stringContaining(words)
    expect(await upgrade(version)).toMatchObject({ state: 'failed', code: 'MIGRATION_FAILED', reason })
    expect(site.serving()['@acme/booking']).toBe('1.0.0')
  }
  expect(await upgrade('2.1.0')).toMatchObject({ state: 'done' })
  await site.change({ action: 'remove', name: '@acme/booking' })
  expect(await site.change({ action: 'install', name: '@acme/booking', version: '2.0.0' })).toMatchObject({
    state: 'done',
  })
  await site.change({ action: 'remove', name: '@acme/booking' })
})

test('what others require is not removed; what comes with the server is, and comes back', async () => {
  await site.change({ action: 'install', name: '@acme/shop' })
  await site.change({ action: 'install', name: '@acme/till' })
  const plan = await site.plan({ action: 'remove', name: '@acme/shop' })
  expect(plan.requiredBy).toEqual([{ name: '@acme/till', title: 'Till' }])
  expect(plan.obstacles).toMatchObject([{ code: 'REQUIRED_BY_OTHERS', message: expect.stringContaining('Till') }])
  await site.change({ action: 'remove', name: '@ashlar/quote' })
  expect(Object.keys(site.serving())).toEqual(['@acme/shop', '@acme/till'])
  expect(await site.change({ action: 'install', name: '@ashlar/quote' })).toMatchObject({ state: 'done', to: '1.0.0' })
  expect(Object.keys(site.serving())).toEqual(['@ashlar/quote', '@acme/shop', '@acme/till'])
})

const refused = async (body: object) => {
  const reply = await site.admin.post('/api/v1/admin/packages/plans/', body)
  return [reply.statusCode, reply.json().code]
}

test('requests that make no sense are answered with what is wrong', async () => {
  expect(await refused({ action: 'install', name: '@acme/nowhere' })).toEqual([404, 'PACKAGE_NOT_FOUND'])
  expect(await refused({ action: 'install', name: '@acme/shop' })).toEqual([422, 'PACKAGE_ALREADY_ACTIVE'])
  expect(await refused({ action: 'upgrade', name: '@acme/shop', version: '1.0.0' })).toEqual([
    422,
    'VERSION_ALREADY_ACTIVE',
  ])
  expect(await refused({ action: 'upgrade', name: '@acme/nowhere' })).toEqual([422, 'PACKAGE_NOT_ACTIVE'])
  expect(await refused({ action: 'rollback', name: '@acme/shop' })).toEqual([422, 'NO_VERSION_BEFORE'])
  expect(await refused({ action: 'promote', name: '@acme/shop' })).toEqual([422, 'NO_TRIAL'])
  expect(await refused({ action: 'try', name: '@acme/shop', tenants: [999] })).toEqual([422, 'UNKNOWN_TENANTS'])
  expect(await refused({ action: 'remove', name: '@ashlar/core' })).toEqual([422, 'CORE_IS_FIXED'])
  const late = await site.admin.post('/api/v1/admin/packages/changes/', { plan: 'gone' })
  expect([late.statusCode, late.json().code]).toEqual([404, 'PLAN_NOT_FOUND'])
  const json = await site.admin.post('/api/v1/admin/packages/uploads/', {})
  expect([json.statusCode, json.json().code]).toEqual([415, 'NOT_A_TARBALL'])
})

const send = (payload: Buffer | string) => {
  const headers = { 'content-type': 'application/gzip', 'sec-fetch-site': 'same-origin' }
  return site.admin.inject({ method: 'POST', url: '/api/v1/admin/packages/uploads/', headers, payload })
}

test('an uploaded package is planned by its version; what is no package is refused', async () => {
  const sent = await send('@acme/shop@0.9.2')
  expect([sent.statusCode, sent.json().results]).toMatchObject([201, { name: '@acme/shop', version: '0.9.2' }])
  const bad = await send('no package')
  expect([bad.statusCode, bad.json().code]).toEqual([422, 'PACKAGE_UNREADABLE'])
})

const tent = defineModule({ id: 'tent', title: 'Tent' })
const tents = (server: TestPackage['server'] = defineServer(tent, {}), version = '1.0.0') => ({
  ...{ name: '@acme/tent', version, root: { tent }, server },
})
const failing = defineServer(tent, { migrations: [migration('0001', [statement('select 1 / 0')])] })

test('issue 15: a refused version is mended and sent again under its number; one that has served keeps it', async () => {
  const request = { action: 'install', name: '@acme/tent', version: '1.0.0' } as const
  await send(site.store.pack(tents(throwing)))
  expect((await site.plan(request)).obstacles).toMatchObject([{ code: 'ENTRY_FAILED' }])
  await send(site.store.pack(tents(failing)))
  const stale = await site.plan(request)
  expect(await site.change(request)).toMatchObject({ state: 'failed', code: 'MIGRATION_FAILED' })
  expect((await send(site.store.pack(tents()))).statusCode).toBe(201)
  // Nobody agreed to these contents yet.
  const begun = await site.admin.post('/api/v1/admin/packages/changes/', { plan: stale.id })
  expect(await site.ended(begun.json().results.id)).toMatchObject({ state: 'failed', code: 'PLAN_CHANGED' })
  expect(await site.change(request)).toMatchObject({ state: 'done', to: '1.0.0' })

  const other = await send(site.store.pack(tents()))
  expect([other.statusCode, other.json()]).toMatchObject([
    409,
    {
      code: 'PACKAGE_VERSION_TAKEN',
      error:
        '@acme/tent 1.0.0 was installed here before with different contents. Publish the changes under a new version number.',
    },
  ])
  await site.change({ action: 'remove', name: '@acme/tent' })
  // However long it is gone, and forgotten by the store.
  await site.whole.sql`delete from core.package_release where name = '@acme/tent'`
  expect((await send(site.store.pack(tents()))).json().code).toBe('PACKAGE_VERSION_TAKEN')
})

test('issue 15: what the registry has after a refusal is fetched anew, under the number that was refused', async () => {
  const request = { action: 'install', name: '@acme/tent', version: '2.0.0' } as const
  site.store.publish(tents(throwing, '2.0.0'))
  expect((await site.plan(request)).obstacles).toMatchObject([{ code: 'ENTRY_FAILED' }])
  site.store.publish(tents(failing, '2.0.0'))
  expect(await site.change(request)).toMatchObject({ state: 'failed', code: 'MIGRATION_FAILED' })
  site.store.publish(tents(defineServer(tent, {}), '2.0.0'))
  expect(await site.change(request)).toMatchObject({ state: 'done', to: '2.0.0' })
})

test('issue 15: nobody takes the place of a version while it is being installed', async () => {
  const request = { action: 'upgrade', name: '@acme/tent', version: '3.0.0' } as const
  const opened = Promise.withResolvers<void>()
  const isLooked = Promise.withResolvers<void>()
  const look = async () => {
    isLooked.resolve()
    await opened.promise
  }
  const slow = defineServer(tent, { health: [health('The tent stands', [], look)] })
  await send(site.store.pack(tents(slow, '3.0.0')))
  const { id } = await site.plan(request)
  const begun = await site.admin.post('/api/v1/admin/packages/changes/', { plan: id })
  await isLooked.promise
  const other = await send(site.store.pack(tents(defineServer(tent, {}), '3.0.0')))
  expect([other.statusCode, other.json().code]).toEqual([409, 'CHANGE_RUNNING'])
  opened.resolve()
  expect(await site.ended(begun.json().results.id)).toMatchObject({ state: 'done' })
})
