import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { lastVersion, openLastVersion } from './opened.fixtures.ts'

// As it is built: Node reads no source of a block's renderer.
const upgrading = fileURLToPath(new URL('../../dist/last-version/upgrading.child.js', import.meta.url))

/** Upgrade in a process of its own until it stands before the nth table, and kill it there; the statement it was at. */
async function killedBefore(nth: number, env: Readonly<Record<string, string>>): Promise<unknown> {
  const child = fork(upgrading, {
    execArgv: [],
    env: { PATH: process.env.PATH, ...env, ASHLAR_TEST_HELD: String(nth) },
  })
  const gone = once(child, 'exit')
  const [told] = await Promise.race([once(child, 'message'), gone])
  child.kill('SIGKILL')
  await gone
  return told
}

test('kill -9 while packages take the tables of core over loses nothing, mail settings and submissions included', {
  timeout: 240_000,
}, async () => {
  const copy = await lastVersion()
  // Between two tables of one package, and before the last but one of all.
  for (const nth of [2, 4]) {
    expect(await killedBefore(nth, copy.env)).toEqual({ held: expect.stringContaining('$taking$') })
  }
  const { host, known, close } = await openLastVersion(copy)
  try {
    const headers = { host: 'localhost', origin: 'http://localhost' }
    const { email, password } = known.admin
    const login = await host.inject({
      method: 'POST',
      url: '/api/v1/auth/login/',
      headers,
      payload: { email, password },
    })
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? ''
    const totals = ['webhooks', 'webhook-deliveries', 'redirects', 'not-found', 'form/submissions'].map(
      async (list) => {
        const reply = await host.inject({ url: `/api/v1/admin/${list}/`, headers: { ...headers, cookie } })
        return [list, reply.json().results?.total]
      },
    )
    expect(Object.fromEntries(await Promise.all(totals))).toEqual({
      webhooks: 2,
      'webhook-deliveries': 2,
      redirects: 6,
      'not-found': 2,
      'form/submissions': 2,
    })
    const { settings } = (await host.inject({ url: '/api/v1/admin/settings/', headers: { ...headers, cookie } })).json()
    const mail = ['mail_user', 'mail_security', 'mail_password'].map((key) => settings[key]?.value)
    // The password is never shown, only that there is one.
    expect(mail).toEqual([known.mail.user, 'none', expect.anything()])
    const old = await host.inject({ url: '/old-shop', headers })
    expect([old.statusCode, old.headers.location]).toEqual([301, '/contact'])
  } finally {
    await close()
  }
})
