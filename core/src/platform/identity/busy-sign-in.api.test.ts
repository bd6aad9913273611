import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { roles, type Tenant } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashLimits } from './hash-queue.ts'
import { InstallationUnderTest, password } from './installation-under-test.ts'
import { hashPassword } from './password.ts'

let site: InstallationUnderTest
let first: Tenant
let second: Tenant
beforeAll(async () => {
  site = await InstallationUnderTest.open()
  first = await site.tenant('First')
  second = await site.tenant('Second')
})
afterAll(() => site?.close())

const mostAccepted = hashLimits.atOnce + hashLimits.waiting

describe('many sign-ins at once (C8)', () => {
  it('leave room for all other work, and the surplus is told when to come back', async () => {
    const answers: { code: number; reason: string; wait: string | undefined }[] = []
    const attempts = Array.from({ length: 100 }, async (_, index) => {
      const reply = await site.browser(first).signIn(`nobody-${index}@example.com`, 'wrong password')
      const wait = reply.headers['retry-after']
      answers.push({
        code: reply.statusCode,
        reason: reply.json().code,
        wait: wait === undefined ? wait : String(wait),
      })
    })
    expect((await site.browser(second).get('/api/v1/auth/visitor/')).statusCode).toBe(200)
    for (let turn = 0; turn < 5; turn++) {
      const source = await readFile(new URL(import.meta.url))
      expect((await promisify(gzip)(source)).length).toBeGreaterThan(100)
    }
    const hashedMeanwhile = answers.filter(({ code }) => code === 401).length
    await Promise.all(attempts)
    expect(hashedMeanwhile).toBeLessThan(mostAccepted / 2)

    expect(answers).toHaveLength(100)
    const surplus = answers.filter(({ code }) => code === 429)
    expect(surplus.length).toBeGreaterThan(0)
    expect(new Set(surplus.map(({ reason, wait }) => `${reason} ${wait}`))).toEqual(new Set(['TOO_MANY_PASSWORDS 5']))
    const checked = answers.filter(({ code }) => code === 401)
    expect(checked.length + surplus.length).toBe(100)
    expect(checked.length).toBeGreaterThanOrEqual(mostAccepted)
  })

  it('count nothing against the account of somebody who was turned away', async () => {
    const { email } = await site.account(first, roles.editor)
    const busy = Promise.allSettled(Array.from({ length: mostAccepted + 20 }, () => hashPassword('some other work')))
    const turnedAway = await Promise.all(Array.from({ length: 15 }, () => site.browser(first).signIn(email, 'wrong')))
    expect(new Set(turnedAway.map((reply) => reply.json().code))).toEqual(new Set(['TOO_MANY_PASSWORDS']))
    await busy
    expect((await site.browser(first).signIn(email, password)).statusCode).toBe(200)
  })
})
