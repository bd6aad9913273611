import { AsyncLocalStorage } from 'node:async_hooks'
import { core, pageOrders } from '@ashlar/sdk/platform'
import type { Tenant, Transaction } from '@ashlar/sdk/server'
import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAs } from '../../data/index.ts'
import { type TestDatabase, testDatabase } from '../../data/testing.ts'
import { mediaMigrations } from '../media/media.migrations.ts'
import { MediaService } from '../media/media.service.ts'
import { templateMigrations } from '../templates/template.migrations.ts'
import { TemplateService } from '../templates/template.service.ts'
import { fixtureCatalogue } from './content.fixtures.ts'
import { ContentGate } from './content-gate.ts'
import { PageEntity } from './page.entity.ts'
import { pageMigrations } from './page.migrations.ts'
import { PageService } from './page.service.ts'
import { RevisionService } from './revision.service.ts'
import { SitePagesService } from './site-pages.service.ts'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

let db: TestDatabase
let tenant: Tenant
/** Of each statement that the work sent: as whom, and its plan. What the store does by itself meanwhile is not among them. */
const explained = new AsyncLocalStorage<Promise<[QueryResult, QueryResult]>[]>()

beforeAll(async () => {
  db = await testDatabase({
    entities: [PageEntity],
    modules: [
      {
        module: core,
        migrations: [...mediaMigrations, ...templateMigrations, ...pageMigrations],
      },
    ],
  })
  tenant = await db.tenant('Large', { host: 'large.localhost' })
  for (const name of ['Second', 'Third', 'Fourth', 'Fifth'])
    await db.tenant(name, { host: `${name.toLowerCase()}.localhost` })
  // 5,000 pages for the tenant and as many for each of four others: with fewer, reading everything is cheapest.
  await db.admin(`
    insert into core.page (tenant_id, title, slug, sort, status, publish_date)
    select t.guid, 'Page ' || n, 'page-' || n, n % 50, (array['draft', 'published', 'archived'])[1 + n % 3],
      now() - n * interval '1 hour'
    from core.tenant t, generate_series(1, 5000) n`)
  await db.admin(
    `update core.page p set parent_id = (select min(id) from core.page q where q.tenant_id = p.tenant_id) where id % 100 > 10`,
  )
  await db.admin('insert into core.page_content (tenant_id, page_id) select tenant_id, id from core.page')
  await db.admin(`
    insert into core.page_revision (tenant_id, page_id, revision, kind)
    select tenant_id, id, 1, 'save' from core.page`)
  await db.admin(`
    insert into core.component_template (tenant_id, name, type, content)
    select t.guid, 'T ' || n, (array['section', 'container'])[1 + n % 2], '{}' from core.tenant t, generate_series(1, 300) n`)
  await db.admin(`
    insert into core.media (tenant_id, file_name, storage_name, mime_type, kind, size, sha256)
    select t.guid, n || '.png', n::text, 'image/png', (array['image', 'video', 'document'])[1 + n % 3], 1, ''
    from core.tenant t, generate_series(1, 1000) n`)
  await db.admin(`
    insert into core.search_word (tenant_id, kind, id, word)
    select tenant_id, 'page', id, 'page' || (id % 500) from core.page
    union all select tenant_id, 'media', id, 'file' || (id % 500) from core.media`)
  await db.admin('analyze')
  const isKnown = new Set<PoolClient>()
  db.data.store.pool.on('acquire', (client) => {
    if (!isKnown.has(client)) explainAll(client)
    isKnown.add(client)
  })
}, 180_000)
afterAll(() => db.close())

/** Explains every statement of a unit of work, by whatever it was sent, with its rights and tenant, before it runs. */
function explainAll(client: PoolClient): void {
  const { query } = client
  const send = query.bind(client)
  const explaining = (...given: unknown[]) => {
    const [statement] = given
    const ofWork = explained.getStore()
    if (ofWork && isStatement(statement)) {
      const { text, values, types } = statement
      const role = send('select current_user::text as role')
      ofWork.push(
        Promise.all([
          role,
          send({ text: `explain (format json) ${text}`, ...(values && { values }), ...(types && { types }) }),
        ]),
      )
    }
    return Reflect.apply(query, client, given)
  }
  Object.assign(client, { query: explaining })
}

/** What is sent with values, or could be; `begin` and the like are plain texts. */
const isStatement = (given: unknown): given is QueryConfig =>
  typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string'

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

async function plansOf(work: () => Promise<unknown>): Promise<PlanNode[][]> {
  const sent: Promise<[QueryResult, QueryResult]>[] = []
  await explained.run(sent, () => runAs({ tenant }, work))
  const plans = (await Promise.all(sent)).map(([role, { rows }]) => {
    expect(role.rows).toEqual([{ role: 'ashlar_app' }])
    const told: readonly { Plan: PlanNode }[] = rows[0]['QUERY PLAN']
    return told.flatMap(({ Plan }) => nodesOf(Plan))
  })
  expect(plans.length).toBeGreaterThan(0)
  return plans
}

/** `sought`: columns that the index itself must narrow down, which takes leakproof operators under row-level security. */
async function expectIndexes(work: () => Promise<unknown>, ...sought: readonly string[]): Promise<PlanNode[][]> {
  const made = await plansOf(work)
  for (const nodes of made) {
    // Numbers that are kept: of so few rows reading them all is cheapest.
    const isCount = (node: PlanNode) => node['Relation Name'] === 'row_count'
    const isScan = (node: PlanNode) => node['Relation Name'] !== undefined || node['Index Name'] !== undefined
    const scans = nodes.filter((node) => isScan(node) && !isCount(node))
    expect(scans.length).toBeGreaterThan(0)
    for (const scan of scans) expect(scan['Node Type']).toMatch(/^(Index|Index Only|Bitmap Heap|Bitmap Index) Scan$/)
  }
  const conditions = made.flat().map((node) => node['Index Cond'] ?? '')
  for (const column of ['tenant_id', ...sought]) {
    expect(conditions.some((condition) => new RegExp(`\\b${column}\\b`).test(condition))).toBe(true)
  }
  return made
}

const gate = new ContentGate({ blocks: fixtureCatalogue })
const pages = () => new PageService(db.database, gate, undefined)

describe('the plan of every list query, read as ashlar_app, uses an index (architecture, section 4)', () => {
  const directions = ['asc', 'desc'] as const
  const orders = pageOrders.flatMap((orderBy) => directions.map((orderDirection) => ({ orderBy, orderDirection })))

  it.each(orders)('pages by $orderBy $orderDirection are read in order, without a sort', async (query) => {
    const [list] = await expectIndexes(() => pages().list(query))
    expect(list?.map((node) => node['Node Type'])).not.toContain('Sort')
  })

  it.each([
    [{ showdeleted: '1' as const }, []],
    [{ status: 'archived' }, []],
    [{ status: 'published,draft', orderBy: 'changedAt' as const }, []],
    [{ parentId: 0 }, ['parent_id']],
    [{ parentId: 1 }, ['parent_id']],
    [{ search: 'page42' }, ['id']],
    [{ search: 'page42', status: 'draft', orderBy: 'title' as const }, ['id']],
    [{ limit: -1, orderBy: 'slug' as const, showdeleted: '0' as const }, []],
    [{ currentPage: 20, orderBy: 'slug' as const }, []],
  ])('pages with %j', async (query, sought) => {
    await expectIndexes(() => pages().list(query), ...sought)
  })

  it('a page by its id and by its slug', async () => {
    const [row] = await db.admin<{ id: string }>('select min(id) as id from core.page where tenant_id = $1', [
      tenant.guid,
    ])
    await expectIndexes(() => pages().byId(Number(row?.id)), 'id')
    await expectIndexes(() => pages().bySlug('page-17', true), 'slug')
    await expectIndexes(() => pages().submenu(Number(row?.id)), 'parent_id')
  })

  it('pages of the site', async () => {
    const site = new SitePagesService(db.database, gate, undefined)
    await expectIndexes(() => site.find('page-16', { anyStatus: false }), 'slug')
    await expectIndexes(() => site.links())
    await expectIndexes(() => site.nextChange(), 'publish_date', 'unpublish_date')
  })

  it('is seen whether a statement is sent by sql, by db or by em', async () => {
    const sent: readonly ((tx: Transaction) => Promise<unknown>)[] = [
      (tx) => tx.sql`select slug from core.page where slug = 'page-1'`,
      (tx) => tx.db(PageEntity).selectFrom('page').select('slug').where('slug', '=', 'page-1').execute(),
      (tx) => tx.em.find(PageEntity, { slug: 'page-1' }),
    ]
    for (const statement of sent) {
      await expectIndexes(() => db.database.tenant(statement), 'slug')
    }
  })

  it('revisions, templates and media', async () => {
    const database = db.database
    const [row] = await db.admin<{ id: string }>('select min(id) as id from core.page where tenant_id = $1', [
      tenant.guid,
    ])
    await expectIndexes(() => new RevisionService(database, gate).list(Number(row?.id), {}), 'page_id')
    await expectIndexes(() => new TemplateService(database, gate, undefined).list('section'), 'type')
    const media = new MediaService(database)
    for (const query of [
      {},
      { type: 'image' as const },
      { search: 'file42' },
      { type: 'video' as const, search: 'file42' },
    ]) {
      await expectIndexes(() => media.list(query))
    }
    await expectIndexes(() => media.byAddress(['/media/17/17.png']), 'id')
    await expectIndexes(() => media.stored(17, '17.png'), 'id')
  })
})
