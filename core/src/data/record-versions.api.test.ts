import type { Tenant, Transaction } from '@ashlar/sdk/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Context, runAs } from './index.ts'
import { type TestDatabase, testDatabase } from './testing.ts'

let db: TestDatabase
let first: Tenant
let second: Tenant
beforeAll(async () => {
  db = await testDatabase()
  first = await db.tenant('First')
  second = await db.tenant('Second')
})
afterAll(() => db.close())

const as = <T>(tenant: Tenant, work: (tx: Transaction) => Promise<T>, more: Partial<Context> = {}) =>
  runAs({ tenant, ...more }, () => db.database.tenant(work))
const ada = { actor: '0194e5a0-0000-7000-8000-000000000001', actorName: 'Ada' }

test('what a change replaced is kept with its author, newest first, and can be read again', async () => {
  await as(first, (tx) => tx.versions.keep('shop.order', 7, { note: 'one' }), ada)
  await as(first, (tx) => tx.versions.keep('shop.order', 7, { note: 'two' }))
  const [newest, oldest] = await as(first, (tx) => tx.versions.list('shop.order', 7))
  expect([newest, oldest]).toMatchObject([
    { data: { note: 'two' }, author: '' },
    { data: { note: 'one' }, author: 'Ada', replacedAt: expect.any(Date) },
  ])
  expect(await as(first, (tx) => tx.versions.find('shop.order', 7, oldest?.id ?? 0))).toEqual(oldest)
  expect(await as(first, (tx) => tx.versions.find('shop.order', 8, oldest?.id ?? 0))).toBeUndefined()
})

test('another website has none of them, and they are not kept when the change is rolled back', async () => {
  expect(await as(second, (tx) => tx.versions.list('shop.order', 7))).toEqual([])
  const undone = as(first, async (tx) => {
    await tx.versions.keep('shop.order', 9, { note: 'never' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await as(first, (tx) => tx.versions.list('shop.order', 9))).toEqual([])
})

test('a record has at most 50, and none when it is gone', async () => {
  await as(first, async (tx) => {
    for (let n = 1; n <= 53; n++) await tx.versions.keep('shop.order', 10, { n })
    await tx.versions.keep('shop.order', 11, { n: 0 })
  })
  const kept = await as(first, (tx) => tx.versions.list('shop.order', 10))
  expect(kept.map(({ data }) => Number(Object.values(data)[0]))).toEqual(Array.from({ length: 50 }, (_, at) => 53 - at))
  await as(first, (tx) => tx.versions.remove('shop.order', 10))
  expect(await as(first, (tx) => tx.versions.list('shop.order', 10))).toEqual([])
  expect(await as(first, (tx) => tx.versions.list('shop.order', 11))).toHaveLength(1)
})

test('a version of more than 1 MiB is refused', async () => {
  const large = { text: 'x'.repeat(1_048_577) }
  await expect(as(first, (tx) => tx.versions.keep('shop.order', 12, large))).rejects.toThrow('1 MiB')
})
