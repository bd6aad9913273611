import { gzipSync } from 'node:zlib'
import { type ImportState, importCalls } from '@ashlar/sdk'
import { csvLines, Database, Imports } from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runAs } from '../../data/index.ts'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { send } from '../media/form.fixtures.ts'
import { book, bookModule, People, peopleImport } from './import.fixtures.ts'

const calls = importCalls({ module: bookModule, entity: 'people', access: 'people.can_create' })
const path = '/api/v1/admin/people/imports/'

let host: InMemoryHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [book], jobs: true })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())
beforeEach(async () => {
  await host.sql`delete from book.person`
  await host.sql`delete from core.import_mapping`
})

const upload = (text: string | Buffer, client = owner, to: string = path) =>
  send(client, to, [{ name: 'people.csv', bytes: Buffer.from(text), field: 'file', type: 'text/csv' }])
const uploaded = async (text: string | Buffer): Promise<ImportState> => {
  const reply = await upload(text)
  expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)])
  return reply.json().import
}
const of = async (id: string): Promise<ImportState> => (await owner.get(`${path}${id}/`)).json().import
const begin = (id: string, mapping: object, how = 'start') => owner.post(`${path}${id}/${how}/`, { mapping })
const ended = (id: string, within = 150_000): Promise<ImportState> =>
  vi.waitFor(async () => {
    const state = await of(id)
    expect(['running', 'checking']).not.toContain(state.state)
    return state
  }, within)
const people = () => host.sql<{ email: string; name: string; note: string; times: number }>`
  select email, name, note, times from book.person where tenant_id = ${host.tenants.a.guid} order by email`
const table = (rows: number, row = (n: number) => `p${n}@example.com,Person ${n}`) =>
  `email,name\n${Array.from({ length: rows }, (_, n) => row(n)).join('\n')}\n`

describe('an import (OPEN-121)', () => {
  it('matches columns by their names and starts at once, where a program sends the file', async () => {
    const reply = await upload('E-Mail,Name,note\nada@example.com,Ada,"a, b"\n', owner, '/api/v1/admin/people/import/')
    expect([reply.statusCode, reply.json()]).toMatchObject([
      202,
      { success: true, import: { fileName: 'people.csv', total: 1 } },
    ])
    expect(await ended(reply.json().import.id)).toMatchObject({ state: 'done', progress: 1, written: 1, bad: 0 })
    expect(await people()).toEqual([{ email: 'ada@example.com', name: 'Ada', note: 'a, b', times: 1 }])
    const refused = await upload('who\nada\n', owner, '/api/v1/admin/people/import/')
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { code: 'IMPORT_NO_COLUMNS', errors: [{ path: 'mapping/email' }] },
    ])
  })

  it('shows a sample, takes the mapping of a person, and proposes it for the next file', async () => {
    const first = await uploaded('Who;Called\r\nada@example.com;Ada\r\n')
    expect(first).toMatchObject({
      state: 'uploaded',
      total: 1,
      head: ['Who', 'Called'],
      sample: [['ada@example.com', 'Ada']],
      fields: [
        { name: 'email', title: 'Email', isRequired: true },
        { name: 'name', title: 'Name', isRequired: false },
      ],
      mapping: {},
      importedBefore: null,
    })
    expect((await begin(first.id, {})).json().code).toBe('IMPORT_NO_COLUMNS')
    expect((await begin(first.id, { email: 'Nobody' })).json().code).toBe('IMPORT_UNKNOWN_COLUMN')
    const mapping = { email: 'Who', name: 'Called' }
    expect((await begin(first.id, mapping)).statusCode).toBe(202)
    expect(await ended(first.id)).toMatchObject({ state: 'done', mapping })
    expect(await people()).toMatchObject([{ email: 'ada@example.com', name: 'Ada' }])
    expect((await begin(first.id, mapping)).json().code).toBe('IMPORT_ENDED')
    const next = await uploaded('Who;Called\r\nada@example.com;Ada\r\n')
    expect(next).toMatchObject({ mapping, importedBefore: expect.any(String) })
  })

  it('tries a file without writing anything, then writes it', async () => {
    const { id } = await uploaded(table(250, (n) => (n === 210 ? 'nobody,X' : `p${n}@example.com,P`)))
    const mapping = { email: 'email', name: 'name' }
    expect((await begin(id, mapping, 'check')).json().import.state).toBe('checking')
    expect(await ended(id)).toMatchObject({ state: 'checked', progress: 250, written: 249, bad: 1 })
    expect(await people()).toEqual([])
    expect(
      await host.sql`select 1 from core.audit where action = 'person.added' and entity_id = 'p1@example.com'`,
    ).toEqual([])
    await begin(id, mapping)
    expect(await ended(id)).toMatchObject({ state: 'done', written: 249, bad: 1 })
    expect(await people()).toHaveLength(249)
  }, 180_000)

  it('leaves out bad rows, whatever is wrong with them, and hands them back with their reasons (T25)', async () => {
    const bad: Record<number, string> = {
      3: '=1+1,Formula',
      4: `${'x'.repeat(200)}@example.com,"Too long, twice\nover"`,
      5: `a@example.com,${'y'.repeat(1024 * 1024)}`,
    }
    const { id } = await uploaded(table(260, (n) => bad[n] ?? `q${n}@example.com,Person ${n}`))
    await begin(id, { email: 'email', name: 'name' })
    expect(await ended(id)).toMatchObject({ state: 'done', progress: 260, written: 257, bad: 3 })
    expect((await people()).every(({ times }) => times === 1)).toBe(true)
    const file = await owner.get(`${path}${id}/bad-rows/`)
    expect(file.headers['content-disposition']).toBe('attachment; filename="people-left-out.csv"')
    expect(file.body).toContain("'=1+1")
    const rows = csvLines(file.body).map(({ cells }) => cells)
    expect(rows[0]).toEqual(['email', 'name', 'Line', 'Reason'])
    expect(rows.slice(1).map(([, , line, reason]) => [line, reason])).toEqual([
      ['5', 'A person needs an email address.'],
      ['6', 'A value is not allowed: person_email_check.'],
      ['8', 'The cell “name” is longer than 100,000 characters.'],
    ])
    // Nothing that a refused row did stays, and nothing of the others is told twice.
    const audited =
      await host.sql`select entity_id from core.audit where action = 'person.added' and entity_id like 'q%'`
    expect([audited.length, new Set(audited.map(({ entity_id }) => entity_id)).size]).toEqual([257, 257])
  })

  it('takes two thousand bad rows among others', async () => {
    const { id } = await uploaded(table(2_400, (n) => (n < 2_000 ? `nobody ${n},X` : `p${n}@example.com,P`)))
    await begin(id, { email: 'email', name: 'name' })
    expect(await ended(id, 280_000)).toMatchObject({ state: 'done', written: 400, bad: 2_000 })
    expect(csvLines((await owner.get(`${path}${id}/bad-rows/`)).body)).toHaveLength(2_001)
  }, 300_000)

  it('stops, and goes on where it was', async () => {
    const { id } = await uploaded(table(5_000))
    const mapping = { email: 'email', name: 'name' }
    await begin(id, mapping)
    await vi.waitFor(async () => expect((await of(id)).progress).toBeGreaterThan(0), 30_000)
    const reply = await owner.post(`${path}${id}/stop/`, {})
    const { import: stopped } = reply.json()
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
    expect(stopped.state).toBe('stopped')
    expect(stopped.progress).toBeLessThan(5_000)
    const twin = await uploaded(table(5_000))
    await begin(id, mapping)
    expect((await begin(twin.id, mapping)).json().code).toBe('IMPORT_UNDER_WAY')
    expect(await ended(id)).toMatchObject({ state: 'done', progress: 5_000, written: 5_000 })
    const rows = await people()
    expect([rows.length, rows.every(({ times }) => times === 1)]).toEqual([5_000, true])
  }, 120_000)

  it('gives rows together to a module that writes them so, and each alone once one is refused', async () => {
    const groups = '/api/v1/admin/groups/'
    const notesOf = async (text: string) => {
      const { id } = (await upload(text, owner, `${groups}import/`)).json().import
      const state = await vi.waitFor(async () => {
        const { import: now } = (await owner.get(`${groups}imports/${id}/`)).json()
        expect(now.state).toBe('done')
        return now
      }, 60_000)
      return [state.written, state.bad, ...(await people()).map(({ email, note }) => `${email}: ${note}`)]
    }
    expect(await notesOf('email\na@b.example\nb@b.example\n')).toEqual([
      ...[2, 0, 'a@b.example: 2 together', 'b@b.example: 2 together'],
    ])
    await host.sql`delete from book.person`
    expect(await notesOf('email\na@b.example\nnobody\nc@b.example\n')).toEqual([
      ...[2, 1, 'a@b.example: 1 together', 'c@b.example: 1 together'],
    ])
  })

  it('goes on exactly where it was when it is interrupted in the middle of two hundred rows (F1)', async () => {
    const { id } = await uploaded(table(900))
    await host.sql`update core.data_import set state = 'running' where id = ${id}`
    const imports = host.composition.resolve(Imports)
    const plan = { module: 'book', entity: 'people', fields: [], job: peopleImport.job.job }
    const writer = new People(host.composition.resolve(Database))
    const mapped = { email: 'email', name: 'name' }
    await host.sql`update core.data_import set mapping = ${JSON.stringify(mapped)}::jsonb where id = ${id}`
    let written = 0
    const until = (most: number) => async (some: readonly Readonly<Record<string, string>>[]) => {
      for (const row of some) {
        written += 1
        if (written > most) throw new Error('The server has died.')
        await writer.add(row)
      }
    }
    await runAs({ tenant: host.tenants.a }, async () => {
      const { signal } = new AbortController()
      await expect(imports.perform(plan, id, signal, until(350))).rejects.toThrow('died')
      expect(await of(id)).toMatchObject({ state: 'running', progress: 200 })
      expect(await people()).toHaveLength(200)
      // Two servers at once: neither writes what the other has written.
      written = 0
      await Promise.all([1, 2].map(() => imports.perform(plan, id, signal, until(10_000))))
    })
    expect(await of(id)).toMatchObject({ state: 'done', progress: 900, written: 900 })
    const rows = await people()
    expect([rows.length, rows.every(({ times }) => times === 1)]).toEqual([900, true])
  })
})

describe('a file that cannot be imported is refused with what to do', () => {
  it.each<[string, () => string | Buffer, string, RegExp]>([
    [
      'another encoding',
      () => Buffer.from('email,name\na@b.c,M\xfcller\n', 'latin1'),
      'IMPORT_NO_TEXT',
      /Line 2 is not UTF-8 text/,
    ],
    ['UTF-16', () => Buffer.from('\uFEFFemail,name\n', 'utf16le'), 'IMPORT_NOT_A_TABLE', /CSV \(UTF-8\)/],
    ['a bomb', () => gzipSync(Buffer.alloc(10_000_000)), 'IMPORT_NOT_A_TABLE', /not a CSV file/],
    ['no head', () => 'a@example.com,,\nb@example.com,x,y\n', 'IMPORT_NO_HEAD', /first line/],
    ['a head that says a name twice', () => 'email,email\na,b\n', 'IMPORT_NO_HEAD', /column names/],
    ['a head alone', () => 'email,name\n', 'IMPORT_NO_ROWS', /no rows/],
    ['nothing', () => '', 'IMPORT_NO_ROWS', /no rows/],
    ['one that is cut off', () => 'email,name\na@example.com,"A', 'IMPORT_CUT_OFF', /line 2/],
    [
      'a row without an end',
      () => `email,name\na@example.com,"${'A\n'.repeat(3_000_000)}`,
      'IMPORT_ROW_TOO_LONG',
      /4 MB/,
    ],
  ])('%s', async (_, text, code, sentence) => {
    const reply = await upload(text())
    expect([reply.statusCode, reply.json().code, reply.json().error]).toEqual([
      422,
      code,
      expect.stringMatching(sentence),
    ])
    expect(reply.json().errors).toMatchObject([{ path: 'file' }])
  })

  it('is nobody else’s, and for those who may alone (T1, PERM)', async () => {
    const { id } = await uploaded(table(1))
    const stranger = await host.signIn('owner', 'b')
    const customer = await host.signIn('customer')
    for (const call of ['', 'bad-rows/']) {
      expect((await stranger.get(`${path}${id}/${call}`)).json().code).toBe('IMPORT_NOT_FOUND')
      expect((await customer.get(`${path}${id}/${call}`)).statusCode).toBe(403)
    }
    for (const how of ['check', 'start', 'stop']) {
      const body = how === 'stop' ? {} : { mapping: { email: 'email' } }
      expect((await stranger.post(`${path}${id}/${how}/`, body)).statusCode).toBe(404)
      expect((await host.visitor().post(`${path}${id}/${how}/`, body)).statusCode).toBe(401)
    }
    expect((await upload(table(1), customer)).statusCode).toBe(403)
    expect(calls.upload.path).toBe(path)
  })
})
