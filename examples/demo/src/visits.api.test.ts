// Visits as they happen: the package together with the site.
import { testHost } from '@ashlar/core/testing'
import * as root from '@ashlar/plugin-visits'
import server from '@ashlar/plugin-visits/server'
import type { TestHost } from '@ashlar/sdk/testing'
import { site } from '@ashlar/site'
import { afterAll, beforeAll, expect, test } from 'vitest'

const packages = [{ name: '@ashlar/plugin-visits', root, server }]
const browser = (name: string) => ({ 'sec-fetch-dest': 'document', 'user-agent': `Mozilla/5.0 ${name}` })

let host: TestHost
beforeAll(async () => {
  host = await testHost({ packages, surfaces: [site] })
})
afterAll(() => host?.close())

test('two browsers that open a page three times are two visits and three views, written when the server stops', async () => {
  const owner = await host.signIn('owner')
  await owner.post('/api/v1/admin/pages/', { title: 'Kilns', slug: 'kilns', status: 'published' })
  const open = (name: string, from: string) =>
    host.visitor().inject({ url: '/kilns?utm_source=mail', headers: { ...browser(name), referer: from } })
  for (const [name, from] of [
    ['Ada', 'https://search.example/find?q=kilns'],
    ['Ada', 'http://localhost:3000/kilns'],
    ['Grace', ''],
  ] as const) {
    expect((await open(name, from)).statusCode).toBe(200)
  }
  expect((await host.visitor().inject({ url: '/ovens', headers: browser('Ada') })).statusCode).toBe(404)
  // The packages before are let go, as when the server stops.
  await host.swap([...packages, { name: '@acme/nothing', root: {} }])
  const results = async (call: string) => (await owner.get(`/api/v1/admin/visits/${call}`)).json().results
  await expect.poll(async () => (await results('page-views/?days=1')).counts).toEqual([3])
  expect((await results('days/?days=1')).counts).toEqual([2])
  expect((await results('pages/')).rows).toEqual([{ path: '/kilns', views: 3 }])
  expect((await results('sources/')).rows).toEqual([
    { host: '', views: 1 },
    { host: 'search.example', views: 1 },
  ])
  const stored = JSON.stringify(await host.sql`select * from visits.visitor_mark`)
  expect(stored).not.toMatch(/Mozilla|127\.0\.0\.1/)
})
