import { expect, test } from 'vitest'
import { mannWhitney } from '../../testing/mann-whitney.ts'
import { testHost } from '../../testing/test-host.ts'
import { doorPackage } from './account-door.fixtures.ts'
import { askings, forgetAttempts, known, unknown } from './enumeration.fixtures.ts'

/** Of each kind, one after the other, so that a slow moment of the machine meets both. */
const samples = 2_000

test('A5: the time of an answer does not tell a known address from an unknown one', async () => {
  const host = await testHost({ packages: [doorPackage] })
  try {
    for (const [name, asking] of Object.entries(await askings(host))) {
      const times: Record<string, number[]> = { [known]: [], [unknown]: [] }
      for (let nth = 0; nth < samples; nth += 1) {
        // Who comes first changes from pair to pair.
        for (const email of nth % 2 === 0 ? [known, unknown] : [unknown, known]) {
          await forgetAttempts(host)
          const began = performance.now()
          await asking(email)
          times[email]?.push(performance.now() - began)
        }
      }
      const p = mannWhitney(times[known] ?? [], times[unknown] ?? [])
      console.log(`A5, ${name}: ${samples} samples each, p = ${p.toFixed(3)}`)
      expect(p, name).toBeGreaterThan(0.01)
    }
  } finally {
    await host.close()
  }
})
