import { each, type RecordFilter, type TriggerSettings } from '@ashlar/sdk'
import { Database, defineRoutes, query, Settings, sql } from '@ashlar/sdk/server'
import { type PlanNode, planNodes, plansOfRecipients, type TestClient, type TestHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailTriggers } from '../../contract.ts'
import { CustomerRecipients } from '../recipients/customer-recipients.ts'
import { added, customersHost, customersPath } from '../testing/customers-host.ts'
import { customersWithDate } from './date-comes.ts'
import { wantedDates } from './wanted-dates.ts'

const Asked = Type.Object({
  day: Type.String(),
  settings: Type.Unsafe<TriggerSettings>({}),
  after: Type.Union([Type.String(), Type.Null()]),
  limit: Type.Integer(),
})

/** Asks for people of a day as email marketing does, and how they are found. */
const asking = defineRoutes([each(mailTriggers), Database, Settings], (app, triggers, database, settings) => {
  const trigger = () => {
    const found = triggers.find('customers.date-comes')
    if (!found || 'event' in found) throw new Error('Nobody offers dates.')
    return found
  }
  const config = { access: 'staff' } as const
  app.post('/api/v1/admin/test-settings/', { config }, async () => ({ settings: await trigger().settings() }))
  app.post('/api/v1/admin/test-people/', { config, schema: { body: Asked } }, ({ body: { day, settings, ...step } }) =>
    trigger().people(day, settings, step),
  )
  const body = Type.Object({ filter: Type.Unsafe<RecordFilter>({}), after: Type.String() })
  app.post('/api/v1/admin/test-recipients/', { config, schema: { body } }, (request) =>
    plansOfRecipients(database, (explaining) => new CustomerRecipients(explaining, settings), request.body),
  )
  app.post('/api/v1/admin/test-plan/', { config }, () =>
    database.tenant(async (tx) => {
      const wanted = { field: 'birthday', dates: wantedDates('2026-12-01'), after: '1', limit: 200 }
      return { plan: await query(tx, sql`explain (format json) ${customersWithDate(wanted)}`) }
    }),
  )
})

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  ;({ host, owner } = await customersHost([asking]))
  const field = (id: string, type: string) => ({ id, label: id, type, options: [] })
  const custom_fields = [field('birthday', 'date'), field('ends', 'date'), field('size', 'text')]
  await owner.put('/api/v1/admin/settings/', { customers: { custom_fields } })
})
afterAll(() => host?.close())

const customer = (email: string, dates: Readonly<Record<string, string>>) =>
  added(owner, {
    ...{ firstname: 'Ada', lastname: 'Quay', email },
    custom_fields: Object.entries(dates).map(([id, value]) => ({ id, value })),
  })

interface Chosen {
  readonly field: string
  readonly days?: number
  readonly when?: 'before' | 'after'
  readonly yearly?: boolean
}

async function people(day: string, { field, days = 0, when = 'before', yearly = false }: Chosen) {
  const names: string[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const body = { day, settings: { field, days, when, yearly }, after: after ?? null, limit: 2 }
    const reply = await owner.post('/api/v1/admin/test-people/', body)
    expect(reply.statusCode, reply.body).toBe(200)
    const page: { rows: { person: { email: string } }[]; next: string | null } = reply.json()
    names.push(...page.rows.map(({ person }) => person.email.replace('@dates.example', '')))
    after = page.next
  }
  return names
}

describe('a date of a customer', () => {
  it('comes on the day, so many days before or after it, and every year (issue 21)', async () => {
    await customer('one@dates.example', { birthday: '1990-12-01', ends: '2027-01-31' })
    await customer('two@dates.example', { birthday: '2001-12-01', ends: '2026-12-01' })
    await customer('three@dates.example', { birthday: '1996-02-29' })
    await customer('four@dates.example', { birthday: '1975-12-01' })
    await customer('', { birthday: '1990-12-01' })
    expect(await people('2026-12-01', { field: 'birthday', yearly: true })).toEqual(['one', 'two', 'four'])
    expect(await people('1990-12-01', { field: 'birthday', yearly: true })).toEqual(['one', 'four'])
    expect(await people('2026-12-01', { field: 'birthday' })).toEqual([])
    expect(await people('2026-11-24', { field: 'birthday', days: 7, yearly: true })).toEqual(['one', 'two', 'four'])
    expect(await people('2027-02-28', { field: 'birthday', yearly: true })).toEqual(['three'])
    expect(await people('2028-02-28', { field: 'birthday', yearly: true })).toEqual([])
    expect(await people('2026-12-01', { field: 'ends' })).toEqual(['two'])
    expect(await people('2027-02-02', { field: 'ends', days: 2, when: 'after' })).toEqual(['one'])
    expect(await people('2027-01-01', { field: 'ends', days: 30 })).toEqual(['one'])
  })

  it('is told with a name of its own for each customer, field and date, and fills mails', async () => {
    const id = await customer('five@dates.example', { ends: '2026-06-01' })
    const settings = { field: 'ends', days: 1, when: 'before', yearly: false }
    const body = { day: '2026-05-31', settings, after: null, limit: 10 }
    expect((await owner.post('/api/v1/admin/test-people/', body)).json()).toEqual({
      rows: [
        {
          occasion: `ends/2026-06-01/${id}`,
          person: {
            ...{ email: 'five@dates.example', name: 'Ada Quay', customerId: id },
            values: { first_name: 'Ada', last_name: 'Quay', company: '', city: '', date: 'June 1, 2026' },
          },
        },
      ],
      next: null,
    })
  })

  it('is chosen among the fields that hold dates', async () => {
    const { settings } = (await owner.post('/api/v1/admin/test-settings/', {})).json()
    expect(settings[0].choices.map(({ value }: { value: string }) => value)).toEqual(['birthday', 'ends'])
  })

  it('is found by the index of values, however many customers there are', async () => {
    await host.sql`insert into customers.customer (tenant_id, firstname, email)
      select t.guid, 'C', 'many' || n || '@dates.example' from core.tenant t, generate_series(1, 20000) n`
    await host.sql`insert into customers.customer_custom_value (tenant_id, customer_id, field, value)
      select tenant_id, id, 'birthday', (date '1950-01-01' + (id % 20000)::integer)::text from customers.customer
      where email like 'many%'`
    await host.sql`analyze customers.customer, customers.customer_custom_value`
    const nodes = planNodes((await owner.post('/api/v1/admin/test-plan/', {})).json().plan)
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(nodes.map((node) => node['Index Name'])).toContain('customer_custom_value_by_field')
    expect((await owner.get(`${customersPath}?itemsPerPage=1`)).statusCode).toBe(200)
  })
})

describe('customers as recipients', () => {
  const plans = async (...conditions: readonly RecordFilter['conditions'][number][]) => {
    const filter = { match: 'all', conditions }
    const reply = await owner.post('/api/v1/admin/test-recipients/', { filter, after: '5000' })
    expect(reply.statusCode, reply.body).toBe(200)
    const { count, page }: Readonly<Record<'count' | 'page', PlanNode[]>> = reply.json()
    return { count, page }
  }
  const readWhole = (nodes: readonly PlanNode[]) => nodes.filter((node) => node['Node Type'] === 'Seq Scan')

  beforeAll(async () => {
    // Of the many, one in five hundred is what a filter asks for.
    await host.sql`update customers.customer set city_key = 'city ' || id % 500,
        country = case when id % 500 = 0 then 'FR' else 'CA' end, created_at = now() - id % 5000 * interval '1 hour'
      where email like 'many%'`
    await host.sql`insert into customers.tag (tenant_id, id, name, name_key) overriding system value
      select guid, n, 'Tag ' || n, 'tag ' || n from core.tenant, generate_series(1, 50) n`
    await host.sql`insert into customers.customer_tag (tenant_id, customer_id, tag_id)
      select tenant_id, id, id % 50 + 1 from customers.customer where email like 'many%'`
    await host.sql`analyze customers.customer, customers.customer_tag`
  }, 60_000)

  it('are read in the order of their ids by an index where nothing is asked for (issue 21)', async () => {
    const { page } = await plans()
    expect(page.map((node) => node['Index Name'])).toContain('customer_pkey')
    expect(page.map((node) => node['Node Type'])).not.toContain('Sort')
  })

  it.each([
    ['tag', 'is', '7', 'customer_tag_by_tag'],
    ['city', 'is', 'City 7', 'customer_by_city'],
    ['country', 'is', 'FR', 'customer_by_country'],
    ['created', 'within_days', 1, 'customer_by_creation'],
    ['field.birthday', 'is', '1951-02-03', 'customer_custom_value_by_field'],
  ] as const)(
    'are found by %s with an index, however many there are (issue 21)',
    async (field, operator, value, index) => {
      const { count, page } = await plans({ field, operator, value })
      for (const nodes of [count, page]) {
        expect(nodes.map((node) => node['Index Name'])).toContain(index)
        expect(readWhole(nodes)).toEqual([])
      }
    },
  )
})
