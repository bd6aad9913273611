// Z5: files of redirects as they come damaged, from other programs, or from somebody who means harm.
import { csvLines } from '@ashlar/sdk/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as root from '../../index.ts'
import server from '../index.ts'
import { imported, ran } from '../testing/import-file.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [{ name: '@ashlar/plugin-redirects', root, server }] })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

const files = [
  'from,to,code\r\n/a,/b,301\r\n/c,/d,302\r\n/e,,410\r\n',
  '\uFEFF/a;/b\n/c;"/d;e";302\n',
  'source,target,status\n/a,/b\n"/c","/d ""quoted""",301\n/e,https://example.com/x?y=z#w\n',
  "from\tto\n/a\t/b\n'=/c,'+/d\n",
]
const splinter = fc.oneof(
  fc.constantFrom(
    '"',
    '""',
    ',',
    ';',
    '\n',
    '\r',
    '\r\n',
    '\u0000',
    '\uFEFF',
    '\ud800',
    '=cmd',
    '//',
    '/a',
    '%zz',
    '\u2028',
    '410',
    '/',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.integer({ min: 500, max: 3000 }).map((length) => 'x'.repeat(length)),
)
/** A file with pieces put in, cut out and repeated. */
const damaged = fc
  .tuple(
    fc.constantFrom(...files),
    fc.array(fc.tuple(fc.nat(120), fc.nat(6), splinter), { minLength: 1, maxLength: 6 }),
  )
  .map(([file, cuts]) =>
    cuts.reduce((text, [at, removed, put]) => text.slice(0, at) + put + text.slice(at + removed), file),
  )

const stored = () =>
  host.sql<{ source: string }>`select source, target, code from redirects.page_redirect order by source`

test('Z5: a damaged file of redirects is refused in words, or each row is written or given back', async () => {
  let taken = 0
  const check = fc.asyncProperty(damaged, async (text) => {
    await host.sql`delete from redirects.page_redirect`
    await host.sql`insert into redirects.page_redirect (tenant_id, source, target, code) values (${owner.tenant.guid}, '/stays', '/there', 301)`
    const before = await stored()
    const sent = await imported(owner, text, 'imports')
    expect(sent.statusCode, sent.body).toBeLessThan(500)
    if (sent.statusCode !== 201) {
      expect(sent.json()).toMatchObject({ success: false, code: expect.any(String), error: expect.any(String) })
      return
    }
    const { id, mapping, total } = sent.json().import
    const url = `/api/v1/admin/redirects/imports/${id}/`
    const checked = await owner.post(`${url}check/`, { mapping })
    if (checked.statusCode !== 202) {
      expect([checked.statusCode, checked.json().code]).toEqual([422, 'IMPORT_NO_COLUMNS'])
      return
    }
    const foreseen = await ran(host, owner, id)
    expect(foreseen).toMatchObject({ state: 'checked', progress: total })
    expect(await stored()).toEqual(before)
    expect((await owner.post(`${url}start/`, { mapping })).statusCode).toBe(202)
    const done = await ran(host, owner, id)
    expect(done).toMatchObject({ state: 'done', progress: total, message: '' })
    expect(done.written + done.bad).toBe(total)
    // Rows that lead in circles together are known once the first of them is written.
    expect(done.written).toBeLessThanOrEqual(foreseen.written)
    const left = csvLines((await owner.get(`${url}bad-rows/`)).body).slice(1)
    expect(left.map(({ cells }) => cells.at(-1))).toEqual(Array(done.bad).fill(expect.stringMatching(/\.$/)))
    // Two rows of one address are one redirect.
    const { length } = await stored()
    expect(length).toBeLessThanOrEqual(before.length + done.written)
    if (done.written > 0) expect(length).toBeGreaterThan(before.length)
    taken += 1
  })
  await fc.assert(check, { numRuns: 150, seed: 5, endOnFailure: true })
  expect(taken).toBeGreaterThan(5)
})
