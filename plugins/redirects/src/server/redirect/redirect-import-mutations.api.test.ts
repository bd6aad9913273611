// Z5: files of redirects as they come damaged, from other programs, or from somebody who means harm.
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as root from '../../index.ts'
import server from '../index.ts'

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
  '/a,/b\n"/c","/d ""quoted""",301\n/e,https://example.com/x?y=z#w\n',
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

test('Z5: a damaged file of redirects is refused in words or taken whole, and never in part', async () => {
  let taken = 0
  const check = fc.asyncProperty(damaged, async (text) => {
    await host.sql`delete from redirects.page_redirect`
    await host.sql`insert into redirects.page_redirect (tenant_id, source, target, code) values (${owner.tenant.guid}, '/stays', '/there', 301)`
    const before = await stored()
    const shown = await owner.post('/api/v1/admin/redirects/import/', { text, apply: false })
    expect(await stored()).toEqual(before)
    const reply = await owner.post('/api/v1/admin/redirects/import/', { text, apply: true })
    expect(reply.statusCode, reply.body).toBeLessThan(500)
    if (reply.statusCode !== 200) {
      expect(reply.json()).toMatchObject({ success: false, code: expect.any(String), error: expect.any(String) })
      expect(await stored()).toEqual(before)
      return
    }
    taken += 1
    const { lines } = reply.json()
    expect(shown.json().lines).toEqual(lines)
    const isNew = lines.filter((line: { isNew: boolean }) => line.isNew)
    expect(await stored()).toHaveLength(before.length + isNew.length)
  })
  await fc.assert(check, { numRuns: 150, seed: 5, endOnFailure: true })
  expect(taken).toBeGreaterThan(5)
})
