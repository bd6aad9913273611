// The demo as it is run, with every package and surface, asked by everybody who can be told apart.
import {
  coreRights,
  countRoutes,
  joinedRights,
  rightsDifferences,
  testHost,
  walkForeignIds,
  walkLists,
  walkRights,
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

test('the demo has the routes of the reviewed table, no more and no less (A1)', () => {
  expect(rightsDifferences(host, table)).toEqual([])
})

test('each person and token gets the answer of the table from every route (I1)', { timeout: patience }, async () => {
  const places = await demoPlaces(host, await host.signIn('owner'), 'Own')
  const { faults, routes, sent, read } = await walkRights(host, table, places)
  expect(faults).toEqual([])
  expect(routes).toBe(countRoutes(table))
  expect(sent).toBeGreaterThanOrEqual(15 * routes)
  expect(read).toBeGreaterThanOrEqual(150)
})

test('the owner of one website reaches nothing of another by its ids (I1)', { timeout: patience }, async () => {
  const { faults, routes, sent } = await walkForeignIds(host, demoPlaces)
  expect(faults).toEqual([])
  expect(routes).toBeGreaterThanOrEqual(168)
  expect(sent).toBeGreaterThanOrEqual(267)
})

test('every list takes the same words for search, order and pages', { timeout: patience }, async () => {
  const owner = await host.signIn('owner')
  for (let count = 0; count < 3; count += 1) await demoPlaces(host, owner, 'Listed')
  const places = await demoPlaces(host, owner, 'Listed')
  const { faults, routes, sent } = await walkLists(host, await host.signIn('platform'), places)
  expect(faults).toEqual([])
  expect(routes).toBeGreaterThanOrEqual(16)
  expect(sent).toBeGreaterThanOrEqual(330)
})
