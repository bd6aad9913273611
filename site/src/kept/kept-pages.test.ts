import { describe, expect, test, vi } from 'vitest'
import { KeptPage } from './kept-page.ts'
import { declaredQuery, KeptPages, queryOf } from './kept-pages.ts'

const page = (tags: readonly string[] = [], more: { size?: number; until?: number } = {}) => {
  const html = 'x'.repeat(more.size ?? 10)
  return new KeptPage({ html, headers: {}, tags, until: more.until ?? Number.POSITIVE_INFINITY })
}
const roomy = 1_000_000
const key = (tenant: string, path: string, query: Record<string, string> = {}) => ({ tenant, path, query })

describe('kept pages', () => {
  test('two tenants with the same path never meet (H2)', () => {
    const kept = new KeptPages(roomy)
    const [a, b] = [page(), page()]
    kept.keep(key('a', '/'), a, 0)
    expect(kept.find('b', '/', '')).toBeUndefined()
    kept.keep(key('b', '/'), b, 0)
    expect([kept.find('a', '/', ''), kept.find('b', '/', '')]).toEqual([a, b])
    kept.drop('a', ['x'])
    expect(kept.find('b', '/', '')).toBe(b)
  })

  test('a drop takes the pages with the tag, of one tenant or of all', () => {
    const kept = new KeptPages(roomy)
    kept.keep(key('a', '/1'), page(['page:1', 'theme']), 0)
    kept.keep(key('a', '/2'), page(['page:2', 'theme']), 0)
    kept.keep(key('b', '/1'), page(['page:1', 'theme']), 0)
    kept.drop('a', ['page:1'])
    const found = () => [kept.find('a', '/1', ''), kept.find('a', '/2', ''), kept.find('b', '/1', '')].map(Boolean)
    expect(found()).toEqual([false, true, true])
    kept.drop(null, ['theme'])
    expect(found()).toEqual([false, false, false])
  })

  test('of one path at most 50 are kept for different queries; the one without a query stays', () => {
    const kept = new KeptPages(roomy)
    const plain = page()
    kept.keep(key('a', '/', { q: '' }), plain, 0)
    for (let q = 1; q <= 200; q++) kept.keep(key('a', '/', { q: String(q) }), page(), 0)
    expect(kept.size).toBe(50 * plain.size)
    expect(kept.find('a', '/', '')).toBe(plain)
    expect(kept.find('a', '/', 'q=151')).toBeUndefined()
    expect(kept.find('a', '/', 'q=152')).toBeDefined()
    kept.keep(key('a', '/', { q: '200' }), page(), 0)
    expect(kept.find('a', '/', 'q=152')).toBeDefined()
  })

  test('a page whose rendering began before a drop is not kept after it', () => {
    const kept = new KeptPages(roomy)
    const since = kept.begin()
    kept.drop('a', ['page:1'])
    expect(kept.keep(key('a', '/1'), page(['page:1']), since)).toBe(false)
    expect(kept.keep(key('a', '/2'), page(['page:2']), since)).toBe(true)
    expect(kept.keep(key('b', '/1'), page(['page:1']), since)).toBe(true)
    expect(kept.keep(key('a', '/1'), page(['page:1']), kept.begin())).toBe(true)
  })

  test('variants by declared parameters, in any order, others ignored', () => {
    const kept = new KeptPages(roomy)
    const one = page()
    kept.keep(key('a', '/', declaredQuery(['b', 'a'], queryOf('a=1&b=2&x=3'))), one, 0)
    expect(kept.find('a', '/', 'b=2&a=1')).toBe(one)
    expect(kept.find('a', '/', 'x=9&a=1&b=2')).toBe(one)
    expect(kept.find('a', '/', 'a=1&b=2&a=7')).toBeUndefined()
    expect(kept.find('a', '/', 'a=2&b=2')).toBeUndefined()
    expect(kept.find('a', '/', 'a=1%22%2C%222&b=')).toBeUndefined()
    expect(kept.find('a', '/', '')).toBeUndefined()
  })

  test('a parameter that comes several times has all its values, as boxes of a form send them (STORE-028)', () => {
    expect({ ...queryOf('a=1&b=2&a=3') }).toEqual({ a: '1,3', b: '2' })
  })

  test('two different queries never share a page, whatever their values hold', () => {
    const queries = [
      ...['a=1&b=2', 'a=1%2C2', 'a=1', 'b=1', 'a=%221%22%2C%222%22', 'a=12', 'b=12'],
      // Each pair is one text once its values are joined by a comma, by `&`, as a query, or by a space.
      ...['a=1%2C2&b=3', 'a=1&b=2%2C3'],
      ...['a=1%262&b=3', 'a=1&b=2%263'],
      ...['a=1%26b%3D2&b=3', 'a=1&b=2%26b%3D3'],
      ...['a=1%202&b=3', 'a=1&b=2%203'],
    ]
    const kept = new KeptPages(roomy)
    const pages = queries.map((query) => {
      const made = page()
      kept.keep(key('a', '/', declaredQuery(['a', 'b'], queryOf(query))), made, 0)
      return made
    })
    expect(queries.map((query) => pages.indexOf(kept.find('a', '/', query) ?? page()))).toEqual([...queries.keys()])
    // A page that depends on one parameter of a strange name is not taken for one that depends on two.
    kept.keep(key('a', '/', { 'a,b': '' }), page(), 0)
    expect(kept.find('a', '/', 'a=1&b=2')).not.toBe(pages[0])
  })

  test('ten thousand websites are found again on the second pass where there is room for them', () => {
    const kept = new KeptPages(10_000 * 1_100)
    const tenants = Array.from({ length: 10_000 }, (_, n) => `tenant-${n}`)
    for (const tenant of tenants) kept.keep(key(tenant, '/'), page(), 0)
    expect(tenants.filter((tenant) => kept.find(tenant, '/', '') === undefined)).toEqual([])
  })

  test('a page that is visited stays while a crawl of all others passes by', () => {
    const kept = new KeptPages(20 * 1_044)
    kept.keep(key('a', '/'), page(), 0)
    for (let n = 0; n < 200; n++) {
      expect(kept.find('a', '/', '')).toBeDefined()
      kept.keep(key(`tenant-${n}`, '/'), page(), 0)
    }
    expect(kept.size).toBeLessThanOrEqual(20 * 1_044)
    expect(kept.find('tenant-199', '/', '')).toBeDefined()
    expect(kept.find('tenant-0', '/', '')).toBeUndefined()
  })

  test('least recently used pages go first above the limit, those out of date before all', () => {
    const kept = new KeptPages(77_000)
    for (let i = 0; i < 3; i++) kept.keep(key('a', `/${i}`), page([`t${i}`], { size: 8000 }), 0)
    kept.drop('a', ['t1'])
    kept.find('a', '/0', '')
    for (let i = 3; i < 5; i++) kept.keep(key('a', `/${i}`), page([], { size: 8000 }), 0)
    expect(kept.size).toBeLessThanOrEqual(77_000)
    expect([0, 1, 2, 3, 4].map((i) => Boolean(kept.findStale('a', `/${i}`, '')))).toEqual([
      true,
      false,
      true,
      true,
      true,
    ])
    kept.keep(key('a', '/5'), page([], { size: 8000 }), 0)
    expect(kept.findStale('a', '/2', '')).toBeUndefined()
    for (let i = 0; i < 6; i++) kept.forget('a', `/${i}`)
    expect(kept.size).toBe(0)
  })

  test('what is out of date is still there for a day, and then no more', () => {
    vi.useFakeTimers()
    try {
      const kept = new KeptPages(roomy)
      const ending = page([], { until: Date.now() + 1000 })
      kept.keep(key('a', '/'), ending, 0)
      expect(kept.find('a', '/', '')).toBe(ending)
      vi.advanceTimersByTime(1001)
      expect(kept.find('a', '/', '')).toBeUndefined()
      expect(kept.findStale('a', '/', '')).toBe(ending)
      vi.advanceTimersByTime(24 * 3600 * 1000)
      expect(kept.findStale('a', '/', '')).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })
})
