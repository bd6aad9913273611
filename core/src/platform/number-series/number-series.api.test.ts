import { core } from '@ashlar/sdk/platform'
import type { Tenant, Transaction } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAs } from '../../data/index.ts'
import { type TestDatabase, testDatabase } from '../../data/testing.ts'
import { numberSeries } from './number-series.contribution.ts'
import { NumberSeriesService } from './number-series.service.ts'

const numbers = new NumberSeriesService()
const invoice = (period: string) => ({ series: 'invoicing.invoice', period })

let db: TestDatabase
let tenants: Tenant[]

beforeAll(async () => {
  db = await testDatabase({
    modules: [{ module: core, migrations: numberSeries.migrations }],
    entities: numberSeries.entities,
  })
  tenants = [await db.tenant('First'), await db.tenant('Second'), await db.tenant('Third')]
})
afterAll(() => db.close())

const as = <T>(tenant: Tenant, work: (tx: Transaction) => Promise<T>) =>
  runAs({ tenant }, () => db.database.tenant(work))
const firstTenant = () => tenants[0] as Tenant

/** Numbers below 1 that a seed gives again and again. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

class Rollback extends Error {}

describe('a series of numbers', () => {
  test('has neither gaps nor twins among three websites, two years and one rollback in five (T22, C5)', async () => {
    const draw = random(17)
    const asked = Array.from({ length: 500 }, () => ({
      tenant: tenants[Math.floor(draw() * 3)] as Tenant,
      period: draw() < 0.5 ? '2026' : '2027',
      fails: draw() < 0.2,
    }))
    const given = new Map<string, number[]>()
    let rolledBack = 0
    const issue = async ({ tenant, period, fails }: (typeof asked)[number]) => {
      try {
        const number = await as(tenant, async (tx) => {
          const next = await numbers.next(tx, invoice(period))
          if (fails) throw new Rollback()
          return next
        })
        const key = `${tenant.name} ${period}`
        given.set(key, [...(given.get(key) ?? []), number])
      } catch (error) {
        if (!(error instanceof Rollback)) throw error
        rolledBack++
      }
    }
    // As many at once as a server has connections for.
    for (let from = 0; from < asked.length; from += 20) await Promise.all(asked.slice(from, from + 20).map(issue))
    expect(rolledBack).toBe(asked.filter(({ fails }) => fails).length)
    expect(given.size).toBe(6)
    for (const all of given.values()) {
      expect(all.toSorted((one, other) => one - other)).toEqual(Array.from(all, (_, place) => place + 1))
    }
  })

  test('begins where a website says, and never again at a number that was given', async () => {
    const quote = { series: 'invoicing.quote', period: '' }
    const [first, tooLate, same, later] = await as(firstTenant(), async (tx) => [
      await numbers.begin(tx, { ...quote, at: 100 }),
      (await numbers.next(tx, quote)) === 100 && (await numbers.begin(tx, { ...quote, at: 100 })),
      await numbers.begin(tx, { ...quote, at: 101 }),
      await numbers.begin(tx, { ...quote, at: 200 }),
    ])
    expect([first, tooLate, same, later]).toEqual([true, false, true, true])
    expect(await as(firstTenant(), (tx) => numbers.next(tx, quote))).toBe(200)
    await expect(as(firstTenant(), (tx) => numbers.begin(tx, { ...quote, at: 0 }))).rejects.toThrow(RangeError)
  })

  test('refuses a name that is none', async () => {
    await expect(as(firstTenant(), (tx) => numbers.next(tx, { series: 'A b', period: '' }))).rejects.toThrow()
  })
})
