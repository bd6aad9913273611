// The demo as it is run, with every package and surface, and what nobody should send to it.
import {
  coreRights,
  countRoutes,
  countUnsafeRoutes,
  joinedRights,
  seedOfRun,
  testHost,
  walkCrossSite,
  walkExtraFields,
  walkHostile,
} from '@ashlar/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packages, surfaces } from '../composition.ts'
import { demoPlaces } from './demo-places.fixture.ts'
import { demoRights } from './demo-rights.fixture.ts'

// Thousands of requests; a busy machine takes minutes for what a quiet one does in seconds.
const patience = 600_000
const table = joinedRights(coreRights, demoRights)

let host: Awaited<ReturnType<typeof testHost>>
beforeAll(async () => {
  host = await testHost({ packages: await packages, surfaces })
})
afterAll(() => host?.close())

test('no unsafe route accepts what another site made a browser send (A2)', { timeout: patience }, async () => {
  const places = await demoPlaces(host, await host.signIn('owner'), 'Own')
  const { faults, routes, sent } = await walkCrossSite(host, table, places)
  expect(faults).toEqual([])
  expect(routes).toBe(countUnsafeRoutes(table))
  expect(sent).toBeGreaterThanOrEqual(28 * routes)
})

test('no route takes a column of a table as one more field of its body (A3)', { timeout: patience }, async () => {
  const { faults, routes, sent } = await walkExtraFields(host)
  expect(faults).toEqual([])
  expect(routes).toBeGreaterThanOrEqual(78)
  expect(sent).toBeGreaterThanOrEqual(1_800)
})

test('no hostile payload makes a route fail or answer in another form (Z4)', { timeout: patience }, async () => {
  const places = await demoPlaces(host, await host.signIn('owner'), 'Own')
  const { faults, routes, sent } = await walkHostile(host, places, seedOfRun())
  expect(faults).toEqual([])
  // But for those that end the session of the walk.
  expect(routes).toBe(countRoutes(table) - 2)
  expect(sent).toBeGreaterThanOrEqual(65 * routes)
})
