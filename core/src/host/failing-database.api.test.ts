import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Flow, failEachCall, inTurn, unanswered } from '../testing/failing-calls.ts'
import type { InMemoryHost } from '../testing/test-host.ts'
import { flowsHost, keyFlows } from './key-flows.fixtures.ts'

let host: InMemoryHost
let flows: Readonly<Record<string, Flow>>
beforeAll(async () => {
  host = await flowsHost()
  flows = await keyFlows(host)
})
afterAll(() => host?.close())

test.each([
  'signing in',
  'creating a page',
  'saving a page',
  'publishing a page',
  'moving a page that is published',
  'uploading a file',
  'deleting a file',
  'changing a setting',
  'inviting somebody',
  'saving a template',
])('F3: %s with any one of its first 20 calls to the database failing is done once or not at all', async (name) => {
  const flow = flows[name]
  if (flow === undefined) throw new Error(name)
  const { faults, points } = await failEachCall(host, flow, { most: 20, kinds: inTurn })
  expect(faults).toEqual([])
  expect(points).toBeGreaterThan(2)
  const commits = await failEachCall(host, flow, { most: 20, kinds: unanswered, counted: /^commit$/ })
  expect(commits.faults).toEqual([])
  expect(commits.points).toBeGreaterThan(0)
})
