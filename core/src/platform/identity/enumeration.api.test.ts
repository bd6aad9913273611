import { afterAll, beforeAll, expect, test } from 'vitest'
import { costOf } from '../../testing/answer-cost.ts'
import { mannWhitney } from '../../testing/mann-whitney.ts'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { doorPackage } from './account-door.fixtures.ts'
import { type Asking, askings, forgetAttempts, known, unknown } from './enumeration.fixtures.ts'

let host: InMemoryHost
let all: Readonly<Record<string, Asking>>
beforeAll(async () => {
  host = await testHost({ packages: [doorPackage] })
  all = await askings(host)
})
afterAll(() => host?.close())

test.each(['signing in', 'asking for a new password', 'registering', 'asking for another address'])(
  'A5: %s costs the same hashes and database calls for a known and an unknown address, and is answered alike',
  async (name) => {
    const asking = all[name]
    if (asking === undefined) throw new Error(name)
    const costFor = async (email: string) => {
      await forgetAttempts(host)
      return costOf(host, () => asking(email))
    }
    // The first one of a process also opens what is kept for the others.
    await costFor(unknown)
    const answer = await costFor(known)
    expect(await costFor(unknown)).toEqual(answer)
    expect(await costFor(`${'x'.repeat(200)}@example.com`)).toEqual(answer)
    expect(answer.calls).toBeGreaterThan(2)
  },
)

test('A5: the measure tells samples apart that differ by a tenth, and not those that do not', () => {
  const sample = (shift: number) => Array.from({ length: 500 }, (_, n) => 10 + shift + ((n * 7919) % 500) / 100)
  expect(mannWhitney(sample(0), sample(1))).toBeLessThan(0.01)
  expect(mannWhitney(sample(0), sample(0.001))).toBeGreaterThan(0.01)
})
