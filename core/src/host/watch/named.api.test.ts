// Issue 15: whatever a package of the store does is named while it goes on, so that a loop which hangs the server is known.
import { defineEvent, defineModule, pagePlaced } from '@ashlar/sdk'
import { Database, defineJob, defineRoutes, defineServer, health, on, within, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'

const clock = defineModule({ id: 'clock', title: 'Clock', always: true })
const struck = defineEvent('clock.hour-struck', Type.Object({}))
const wind = defineJob('clock.wind', Type.Object({}))
/** What was named when each ran. */
const seen: Record<string, string[]> = {}
const running: string[] = []
const note = (who: string) => {
  seen[who] = [...running]
}

const clockPackage = {
  ...{ name: '@acme/clock', version: '1.0.0', origin: 'store', root: { clock } },
  server: defineServer(clock, {
    routes: [
      defineRoutes([Database], (app, database) => {
        app.get('/api/v1/clock/', { config: { access: 'public' } }, async () => {
          note('route')
          await database.tenant((tx) => tx.enqueue(wind, {}))
          return { success: true }
        })
      }),
    ],
    jobs: [work(wind, [], async () => note('job'))],
    within: [
      within(pagePlaced, [], async (tx) => {
        note('within')
        await tx.emit(struck, {})
      }),
    ],
    subscriptions: [on(struck, [], () => note('subscription'))],
    health: [health('Ticks', [], async () => note('health'))],
  }),
} as const

let host: InMemoryHost
beforeAll(async () => {
  host = await testHost({ packages: [], jobs: true })
  host.host.watch.marks = {
    ...{ at: () => undefined, know: () => undefined },
    begin: ({ package: name, version, place }) => {
      const entry = `${name} ${version} ${place}`
      running.push(entry)
      return () => void running.splice(running.indexOf(entry), 1)
    },
  }
  expect(await host.swap([clockPackage])).toMatchObject({ ok: true })
})
afterAll(() => host?.close())

const route = () => host.visitor().get('/api/v1/clock/')

test('a route, a job, a subscription, what acts within a unit of work and a health check are named', async () => {
  expect((await route()).statusCode).toBe(200)
  await (await host.signIn('owner')).post('/api/v1/admin/pages/', { title: 'Noon', status: 'published' })
  const named = (place: string) => [expect.stringMatching(new RegExp(`^@acme/clock 1.0.0 ${place}$`))]
  await expect
    .poll(() => seen, { timeout: 30_000 })
    .toEqual({
      route: named('GET /api/v1/clock/'),
      job: named('clock.wind'),
      subscription: named('clock/clock.hour-struck/0|clock.hour-struck'),
      within: named('core.page-placed'),
      health: named('the health check “Ticks”'),
    })
  expect(running).toEqual([])
})

test('a route that hung the server before is refused, and all others are answered', async () => {
  const place = 'GET /api/v1/clock/'
  host.host.watch.didNotEnd({ package: '@acme/clock', version: '1.0.0', part: place, place })
  expect((await route()).statusCode).toBe(500)
  expect((await host.visitor().get('/api/v1/auth/me/')).statusCode).toBeLessThan(500)
  expect(host.host.faults.recent('@acme/clock')[0]).toMatchObject({ where: 'route', place, isEndless: true })
})
