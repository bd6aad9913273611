// Pages behind a proxy that brings TLS.
import { testHost } from '@ashlar/core/testing'
import { site } from '@ashlar/site'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Host = Awaited<ReturnType<typeof testHost>>
let host: Host
beforeAll(async () => {
  host = await testHost({ surfaces: [site], environment: { ASHLAR_TRUST_PROXY: '127.0.0.1' } })
  const owner = await host.signIn('owner')
  const made = await owner.post('/api/v1/admin/pages/', { title: 'Plain', slug: 'plain', status: 'published' })
  if (made.statusCode >= 300) throw new Error(made.body)
})
afterAll(() => host?.close())

const hstsAt = async (url: string, scheme?: string, remoteAddress = '127.0.0.1') => {
  const headers = { host: 'localhost', ...(scheme !== undefined && { 'x-forwarded-proto': scheme }) }
  const reply = await host.host.inject({ url, headers, remoteAddress })
  return [reply.statusCode, reply.headers['strict-transport-security']]
}
const sent = 'max-age=31536000'

test.each([
  ['/plain', 200],
  ['/nothing-here', 404],
  ['/api/v1/auth/me/', 401],
  ['/robots.txt', 200],
])('%s carries HSTS for those who came over TLS, made anew or kept, and for nobody else (T25)', async (url, status) => {
  expect(await hstsAt(url, 'https')).toEqual([status, sent])
  expect(await hstsAt(url, 'https')).toEqual([status, sent])
  expect(await hstsAt(url)).toEqual([status, undefined])
  expect(await hstsAt(url, 'http')).toEqual([status, undefined])
  expect(await hstsAt(url, 'https', '198.51.100.7')).toEqual([status, undefined])
})
