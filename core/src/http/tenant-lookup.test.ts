import type { Tenant } from '@ashlar/sdk/server'
import { describe, expect, test } from 'vitest'
import { TenantLookup, withoutPort } from './tenant-lookup.ts'

const tenant: Tenant = { guid: 'a', id: 1, name: 'A', plan: 'basic', modules: [], origin: 'http://a.test' }

describe('host names kept in memory', () => {
  test('one question for many requests, then none', async () => {
    let asked = 0
    const lookup = new TenantLookup(async () => {
      asked++
      return { tenant }
    }, 10)
    expect(lookup.peek('a.test')).toBeUndefined()
    await Promise.all([lookup.find('a.test'), lookup.find('a.test')])
    expect(lookup.peek('a.test')).toEqual({ tenant })
    expect(asked).toBe(1)
  })

  test('an unknown name is kept as unknown', async () => {
    const lookup = new TenantLookup(async () => null, 10)
    await lookup.find('b.test')
    expect(lookup.peek('b.test')).toBeNull()
  })

  test('after 5 min it is asked for again while the old answer is given; with the database gone it stays', async () => {
    let now = 0
    let answer: () => Promise<{ tenant: Tenant }> = async () => ({ tenant })
    const lookup = new TenantLookup(
      () => answer(),
      10,
      () => now,
    )
    await lookup.find('a.test')
    now = 300_001
    answer = async () => Promise.reject(new Error('gone'))
    expect(lookup.peek('a.test')).toEqual({ tenant })
    await new Promise(setImmediate)
    expect(lookup.peek('a.test')).toEqual({ tenant })
    await new Promise(setImmediate)
    answer = async () => ({ tenant: { ...tenant, modules: ['store'] } })
    lookup.peek('a.test')
    await new Promise(setImmediate)
    expect(lookup.peek('a.test')?.tenant?.modules).toEqual(['store'])
  })

  test('after a change nothing old is given, not even an answer that was under way', async () => {
    const { promise, resolve: give } = Promise.withResolvers<{ tenant: Tenant }>()
    const lookup = new TenantLookup(() => promise, 10)
    const underWay = lookup.find('a.test')
    lookup.drop(tenant.guid)
    give({ tenant })
    await underWay
    expect(lookup.peek('a.test')).toBeUndefined()
  })

  test('a change of one website forgets its names and those that lead nowhere, of no other website', async () => {
    const asked: string[] = []
    const lookup = new TenantLookup(async (name) => {
      asked.push(name)
      const guid = /^site(\d+)/.exec(name)?.[1]
      if (name === 'platform.test') return { tenant: null }
      return guid === undefined ? null : { tenant: { ...tenant, guid } }
    }, 1000)
    const names = [
      'platform.test',
      ...Array.from({ length: 300 }, (_, n) => [`site${n}.test`, `site${n}.www.test`]).flat(),
    ]
    for (const name of [...names, 'new.test']) await lookup.find(name)
    asked.length = 0
    lookup.drop('7')
    const forgotten = [...names, 'new.test'].filter((name) => lookup.peek(name) === undefined)
    expect(forgotten).toEqual(['site7.test', 'site7.www.test', 'new.test'])
    expect(asked).toEqual([])
    lookup.drop(null)
    expect(names.filter((name) => lookup.peek(name) !== undefined)).toEqual([])
  })

  test('invented names take bounded memory, and none from the names of websites', async () => {
    const lookup = new TenantLookup(async (name) => (name === 'a.test' ? { tenant } : null), 10)
    await lookup.find('a.test')
    for (let i = 0; i < 1500; i++) await lookup.find(`h${i}.test`)
    expect(lookup.peek('h0.test')).toBeUndefined()
    expect(lookup.peek('h1499.test')).toBeNull()
    expect(lookup.peek('a.test')).toEqual({ tenant })
  })

  test('ten thousand names are asked for once, beside as many invented ones', async () => {
    let asked = 0
    const find = async (name: string) => {
      asked++
      return name.startsWith('site') ? { tenant } : null
    }
    const lookup = new TenantLookup(find, 10_000)
    const names = Array.from({ length: 10_000 }, (_, n) => `site${n}.test`)
    for (const name of names) {
      await lookup.find(name)
      await lookup.find(`invented.${name}`.replace('invented.site', 'invented'))
    }
    expect(asked).toBe(20_000)
    expect(names.filter((name) => lookup.peek(name) === undefined)).toEqual([])
    expect(asked).toBe(20_000)
  })

  test('an unknown name is asked for again after 10 s, and known once a website answers there', async () => {
    let now = 0
    let site: { tenant: Tenant } | null = null
    const lookup = new TenantLookup(
      async () => site,
      10,
      () => now,
    )
    await lookup.find('new.test')
    now = 10_001
    site = { tenant }
    expect(lookup.peek('new.test')).toBeNull()
    await new Promise(setImmediate)
    expect(lookup.peek('new.test')).toEqual({ tenant })
  })

  test('the least recently used name goes first, and a name counts once however it is written', async () => {
    const asked: string[] = []
    const find = async (name: string) => {
      asked.push(name)
      return { tenant }
    }
    const lookup = new TenantLookup(find, 3)
    for (const name of ['a.test', 'b.test', 'c.test']) await lookup.find(name)
    for (const header of ['A.test', 'a.test:1', 'a.test:2', 'a.test:65535'])
      expect(lookup.peek(header)).toEqual({ tenant })
    await lookup.find('d.test')
    expect(['a', 'b', 'c', 'd'].map((each) => lookup.peek(`${each}.test`) !== undefined)).toEqual([
      ...[true, false, true, true],
    ])
    expect(asked).toEqual(['a.test', 'b.test', 'c.test', 'd.test'])
  })
})

test.each([
  ['localhost:3000', 'localhost'],
  ['127.0.0.1:80', '127.0.0.1'],
  ['[::1]:3000', '[::1]'],
  ['a.test', 'a.test'],
])('%s without its port is %s', (header, name) => expect(withoutPort(header)).toBe(name))
