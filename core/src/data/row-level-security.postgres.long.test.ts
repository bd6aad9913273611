import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'

const rounds = 12
const perRound = 150

let host: InMemoryHost
beforeAll(async () => {
  host = await testHost()
  // Of one website: without policies a list would have the rows of all, and take longer for it.
  await host.sql`insert into core.page (tenant_id, title, slug, sort, status, publish_date)
    select ${host.tenants.a.guid}, 'Page ' || n, 'page-' || n, n, 'published', now() from generate_series(1, 2000) n`
  await host.sql`insert into core.page_content (tenant_id, page_id) select tenant_id, id from core.page`
  await host.sql`analyze`
})
afterAll(() => host?.close())

/** Switch the policies of every table on or off. */
async function policies(verb: 'enable' | 'disable'): Promise<void> {
  const tables = await host.database.admin<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and exists (
      select from pg_policy p where p.polrelid = c.oid)`,
  )
  expect(tables.length).toBeGreaterThan(20)
  for (const { name } of tables) await host.database.admin(`alter table ${name} ${verb} row level security`)
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test.for([
  { what: 'one page', url: '/api/v1/admin/pages/:id/' },
  { what: 'a list of pages', url: '/api/v1/admin/pages/?limit=20&orderBy=slug' },
])('L3: row-level security costs $what at most half a millisecond', async ({ what, url: pattern }) => {
  const owner = await host.signIn('owner')
  const [row] = await host.sql<{ id: number }>`select min(id)::integer as id from core.page
    where tenant_id = ${host.tenants.a.guid}`
  const url = pattern.replace(':id', String(row?.id))
  const answers = new Set<string>()
  const times = { enable: [] as number[], disable: [] as number[] }
  try {
    // In turns, so that both meet whatever else the machine does.
    for (let round = 0; round < rounds; round += 1) {
      for (const verb of ['disable', 'enable'] as const) {
        await policies(verb)
        for (let nth = 0; nth < perRound; nth += 1) {
          const began = performance.now()
          const { statusCode, body } = await owner.get(url)
          // The first ones plan anew.
          if (nth >= 30) times[verb].push(performance.now() - began)
          answers.add(`${statusCode} ${body.replace(/"requestId":"[^"]*"/, '')}`)
        }
      }
    }
  } finally {
    await policies('enable')
  }
  expect([...answers]).toEqual([expect.stringMatching(/^200 /)])
  const [without, withThem] = [median(times.disable), median(times.enable)]
  console.log(`L3, ${what}: p50 ${without.toFixed(3)} ms without, ${withThem.toFixed(3)} ms with policies`)
  expect(withThem - without).toBeLessThanOrEqual(0.5)
})
