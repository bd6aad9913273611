import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { RecordFile } from '@ashlar/sdk'
import { Database, Files, Media } from '@ashlar/sdk/server'
import { moveByArchive, type TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { runAs } from '../../data/index.ts'
import { MediaFolder } from '../../host/tokens.ts'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { type FormFile, send } from '../media/form.fixtures.ts'
import { Incoming } from '../media/incoming.ts'
import { desk } from './files.fixtures.ts'

const notes = '/api/v1/admin/notes/'
const pdf = (text = 'note') => Buffer.from(`%PDF-1.7 ${text}`)
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

let host: InMemoryHost
let owner: TestClient
let files: Files
beforeAll(async () => {
  host = await testHost({ packages: [desk], jobs: true, outside: ['pictures.example'] })
  owner = await host.signIn('owner')
  files = host.composition.resolve(Files)
})
afterAll(() => host?.close())

const asOwner = <T>(work: () => Promise<T>) => runAs({ tenant: host.tenants.a }, work)
const newNote = async (client = owner): Promise<number> => (await client.post(notes, {})).json().id
const pathOf = (note: number) => `${notes}${note}/files/`
const add = (note: number, ...sent: FormFile[]) => send(owner, pathOf(note), sent)
const listed = async (note: number, client = owner): Promise<RecordFile[]> =>
  (await client.get(pathOf(note))).json().results.rows
/** What lies in the storage of both websites. */
const stored = async () => {
  const names = await readdir(host.composition.resolve(MediaFolder).path, { recursive: true })
  return names.filter((name) => /\/[0-9a-f]{32}\.[a-z0-9]+$/.test(name)).sort()
}
/** Each file that lies there belongs to a record, and the other way round. */
const nothingLeft = () =>
  vi.waitFor(async () => {
    const rows = await host.sql<{ path: string }>`
      select tenant_id || '/' || storage_name as path from core.record_file
      union all select tenant_id || '/' || storage_name from core.media order by 1`
    expect(await stored()).toEqual(rows.map(({ path }) => path).sort())
  }, 20_000)
const record = (id: number) => ({ kind: 'desk.note', id }) as const

async function office(...names: string[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const name of names) zip.addBuffer(Buffer.from('<xml/>'), name)
  zip.end()
  return Buffer.concat(await Readable.from(zip.outputStream).toArray())
}

describe('the files of a record', () => {
  it('are added, listed, downloaded and deleted by the routes that the module asks for (T8)', async () => {
    const note = await newNote()
    const reply = await add(
      note,
      { name: 'Plan “A”.pdf', bytes: pdf(), type: 'application/pdf' },
      { name: 'terms.docx', bytes: await office('[Content_Types].xml', 'word/document.xml') },
      { name: 'people.csv', bytes: Buffer.from('name\r\nAda'), type: 'application/vnd.ms-excel' },
    )
    expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)])
    expect(await listed(note)).toEqual(reply.json().files)
    expect(reply.json().files).toMatchObject([
      { name: 'Plan “A”.pdf', mimeType: 'application/pdf', size: pdf().length, field: '', createdBy: 'Test owner' },
      { name: 'terms.docx', mimeType: expect.stringContaining('wordprocessingml') },
      { name: 'people.csv', mimeType: 'text/csv' },
    ])
    const [first] = reply.json().files
    const got = await owner.get(`${pathOf(note)}${first.id}/`)
    expect(got.rawPayload.equals(pdf())).toBe(true)
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Plan%20%E2%80%9CA%E2%80%9D.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    })
    expect((await owner.delete(`${pathOf(note)}${first.id}/`)).statusCode).toBe(200)
    expect((await owner.delete(`${pathOf(note)}${first.id}/`)).json().code).toBe('FILE_NOT_FOUND')
    expect((await listed(note)).map(({ name }) => name)).toEqual(['terms.docx', 'people.csv'])
  })

  it('are for those who may, on their website and of their record alone (T1, T2)', async () => {
    const note = await newNote()
    const other = await newNote()
    const { id } = (await add(note, { name: 'a.pdf', bytes: pdf() })).json().files[0]
    const place = `${pathOf(note)}${id}/`
    expect((await host.visitor().get(place)).statusCode).toBe(401)
    expect((await (await host.signIn('customer')).get(place)).statusCode).toBe(403)
    const viewer = await host.signIn('staff')
    const sent = { name: 'b.pdf', bytes: pdf() }
    expect((await viewer.get(place)).statusCode).toBe(200)
    expect((await send(viewer, pathOf(note), [sent])).statusCode).toBe(403)
    expect((await viewer.delete(place)).statusCode).toBe(403)
    expect((await owner.get(`${pathOf(other)}${id}/`)).statusCode).toBe(404)
    expect((await owner.get(pathOf(999_999))).json().code).toBe('DESK_NO_NOTE')
    const stranger = await host.signIn('owner', 'b')
    for (const url of [place, pathOf(note)]) expect((await stranger.get(url)).statusCode).toBe(404)
    expect((await stranger.delete(place)).statusCode).toBe(404)
    await runAs({ tenant: host.tenants.b }, () =>
      expect(files.open(record(note), id)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' }),
    )
  })

  it('go with their record, and their bytes with them', async () => {
    const note = await newNote()
    await add(note, { name: 'a.pdf', bytes: pdf() }, { name: 'b.pdf', bytes: pdf() })
    const kept = await newNote()
    await add(kept, { name: 'c.pdf', bytes: pdf() })
    const bytes = await host.sql<{ name: string }>`select storage_name as name from core.record_file
      where kind = 'desk.note' and record_id = ${note}`
    const present = async () => (await stored()).filter((path) => bytes.some(({ name }) => path.endsWith(name)))
    expect(await present()).toHaveLength(2)
    expect((await owner.delete(`${notes}${note}/`)).statusCode).toBe(200)
    expect(await host.sql`select 1 from core.record_file where kind = 'desk.note' and record_id = ${note}`).toEqual([])
    await nothingLeft()
    expect([await present(), (await listed(kept)).length]).toEqual([[], 1])
  })

  it('are not seen while the website lacks the module', async () => {
    const note = await newNote()
    const { id } = (await add(note, { name: 'a.pdf', bytes: pdf() })).json().files[0]
    const lacking = { ...host.tenants.a, modules: ['core'] }
    await runAs({ tenant: lacking }, async () => {
      await expect(files.list(record(note))).rejects.toMatchObject({ status: 404 })
      await expect(files.link(id, 60)).rejects.toMatchObject({ status: 404 })
    })
  })
})

describe('a file that is refused leaves nothing (T8, T9)', () => {
  const big = Buffer.concat([pdf(), Buffer.alloc(15 * 1024 * 1024)])
  it.each<[string, () => FormFile | Promise<FormFile>, number, string]>([
    ['a page', () => ({ name: 'a.html', bytes: Buffer.from('<script>') }), 422, 'FILE_TYPE_NOT_ALLOWED'],
    [
      'a page that calls itself a picture',
      () => ({ name: 'a.png', bytes: Buffer.from('<html>') }),
      422,
      'FILE_TYPE_NOT_ALLOWED',
    ],
    ['another type than its name says', () => ({ name: 'a.pdf', bytes: png }), 422, 'MEDIA_TYPE_DISAGREES'],
    [
      'another type than is declared',
      () => ({ name: 'a.png', bytes: png, type: 'text/html' }),
      422,
      'MEDIA_TYPE_DISAGREES',
    ],
    ['a text that is none', () => ({ name: 'a.txt', bytes: Buffer.from([65, 0, 66]) }), 422, 'FILE_TYPE_NOT_ALLOWED'],
    [
      'a document with macros',
      async () => ({
        name: 'a.docx',
        bytes: await office('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
      }),
      422,
      'FILE_TYPE_NOT_ALLOWED',
    ],
    ['any ZIP file', async () => ({ name: 'a.docx', bytes: await office('run.exe') }), 422, 'FILE_TYPE_NOT_ALLOWED'],
    ['nothing', () => ({ name: 'a.pdf', bytes: Buffer.alloc(0) }), 422, 'MEDIA_EMPTY'],
    ['more than 15 MB', () => ({ name: 'a.pdf', bytes: big }), 413, 'MEDIA_TOO_LARGE'],
  ])('%s', async (_, file, status, code) => {
    const note = await newNote()
    const reply = await add(note, await file())
    expect([reply.statusCode, reply.json().code]).toEqual([status, code])
    expect(reply.json().error).toMatch(/^“a\./)
    expect(await listed(note)).toEqual([])
    await nothingLeft()
  })

  it('too many at once, and a form that is none', async () => {
    const note = await newNote()
    const six = Array.from({ length: 6 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf() }))
    expect((await add(note, ...six)).json().code).toBe('MEDIA_TOO_MANY')
    expect((await owner.post(pathOf(note), { file: 'a' })).statusCode).toBeGreaterThanOrEqual(400)
    expect(await listed(note)).toEqual([])
  })

  it('the plan or the disk has no room', async () => {
    const note = await newNote()
    const space = async () =>
      (
        await host.sql<{ amount: number }>`select amount from core.tenant_usage
        where what = 'media_bytes' and tenant_id = ${host.tenants.a.guid}`
      )[0]?.amount ?? 0
    const used = Number(await space())
    await add(note, { name: 'a.pdf', bytes: pdf() })
    expect(Number(await space())).toBe(used + pdf().length)
    await host.sql`update core.plan set media_bytes = ${used + pdf().length + 5} where name = 'enterprise'`
    try {
      const full = await add(note, { name: 'b.pdf', bytes: pdf() })
      expect([full.statusCode, full.json()]).toMatchObject([403, { code: 'PLAN_REQUIRED', limit: 'media_bytes' }])
    } finally {
      await host.sql`update core.plan set media_bytes = null where name = 'enterprise'`
    }
    const room = vi.spyOn(Incoming.prototype, 'freeBytes').mockResolvedValue(499 * 1024 * 1024)
    const disk = await add(note, { name: 'b.pdf', bytes: pdf() }).finally(() => room.mockRestore())
    expect([disk.statusCode, disk.json().code]).toEqual([507, 'MEDIA_STORAGE_FULL'])
    expect(await listed(note)).toHaveLength(1)
    await nothingLeft()
    const [{ id } = { id: 0 }] = await listed(note)
    await owner.delete(`${pathOf(note)}${id}/`)
    expect(Number(await space())).toBe(used)
  })
})

describe('Files, as a module uses it', () => {
  it('stores first and adds in the unit of work that writes the record, or leaves nothing (F1)', async () => {
    const note = await newNote()
    const database = host.composition.resolve(Database)
    const two = ['a.pdf', 'b.pdf'].map((name) => ({ name, source: { bytes: pdf(name) } }))
    await asOwner(async () => {
      await expect(
        files.storing(two, (all) =>
          database.tenant(async (tx) => {
            for (const file of all) await files.add(tx, record(note), file)
            throw new Error('Changed my mind')
          }),
        ),
      ).rejects.toThrow('Changed my mind')
      expect(await files.list(record(note))).toEqual([])
      await nothingLeft()
      await files.storing(two, ([first]) =>
        database.tenant(async (tx) => void (first && (await files.add(tx, record(note), first)))),
      )
      expect((await files.list(record(note))).map(({ name }) => name)).toEqual(['a.pdf'])
      await nothingLeft()
      await expect(
        database.tenant(() => files.put(record(note), { name: 'c.pdf', source: { bytes: pdf() } })),
      ).rejects.toThrow('outside of a unit of work')
      const forged = { name: 'x', mimeType: 'text/html', size: 1 }
      await expect(database.tenant((tx) => files.add(tx, record(note), forged))).rejects.toThrow('storing')
    })
  })

  it('reads a stream to its end, counts files, and knows what came since', async () => {
    const [one, other] = [await newNote(), await newNote()]
    await asOwner(async () => {
      const start = new Date(Date.now() - 1000)
      const source = { stream: Readable.from([pdf('a'), Buffer.from('b')]) }
      const put = await files.put(record(one), { name: '../../s\u0007.pdf', field: 'plan', by: 'Ada', source })
      expect(put).toMatchObject({ name: 's.pdf', field: 'plan', createdBy: 'Ada', size: pdf('ab').length })
      expect(await files.counts('desk.note', [one, other])).toEqual(new Map([[one, 1]]))
      expect(await files.bytesSince('desk.note', start)).toBeGreaterThanOrEqual(pdf('ab').length)
      expect(await files.bytesSince('desk.note', new Date(Date.now() + 60_000))).toBe(0)
      const endless = async function* () {
        for (;;) yield Buffer.alloc(1024 * 1024, 65)
      }
      const sent = { name: 'a.txt', source: { stream: endless() } }
      await expect(files.put(record(one), sent)).rejects.toMatchObject({ code: 'MEDIA_TOO_LARGE' })
    })
  })

  it('links to a file for minutes, for anybody who has the link and on this website alone', async () => {
    const note = await newNote()
    const { id } = (await add(note, { name: 'a.pdf', bytes: pdf('linked') })).json().files[0]
    const link = await asOwner(() => files.link(id, 900))
    const { origin, pathname, search, searchParams } = new URL(link)
    expect(origin).toBe(host.tenants.a.origin)
    const got = await host.visitor().get(`${pathname}${search}`)
    expect([got.statusCode, got.body, got.headers['content-disposition']]).toEqual([
      200,
      pdf('linked').toString(),
      "attachment; filename*=UTF-8''a.pdf",
    ])
    expect((await host.visitor('b').get(`${pathname}${search}`)).statusCode).toBe(404)
    const later = new URLSearchParams(searchParams)
    later.set('until', String(Number(searchParams.get('until')) + 1))
    for (const url of [`${pathname}?${later}`, `/api/v1/files/${id + 1}/${search}`]) {
      expect((await host.visitor().get(url)).json().code).toBe('FILE_LINK_EXPIRED')
    }
    const now = Date.now()
    vi.setSystemTime(now + 901_000)
    const expired = await host
      .visitor()
      .get(`${pathname}${search}`)
      .finally(() => vi.useRealTimers())
    expect(expired.json().code).toBe('FILE_LINK_EXPIRED')
    await asOwner(() => expect(files.link(id, 901)).rejects.toThrow(RangeError))
  })
})

it('Media.add brings a picture into the library, by its bytes or from outside', async () => {
  const media = host.composition.resolve(Media)
  await asOwner(async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>')
    const added = await media.add({ name: 'Sign.svg', altText: 'A sign', bytes: svg })
    expect(added).toMatchObject({ fileName: 'sign.svg', altText: 'A sign', mimeType: 'image/svg+xml' })
    expect((await media.byAddress([added.address])).size).toBe(1)
    await expect(media.add({ name: 'a.png', bytes: Buffer.from('<html>') })).rejects.toMatchObject({ status: 422 })
    await expect(media.add({ name: 'a.png', address: 'http://127.0.0.1/a.png' })).rejects.toMatchObject({
      code: 'MEDIA_NOT_FETCHED',
    })
    const database = host.composition.resolve(Database)
    await expect(database.tenant(() => media.add({ name: 'Sign.svg', bytes: svg }))).rejects.toThrow('unit of work')
  })
})

it('files go into the archive of a website and come out of it, byte by byte (B2)', async () => {
  for (const name of ['first.pdf', 'second.pdf']) {
    await add(await newNote(), { name, bytes: pdf(name) }, { name: 'people.csv', bytes: Buffer.from('name\r\nAda') })
  }
  const gone = await newNote()
  await add(gone, { name: 'gone.pdf', bytes: pdf() })
  // A file whose record is lost does not travel on.
  await host.sql`alter table desk.note disable trigger delete_files`
  await owner.delete(`${notes}${gone}/`)
  await host.sql`alter table desk.note enable trigger delete_files`
  expect(await moveByArchive(host)).toMatchObject({ state: 'done', message: '' })
  const other = await host.signIn('owner', 'b')
  const own = await host.sql<{ id: number }>`select id from desk.note where tenant_id = ${host.tenants.a.guid}`
  expect(own.length).toBeGreaterThanOrEqual(2)
  for (const { id } of own) {
    const [here, there] = [await listed(Number(id)), await listed(Number(id), other)]
    expect(there).toEqual(here)
    for (const file of here) {
      const url = `${pathOf(Number(id))}${file.id}/`
      expect((await other.get(url)).rawPayload.equals((await owner.get(url)).rawPayload)).toBe(true)
    }
  }
  const lost =
    await host.sql`select 1 from core.record_file where record_id = ${gone} and tenant_id = ${host.tenants.b.guid}`
  expect(lost).toEqual([])
})
