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
    })
    expect(lookup.peek('a.test')).toBeUndefined()
    await Promise.all([lookup.find('a.test'), lookup.find('a.test')])
    expect(lookup.peek('a.test')).toEqual({ tenant })
    expect(asked).toBe(1)
  })

  test('an unknown name is kept as unknown', async () => {
    const lookup = new TenantLookup(async () => null)
    await lookup.find('b.test')
    expect(lookup.peek('b.test')).toBeNull()
  })

  test('after 30 s it is asked for again while the old answer is given; with the database gone it stays', async () => {
    let now = 0
    let answer: () => Promise<{ tenant: Tenant }> = async () => ({ tenant })
    const lookup = new TenantLookup(
      () => answer(),
      () => now,
    )
    await lookup.find('a.test')
    now = 30_001
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
    const lookup = new TenantLookup(() => promise)
    const underWay = lookup.find('a.test')
    lookup.drop()
    give({ tenant })
    await underWay
    expect(lookup.peek('a.test')).toBeUndefined()
  })

  test('invented names take bounded memory', async () => {
    const lookup = new TenantLookup(async () => null)
    for (let i = 0; i < 1500; i++) await lookup.find(`h${i}.test`)
    expect(lookup.peek('h0.test')).toBeUndefined()
    expect(lookup.peek('h1499.test')).toBeNull()
  })
})

test.each([
  ['localhost:3000', 'localhost'],
  ['127.0.0.1:80', '127.0.0.1'],
  ['[::1]:3000', '[::1]'],
  ['a.test', 'a.test'],
])('%s without its port is %s', (header, name) => expect(withoutPort(header)).toBe(name))
