import type { TestClient } from '@ashlar/sdk/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { fixturePackage } from './content.fixtures.ts'
import { histories, play } from './page-histories.fixtures.ts'

let host: InMemoryHost
let clients: readonly TestClient[]
beforeAll(async () => {
  host = await testHost({ packages: [fixturePackage] })
  clients = [await host.signIn('owner'), await host.signIn('administrator')]
})
afterAll(() => host?.close())

test('C7: what 2 to 8 clients do to pages at once can be explained by some order of it', async () => {
  const check = fc.asyncProperty(histories, async (rounds) => {
    expect(await play(host, clients, rounds)).toBeUndefined()
  })
  await fc.assert(check, { numRuns: 25, seed: 7, endOnFailure: true })
})
