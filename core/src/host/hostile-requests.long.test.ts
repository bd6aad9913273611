// What a browser is made to send, what a client should not send, and what nobody would: to every route of core alone.
// The demo's walk sends the same to all of them, and to those of every package, in each run of the tests.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InMemoryHost } from '../testing/test-host.ts'
import {
  corePlaces,
  countRoutes,
  countUnsafeRoutes,
  seedOfRun,
  walkCrossSite,
  walkExtraFields,
  walkHostile,
} from '../testing/walk/index.ts'
import { walkedHost, walkedRights } from './rights.fixtures.ts'

// Thousands of requests; a busy machine takes minutes for what a quiet one does in seconds.
const patience = 600_000

let host: InMemoryHost
beforeAll(async () => {
  host = await walkedHost()
})
afterAll(() => host?.close())

test('no unsafe route of core accepts what another site made a browser send (A2)', { timeout: patience }, async () => {
  const places = await corePlaces(host, await host.signIn('owner'), 'Own')
  const { faults, routes, sent } = await walkCrossSite(host, walkedRights, places)
  expect(faults).toEqual([])
  expect(routes).toBe(countUnsafeRoutes(walkedRights))
  expect(sent).toBeGreaterThanOrEqual(28 * routes)
})

test('no route of core takes a column of a table as one more field (A3)', { timeout: patience }, async () => {
  const { faults, routes, sent } = await walkExtraFields(host)
  expect(faults).toEqual([])
  expect(routes).toBeGreaterThanOrEqual(65)
  expect(sent).toBeGreaterThanOrEqual(1_500)
})

test('no hostile payload makes a route of core fail or answer in another form (Z4)', {
  timeout: patience,
}, async () => {
  const places = await corePlaces(host, await host.signIn('owner'), 'Own')
  const { faults, routes, sent } = await walkHostile(host, places, seedOfRun())
  expect(faults).toEqual([])
  // But for those that end the session of the walk.
  expect(routes).toBe(countRoutes(walkedRights) - 2)
  expect(sent).toBeGreaterThanOrEqual(65 * routes)
})
