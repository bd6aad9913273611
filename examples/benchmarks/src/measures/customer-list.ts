import { listCustomers } from '@ashlar/plugin-customers'
import { customersHost, fillCustomers } from '../customers.ts'
import type { Row } from '../report.ts'
import { median, percentile, rounded } from '../statistics.ts'

const [few, many] = [1_000, 100_000]
const requests = 900
const warmUp = 90

/** What staff ask of the list: each order, a page of it, filters, a person, a surname that many have, and both at once. */
const questions = [
  '',
  'orderBy=email&orderDirection=desc',
  'orderBy=createdAt&currentPage=8',
  'country=CA',
  'source=email',
  'city=Town%207&orderBy=createdAt',
  'search=person777@example.com',
  'search=last77',
  'search=last7&country=CA&orderBy=createdAt&orderDirection=desc',
]

/** The same list of two websites in one run, in turn: one has a thousand customers, the other a hundred thousand. */
export async function customerList(): Promise<readonly Row[]> {
  await using test = await customersHost()
  const { a, b } = test.tenants
  await fillCustomers(test, a.guid, few)
  await fillCustomers(test, b.guid, many)
  await test.sql`analyze`
  const clients = [await test.signIn('owner', 'a'), await test.signIn('owner', 'b')] as const
  const times = questions.map((): readonly [number[], number[]] => [[], []])
  for (let round = 0; round < requests + warmUp; round += 1) {
    const question = round % questions.length
    for (const [index, client] of clients.entries()) {
      const path = `${listCustomers.path}?itemsPerPage=25&${questions[question]}`
      const begun = performance.now()
      const reply = await client.get(path)
      const took = performance.now() - begun
      if (reply.statusCode !== 200 || reply.json().results.rows.length === 0) throw new Error(`${path}: ${reply.body}`)
      if (round >= warmUp) times[question]?.[index]?.push(took)
    }
  }
  const [short, long] = [0, 1].map((index) => times.flatMap((each) => each[index] ?? []))
  const figures = (what: string, of: (values: readonly number[]) => number, aim: { aim?: number }): Row => ({
    ...{ what, unit: '×', ...aim, value: of(long ?? []) / of(short ?? []) },
    from: `${rounded(of(long ?? []))} ms of ${many} rows / ${rounded(of(short ?? []))} ms of ${few}`,
  })
  const p99 = (values: readonly number[]) => percentile(values, 99)
  const [slowest] = times
    .map(([one, other], index): [string, number, number] => [questions[index] ?? '', median(other), median(one)])
    .toSorted(([, one], [, other]) => other - one)
  const [question = '', longTime = 0, shortTime = 1] = slowest ?? []
  return [
    figures('customers: 100,000 rows vs. 1,000, p99', p99, { aim: 2 }),
    figures('the same, median', median, {}),
    {
      ...{ what: 'the same, its slowest question', unit: '×', value: longTime / shortTime },
      from: `${question}: ${rounded(longTime)} ms / ${rounded(shortTime)} ms, medians`,
    },
  ]
}
