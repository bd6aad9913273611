import { roles, type Tenant } from '@ashlar/sdk/server'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, InstallationUnderTest, password } from './installation-under-test.ts'

let site: InstallationUnderTest
let first: Tenant

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  first = await site.tenant('First')
})
afterAll(() => site?.close())

const codeOf = async (reply: ReturnType<Browser['send']>) => {
  const { statusCode, body } = await reply
  return [statusCode, JSON.parse(body).code]
}

async function someone() {
  const { email, guid, id } = await site.account(first, roles.editor)
  const at = async () => {
    const browser = site.browser(first)
    await browser.signIn(email, password)
    return browser
  }
  return { email, guid, id, browser: await at(), at }
}

describe('one’s own account', () => {
  const profile = '/api/v1/auth/profile/'

  it('has its name changed freely, its email with the password alone (T23), and nothing else (T15)', async () => {
    const { browser, email } = await someone()
    const renamed = await browser.send('PUT', profile, { displayName: 'Ida' })
    expect(renamed.json().profile).toMatchObject({ displayName: 'Ida', email, hasSecondFactor: false })
    const other = `ida-${email}`
    expect(await codeOf(browser.send('PUT', profile, { email: other }))).toEqual([422, 'PASSWORD_NEEDED'])
    expect((await browser.send('PUT', profile, { email: other, currentPassword: password })).statusCode).toBe(200)
    expect((await site.browser(first).signIn(other, password)).statusCode).toBe(200)
    expect((await browser.send('PUT', profile, { displayName: 'x', role_id: 1 })).statusCode).toBe(400)
    const taken = (await someone()).email
    expect(await codeOf(browser.send('PUT', profile, { email: taken, currentPassword: password }))).toEqual([
      409,
      'ALREADY_TAKEN',
    ])
  })

  it('gets a new password with the old one; other sessions end, this one goes on under a fresh token (A4)', async () => {
    const { browser, at, email } = await someone()
    const elsewhere = await at()
    const before = browser.cookie
    const put = (currentPassword: string, given: string) =>
      browser.send('PUT', '/api/v1/auth/password/', { currentPassword, password: given })
    expect(await codeOf(put('wrong', 'quite a new one'))).toEqual([422, 'PASSWORD_NEEDED'])
    expect(await codeOf(put(password, 'short'))).toEqual([422, 'INVALID_FIELDS'])
    expect((await put(password, 'quite a new one')).statusCode).toBe(200)
    expect(browser.cookie).not.toBe(before)
    expect((await browser.get(profile)).statusCode).toBe(200)
    expect((await elsewhere.get(profile)).statusCode).toBe(401)
    expect((await site.browser(first).signIn(email, 'quite a new one')).statusCode).toBe(200)
  })

  it('lets the password be guessed ten times at most, also in parallel (C8)', async () => {
    const { browser } = await someone()
    const guess = () => codeOf(browser.send('PUT', profile, { email: 'z@example.com', currentPassword: 'wrong' }))
    const codes = await Promise.all(Array.from({ length: 14 }, guess))
    expect(codes.filter(([status]) => status === 422)).toHaveLength(10)
    expect(codes.filter(([, code]) => code === 'TRY_LATER')).toHaveLength(4)
  })

  it('ends all other sessions, or every one (A4)', async () => {
    const { browser, at } = await someone()
    const others = [await at(), await at()]
    const end = (keep: boolean) => browser.send('DELETE', `/api/v1/auth/sessions/?keepCurrent=${keep}`)
    expect((await end(true)).json().ended).toBe(2)
    for (const other of others) expect((await other.get(profile)).statusCode).toBe(401)
    expect((await browser.get(profile)).statusCode).toBe(200)
    expect((await end(false)).json().ended).toBe(1)
    expect((await browser.get(profile)).statusCode).toBe(401)
  })
})

describe('the second factor (T23)', () => {
  const factor = '/api/v1/auth/second-factor/'
  const signIn = (email: string, code?: string) =>
    site.browser(first).send('POST', '/api/v1/auth/login/', { email, password, ...(code !== undefined && { code }) })

  async function withFactor() {
    const one = await someone()
    const begun = (await one.browser.send('POST', factor, { currentPassword: password })).json()
    const totp = new TOTP({ secret: begun.secret })
    const reply = await one.browser.send('PUT', factor, { code: totp.generate() })
    // The code of these thirty seconds is used up now; a test need not wait for the next.
    await site.db.admin('update core.account set totp_step = 0 where guid = $1', [one.guid])
    return { ...one, begun, totp, reply, recoveryCodes: reply.json<{ recoveryCodes: string[] }>().recoveryCodes }
  }

  it('is not switched on by a wrong code, so that nobody locks themselves out (T23)', async () => {
    const { email, browser } = await someone()
    const { secret } = (await browser.send('POST', factor, { currentPassword: password })).json()
    const code = new TOTP({ secret }).generate()
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await codeOf(browser.send('PUT', factor, { code: wrong }))).toEqual([401, 'SECOND_FACTOR_WRONG'])
    expect((await browser.get('/api/v1/auth/profile/')).json().profile).toMatchObject({ hasSecondFactor: false })
    expect((await signIn(email)).statusCode).toBe(200)
  })

  it('is set up with the password and a right code, and asked for from then on; a code works once', async () => {
    const { email, begun, totp, reply, recoveryCodes, browser } = await withFactor()
    expect(begun.address).toContain('otpauth://totp/First:')
    expect([reply.statusCode, new Set(recoveryCodes).size]).toEqual([200, 10])
    expect((await browser.get('/api/v1/auth/profile/')).json().profile).toMatchObject({
      hasSecondFactor: true,
      recoveryCodesLeft: 10,
    })
    expect(await codeOf(signIn(email))).toEqual([401, 'SECOND_FACTOR_NEEDED'])
    expect(await codeOf(signIn(email, '000000'))).toEqual([401, 'SECOND_FACTOR_WRONG'])
    const code = totp.generate()
    expect((await signIn(email, code)).statusCode).toBe(200)
    expect(await codeOf(signIn(email, code))).toEqual([401, 'SECOND_FACTOR_WRONG'])
  })

  it('does not take the code with which it was set up for a sign-in', async () => {
    const { browser, email } = await someone()
    const { secret } = (await browser.send('POST', factor, { currentPassword: password })).json<{ secret: string }>()
    const code = new TOTP({ secret }).generate()
    expect((await browser.send('PUT', factor, { code })).statusCode).toBe(200)
    expect(await codeOf(signIn(email, code))).toEqual([401, 'SECOND_FACTOR_WRONG'])
  })

  it('says nothing to who does not know the password', async () => {
    const { email } = await withFactor()
    const reply = site.browser(first).send('POST', '/api/v1/auth/login/', { email, password: 'wrong', code: '000000' })
    expect(await codeOf(reply)).toEqual([401, 'SIGN_IN_FAILED'])
  })

  it('each recovery code works once, however it is typed; neither codes nor secret lie open in the database', async () => {
    const { email, recoveryCodes, begun } = await withFactor()
    const [code = ''] = recoveryCodes
    expect((await signIn(email, code.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200)
    expect(await codeOf(signIn(email, code))).toEqual([401, 'SECOND_FACTOR_WRONG'])
    const rows = JSON.stringify([
      await site.db.admin('select * from core.account'),
      await site.db.admin('select * from core.recovery_code'),
    ])
    expect(rows).not.toContain(begun.secret)
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(code.replaceAll('-', ''))
  })

  it('lets five codes in a quarter of an hour be tried, also in parallel (C8)', async () => {
    const { email } = await withFactor()
    const codes = await Promise.all(Array.from({ length: 9 }, () => codeOf(signIn(email, '000000'))))
    // One of the five was the code with which it was set up.
    expect(codes.filter(([, code]) => code === 'SECOND_FACTOR_WRONG')).toHaveLength(4)
    expect(codes.filter(([status]) => status === 429)).toHaveLength(5)
  })

  it('goes off with the password alone, and new recovery codes end the old ones', async () => {
    const { email, browser, recoveryCodes } = await withFactor()
    const renew = (currentPassword: string) => browser.send('POST', `${factor}recovery-codes/`, { currentPassword })
    expect(await codeOf(renew('wrong'))).toEqual([422, 'PASSWORD_NEEDED'])
    expect((await renew(password)).json().recoveryCodes).toHaveLength(10)
    expect(await codeOf(signIn(email, recoveryCodes[1]))).toEqual([401, 'SECOND_FACTOR_WRONG'])
    expect(await codeOf(browser.send('POST', `${factor}off/`, { currentPassword: 'wrong' }))).toEqual([
      422,
      'PASSWORD_NEEDED',
    ])
    expect((await browser.send('POST', `${factor}off/`, { currentPassword: password })).statusCode).toBe(200)
    expect((await signIn(email)).statusCode).toBe(200)
  })
})
