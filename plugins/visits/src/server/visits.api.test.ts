import { createHash } from 'node:crypto'
import { dayIn } from '@ashlar/sdk'
import { Database, type PageView, SiteVisits } from '@ashlar/sdk/server'
import { moveByArchive, type TestClient, type TestHost, type TestTenantName, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as root from '../index.ts'
import server from './index.ts'
import { ViewCounts } from './tally/view-counts.ts'
import { keepCounts } from './tally/visit.store.ts'
import { VisitTally } from './tally/visit-tally.service.ts'
import { deleteOldVisits } from './visit/delete-old.job.ts'

const path = '/api/v1/admin/visits/'
const settings = '/api/v1/admin/settings/'
const packages = [{ name: '@ashlar/plugin-visits', root, server }]

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages, jobs: true })
  owner = await host.signIn('owner')
  await owner.put(settings, { time_zone: 'UTC' })
})
afterAll(() => host?.close())
beforeEach(async () => {
  await tally().flush()
  await host.sql`truncate visits.visit_day, visits.page_day, visits.source_day, visits.visitor_mark, visits.visitor_salt`
})

function tally(): VisitTally {
  const counting = host.composition.resolve(SiteVisits)
  if (!(counting instanceof VisitTally)) throw new Error('Another service counts visits.')
  return counting
}

interface Seen extends Partial<Omit<PageView, 'tenant' | 'mark'>> {
  readonly visitor?: string
  readonly website?: TestTenantName
}

function viewOf({ visitor = 'ada', website = 'a', ...fields }: Seen): PageView {
  return {
    ...{ path: '/', referrer: '', moment: new Date(), tenant: host.tenants[website] },
    ...fields,
    mark: (salt) => createHash('sha256').update(`${salt} ${visitor}`).digest('base64url').slice(0, 22),
  }
}

/** As the site tells them, written at once. */
async function see(...views: readonly Seen[]): Promise<void> {
  for (const each of views) tally().count(viewOf(each))
  await tally().flush()
}

const counts = async (call: string, days = 2, client = owner): Promise<number[]> =>
  (await client.get(`${path}${call}/?days=${days}`)).json().results.counts
const rows = async (list: string, query = '') => (await owner.get(`${path}${list}/${query}`)).json().results.rows
const yesterday = () => new Date(Date.now() - 86_400_000)

describe('visits', () => {
  test('count a visitor once a day, and every page view', async () => {
    await see({ visitor: 'ada' }, { visitor: 'ada', path: '/about' }, { visitor: 'grace' })
    await see({ visitor: 'ada' })
    expect([await counts('days'), await counts('page-views')]).toEqual([
      [0, 2],
      [0, 4],
    ])
    await see({ visitor: 'ada', moment: yesterday() })
    expect(await counts('days')).toEqual([1, 2])
  })

  test('belong to the day that it is on the website’s own clock', async () => {
    await owner.put(settings, { time_zone: 'Pacific/Kiritimati' })
    await see({ moment: new Date('2026-03-08T09:59:59Z') }, { moment: new Date('2026-03-08T10:00:00Z') })
    const days = await host.sql`select day::text, views::int from visits.visit_day order by day`
    expect(days).toEqual([
      { day: '2026-03-08', views: 1 },
      { day: '2026-03-09', views: 1 },
    ])
    const { results } = (await owner.get(`${path}days/?days=7`)).json()
    expect(results.counts).toHaveLength(7)
    expect(Date.parse(dayIn('Pacific/Kiritimati')) - Date.parse(results.first)).toBe(6 * 86_400_000)
    await owner.put(settings, { time_zone: 'UTC' })
  })

  test('are those of one website', async () => {
    await see({ website: 'b' }, { website: 'b' })
    expect([await counts('page-views'), await counts('page-views', 2, await host.signIn('owner', 'b'))]).toEqual([
      [0, 0],
      [0, 2],
    ])
  })

  test('are not counted while the setting is off', async () => {
    await owner.put(settings, { count_visits: false })
    await see({}, {})
    await owner.put(settings, { count_visits: true })
    await see({})
    expect(await counts('page-views')).toEqual([0, 1])
  })

  test('that wait are written when the server takes other packages', async () => {
    tally().count(viewOf({}))
    const stand = { name: '@acme/nothing', root: {} }
    expect(await host.swap([...packages, stand])).toMatchObject({ ok: true })
    await expect.poll(() => counts('page-views')).toEqual([0, 1])
  })
})

describe('top pages and sources', () => {
  test('are listed with the most views first; a page of this website is no source', async () => {
    await see(
      ...[
        { path: '/about', referrer: null },
        { path: '/about', referrer: 'search.example' },
      ],
      ...[
        { path: '/shop', referrer: '' },
        { path: '/about', referrer: 'search.example', moment: yesterday() },
      ],
    )
    expect(await rows('pages')).toEqual([
      { path: '/about', views: 3 },
      { path: '/shop', views: 1 },
    ])
    expect(await rows('sources')).toEqual([
      { host: 'search.example', views: 2 },
      { host: '', views: 1 },
    ])
    expect(await rows('pages', '?days=1&itemsPerPage=1')).toEqual([{ path: '/about', views: 2 }])
    const beyond = (await owner.get(`${path}pages/?currentPage=9`)).json()
    expect(beyond).toMatchObject({ results: { rows: [], total: 2 }, otherViews: 0 })
  })

  test('take a bounded place: pages, sources and visitors beyond it are counted together', async () => {
    const most = { pages: 2, sources: 1, visitors: 2 }
    const write = async (...views: readonly Seen[]) => {
      const waiting = new ViewCounts()
      for (const each of views) waiting.add(viewOf(each), 'salt')
      const database = host.composition.resolve(Database)
      await database.forTenant(host.tenants.a.guid, (tx) => keepCounts(tx, dayIn('UTC'), waiting, most))
    }
    await write({ path: '/a', referrer: 'a.example' }, { path: '/a' }, { path: '/b', visitor: 'grace' }, { path: '/c' })
    await write({ path: '/c', visitor: 'alan' }, { path: '/b', referrer: 'b.example' })
    const pages = (await owner.get(`${path}pages/`)).json()
    expect(pages).toMatchObject({
      results: {
        rows: [
          { path: '/a', views: 2 },
          { path: '/b', views: 2 },
        ],
        total: 2,
      },
      otherViews: 2,
    })
    expect((await owner.get(`${path}sources/`)).json()).toMatchObject({ results: { total: 1 }, otherViews: 2 })
    expect([await counts('days', 1), await counts('page-views', 1)]).toEqual([[2], [6]])
  })

  test('wait in little memory, however many pages are asked for', async () => {
    const waiting = new ViewCounts()
    for (let page = 0; page < 20_000; page += 1) {
      const place = `/page-${page}`
      waiting.add(viewOf({ path: place, referrer: `${page}.example`, visitor: place }), 'salt')
    }
    waiting.add(viewOf({ path: `/${'x'.repeat(600)}` }), 'salt')
    expect([waiting.views, waiting.pages.size, waiting.sources.size, waiting.marks('salt').length]).toEqual([
      ...[20_001, 501, 201, 10_000],
    ])
    expect(waiting.pages.get('*')).toBe(19_501)
  })
})

describe('what is kept of a visitor', () => {
  test('is a mark and its salt, both deleted with the first visit of the next day', async () => {
    await see({ moment: yesterday() })
    const [before] = await host.sql`select count(*)::int as marks from visits.visitor_mark`
    await see({})
    const left =
      await host.sql`select day::text from visits.visitor_mark union all select day::text from visits.visitor_salt`
    expect([before, left]).toEqual([{ marks: 1 }, [{ day: dayIn('UTC') }, { day: dayIn('UTC') }]])
  })

  test('is deleted every night, as are figures that are too old; the others stay', async () => {
    await see({ moment: new Date('2026-01-01T12:00:00Z') }, { moment: yesterday() })
    await host.run(deleteOldVisits, {})
    expect(await host.sql`select count(*)::int as days from visits.visit_day`).toEqual([{ days: 2 }])
    expect(await host.sql`select mark from visits.visitor_mark`).toEqual([])
    await owner.put(settings, { visits_kept_days: 31 })
    await host.run(deleteOldVisits, {})
    for (const left of [
      await host.sql`select day::text from visits.visit_day`,
      await host.sql`select day::text from visits.page_day`,
      await host.sql`select day::text from visits.source_day`,
    ]) {
      expect(left).toEqual([{ day: dayIn('UTC', yesterday()) }])
    }
  })

  test('does not travel: an archive takes the figures of days along, and no marks', async () => {
    await see({ path: '/about' })
    expect((await moveByArchive(host)).state).toBe('done')
    expect(await counts('page-views', 1, await host.signIn('owner', 'b'))).toEqual([1])
    expect(await host.sql`select count(*)::int as marks from visits.visitor_mark`).toEqual([{ marks: 1 }])
  })
})

describe('who sees the figures', () => {
  test.each(['days/?days=7', 'page-views/?days=7', 'pages/', 'sources/'])('%s needs visits.can_view', async (call) => {
    expect((await owner.get(path + call)).statusCode).toBe(200)
    expect((await (await host.signIn('customer')).get(path + call)).statusCode).toBe(403)
    expect((await host.visitor().get(path + call)).statusCode).toBe(401)
  })

  test.each(['days/', 'days/?days=0', 'days/?days=367', 'days/?days=x', 'days/?days=7&more=1', 'pages/?days=0'])(
    '%s is refused',
    async (call) => {
      const { statusCode } = await owner.get(path + call)
      expect([400, 422]).toContain(statusCode)
    },
  )
})
