import { type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await testHost()
})
afterAll(() => host?.close())

const links = '/api/v1/auth/recovery-links/'

async function pathOfNewLink(): Promise<string> {
  const platform = await host.signIn('platform')
  const reply = await platform.post(links, {})
  expect(reply.statusCode).toBe(201)
  const { address } = reply.json().results
  return address.slice(new URL(address).origin.length)
}

it('P6: a recovery link signs the administrator in, without password or mail, and once', async () => {
  const path = await pathOfNewLink()
  // Whoever only looks at it (a preview of a messenger) does not use it up.
  expect((await host.visitor().inject({ method: 'HEAD', url: path })).statusCode).toBe(405)
  const used = await host.visitor().get(path)
  expect([used.statusCode, used.headers['location'], used.headers['cache-control']]).toEqual([
    303,
    '/admin/packages',
    'no-store',
  ])
  const cookie = String(used.headers['set-cookie']).split(';')[0] ?? ''
  const me = await host.visitor().inject({ url: '/api/v1/auth/me/', headers: { cookie } })
  expect(me.json().user.isPlatformAdministrator).toBe(true)
  const again = await host.visitor().get(path)
  expect([again.statusCode, again.json().code]).toEqual([403, 'RECOVERY_LINK_OVER'])
})

it('P6: a new link ends the one before, an old one is over, an invented one is none', async () => {
  const [first, second] = [await pathOfNewLink(), await pathOfNewLink()]
  expect((await host.visitor().get(first)).statusCode).toBe(403)
  await host.sql`update core.state set changed_at = now() - interval '16 minutes' where key = 'recovery'`
  expect((await host.visitor().get(second)).statusCode).toBe(403)
  expect((await host.visitor().get(`/api/v1/auth/recover/?token=${'a'.repeat(43)}`)).statusCode).toBe(403)
})

it('only platform administrators may make one', async () => {
  expect((await (await host.signIn('owner')).post(links, {})).statusCode).toBe(403)
  expect((await host.visitor().post(links, {})).statusCode).toBe(401)
})
