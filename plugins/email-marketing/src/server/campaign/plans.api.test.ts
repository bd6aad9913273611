import { defineModule } from '@ashlar/sdk'
import { Database, defineRoutes, defineServer, sorted } from '@ashlar/sdk/server'
import { type PlanNode, planNodes } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CampaignQuery, campaignOrders } from '../../contract.ts'
import { type MarketingHost, marketingHost } from '../testing/marketing-host.ts'
import { campaignOrder, campaignsWhere } from './campaign.list.ts'

const Asked = Type.Object({ query: Type.Unsafe<CampaignQuery>({}) })
const plans = defineModule({ id: 'plans', title: 'Plans' })

/** Explains the queries of the list as requests run them: with their rights, in their website. */
const explain = defineRoutes([Database], (app, database) => {
  app.post('/api/v1/admin/plans/', { config: { access: 'staff' }, schema: { body: Asked } }, ({ body: { query } }) =>
    database.tenant(async (tx) => {
      const { found } = await campaignsWhere(tx, query)
      return { plan: await sorted(found.selectAll('campaign'), campaignOrder(query)).limit(25).explain('json') }
    }),
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
