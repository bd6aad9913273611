import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testHost } from '../../testing/test-host.ts'
import { fixturePackage } from './content.fixtures.ts'
import { histories, play } from './page-histories.fixtures.ts'

test('C7: 2,000 histories of 2 to 8 clients on pages can be explained by some order', async () => {
  const host = await testHost({ packages: [fixturePackage] })
  try {
    const clients = [await host.signIn('owner'), await host.signIn('administrator')]
    const check = fc.asyncProperty(histories, async (rounds) => {
      expect(await play(host, clients, rounds)).toBeUndefined()
    })
    await fc.assert(check, { numRuns: 2_000, endOnFailure: true })
  } finally {
    await host.close()
  }
})
