import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { defineModule } from '@ashlar/sdk'
import { archiveTable, defineServer, leaveOut, migration, type Tenant, tenantTable } from '@ashlar/sdk/server'
import fc from 'fast-check'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runAs } from '../../data/context.ts'
import { CoreDatabase } from '../core-database.ts'
import { type Browser, InstallationUnderTest } from '../identity/installation-under-test.ts'
import { MediaFiles } from '../media/media.contribution.ts'
import { fixturePackage } from '../pages/content.fixtures.ts'
import { coreServer } from '../server.ts'
import { packed, swapped, text, unpacked } from './archive.fixtures.ts'
import { partsOf, travellingTables } from './archived-tables.ts'
import { damagedBytes, damagedRows } from './damaged-archives.fixtures.ts'
import { hasChanged, layAside, sinceNow } from './rows-aside.ts'
import { StagedRows } from './staged-rows.ts'

const shop = defineModule({
  id: 'shop',
  title: 'Shop',
  plainSettings: { schema: Type.Object({ shop_key: Type.String({ secret: true, default: '' }) }) },
})
const shopServer = defineServer(shop, {
  migrations: [
    migration('0001', [
      tenantTable('good', [
        'id bigint generated always as identity',
        'parent bigint',
        'name text not null',
        'price bigint',
        'token text',
        'seen timestamptz not null default now()',
        'primary key (tenant_id, id)',
        'foreign key (tenant_id, parent) references shop.good (tenant_id, id)',
      ]),
      tenantTable('sale', [
        'id uuid not null',
        'good bigint not null',
        'primary key (tenant_id, id)',
        'foreign key (tenant_id, good) references shop.good (tenant_id, id)',
      ]),
      tenantTable('visit', ['id uuid not null', 'primary key (tenant_id, id)']),
    ]),
  ],
  archive: [
    archiveTable('good', { without: ['token'], accept: (row) => (row['name'] === 'Nothing' ? null : row) }),
    ...leaveOut('visit'),
  ],
})
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const node = (type: string, children: string[] = [], parent: string | null = null, props: object = {}) => ({
  ...{ type, version: 1, props, parent, children },
})
const content = {
  rootNodeId: 'root',
  nodes: {
    root: node('wrapper', ['s']),
    s: node('section', ['c'], 'root'),
    c: node('container', ['kept'], 's'),
    // Its package is not there, neither when it is saved nor when it is brought in.
    kept: { ...node('gone/locator', [], 'c', { city: 'Halifax' }), version: 3 },
  },
}

let site: InstallationUnderTest
let platform: Browser
let a: Tenant
let owner: Browser

const archives = (tenant: Pick<Tenant, 'id'>) => `/api/v1/admin/tenants/${tenant.id}/archives/`

beforeAll(async () => {
  site = await InstallationUnderTest.open([{ name: '@acme/shop', root: { shop }, server: shopServer }, fixturePackage])
  await site.host.startJobs()
  platform = await site.person(await site.tenant('First'), 'platform')
  a = await site.tenant('Full')
  owner = await site.person(a, 'owner')
  await fill()
})
afterAll(() => site?.close())

/** More than are written in one statement. */
const sales = 2_001

async function fill(): Promise<void> {
  const send = async (url: string, body: object, method: 'POST' | 'PUT' = 'POST') => {
    const reply = await owner.send(method, `/api/v1/admin/${url}`, body)
    expect(reply.statusCode, `${url} ${reply.body}`).toBeLessThan(300)
    return reply.json()
  }
  await send('settings/', { company_name: 'Rope & Sons', shop_key: 'canary-secret' }, 'PUT')
  const { page } = await send('pages/', { title: 'About us', slug: 'about' })
  await send('pages/', { title: 'The team', slug: 'team', parentId: page.id, publish_date: '2099-01-01T00:00:00.000Z' })
  await send('pages/', { id: page.id, slug: 'about-us', status: 'published' }, 'PUT')
  await send('pages/', { id: page.id, slug: 'about-all' }, 'PUT')
  await site.db.admin(`update core.page_content set content = $2 where tenant_id = $1 and page_id = $3`, [
    ...[a.guid, JSON.stringify(content), page.id],
  ])
  // It has unpublished changes: both contents travel.
  const { nodes } = content
  const later = {
    ...content,
    nodes: { ...nodes, s: node('section', ['c', 'd'], 'root'), d: node('container', [], 's') },
  }
  await send('page/updatecontent/', { id: page.id, content: JSON.stringify(later), asDraft: true }, 'PUT')
  await send('page/component-template/', { componentName: 'Banner' })
  const view = { can_view: true, can_create: false, can_edit: false, can_delete: false }
  const { role } = await send('roles/', { name: 'Page reader', permissions: { pages: view } })
  await send('roles/', { role_id: role.role_id, needsSecondFactor: true }, 'PUT')
  const file = { fileName: 'Dot.png', bytes: picture, altText: 'A dot' }
  await runAs({ tenant: a }, () => site.host.composition.resolve(MediaFiles).add(file))
  await site.db.admin(
    `with made as (insert into shop.good (tenant_id, name, price, token)
         values ($1, 'Rope', 9007199254740993, 'canary-token'), ($1, 'Nothing', 1, '') returning id, name),
       child as (insert into shop.good (tenant_id, name, parent) select $1, 'Short rope', id from made where name = 'Rope')
     insert into shop.sale (tenant_id, id, good) select $1, gen_random_uuid(), id from made, generate_series(1, ${sales}) where name = 'Rope'`,
    [a.guid],
  )
  await site.db.admin(`insert into shop.visit (tenant_id, id) values ($1, gen_random_uuid())`, [a.guid])
}

interface Told {
  readonly id: string
  readonly state: string
  readonly message: string
  readonly notes: string[]
  readonly isThere: boolean
}

/** What became of an archive, once it is known. */
async function ended(tenant: Tenant, id: string): Promise<Told> {
  for (;;) {
    const { rows } = (await platform.get(archives(tenant))).json().results
    const found: Told | undefined = rows.find((row: Told) => row.id === id)
    if (found === undefined || ['done', 'failed'].includes(found.state)) return found as Told
    await delay(50)
  }
}

async function exported(tenant: Tenant, by = platform): Promise<{ told: Told; bytes: Buffer }> {
  const reply = await by.send('POST', archives(tenant))
  expect(reply.statusCode, reply.body).toBe(202)
  const told = await ended(tenant, reply.json().archive.id)
  const file = await by.get(`${archives(tenant)}${told.id}/file/`)
  return { told, bytes: file.rawPayload }
}

const bring = (tenant: Pick<Tenant, 'id'>, bytes: Buffer, by = platform) =>
  by.send('POST', `/api/v1/admin/tenants/${tenant.id}/import/?name=site.zip`, bytes, {
    'content-type': 'application/zip',
  })

async function imported(tenant: Tenant, bytes: Buffer): Promise<Told> {
  const reply = await bring(tenant, bytes)
  expect(reply.statusCode, reply.body).toBe(202)
  return ended(tenant, reply.json().archive.id)
}

/** How many rows of its own a tenant has, except for what the archive itself leaves and its people. */
async function rowsOf(tenant: Tenant): Promise<number> {
  const tables = ['core.page', 'core.page_content', 'core.media', 'core.setting', 'core.component_template']
  const counts = await Promise.all(
    [...tables, 'core.tenant_archive_row', 'shop.good', 'shop.sale'].map((table) =>
      site.db.admin<{ rows: number }>(`select count(*)::int as rows from ${table} where tenant_id = $1`, [tenant.guid]),
    ),
  )
  return counts.flat().reduce((sum, { rows }) => sum + rows, 0)
}

describe('the archive of a website (B2)', () => {
  let bytes: Buffer

  it('holds its documents, files and lists, and no secret of anybody', async () => {
    const made = await exported(a, owner)
    bytes = made.bytes
    expect(made.told).toMatchObject({ state: 'done', message: '', notes: [], isThere: true })
    const files = await unpacked(bytes)
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        ...['archive.json', 'data/core.page.jsonl', 'data/core.page_content.jsonl', 'data/shop.good.jsonl'],
        ...['lists/core.page.csv', 'lists/core.people.csv', 'lists/shop.good.csv'],
      ]),
    )
    expect([...files.keys()].filter((name) => /account|session|token|webhook|shop\.visit|draft/.test(name))).toEqual([])
    expect(text(files, 'data/shop.good.jsonl')).toContain('9007199254740993')
    expect(text(files, 'lists/core.page.csv')).toContain('About us')
    expect(text(files, 'data/core.setting.jsonl')).toContain('Rope & Sons')
    for (const [name, file] of files) expect(file.includes('canary-'), name).toBe(false)
    const media = [...files].find(([name]) => /^media\/\d+-dot\.png$/.test(name))
    expect(media?.[1].subarray(1, 4).toString()).toBe('PNG')
  })

  it('becomes an empty website whole: the same documents, files and addresses, blocks of missing packages too', async () => {
    const b = await site.tenant('Copy')
    const told = await imported(b, bytes)
    expect(told).toMatchObject({ state: 'done', message: '', isThere: false })
    expect(told.notes).toEqual(['1 of 3 rows of shop.good were skipped because they do not apply here.'])

    const before = await unpacked(bytes)
    const after = await unpacked((await exported(b)).bytes)
    const documents = [...before.keys()].filter((name) => name.startsWith('data/') || name.startsWith('media/'))
    const others = documents.filter((name) => name !== 'data/shop.good.jsonl')
    expect([...after.keys()].filter((name) => documents.includes(name))).toEqual(documents)
    for (const name of others) expect(text(after, name), name).toBe(text(before, name))
    expect(text(after, 'data/core.page_content.jsonl')).toContain('Halifax')
    expect(text(before, 'data/shop.good.jsonl')).toContain(text(after, 'data/shop.good.jsonl').split('\n')[0])

    // It is a website like any other: found by its words, counted, and added to.
    const reader = await site.person(b, 'owner')
    const { rows: known } = (await reader.get('/api/v1/admin/roles/')).json().results
    expect(known[6]).toMatchObject({ name: 'Page reader', isCustom: true, needsSecondFactor: true })
    expect(known[6].permissions.pages.can_view).toBe(true)
    const found = (await reader.get('/api/v1/admin/pages/?search=about')).json().results.rows
    expect(found).toMatchObject([{ slug: 'about-all', hasUnpublishedChanges: true }])
    const [kept] = await site.db.admin<{ content: typeof content; live: typeof content }>(
      `select content, live_content as live from core.page_content where tenant_id = $1 and page_id = $2`,
      [b.guid, found[0].id],
    )
    expect([kept?.live, Object.keys(kept?.content.nodes ?? {})]).toEqual([
      content,
      expect.arrayContaining(['d', 'kept']),
    ])
    expect((await reader.get(`/api/v1/admin/tenants/${b.id}/usage/`)).json().usage.limits[0]).toMatchObject({ used: 2 })
    const { page } = (await reader.send('POST', '/api/v1/admin/pages/', { title: 'One more' })).json()
    expect(page.id).toBeGreaterThan(found[0].id)
    const line = (await reader.get('/api/v1/admin/audit/')).json()
    expect(JSON.stringify(line)).toContain('tenant.imported')
  })

  it('is refused by a website that is not empty, and by a plan that has no room for it', async () => {
    const told = await imported(a, bytes)
    expect(told).toMatchObject({ state: 'failed', message: expect.stringContaining('“Full” is not empty: it has') })
    const small = await site.tenant('Small', 'basic')
    await site.db.admin(`update core.plan set pages = 1 where name = 'basic'`)
    expect(await imported(small, bytes)).toMatchObject({ state: 'failed', message: expect.stringContaining('1 page') })
    expect(await rowsOf(small)).toBe(0)
  })

  it('changes nothing when it is broken, hostile or not one', async () => {
    const empty = await site.tenant('Empty')
    const files = await unpacked(bytes)
    const changed = (name: string, change: (text: string) => string) =>
      packed(new Map(files).set(name, Buffer.from(change(text(files, name)))))
    const lines = (name: string, of: (row: Record<string, unknown>) => object) =>
      changed(name, (all) =>
        all
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => `${JSON.stringify(of(JSON.parse(line)))}\n`)
          .join(''),
      )
    const bomb = packed(new Map(files).set('lists/bomb.csv', Buffer.alloc(60_000_000)))
    const media = [...files.keys()].find((name) => name.startsWith('media/')) ?? ''
    const hostile: readonly [string, Buffer | Promise<Buffer>, RegExp][] = [
      ['no archive', Buffer.from('not a zip'), /not a ZIP file/],
      ['cut off', bytes.subarray(0, bytes.length / 2), /not a ZIP file/],
      ['another ZIP file', packed(new Map([['a.txt', 'a']])), /not a website backup/],
      ['a bomb', bomb, /unpacked size/],
      [
        'a path',
        packed(new Map(files).set('.a/b', Buffer.of())).then((zip) => swapped(zip, '.a/b', '../b')),
        /not a ZIP file/,
      ],
      ['lost rows', changed('data/core.page.jsonl', (all) => all.slice(all.indexOf('\n') + 1)), /missing/],
      ['no JSON', changed('data/core.page.jsonl', (all) => all.replace('{', '[')), /not JSON/],
      ['an unknown column', lines('data/core.page.jsonl', (row) => ({ ...row, tenant_id: a.guid })), /tenant_id/],
      ['a number too high', lines('data/core.page.jsonl', (row) => ({ ...row, id: 2 ** 60 })), /invalid number/],
      ['a secret', lines('data/shop.good.jsonl', (row) => ({ ...row, token: 'x' })), /token/],
      [
        'a slug of the system',
        lines('data/core.page.jsonl', (row) => ({ ...row, slug: 'admin' })),
        /Row 1 of core\.page/,
      ],
      ['pages in a ring', lines('data/core.page.jsonl', (row) => ({ ...row, parent_id: row['id'] })), /themselves/],
      [
        'content that no save would take',
        lines('data/core.page_content.jsonl', (row) => ({
          ...row,
          content: { ...content, nodes: { ...content.nodes, kept: node('note', [], 'c', { size: 11 }) } },
        })),
        /core\.page_content/,
      ],
      [
        'published content that no save would take',
        lines('data/core.page_content.jsonl', (row) => ({
          ...row,
          live_revision: 1,
          live_content: { ...content, nodes: { ...content.nodes, kept: node('note', [], 'c', { size: 11 }) } },
        })),
        /core\.page_content/,
      ],
      ['a file that is none', packed(new Map(files).set(media, Buffer.from('<script>'))), /not allowed/],
      ['a key that leads nowhere', lines('data/shop.sale.jsonl', (row) => ({ ...row, good: 77_777 })), /shop\.sale/],
      ['a value of another kind', lines('data/shop.sale.jsonl', (row) => ({ ...row, id: 'x' })), /do not fit/],
    ]
    for (const [name, archive, why] of hostile) {
      const told = await imported(empty, await archive)
      expect([name, told.state], told.message).toEqual([name, 'failed'])
      expect(told.message, name).toMatch(why)
      expect(await rowsOf(empty), name).toBe(0)
    }
    // Nothing of them is left, and the next one is welcome.
    const left = await site.db.admin<{ name: string }>(
      `select storage_name as name from core.tenant_archive where tenant_id = $1 and storage_name <> ''`,
      [empty.guid],
    )
    expect(left).toEqual([])
    expect((await imported(empty, bytes)).state).toBe('done')
  }, 120_000)

  it('Z5: is taken whole or refused in a sentence, however it is damaged, and the next one is welcome', async () => {
    const damaged = fc.oneof(
      damagedBytes(bytes),
      damagedRows(await unpacked(bytes)).map((files) => packed(files)),
    )
    let [empty, taken, refused] = [await site.tenant('Damaged0'), 0, 0]
    const check = fc.asyncProperty(damaged, async (file) => {
      const { state, message } = await imported(empty, await file)
      if (state === 'done') {
        // It was still an archive: another website takes the next.
        expect(await rowsOf(empty)).toBeGreaterThan(0)
        empty = await site.tenant(`Damaged${++taken}`)
        return
      }
      refused += 1
      expect(message).toMatch(/\.$/)
      expect(message).not.toContain('went wrong')
      expect(await rowsOf(empty)).toBe(0)
    })
    await fc.assert(check, { numRuns: 25, seed: 7, endOnFailure: true })
    expect([taken > 1, refused > 15], `${taken} ${refused}`).toEqual([true, true])
  })

  it('names what is not known here, and leaves it out', async () => {
    const files = await unpacked(bytes)
    const manifest = JSON.parse(text(files, 'archive.json'))
    manifest.tables.push({ name: 'gone.thing', rows: 2 })
    files.set('archive.json', Buffer.from(JSON.stringify(manifest)))
    files.set('data/gone.thing.jsonl', Buffer.from('{}\n{}\n'))
    files.set('notes.txt', Buffer.from('hello'))
    const told = await imported(await site.tenant('Partly'), await packed(files))
    expect(told).toMatchObject({
      state: 'done',
      notes: [
        '2 rows of gone.thing were skipped because this module is not installed.',
        '1 unknown files were skipped.',
        expect.stringContaining('shop.good'),
      ],
    })
  })

  it('is for the platform and whoever has the permission; another tenant’s is not there (T2, I4)', async () => {
    const [newest] = (await owner.get(archives(a))).json().results.rows.filter(({ isThere }: Told) => isThere)
    const file = `${archives(a)}${newest.id}/file/`
    const stranger = await site.person(await site.tenant('Stranger'), 'owner')
    const manager = await site.person(a, 'manager')
    const administrator = await site.person(a, 'administrator')
    for (const url of [archives(a), file]) {
      expect([(await stranger.get(url)).statusCode, (await manager.get(url)).statusCode]).toEqual([404, 403])
      expect((await administrator.get(url)).statusCode).toBe(200)
    }
    expect((await manager.send('POST', archives(a))).statusCode).toBe(403)
    expect((await bring(a, bytes, owner)).statusCode).toBe(403)
    expect((await platform.send('POST', `/api/v1/admin/tenants/${a.id}/import/`, {})).statusCode).toBe(400)
    expect((await platform.get(archives({ id: 99_999 }))).statusCode).toBe(404)

    expect((await manager.send('DELETE', `${archives(a)}${newest.id}/`)).statusCode).toBe(403)
    expect((await administrator.send('DELETE', `${archives(a)}${newest.id}/`)).statusCode).toBe(200)
    expect((await owner.get(file)).statusCode).toBe(404)
  })

  it('I4: holds no word, file or person of another website, while that one is read as well', async () => {
    const canaries = ['Rope', 'About us', 'Halifax', 'dot.png', 'Banner', 'about-us', a.guid]
    const own = await unpacked(bytes)
    const seen = (files: ReadonlyMap<string, Buffer>) =>
      canaries.filter((word) => [...files].some(([name, file]) => `${name} ${file}`.includes(word)))
    const stranger = await site.person(await site.tenant('Neighbour'), 'owner')
    await stranger.send('POST', '/api/v1/admin/pages/', { title: 'Elsewhere', slug: 'elsewhere' })
    const neighbour = (await platform.get('/api/v1/admin/tenants/?limit=-1')).json().results.rows
    const tenant = neighbour.find(({ name }: { name: string }) => name === 'Neighbour')
    const [theirs] = await Promise.all([exported(tenant), exported(a)])
    const files = await unpacked(theirs.bytes)
    expect(text(files, 'lists/core.page.csv')).toContain('Elsewhere')
    expect(seen(files)).toEqual([])
    // Looked for in its own website's archive they are found.
    expect(seen(own).length).toBeGreaterThan(4)
  })

  it('tells a table in which something changed while its rows were laid aside from one that stood still', async () => {
    const database = site.host.composition.resolve(CoreDatabase)
    const archive = randomUUID()
    const tenant = await site.tenant('Busy')
    const write = (sql: string) => site.db.admin(sql, [tenant.guid])
    await write(`insert into shop.good (tenant_id, name) values ($1, 'Rope'), ($1, 'Twine')`)
    await write(`insert into core.tenant_archive (tenant_id, id, kind, state, file_name, expires_at)
      values ($1, '${archive}', 'export', 'done', 'busy.zip', now())`)
    const all = await database.system((tx) => travellingTables(tx, site.host.composition))
    const table = all.find(({ name }) => name === 'shop.good')
    if (table === undefined) throw new Error('The table does not travel.')
    let since = await database.system(sinceNow)
    const changed = () => database.system((tx) => hasChanged(tx, since, tenant.guid, archive, table))
    await layAside((step) => database.system(step), tenant.guid, archive, table)
    // What was written before the moment is no change, once no older work goes on in the server.
    await vi.waitFor(async () => {
      since = await database.system(sinceNow)
      expect(await changed()).toBe(false)
    })
    await write(`delete from shop.good where tenant_id = $1 and name = 'Twine'`)
    expect(await changed()).toBe(true)
    await write(`insert into shop.good (tenant_id, name) values ($1, 'Cord')`)
    expect(await changed()).toBe(true)
    await new StagedRows(database, tenant.guid, archive).clear()
  })

  it('is made of every table of the core, or the core says that the table stays', async () => {
    const tables = await site.db.admin<{ name: string }>(
      `select 'core.' || table_name as name from information_schema.columns
       where table_schema = 'core' and column_name = 'tenant_id' and is_nullable = 'NO' order by 1`,
    )
    const parts = partsOf({ packages: site.host.composition.packages })
    expect(coreServer.archive.length).toBeGreaterThan(10)
    expect(tables.map(({ name }) => name).filter((name) => !parts.has(name))).toEqual([])
  })
})
