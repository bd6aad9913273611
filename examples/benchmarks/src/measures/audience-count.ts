import { type InMemoryHost, testHost } from '@ashlar/core/testing'
import * as customersRoot from '@ashlar/plugin-customers'
import customersRenderer from '@ashlar/plugin-customers/renderer'
import customersServer from '@ashlar/plugin-customers/server'
import * as root from '@ashlar/plugin-email-marketing'
import { listSubscribers, previewAudience } from '@ashlar/plugin-email-marketing'
import renderer from '@ashlar/plugin-email-marketing/renderer'
import server from '@ashlar/plugin-email-marketing/server'
import { fillCustomers } from '../customers.ts'
import type { Row } from '../report.ts'
import { askedBoth, isListed } from '../two-sizes.ts'

const [few, many] = [1_000, 100_000]

const group = (source: string, ...conditions: readonly object[]) => ({ source, match: 'all', conditions })
const customers = (...conditions: readonly object[]) => group('customers.customers', ...conditions)
const is = (field: string, value: string) => ({ field, operator: 'is', value })
const filters = (include: object, ...exclude: readonly object[]) => JSON.stringify({ include: [include], exclude })

/** What staff count: a country, a town, the newest, what nobody meets, everybody, and people without others. */
const filtered = [
  filters(customers(is('country', 'NO'))),
  filters(customers(is('city', 'Town 7'))),
  filters(customers(is('country', 'CA'), is('city', 'Town 7'))),
  filters(customers({ field: 'created', operator: 'within_days', value: 1 })),
  filters(customers()),
  filters(
    customers(is('country', 'NO')),
    group('subscribers', { field: 'signed_up', operator: 'within_days', value: 1 }),
  ),
]

/** Counting recipients on two websites in one run, in turn. */
export async function audienceCount(): Promise<readonly Row[]> {
  await using test = await testHost({
    packages: [
      { name: '@ashlar/plugin-customers', root: customersRoot, server: customersServer, renderer: customersRenderer },
      { name: '@ashlar/plugin-email-marketing', root, server, renderer },
    ],
  })
  const { a, b } = test.tenants
  for (const [tenant, count] of [
    [a.guid, few],
    [b.guid, many],
  ] as const) {
    await fillCustomers(test, tenant, count)
    await fillLists(test, tenant, count)
  }
  await test.sql`analyze`
  const clients = [await test.signIn('owner', 'a'), await test.signIn('owner', 'b')] as const
  const lists = await test.sql<{ id: string }>`select id from email_marketing.list where name = 'Everybody' order by id`
  const [one, other] = clients
  const listOf = (client: typeof one) => lists[client === one ? 0 : 1]?.id ?? ''
  const count = (client: typeof one, question: string) =>
    client.post(previewAudience.path, { filters: JSON.parse(question.replace('<list>', listOf(client))) })
  const common = { clients: [one, other] as const, few, many, rounds: 300, warmUp: 30 }
  return [
    ...(await askedBoth({
      ...{ ...common, noun: 'counted filters over customers', aim: 3, questions: filtered, ask: count },
      isAnswered: (reply) => reply.statusCode === 200,
    })),
    ...(await askedBoth({
      ...{ ...common, noun: 'counted subscribers of a list', aim: 3, ask: count, isAnswered: isListed },
      questions: [filters(group('subscribers', is('list', '<list>')))],
    })),
    ...(await askedBoth({
      ...{ ...common, noun: 'listed subscribers of a list', aim: 2, isAnswered: isListed },
      questions: ['', '&currentPage=8', '&orderBy=createdAt&orderDirection=desc'],
      ask: (client, question) =>
        client.get(`${listSubscribers.path}?itemsPerPage=25&list=${listOf(client)}${question}`),
    })),
  ]
}

/** Two of five customers on a list of their own, and as many subscribers as there are customers on another one. */
async function fillLists(test: InMemoryHost, tenant: string, count: number): Promise<void> {
  await test.sql`insert into email_marketing.list (tenant_id, name) values (${tenant}::uuid, 'Customers'),
    (${tenant}::uuid, 'Everybody')`
  await test.sql`insert into email_marketing.subscriber (tenant_id, list_id, email, state, created_at, confirmed_at)
    select l.tenant_id, l.id, 'person' || n || '@example.com', 'subscribed', now() - n * interval '1 minute', now()
    from email_marketing.list l, generate_series(1, ${count}::integer) n
    where l.tenant_id = ${tenant}::uuid and l.name = 'Customers' and n % 5 < 2`
  await test.sql`insert into email_marketing.subscriber (tenant_id, list_id, email, state, created_at, confirmed_at)
    select l.tenant_id, l.id, 'reader' || n || '@example.com', 'subscribed', now() - n * interval '1 minute', now()
    from email_marketing.list l, generate_series(1, ${count}::integer) n
    where l.tenant_id = ${tenant}::uuid and l.name = 'Everybody'`
}
