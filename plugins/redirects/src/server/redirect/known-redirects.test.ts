import type { Transaction } from '@ashlar/sdk/server'
import { beforeEach, expect, test } from 'vitest'
import { KnownRedirects } from './known-redirects.ts'

const tenant = { guid: 'a', id: 1, name: 'A', plan: 'basic', modules: [], origin: 'http://a.test' } as const
let drop: (tenant: string | null, tags: readonly string[]) => void
let known: KnownRedirects
let rows: object[]
let asked: number
let meanwhile: () => void
beforeEach(() => {
  known = new KnownRedirects({
    listen: (listener) => {
      drop = listener
      return () => undefined
    },
  })
  rows = []
  asked = 0
  meanwhile = () => undefined
})
const tx = {
  sql: async () => {
    asked += 1
    const found = [...rows]
    meanwhile()
    return found
  },
} as unknown as Transaction

test('a website without redirects is asked once, and again when some were written or it came from an archive', async () => {
  expect(known.hasNone(tenant)).toBe(false)
  await known.learn(tx, tenant)
  await known.learn(tx, tenant)
  expect([known.hasNone(tenant), known.hasNone({ ...tenant, guid: 'b' }), asked]).toEqual([true, false, 1])
  drop('b', ['redirects'])
  drop('a', ['page:7'])
  expect(known.hasNone(tenant)).toBe(true)
  for (const [whose, tags] of [
    ['a', ['redirects']],
    ['a', ['pages', 'settings']],
    [null, ['anything']],
  ] as const) {
    drop(whose, tags)
    expect(known.hasNone(tenant)).toBe(false)
    await known.learn(tx, tenant)
    expect(known.hasNone(tenant)).toBe(true)
  }
  drop('a', ['redirects'])
  rows = [{}]
  await known.learn(tx, tenant)
  expect(known.hasNone(tenant)).toBe(false)
})

test('what was read before a redirect was written is not kept after it', async () => {
  meanwhile = () => drop('a', ['redirects'])
  await known.learn(tx, tenant)
  expect(known.hasNone(tenant)).toBe(false)
})
