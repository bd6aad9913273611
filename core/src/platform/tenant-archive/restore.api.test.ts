import { setTimeout as delay } from 'node:timers/promises'
import { defineModule } from '@ashlar/sdk'
import type { TenantArchive } from '@ashlar/sdk/platform'
import { archiveTable, defineServer, leaveOut, migration, type Tenant, tenantTable } from '@ashlar/sdk/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runAs } from '../../data/context.ts'
import { tagOfTenant } from '../../data/index.ts'
import { MediaStorage } from '../../media-storage/storage.ts'
import { CoreDatabase } from '../core-database.ts'
import { type Browser, InstallationUnderTest, password } from '../identity/installation-under-test.ts'
import { MediaFiles } from '../media/media.contribution.ts'
import { fixturePackage } from '../pages/content.fixtures.ts'
import { packed, text, unpacked } from './archive.fixtures.ts'
import { travellingTables } from './archived-tables.ts'
import { dependentTables } from './dependent-rows.ts'
import { isReplaced } from './restore-plan.ts'
import { SafetyCopies, WebsiteChanged } from './safety-copies.ts'

// A safety copy takes seconds on a busy machine.
const patience = { timeout: 20_000, interval: 50 }

const yard = defineModule({ id: 'yard', title: 'Yard' })
const toItem = 'foreign key (tenant_id, item) references yard.item (tenant_id, id)'
const yardServer = defineServer(yard, {
  migrations: [
    migration('0001', [
      tenantTable('item', [
        'id bigint generated always as identity',
        'name text not null',
        'owner bigint',
        'token text',
        'revision integer not null default 1',
        'primary key (tenant_id, id)',
      ]),
      tenantTable('mark', ['id bigint not null', 'item bigint not null', 'primary key (tenant_id, id)', toItem]),
      tenantTable('draft', [
        'id bigint generated always as identity',
        'item bigint not null',
        'primary key (tenant_id, id)',
        `${toItem} on delete cascade`,
      ]),
      tenantTable('pin', [
        'id bigint not null',
        'item bigint',
        'primary key (tenant_id, id)',
        `${toItem} on delete set null (item)`,
      ]),
    ]),
  ],
  archive: [
    // Another website does not know the owners of this one.
    archiveTable('item', { without: ['token'], accept: (row) => ({ ...row, owner: null }) }),
    ...leaveOut('draft', 'pin'),
  ],
})
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let site: InstallationUnderTest
let platform: Browser
let neighbour: Tenant
let websites = 0
let a: Tenant
let owner: Browser

beforeAll(async () => {
  site = await InstallationUnderTest.open([{ name: '@acme/yard', root: { yard }, server: yardServer }, fixturePackage])
  await site.host.startJobs()
  platform = await site.person(await site.tenant('First'), 'platform')
  neighbour = await site.tenant('Neighbour')
  await fill(neighbour, await site.person(neighbour, 'owner'))
})
afterAll(() => site?.close())
beforeEach(async () => {
  a = await site.tenant(`Yard${++websites}`)
  owner = await site.person(a, 'owner')
  await fill(a, owner)
})

async function send(by: Browser, method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
  const reply = await by.send(method, `/api/v1/admin/${url}`, body)
  expect(reply.statusCode, `${url} ${reply.body}`).toBeLessThan(300)
  return reply.json()
}

const query = <Row extends object>(sql: string, tenant = a) => site.db.admin<Row>(sql, [tenant.guid])
const addFile = (fileName: string) =>
  runAs({ tenant: a }, () => site.host.composition.resolve(MediaFiles).add({ fileName, bytes: picture, altText: '' }))

async function fill(tenant: Tenant, by: Browser): Promise<void> {
  await send(by, 'PUT', 'settings/', { company_name: 'Rope & Sons' })
  const { page } = await send(by, 'POST', 'pages/', { title: 'About us', slug: 'about' })
  await send(by, 'POST', 'pages/', { title: 'The team', slug: 'team', parentId: page.id })
  await send(by, 'PUT', `page/draft/${page.id}/`, { content: null, contentRevision: 1 })
  await query(
    `with made as (insert into yard.item (tenant_id, name, owner, token)
         values ($1, 'Mast', 7, 'first'), ($1, 'Boom', null, null) returning id, name),
       marked as (insert into yard.mark (tenant_id, id, item) select $1, id, id from made),
       pinned as (insert into yard.pin (tenant_id, id, item) select $1, id, id from made)
     insert into yard.draft (tenant_id, item) select $1, id from made`,
    tenant,
  )
  await query(
    `insert into core.number_series (tenant_id, series, period, last) values ($1, 'invoice', '2026', 5)`,
    tenant,
  )
}

/** What people did after the backup. */
async function changeMuch(): Promise<void> {
  const { rows } = (await owner.get('/api/v1/admin/pages/?limit=-1')).json().results
  const idOf = (slug: string): number => rows.find((row: { slug: string }) => row.slug === slug).id
  await send(owner, 'PUT', 'pages/', { id: idOf('about'), title: 'About everybody', slug: 'about-all' })
  await send(owner, 'DELETE', `pages/${idOf('team')}/`)
  const { page } = await send(owner, 'POST', 'pages/', { title: 'Novelty', slug: 'novelty' })
  await send(owner, 'PUT', `page/draft/${page.id}/`, { content: null, contentRevision: 1 })
  await send(owner, 'PUT', 'settings/', { company_name: 'Twine & Daughters' })
  await query(`update yard.item set token = 'second', revision = 4 where tenant_id = $1 and name = 'Mast'`)
  await query(
    `with made as (insert into yard.item (tenant_id, name) values ($1, 'Sail') returning id),
       pinned as (insert into yard.pin (tenant_id, id, item) select $1, id, id from made)
     insert into yard.draft (tenant_id, item) select $1, id from made`,
  )
  await query(`update core.number_series set last = 9 where tenant_id = $1`)
}

const archives = (tenant: Pick<Tenant, 'id'> = a) => `/api/v1/admin/tenants/${tenant.id}/archives/`
const restores = (tenant: Pick<Tenant, 'id'> = a) => `/api/v1/admin/tenants/${tenant.id}/restores/`

async function listed(tenant = a): Promise<TenantArchive[]> {
  return (await platform.get(archives(tenant))).json().results.rows
}

async function settled(id: string, tenant = a): Promise<TenantArchive> {
  for (;;) {
    const found = (await listed(tenant)).find((row) => row.id === id)
    if (found === undefined) throw new Error('It is not there any more.')
    if (!['waiting', 'running'].includes(found.state)) return found
    await delay(50)
  }
}

async function backup(tenant = a): Promise<TenantArchive> {
  const reply = await platform.send('POST', archives(tenant))
  expect(reply.statusCode, reply.body).toBe(202)
  return settled(reply.json().archive.id, tenant)
}

async function bytesOf({ id }: TenantArchive, tenant = a): Promise<Buffer> {
  return (await platform.get(`${archives(tenant)}${id}/file/`)).rawPayload
}

async function planned(source: Pick<TenantArchive, 'id'>): Promise<TenantArchive> {
  const reply = await owner.send('POST', `${archives()}${source.id}/restores/`)
  expect(reply.statusCode, reply.body).toBe(202)
  return settled(reply.json().archive.id)
}

const upload = (bytes: Buffer, by = owner) =>
  by.send('POST', `${restores()}?name=mine.zip`, bytes, { 'content-type': 'application/zip' })

async function uploaded(bytes: Buffer): Promise<TenantArchive> {
  const reply = await upload(bytes)
  expect(reply.statusCode, reply.body).toBe(202)
  return settled(reply.json().archive.id)
}

function copiesIn([found]: readonly SafetyCopies[]): SafetyCopies {
  if (found === undefined) throw new Error('The service is not there.')
  return found
}

const start = ({ id }: Pick<TenantArchive, 'id'>, body: object = {}, by = owner) =>
  by.send('POST', `${restores()}${id}/`, { name: a.name, currentPassword: password, ...body })

async function restored(plan: TenantArchive): Promise<TenantArchive> {
  const reply = await start(plan)
  expect(reply.statusCode, reply.body).toBe(202)
  return settled(plan.id)
}

const compared = [
  'core.page',
  'core.page_content',
  'core.page_revision',
  'core.media',
  'core.setting',
  'core.search_word',
]
/** All that a website has and a restore may change, without what may differ. */
async function contentOf(tenant = a, without: readonly string[] = []): Promise<unknown> {
  const tables = [
    ...compared,
    'core.number_series',
    'core.page_draft',
    'core.tenant_usage',
    'core.role',
    'core.account',
  ]
  const whole: Record<string, unknown> = {}
  for (const table of [...tables, 'yard.item', 'yard.mark', 'yard.draft', 'yard.pin']) {
    const rows = await query<{ row: object }>(
      `select to_jsonb(t) - array[${without.map((name) => `'${name}'`).join(',')}]::text[] as row
       from ${table} t where tenant_id = $1 and coalesce(to_jsonb(t) ->> 'kind', '') <> 'audit' order by 1`,
      tenant,
    )
    whole[table] = rows.map(({ row }) => row)
  }
  return whole
}
/** Who changed a row last is not in a backup, and counters never fall. */
const loose = ['changed_by', 'author', 'created_by', 'storage_name', 'revision', 'version', 'last_active_at']

describe('restoring a backup into its own website (issue 16 b.6)', () => {
  it('shows a plan and changes nothing, then brings everything back as it was, and the safety copy undoes it', async () => {
    await addFile('Dot.png')
    const [bytes] = await query<{ name: string }>(`select storage_name as name from core.media where tenant_id = $1`)
    const stranger = await contentOf(neighbour)
    const before = await contentOf(a, [...loose, 'token', 'last'])
    const kept = await backup()
    await changeMuch()
    await addFile('Later.png')
    const later = await contentOf(a)
    const plan = await planned(kept)
    expect(plan).toMatchObject({ kind: 'restore', state: 'planned', message: '', notes: [], fileName: kept.fileName })
    expect(plan.plan).toMatchObject({ website: a.name, version: 1, missing: [], switchedOff: [], exceeded: [] })
    const count = (table: string) => plan.plan?.contents.find((each) => each.table === table)
    expect(count('media')).toMatchObject({ module: 'core', inBackup: 1, now: 2 })
    expect(count('item')).toEqual({ module: 'yard', moduleTitle: 'Yard', table: 'item', inBackup: 2, now: 3 })
    expect(count('role')).toBeUndefined()
    expect(await contentOf(a)).toEqual(later)

    const done = await restored(plan)
    expect(done).toMatchObject({ state: 'done', message: '', notes: [], isThere: false })
    const [copy] = (await listed()).filter(({ id }) => id === done.safetyCopy)
    expect(copy).toMatchObject({ kind: 'export', state: 'done', isThere: true, isSafetyCopy: true })
    expect(copy?.fileName).toMatch(/-safety-copy\.zip$/)
    // What leads to a page or an item that the backup does not have goes with it, or leads nowhere; all else is as it was.
    const pins = await query<{ id: number }>('delete from yard.pin where tenant_id = $1 and item is null returning id')
    expect(pins).toHaveLength(1)
    expect(await contentOf(a, [...loose, 'token', 'last'])).toEqual(before)
    const series = await query<{ last: string }>('select last::text from core.number_series where tenant_id = $1')
    expect(series).toEqual([{ last: '9' }])
    const items = await query(
      `select name, token, revision, owner::int from yard.item where tenant_id = $1 order by name`,
    )
    expect(items).toEqual([
      { name: 'Boom', token: null, revision: 1, owner: null },
      { name: 'Mast', token: 'second', revision: 5, owner: 7 },
    ])
    const { results } = (await owner.get('/api/v1/admin/pages/?search=about')).json()
    expect(results.rows).toMatchObject([{ title: 'About us', slug: 'about' }])
    const files = (await owner.get('/api/v1/admin/media/')).json().results.rows
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['Dot.png'])
    expect((await owner.get(files[0].address)).statusCode).toBe(200)
    const line = (await owner.get('/api/v1/admin/audit/')).json()
    expect(JSON.stringify(line)).toContain('tenant.restored')
    expect(JSON.stringify((await owner.get('/api/v1/admin/notices/')).json())).toContain(
      `“${kept.fileName}” was restored.`,
    )
    expect(await contentOf(neighbour)).toEqual(stranger)
    const storage = site.host.composition.resolve(MediaStorage)
    await vi.waitFor(async () => expect(await storage.open(a.guid, bytes?.name ?? '')).toBeUndefined())

    const undone = await restored(await planned({ id: done.safetyCopy ?? '' }))
    expect(undone).toMatchObject({ state: 'done', notes: [] })
    const loosely = async () => ({
      ...Object(await contentOf(a, [...loose])),
      'core.page_draft': 0,
      'yard.draft': 0,
      'yard.pin': 0,
    })
    const back = await loosely()
    expect(back['yard.item']).toMatchObject([{ name: 'Mast', token: 'second' }, { name: 'Boom' }, { name: 'Sail' }])
    expect((await owner.get('/api/v1/admin/pages/?search=novelty')).json().results.rows).toHaveLength(1)
    const names = (await owner.get('/api/v1/admin/media/')).json().results.rows
    for (const { address } of names) expect((await owner.get(address)).statusCode).toBe(200)
    expect(names).toHaveLength(2)
  })

  it('restores a file that was downloaded; the modules look at its rows', async () => {
    const bytes = await bytesOf(await backup())
    await changeMuch()
    const done = await restored(await uploaded(bytes))
    expect(done).toMatchObject({ state: 'done', fileName: 'mine.zip' })
    const items = await query(`select name, owner from yard.item where tenant_id = $1 order by name`)
    expect(items).toEqual([
      { name: 'Boom', owner: null },
      { name: 'Mast', owner: null },
    ])
    expect((await owner.get('/api/v1/admin/settings/')).body).toContain('Rope & Sons')
    const left = await query(`select 1 from core.tenant_archive_row where tenant_id = $1`)
    expect(left).toEqual([])
  })

  it('leaves the website as it was when something fails in the middle, and keeps the safety copy', async () => {
    await addFile('Dot.png')
    const files = await unpacked(await bytesOf(await backup()))
    await changeMuch()
    const before = await contentOf()
    const wrong = text(files, 'data/yard.mark.jsonl').replace(/"item": ?\d+/, '"item": 777777')
    const plan = await uploaded(await packed(new Map(files).set('data/yard.mark.jsonl', Buffer.from(wrong))))
    expect(plan.state).toBe('planned')
    const failed = await restored(plan)
    expect(failed).toMatchObject({ state: 'failed', safetyCopy: null })
    expect(failed.message).toMatch(/yard\.mark.*Nothing was changed\.$/)
    expect(await contentOf()).toEqual(before)
    expect((await listed()).filter(({ isSafetyCopy, isThere }) => isSafetyCopy && isThere)).toHaveLength(1)
    const [file] = (await owner.get('/api/v1/admin/media/')).json().results.rows
    expect((await owner.get(file.address)).statusCode).toBe(200)
    expect((await owner.get('/api/v1/admin/notices/')).body).toContain('“mine.zip” could not be restored.')
    // Changes are taken again.
    await send(owner, 'PUT', 'settings/', { company_name: 'Still here' })
  })

  it('refuses what is damaged, of another website or of a newer version', async () => {
    const files = await unpacked(await bytesOf(await backup()))
    const manifest = JSON.parse(text(files, 'archive.json'))
    const told = (more: object) =>
      packed(new Map(files).set('archive.json', Buffer.from(JSON.stringify({ ...manifest, ...more }))))
    const before = await contentOf()
    const { website, ...unnamed } = manifest
    expect(website).toBe(a.guid)
    const refused: readonly [Buffer, RegExp][] = [
      [Buffer.from('no zip'), /damaged or not a ZIP file/],
      [await bytesOf(await backup(neighbour), neighbour), /of another website, “Neighbour”/],
      [await told({ website: neighbour.guid }), /of another website/],
      [await told({ version: 2 }), /created by another version/],
      [
        await packed(new Map(files).set('data/core.page.jsonl', Buffer.from('{"id":1}\n'))),
        /missing, or too many|Row 1/,
      ],
    ]
    for (const [bytes, why] of refused) {
      const failed = await uploaded(bytes)
      expect([failed.state, failed.message]).toEqual(['failed', expect.stringMatching(why)])
      expect((await start(failed)).statusCode).toBe(409)
    }
    expect(await contentOf()).toEqual(before)
    // One that was made before backups said whose they are is known by the name.
    const old = (name: string) =>
      packed(new Map(files).set('archive.json', Buffer.from(JSON.stringify({ ...unnamed, name }))))
    expect((await uploaded(await old(a.name))).state).toBe('planned')
    expect((await uploaded(await old('Elsewhere'))).message).toMatch(/of another website/)
  })

  it('is begun by the owner alone, with the name and the password, once', async () => {
    const kept = await backup()
    const administrator = await site.person(a, 'administrator')
    const stranger = await site.person(neighbour, 'owner')
    const plan = await planned(kept)
    const tries = async (by: Browser) => [
      (await by.send('POST', `${archives()}${kept.id}/restores/`)).statusCode,
      (await upload(Buffer.from('x'), by)).statusCode,
      (await start(plan, {}, by)).statusCode,
    ]
    expect(await tries(administrator)).toEqual([403, 403, 403])
    expect(await tries(stranger)).toEqual([404, 404, 404])
    const wrong = await Promise.all([
      start(plan, { name: 'Other' }),
      start(plan, { currentPassword: 'no' }),
      start(plan, { currentPassword: '' }),
    ])
    expect(wrong.map((reply) => [reply.statusCode, reply.json().errors?.[0].path])).toEqual([
      [422, 'name'],
      [422, 'currentPassword'],
      [422, 'currentPassword'],
    ])
    expect((await owner.send('POST', `${archives()}${plan.id}/restores/`)).statusCode).toBe(404)
    expect((await start(kept)).statusCode).toBe(404)
    const twice = await Promise.all([start(plan), start(plan)])
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409])
    expect((await settled(plan.id)).state).toBe('done')
    expect((await start(plan)).statusCode).toBe(409)
  })

  it('waits for other work on the backups of the website', async () => {
    const kept = await backup()
    const plan = await planned(kept)
    await query(`insert into core.tenant_archive (tenant_id, id, kind, state, file_name, expires_at)
      values ($1, gen_random_uuid(), 'export', 'running', 'x.zip', now() + interval '1 day')`)
    for (const reply of [
      await start(plan),
      await owner.send('POST', `${archives()}${kept.id}/restores/`),
      await upload(Buffer.from('x')),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'ARCHIVE_UNDER_WAY'])
  })

  it('says what exceeds the plan and which modules are missing or off, and restores what was switched off meanwhile', async () => {
    const files = await unpacked(await bytesOf(await backup()))
    const manifest = JSON.parse(text(files, 'archive.json'))
    manifest.tables.push({ name: 'gone.thing', rows: 1 })
    files.set('archive.json', Buffer.from(JSON.stringify(manifest)))
    files.set('data/gone.thing.jsonl', Buffer.from('{}\n'))
    const bytes = await packed(files)
    const plan = await uploaded(bytes)
    expect(plan.plan?.missing).toEqual([{ module: 'gone', rows: 1 }])
    await send(platform, 'PUT', `tenants/${a.id}/modules/`, { modules: { yard: false } })
    await query(`delete from yard.mark where tenant_id = $1`)
    expect((await restored(plan)).state).toBe('done')
    expect(await query(`select 1 from yard.mark where tenant_id = $1`)).toHaveLength(2)
    const off = await uploaded(bytes)
    expect(off.plan?.switchedOff).toEqual(['Yard'])
    await site.db.admin(`update core.plan set pages = 1 where name = 'enterprise'`)
    try {
      const over = await uploaded(bytes)
      expect(over.plan?.exceeded).toEqual([{ limit: 'pages', wouldBe: 2, most: 1 }])
      expect([(await start(over)).statusCode, (await start(over)).json().code]).toEqual([403, 'PLAN_REQUIRED'])
      // The limit fell after the plan was made.
      const failed = await restored(off)
      expect([failed.state, failed.message]).toEqual(['failed', expect.stringContaining('1 page')])
    } finally {
      await site.db.admin(`update core.plan set pages = null where name = 'enterprise'`)
    }
  })

  it('lets nobody change anything meanwhile, and everybody read', async () => {
    await query(`insert into core.tenant_archive (tenant_id, id, kind, state, file_name, expires_at, paused_until)
      values ($1, gen_random_uuid(), 'restore', 'running', 'x.zip', now() + interval '1 day', now() + interval '1 minute')`)
    const told = () =>
      site.host.composition.resolve(CoreDatabase).system(async (tx) => tx.dropTags(tagOfTenant(a.guid)))
    await told()
    const refused = await owner.send('PUT', '/api/v1/admin/settings/', { company_name: 'Lost' })
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([409, 'RESTORING', '30'])
    expect((await owner.get('/api/v1/admin/settings/')).statusCode).toBe(200)
    expect((await site.browser(a).get('/')).statusCode).not.toBe(409)
    const { email } = await site.account(a, 2)
    expect((await site.browser(a).signIn(email, password)).statusCode).toBe(200)
    await query(`update core.tenant_archive set state = 'failed' where tenant_id = $1`)
    await told()
    expect((await owner.send('PUT', '/api/v1/admin/settings/', { company_name: 'Kept' })).statusCode).toBe(200)
  })

  it('tells a website that changed after its safety copy from one that did not', async () => {
    const database = site.host.composition.resolve(CoreDatabase)
    const copies = copiesIn(site.host.composition.resolveAll([SafetyCopies]))
    const copy = await copies.make(a, 'Ada', () => undefined, new AbortController().signal)
    const tables = (await database.system((tx) => travellingTables(tx, site.host.composition))).filter(isReplaced)
    const look = () => database.long((tx) => copies.assertUnchanged(tx, a.guid, copy, tables))
    await look()
    await query(`update yard.item set name = name where tenant_id = $1`)
    await look()
    await query(`update yard.item set name = 'Spar' where tenant_id = $1 and name = 'Boom'`)
    await expect(look()).rejects.toThrow(WebsiteChanged)
    await copies.remove(a, copy)
  })

  describe('while the website goes on changing', () => {
    /** Write something each time that the bytes of a safety copy are stored, as often as is said. */
    async function restoredAmong(writes: number) {
      const plan = await planned(await backup())
      const storage = site.host.composition.resolve(MediaStorage)
      const put = storage.putFile.bind(storage)
      let made = 0
      const meanwhile: number[] = []
      const spy = vi.spyOn(storage, 'putFile').mockImplementation(async (...given) => {
        const write = await owner.send('PUT', '/api/v1/admin/settings/', { company_name: 'Lost' })
        meanwhile.push(write.statusCode, (await owner.get('/api/v1/admin/settings/')).statusCode)
        if (++made <= writes)
          await query(`update yard.item set name = name || '!' where tenant_id = $1 and name like 'Boom%'`)
        await put(...given)
      })
      try {
        const done = await restored(plan)
        expect(meanwhile.slice(0, 2)).toEqual([409, 200])
        return { done, made }
      } finally {
        spy.mockRestore()
      }
    }
    const copies = async () => (await listed()).filter(({ isSafetyCopy }) => isSafetyCopy)

    it('makes another safety copy, and keeps the one that holds all that was replaced', async () => {
      const { done, made } = await restoredAmong(1)
      expect([done.state, made]).toEqual(['done', 2])
      const [copy, ...others] = await copies()
      expect([copy?.id, others]).toEqual([done.safetyCopy, []])
      if (copy === undefined) throw new Error('There is no safety copy.')
      expect(text(await unpacked(await bytesOf(copy)), 'data/yard.item.jsonl')).toContain('Boom!')
      expect(await query(`select name from yard.item where tenant_id = $1 and name like 'Boom%'`)).toEqual([
        { name: 'Boom' },
      ])
    })

    it('gives up after three, and everything stays', async () => {
      const { done, made } = await restoredAmong(9)
      expect([done.state, made, await copies()]).toEqual(['failed', 3, []])
      expect(done.message).toMatch(/kept changing.*Nothing was restored/)
      expect(await query(`select name from yard.item where tenant_id = $1 and name like 'Boom%'`)).toEqual([
        { name: 'Boom!!!' },
      ])
    })
  })

  it('writes nothing for a run that another one has followed', async () => {
    const plan = await planned(await backup())
    await changeMuch()
    const before = await contentOf()
    const storage = site.host.composition.resolve(MediaStorage)
    const put = storage.putFile.bind(storage)
    const spy = vi.spyOn(storage, 'putFile').mockImplementationOnce(async (...given) => {
      await query(
        `update core.tenant_archive set run = gen_random_uuid() where tenant_id = $1 and state = 'running' and not is_safety_copy`,
      )
      await put(...given)
    })
    expect((await start(plan)).statusCode).toBe(202)
    // The one that followed is not there in this test: the record stays as that one has it.
    await vi.waitFor(
      async () =>
        expect((await listed()).filter(({ isSafetyCopy, isThere }) => isSafetyCopy && isThere)).toHaveLength(1),
      patience,
    )
    await vi.waitFor(async () => {
      const rows = await query(`select 1 from core.tenant_archive_row where tenant_id = $1`)
      expect(rows).toEqual([])
    }, patience)
    spy.mockRestore()
    expect(await contentOf()).toEqual(before)
    expect((await listed()).find(({ id }) => id === plan.id)?.state).toBe('running')
  })

  it('puts aside exactly the tables that stay and lead to content', async () => {
    const { composition } = site.host
    const names = await composition.resolve(CoreDatabase).system(async (tx) => {
      const replaced = (await travellingTables(tx, composition)).filter(isReplaced)
      return (await dependentTables(tx, replaced)).map(({ name }) => name)
    })
    expect(names.sort()).toEqual(['core.page_draft', 'core.page_preview', 'yard.draft', 'yard.pin'])
  })
})
