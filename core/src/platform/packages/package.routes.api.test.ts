import { defineBlock, defineModule } from '@ashlar/sdk'
import { BlockRow, type BlockSchemaRow } from '@ashlar/sdk/platform'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import type { Tenant } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, InstallationUnderTest } from '../identity/installation-under-test.ts'

const quote = defineBlock({
  type: 'acme/quote',
  title: 'Quote',
  icon: 'quote',
  category: 'content',
  keywords: ['citation'],
  schema: Type.Object({ text: Type.String({ default: '', maxLength: 200 }) }),
  common: ['visibility'],
  migrations: [(props) => props, (props) => props],
})
const price = defineBlock({
  type: 'acme/price',
  title: 'Price',
  icon: 'tag',
  category: 'store',
  schema: Type.Object({}),
})
const shop = defineModule({
  id: 'shop',
  title: 'Shop',
  permissions: { goods: 'Goods' },
  admin: { nav: [{ title: 'Goods', path: '/admin/goods', icon: 'box', sort: 1, access: 'goods.can_view' }] },
})

let site: InstallationUnderTest
let first: Tenant
let owner: Browser

beforeAll(async () => {
  site = await InstallationUnderTest.open([
    {
      name: '@acme/quote',
      version: '2.3.4',
      root: { quote },
      renderer: defineBlockRenderer(quote, () => null),
    },
    { name: '@acme/shop', root: { shop, price }, renderer: defineBlockRenderer(price, () => null) },
    {
      name: '@acme/broken',
      root: {},
      server: () => {
        throw new Error('out of order')
      },
    },
  ])
  first = await site.tenant('First')
  owner = await site.person(first, 'owner')
})
afterAll(() => site?.close())

const rows = async (browser: Browser, url: string) => (await browser.get(url)).json().results.rows

describe('GET /api/v1/admin/blocks/', () => {
  it('gives every block type with its data version and package version', async () => {
    const all = await rows(owner, '/api/v1/admin/blocks/')
    for (const row of all) expect(Value.Check(BlockRow, row)).toBe(true)
    expect(all.map((row: BlockRow) => row.type).toSorted()).toEqual(['acme/price', 'acme/quote'])
    expect(all.find((row: BlockRow) => row.type === 'acme/quote')).toMatchObject({
      title: 'Quote',
      icon: 'quote',
      category: 'content',
      keywords: ['citation'],
      version: 3,
      packageName: '@acme/quote',
      packageVersion: '2.3.4',
      loads: false,
      failure: '',
    })
  })

  it('says apart what each of them stores, for programs that write content', async () => {
    const all = await rows(owner, '/api/v1/admin/blocks/schemas/')
    expect(all.map((row: BlockSchemaRow) => row.type).toSorted()).toEqual(['acme/price', 'acme/quote'])
    expect(all.find((row: BlockSchemaRow) => row.type === 'acme/quote')).toMatchObject({
      type: 'acme/quote',
      version: 3,
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: { text: { type: 'string', default: '', maxLength: 200 } },
      },
    })
  })

  it('names one file with the code of them all, for staff alone', async () => {
    const [row]: BlockRow[] = await rows(owner, '/api/v1/admin/blocks/')
    const joined = row?.browser.joined?.code ?? ''
    const { statusCode, headers, body } = await owner.get(joined)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('application/javascript')
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable')
    // These packages lie nowhere, so none of them is in it: the editor loads what is not.
    expect(body).toContain('export const packages = {\n}')
    expect((await site.browser(first).get(joined)).statusCode).toBe(401)
    for (const other of [
      joined.replace(/-[^-]*$/, '-ffffffff.js'),
      joined.replace(/code-./, 'code-g'),
      joined.replace('code-', 'other-'),
      `${joined}.js`,
    ])
      expect((await owner.get(other)).statusCode).toBe(404)
  })

  it('shows all blocks to everybody who edits: a block names no role (BLK-COMMON-023)', async () => {
    const all = await rows(owner, '/api/v1/admin/blocks/')
    for (const role of ['editor', 'manager'] as const)
      expect(await rows(await site.person(first, role), '/api/v1/admin/blocks/')).toEqual(all)
    expect(all.flatMap((row: BlockRow) => Object.keys(row).filter((key) => /role/i.test(key)))).toEqual([])
  })

  it('says why a block of a module that is off can’t be used', async () => {
    const tenant = await site.tenant('Without')
    const boss = await site.person(tenant, 'owner')
    await boss.send('PUT', `/api/v1/admin/tenants/${tenant.id}/modules/`, { modules: { shop: false } })
    const failures = (await rows(boss, '/api/v1/admin/blocks/')).map(({ type, failure }: BlockRow) => [type, failure])
    expect(failures.toSorted()).toEqual([
      ['acme/price', 'Shop is not switched on for this website.'],
      ['acme/quote', ''],
    ])
  })
})

it('GET /api/v1/admin/packages/ names a package that failed, with its reason', async () => {
  const all = await rows(owner, '/api/v1/admin/packages/')
  expect(all.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual([
    ['@acme/quote', 'active'],
    ['@acme/shop', 'active'],
    ['@acme/broken', 'failed'],
  ])
  expect(all[0]).toMatchObject({
    kind: 'block',
    title: 'Quote',
    icon: 'quote',
    version: '2.3.4',
    blocks: ['acme/quote'],
    allowed: true,
    always: false,
    enabled: true,
  })
  expect(all[2].reason).toContain('out of order')
})

it('GET /api/v1/admin/modules/ gives what a module adds to the admin as data', async () => {
  expect(await rows(owner, '/api/v1/admin/modules/')).toEqual([
    {
      ...{ id: 'shop', title: 'Shop', description: '', entry: '', admin: shop.admin },
      package: { name: '@acme/shop', version: expect.any(String) },
    },
  ])
})

it('GET /api/v1/admin/modules/ names what the plan does not hold, as locked entries and screens', async () => {
  const platform = await site.person(first, 'platform')
  const tenant = await site.tenant('Locked', 'basic')
  const boss = await site.person(tenant, 'owner')
  const modules = async (browser: Browser) => (await browser.get('/api/v1/admin/modules/')).json()
  const from = (plan: string) => platform.send('PUT', '/api/v1/admin/plans/', { module: 'shop', plan, typed: 'Shop' })
  expect((await modules(boss)).locked).toBeUndefined()
  expect((await from('standard')).statusCode).toBe(200)
  try {
    const goods = { title: 'Goods', path: '/admin/goods', icon: 'box', sort: 1, access: 'staff', plan: 'standard' }
    const found = await modules(boss)
    expect([found.results.rows, found.locked]).toEqual([
      [],
      [{ id: 'shop', title: 'Shop', admin: { nav: [goods], screens: [] } }],
    ])
    // An editor has no right in modules, and so no entry either.
    const [editors] = (await modules(await site.person(tenant, 'editor'))).locked
    expect(editors.admin.nav).toEqual([])
    // What the owner switched off is not locked by the plan.
    await owner.send('PUT', `/api/v1/admin/tenants/${first.id}/modules/`, { modules: { shop: false } })
    expect(await modules(owner)).toMatchObject({ results: { rows: [] } })
    expect((await modules(owner)).locked).toBeUndefined()
  } finally {
    await owner.send('PUT', `/api/v1/admin/tenants/${first.id}/modules/`, { modules: { shop: true } })
    await from('basic')
  }
})
