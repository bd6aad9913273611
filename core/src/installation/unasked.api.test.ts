import { defineEvent, defineModule } from '@ashlar/sdk'
import { defineJob, defineServer, on, work } from '@ashlar/sdk/server'
import { defineSite, sitemap, sitePage } from '@ashlar/sdk/site'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ChangingInstallation } from './under-test.fixtures.ts'

const bookings = defineModule({ id: 'bookings', title: 'Bookings' })
const asked = defineEvent('bookings.day-asked', Type.Object({}))
const count = defineJob('bookings.count-days', Type.Object({}))
const page = (path: string, behindPages = false) =>
  sitePage({ path, behindPages, deps: [], find: async () => null, component: () => null })

const versionOf = (version: string, ...pages: ReturnType<typeof page>[]) => ({
  name: '@acme/bookings',
  version,
  root: { bookings },
  server: defineServer(bookings, {
    jobs: [work(count, [], async () => undefined)],
    schedules: [{ job: count.id, cron: '0 3 * * *' }],
    subscriptions: [on(asked, [], () => undefined)],
  }),
  site: defineSite({ pages, sitemap: sitemap([], async () => []) }),
})

let site: ChangingInstallation
beforeAll(async () => {
  site = await ChangingInstallation.open()
  site.store.publish(
    versionOf('1.0.0', page('/bookings/:day'), page('/shop', true), page('/about')),
    versionOf('2.0.0', page('/')),
  )
  const owners = [await site.whole.signIn('owner'), await site.whole.signIn('owner', 'b')]
  for (const [owner, slug] of [
    [owners[0], 'about'],
    [owners[1], 'bookings/today'],
    [owners[1], 'bookings/today/late'],
    [owners[0], 'shop'],
  ] as const) {
    const reply = await owner?.post('/api/v1/admin/pages/', { title: `At ${slug}`, slug, status: 'published' })
    if (reply?.statusCode !== 201) throw new Error(reply?.body)
  }
})
afterAll(() => site?.close())

const install = { action: 'install', name: '@acme/bookings' } as const

test('issue 15: a plan lists what a package does unasked, and the pages of people that stand before its own, on which websites', async () => {
  const plan = await site.plan({ ...install, version: '1.0.0' })
  const change = 'added'
  expect(plan).toMatchObject({
    jobs: [{ id: 'bookings.count-days', change }],
    schedules: [{ job: 'bookings.count-days', cron: '0 3 * * *', change }],
    events: [{ id: 'bookings.day-asked', change }],
    sitemap: [{ id: 'sitemap.xml', change }],
    obstacles: [],
  })
  expect(plan.pages).toEqual([
    {
      path: '/bookings/:day',
      change,
      inFront: [{ tenant: 'Tenant B', title: 'At bookings/today', path: '/bookings/today' }],
    },
    { path: '/shop', change, inFront: [{ tenant: 'Tenant A', title: 'At shop', path: '/shop' }] },
    { path: '/about', change, inFront: [{ tenant: 'Tenant A', title: 'At about', path: '/about' }] },
  ])
  expect(plan.warnings).toEqual([
    'Its page “/bookings/:day” will not be visible at /bookings/today on Tenant B, because the website’s own page “At bookings/today” is already there.',
    'Its page “/about” will not be visible at /about on Tenant A, because the website’s own page “At about” is already there.',
  ])
})

test('issue 15: a package whose page would stand at the front of websites is refused, with how to mend it', async () => {
  const plan = await site.plan({ ...install, version: '2.0.0' })
  expect(plan.obstacles).toEqual([{ code: 'BAD_PAGE', message: expect.stringContaining('Start the path with a word') }])
})
