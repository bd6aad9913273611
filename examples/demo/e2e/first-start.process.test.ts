import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { password, runDemo } from './running-demo.ts'

test('the demo takes an administrator whose address is one of its own as it is (P2)', {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-demo-first-'))
  const demo = await runDemo(folder, { ASHLAR_ADMIN_EMAIL: 'Owner@example.com' })
  try {
    const origin = `http://localhost:${demo.port}`
    const signIn = async (email: string): Promise<unknown> => {
      const body = JSON.stringify({ email, password })
      const headers = { 'content-type': 'application/json', origin }
      return (await fetch(`${origin}/api/v1/auth/login/`, { method: 'POST', headers, body })).json()
    }
    expect(await signIn('owner@example.com')).toMatchObject({ user: { role_id: 1, isPlatformAdministrator: true } })
    expect(await signIn('editor@example.com')).toMatchObject({ user: { role_id: 4, isPlatformAdministrator: false } })
  } finally {
    await demo.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
