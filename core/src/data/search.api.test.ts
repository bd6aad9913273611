import type { Tenant, Transaction } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAs } from './context.ts'
import { type TestDatabase, testDatabase } from './testing.ts'

let db: TestDatabase
let tenant: Tenant
beforeAll(async () => {
  db = await testDatabase({})
  tenant = await db.tenant('Shop')
})
afterAll(() => db.close())

const inShop = <T>(work: (tx: Transaction) => Promise<T>) => runAs({ tenant }, () => db.database.tenant(work))
const found = (words: string, limit = 20, kind = 'goods') => inShop((tx) => tx.search.find(kind, words, { limit }))

describe('the order of what is found', () => {
  beforeAll(() =>
    inShop(async (tx) => {
      const name = (text: string) => [{ text, weight: 5 }]
      await tx.search.put('goods', 1, 'A lamp for the desk')
      await tx.search.put('goods', 2, name('Lamp'), { rank: 3 })
      await tx.search.put('goods', 3, name('Lamp'), { rank: 9 })
      await tx.search.put('goods', 4, [...name('Lampshade'), { text: 'desk', weight: 1 }], { rank: 99 })
      await tx.search.put('goods', 5, [{ text: 'lamp', weight: 2 }, ...name('Lamp')], { rank: 3 })
    }),
  )

  test('is whole words, then weight, then rank, then the newer document', async () => {
    expect(await found('lamp')).toEqual({ ids: [3, 5, 2, 1, 4], more: false })
    expect(await found('lam')).toEqual({ ids: [4, 3, 5, 2, 1], more: false })
  })

  test('puts documents that hold more of the words whole before others', async () => {
    expect(await found('desk lamp')).toEqual({ ids: [1, 4], more: false })
    expect(await found('LAMP desks')).toEqual({ ids: [], more: false })
    expect(await found('lamp nothing')).toEqual({ ids: [], more: false })
  })

  test('says that there are more than the limit', async () => {
    expect(await found('lamp', 5)).toEqual({ ids: [3, 5, 2, 1, 4], more: false })
    expect(await found('lamp', 4)).toEqual({ ids: [3, 5, 2, 1], more: true })
  })

  test('follows a new weight and a new rank', async () => {
    await inShop((tx) => tx.search.put('other', 1, 'chair'))
    await inShop((tx) => tx.search.put('other', 2, 'chair'))
    expect((await found('chair', 9, 'other')).ids).toEqual([2, 1])
    await inShop((tx) => tx.search.put('other', 1, 'chair', { rank: 1 }))
    expect((await found('chair', 9, 'other')).ids).toEqual([1, 2])
    await inShop((tx) => tx.search.put('other', 2, [{ text: 'chair', weight: 2 }]))
    expect((await found('chair', 9, 'other')).ids).toEqual([2, 1])
  })

  test('counts words of the earlier version as words of weight 1', async () => {
    await db.admin(`insert into core.search_word (tenant_id, kind, word, id) values ($1, 'old', 'table', 1)`, [
      tenant.guid,
    ])
    await inShop((tx) => tx.search.put('old', 2, 'table'))
    expect((await found('table', 9, 'old')).ids).toEqual([2, 1])
  })
})

describe('a search among many documents', () => {
  const documents = 30_000
  const words = ['common', 'colour', 'cotton', 'cosy', 'cool', 'coat', 'cord', 'corner']
  beforeAll(async () => {
    // Statistics of the empty table: the plans must hold before the database has looked at it anew.
    await db.admin('analyze core.search_word')
    await db.admin(
      `insert into core.search_word (tenant_id, kind, word, id, rank)
       select $1::uuid, 'many', word, i, i % 100 from generate_series(1, $2::int) i, unnest($3::text[]) word
       union all select $1::uuid, 'many', 'sku' || i, i, 0 from generate_series(1, $2::int) i`,
      [tenant.guid, documents, words],
    )
    // The best hold oak and red with the largest weights of both; elm and fir are never both heavy.
    await db.admin(
      `insert into core.search_word (tenant_id, kind, word, id, weight, rank)
       select $1::uuid, 'many', word, i, weight, i % 50 from generate_series(1, 6000) i,
         lateral (values ('oak', i % 3 + 1), ('red', i % 7 + 1), ('elm', case when i > 3000 then 3 else 2 end),
           ('fir', case when i > 3000 then 1 else 7 end)) heavy (word, weight)`,
      [tenant.guid],
    )
  }, 120_000)

  /** What a search finds, and how many entries of the index and rows of the table it reads for it. */
  const reading = (search: string) =>
    inShop(async (tx) => {
      const before = await entriesRead(tx)
      const { ids, more } = await tx.search.find('many', search, { limit: 50 })
      return { ids, more, read: (await entriesRead(tx)) - before }
    })

  describe.each(['statistics of an empty table', 'statistics of the full table'])('with %s', (statistics) => {
    beforeAll(async () => {
      if (statistics.includes('full')) await db.admin('analyze core.search_word')
    })

    test.each([
      ['one letter', 'c'],
      ['two letters', 'co'],
      ['the commonest word', 'common'],
      ['two common words', 'common colour'],
      ['eight common words', words.join(' ')],
      ['eight times the beginning of every word', 'c co col colo com comm coa coo'],
    ])('reads at most 20,000 entries for %s', async (_, search) => {
      const { ids, more, read } = await reading(search)
      expect(ids).toHaveLength(50)
      expect(more).toBe(true)
      expect(read).toBeLessThanOrEqual(20_000)
    })

    test('reads little for a rare word, also among common ones', async () => {
      const rare = await reading('sku777')
      expect(rare.ids[0]).toBe(777)
      expect(rare.read).toBeLessThan(200)
      expect(await reading('sku29999')).toMatchObject({ ids: [29_999], more: false })
      const among = await reading(`common sku29999 colour`)
      expect(among).toMatchObject({ ids: [29_999], more: false })
      expect(among.read).toBeLessThanOrEqual(10_000)
    })

    test.each([
      ['proves', 'oak red', (id: number) => (id % 3) + (id % 7), 15_000],
      ['finds', 'elm fir', (id: number) => (id > 3_000 ? 4 : 9), 25_000],
    ])('%s the best of the common words %s', async (_, words, weight, most) => {
      const { ids, more, read } = await reading(words)
      const best = Array.from({ length: 6_000 }, (_, at) => at + 1)
        .toSorted((a, b) => weight(b) - weight(a) || (b % 50) - (a % 50) || b - a)
        .slice(0, 50)
      expect(ids).toEqual(best)
      expect(more).toBe(true)
      expect(read).toBeLessThan(most)
    })

    test('finds the highest ranks of the commonest word', async () => {
      const { ids } = await reading('common')
      expect(ids.slice(0, 2)).toEqual([29_999, 29_899])
    })
  })
})

async function entriesRead(tx: Transaction): Promise<number> {
  const [row] = await tx.sql<{
    entries: number
  }>`select sum(pg_stat_get_xact_tuples_returned(c.oid))::integer as entries
    from pg_class c where c.oid = 'core.search_word'::regclass
      or c.oid in (select indexrelid from pg_index where indrelid = 'core.search_word'::regclass)`
  return row?.entries ?? 0
}
