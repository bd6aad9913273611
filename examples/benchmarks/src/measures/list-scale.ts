import { testHost } from '@ashlar/core/testing'
import { listPages } from '@ashlar/sdk/platform'
import type { Row } from '../report.ts'
import { median, percentile, rounded } from '../statistics.ts'

const [few, many] = [1_000, 100_000]
const requests = 400
const warmUp = 50

/** Orders that the list offers, with rows from its middle: what a person who sorts and turns pages asks for. */
const questions = [
  '',
  '&orderBy=title',
  '&orderBy=changedAt&orderDirection=desc',
  '&status=published',
  '&currentPage=8',
]

/**
 * The same list of two websites in one run, in turn: one has a thousand pages, the other a hundred thousand. Neither
 * the rows nor their total may cost the more the longer the list.
 */
export async function listScale(): Promise<readonly Row[]> {
  await using test = await testHost()
  const { a, b } = test.tenants
  await fill(test, a.guid, few)
  await fill(test, b.guid, many)
  await test.sql`analyze`
  const clients = [await test.signIn('owner', 'a'), await test.signIn('owner', 'b')] as const
  const times = [[], []] as readonly [number[], number[]]
  for (let round = 0; round < requests + warmUp; round += 1) {
    for (const [index, client] of clients.entries()) {
      const path = `${listPages.path}?itemsPerPage=25${questions[round % questions.length]}`
      const begun = performance.now()
      const reply = await client.get(path)
      const took = performance.now() - begun
      const { rows, total } = reply.json().results
      if (rows.length !== 25 || total < (index === 0 ? few : many) / 4)
        throw new Error(`${path}: ${rows.length} of ${total}`)
      if (round >= warmUp) times[index]?.push(took)
    }
  }
  const [short, long] = times
  const from = (share: string, of: (values: readonly number[]) => number) =>
    `${share} ${rounded(of(long))} ms of ${many} rows / ${rounded(of(short))} ms of ${few}`
  const p99 = (values: readonly number[]) => percentile(values, 99)
  return [
    {
      what: 'a list of 100,000 rows vs. one of 1,000, p99',
      value: p99(long) / p99(short),
      unit: '×',
      aim: 2,
      from: from('p99', p99),
    },
    { what: 'the same, median', value: median(long) / median(short), unit: '×', from: from('median', median) },
  ]
}

/** Pages of all kinds, made by the database itself. */
async function fill(test: Awaited<ReturnType<typeof testHost>>, tenant: string, count: number): Promise<void> {
  await test.sql`insert into core.page (tenant_id, title, slug, sort, status, changed_at)
    select ${tenant}::uuid, 'Page ' || n, 'scale-' || n, n % 1000, (array['draft', 'published'])[1 + n % 2],
      now() - n * interval '1 minute' from generate_series(1, ${count}::integer) n`
  await test.sql`insert into core.page_content (tenant_id, page_id)
    select tenant_id, id from core.page where tenant_id = ${tenant}`
}
