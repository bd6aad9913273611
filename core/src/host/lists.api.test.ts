import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InMemoryHost } from '../testing/test-host.ts'
import { corePlaces, walkLists } from '../testing/walk/index.ts'
import { walkedHost } from './rights.fixtures.ts'

let host: InMemoryHost
beforeAll(async () => {
  host = await walkedHost()
})
afterAll(() => host?.close())

test('every list of core takes the same words for search, order and pages, and refuses the same things', async () => {
  const owner = await host.signIn('owner')
  for (const title of ['Anvil', 'Bellows', 'Chisel', 'Drill']) await owner.post('/api/v1/admin/pages/', { title })
  const { faults, routes, sent } = await walkLists(
    host,
    await host.signIn('platform'),
    await corePlaces(host, owner, 'Listed'),
  )
  expect(faults).toEqual([])
  expect(routes).toBeGreaterThanOrEqual(10)
  expect(sent).toBeGreaterThanOrEqual(200)
})
