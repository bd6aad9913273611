import { defineModule, type RecordFilter } from '@ashlar/sdk'
import { Database, defineRoutes, defineServer, Settings, sorted } from '@ashlar/sdk/server'
import { type PlanNode, planNodes, plansOfRecipients } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CampaignQuery, campaignOrders } from '../../contract.ts'
import { SubscriberSource } from '../audience/subscriber-source.ts'
import { type MarketingHost, marketingHost } from '../testing/marketing-host.ts'
import { campaignOrder, campaignsWhere } from './campaign.list.ts'

const Asked = Type.Object({ query: Type.Unsafe<CampaignQuery>({}) })
const plans = defineModule({ id: 'plans', title: 'Plans' })

/** Explains queries as requests run them: with their rights, in their website. */
const explain = defineRoutes([Database, Settings], (app, database, settings) => {
  app.post('/api/v1/admin/plans/', { config: { access: 'staff' }, schema: { body: Asked } }, ({ body: { query } }) =>
    database.tenant(async (tx) => {
      const { found } = await campaignsWhere(tx, query)
      return { plan: await sorted(found.selectAll('campaign'), campaignOrder(query)).limit(25).explain('json') }
    }),
  )
  const body = Type.Object({ filter: Type.Unsafe<RecordFilter>({}), after: Type.String() })
  app.post('/api/v1/admin/plans/recipients/', { config: { access: 'staff' }, schema: { body } }, (request) =>
    plansOfRecipients(database, (explaining) => new SubscriberSource(explaining, settings), request.body),
  )
})

let made: MarketingHost
let explained: (query: CampaignQuery) => Promise<PlanNode[]>
beforeAll(async () => {
  const server = defineServer(plans, { routes: [explain] })
  made = await marketingHost([{ ...{ name: '@acme/plans', root: { plans } }, server }])
  // With fewer, reading everything is cheapest. One in a hundred was stopped.
  await made.host.sql`insert into email_marketing.campaign (tenant_id, name, filters, status, created_at, at)
    select t.guid, 'Campaign ' || n, '{"include":[],"exclude":[]}', case when n % 100 = 0 then 'failed' else 'sent' end,
      now() - n * interval '1 hour', now() - n * interval '1 hour'
    from core.tenant t, generate_series(1, 10000) n`
  await made.host.sql`analyze email_marketing.campaign`
  explained = async (query) => planNodes((await made.owner.post('/api/v1/admin/plans/', { query })).json().plan)
}, 60_000)
afterAll(() => made?.host.close())

const kinds = (nodes: readonly PlanNode[]) => nodes.map((node) => node['Node Type'])

it.each(campaignOrders)('the list of campaigns by %s reads an index in order (API-108)', async (orderBy) => {
  for (const orderDirection of ['asc', 'desc'] as const) {
    const found = kinds(await explained({ orderBy, orderDirection }))
    expect(found).not.toContain('Sort')
    expect(found).not.toContain('Seq Scan')
  }
})

it('campaigns of a status are found without reading all of them', async () => {
  expect(kinds(await explained({ status: 'failed' }))).not.toContain('Seq Scan')
  expect(kinds(await explained({ status: 'sent,failed' }))).not.toContain('Seq Scan')
})

/** Tables that are read from end to end; nobody is left out in this website. */
const readWhole = (nodes: readonly PlanNode[]) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== 'suppression')

it('subscribers are counted and read by indexes, however many there are (issue 21)', async () => {
  await made.host.sql`insert into email_marketing.list (tenant_id, name, is_default)
    select t.guid, 'List ' || n, false from core.tenant t, generate_series(1, 20) n`
  await made.host
    .sql`insert into email_marketing.subscriber (tenant_id, list_id, email, state, created_at, confirmed_at)
    select l.tenant_id, l.id, 'reader-' || n || '@many.example', 'subscribed', now() - n * interval '1 hour', now()
    from email_marketing.list l, generate_series(1, 1000) n where l.name like 'List %'`
  await made.host.sql`insert into email_marketing.consent (tenant_id, subscriber_id, kind, text, source, address_hash)
    select tenant_id, id, 'confirmed', '', 'Link in the email', '' from email_marketing.subscriber`
  await made.host.sql`analyze email_marketing.subscriber, email_marketing.consent, email_marketing.suppression`
  const [list] = await made.host.sql<{ id: number }>`select id from email_marketing.list
    where tenant_id = ${made.owner.tenant.guid} and name = 'List 7'`
  for (const condition of [
    { field: 'list', operator: 'one_of', value: [String(list?.id)] },
    { field: 'email', operator: 'is', value: 'reader-5@many.example' },
    { field: 'signed_up', operator: 'within_days', value: 1 },
  ]) {
    const body = { filter: { match: 'all', conditions: [condition] }, after: 'reader-5@many.example' }
    const reply = await made.owner.post('/api/v1/admin/plans/recipients/', body)
    expect(reply.statusCode, reply.body).toBe(200)
    const { count, page } = reply.json()
    const said = JSON.stringify(condition)
    expect([...readWhole(count), ...readWhole(page)], said).toEqual([])
  }
})
