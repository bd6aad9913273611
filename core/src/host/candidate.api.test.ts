import { defineModule } from '@ashlar/sdk'
import { defineRoutes, defineServer, health, migration, statement } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'
import type { PackageSource } from './package-source.ts'
import { publish, serverPackage, smallSite, wordsPackage } from './sites.fixtures.ts'

const first = wordsPackage('1.0.0')
let host: InMemoryHost
beforeAll(async () => {
  host = await testHost({ surfaces: [smallSite] })
  await host.swap([first])
  await publish(host, 'a', 'hello', 'hello')
  await publish(host, 'b', 'other', 'other')
})
afterAll(() => host.close())

const see = async (tenant: 'a' | 'b' = 'a') =>
  (await host.visitor(tenant).get(tenant === 'a' ? '/hello' : '/other')).body
const clock = defineModule({ id: 'clock', title: 'Clock' })
const clockWith = (version: string, contribution: Parameters<typeof defineServer>[1]) =>
  serverPackage('@acme/clock', { root: { clock }, server: defineServer(clock, contribution) }, version)

describe('a candidate (P3)', () => {
  test('changes nothing until it takes over, and can be thrown away', async () => {
    const tables = [migration('0001', [statement('create table clock.tick (id int primary key)')])]
    const candidate = await host.host.prepare({
      base: [wordsPackage('1.1.0'), clockWith('1.0.0', { migrations: tables })],
      variants: [],
    })
    expect(candidate.composition.packages.map(({ version }) => version)).toContain('1.1.0')
    expect(await host.sql`select 1 from pg_namespace where nspname = 'clock'`).toEqual([])
    expect(await see()).toBe('1.0.0 hello')
    await candidate.discard()
    expect(await see()).toBe('1.0.0 hello')
    expect(() => candidate.takeOver()).toThrow('discarded')
  })

  test('takes over with the number of its set, and what served before leaves', async () => {
    const candidate = await host.host.prepare({ base: [wordsPackage('1.1.0')], variants: [], generation: 40 })
    await candidate.migrate()
    await candidate.check()
    candidate.takeOver()
    expect(await see()).toBe('1.1.0 hello')
    expect(host.composition.generation).toBe(40)
    await candidate.drained()
  })

  test('a version of the store is loaded once, whoever plans with it or applies the plan', async () => {
    let loads = 0
    const counted = (): PackageSource => {
      const source = wordsPackage('1.2.0')
      return {
        ...source,
        load: (entry) => {
          if (entry === '.') loads++
          return source.load(entry)
        },
      }
    }
    const planned = await host.host.prepare({ base: [counted()], variants: [] })
    await planned.discard()
    expect(await host.swap([counted()])).toMatchObject({ ok: true })
    expect(loads).toBe(1)
  })
})

describe('the check before a candidate takes over (P3)', () => {
  const refusal = async (...packages: PackageSource[]) => {
    const result = await host.swap(packages)
    expect(await see()).toBe('1.2.0 hello')
    return result
  }

  test('a page that would lose a block', async () => {
    const broken = wordsPackage('2.0.0', (text) => {
      throw new Error(`no words for ${text}`)
    })
    expect(await refusal(broken)).toMatchObject({
      ok: false,
      code: 'CHECK_FAILED',
      culprit: '@acme/words',
      reason: expect.stringMatching(/The page \/(hello|other) of Tenant .*acme\/words on page \d+: no words for/),
    })
    expect(host.host.faults.recent('@acme/words')).toEqual([])
  })

  test('a page that is broken already may stay broken', async () => {
    const picky = (version: string) =>
      wordsPackage(version, (text) => {
        if (text === 'other') throw new Error('not that one')
        return `1.2.0 ${text}`
      })
    const candidate = await host.host.prepare({ base: [picky('2.1.0')], variants: [] })
    await candidate.migrate()
    candidate.takeOver()
    expect(await host.swap([picky('2.1.1')])).toMatchObject({ ok: true })
    expect(await host.swap([wordsPackage('1.2.0')])).toMatchObject({ ok: true })
  })

  test('a health check that fails', async () => {
    const failing = health('Points can be counted', [], async () => {
      throw new Error('there are none')
    })
    expect(await refusal(wordsPackage('1.2.0'), clockWith('2.0.0', { health: [failing] }))).toMatchObject({
      code: 'CHECK_FAILED',
      culprit: '@acme/clock',
      reason: 'The health check "Points can be counted" of @acme/clock failed: there are none',
    })
  })

  test('a public address that answers 500', async () => {
    const get = (url: string, answer: () => Promise<string>) =>
      clockWith('3.0.0', {
        routes: [defineRoutes([], (app) => void app.get(url, { config: { access: 'public' } }, answer))],
      })
    const failing = get('/api/v1/clock/', async () => {
      throw new Error('out of order')
    })
    expect(await refusal(wordsPackage('1.2.0'), failing)).toMatchObject({
      code: 'CHECK_FAILED',
      culprit: '@acme/clock',
      reason: expect.stringContaining('GET /api/v1/clock/ of @acme/clock returns 500: out of order'),
    })
  })
})
