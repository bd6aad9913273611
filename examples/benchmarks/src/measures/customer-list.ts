import { listCustomers } from '@ashlar/plugin-customers'
import { customersHost, fillCustomers } from '../customers.ts'
import type { Row } from '../report.ts'
import { askedBoth, isListed } from '../two-sizes.ts'

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
  return askedBoth({
    ...{ noun: 'customers', few, many, rounds: requests, warmUp, aim: 2 },
    clients: [await test.signIn('owner', 'a'), await test.signIn('owner', 'b')],
    questions: questions.map((question) => `${listCustomers.path}?itemsPerPage=25&${question}`),
    isAnswered: isListed,
  })
}
