// What protects addresses and accounts when anybody may register.
import { addressOf } from '@ashlar/sdk'
import { changeProfile } from '@ashlar/sdk/platform'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { doorPackage, registerUrl } from './account-door.fixtures.ts'
import { forgetAttempts } from './enumeration.fixtures.ts'

let host: InMemoryHost
beforeAll(async () => {
  host = await testHost({ packages: [doorPackage] })
})
afterAll(() => host?.close())
beforeEach(() => forgetAttempts(host))

const password = 'seven quiet herons'
const register = (email: string, chosen = password) => host.visitor().post(registerUrl, { email, password: chosen })
const kept = (email: string) =>
  host.sql<{ password_hash: string }>`select password_hash from core.registration where email = ${email}`

test('more than three emails in 15 minutes to one address are not sent, which nobody is told (T23)', async () => {
  const answers = []
  for (let nth = 0; nth < 5; nth += 1) answers.push((await register('often@example.com')).statusCode)
  expect(answers).toEqual([200, 200, 200, 200, 200])
  expect(await kept('often@example.com')).toHaveLength(3)
})

test('one place registers twenty accounts in 15 minutes at most (T23, C8)', async () => {
  for (let nth = 0; nth < 20; nth += 1) expect((await register(`one${nth}@example.com`)).statusCode).toBe(200)
  const refused = await register('one20@example.com')
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TRY_LATER'])
})

test('passwords are kept as a hash, and weak ones are refused by the field', async () => {
  await register('hash@example.com')
  expect((await kept('hash@example.com'))[0]?.password_hash).toMatch(/^\$argon2id\$/)
  for (const weak of ['short', 'aaaaaaaaaaaa', 'weak@example.com']) {
    const refused = await register('weak@example.com', weak)
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'password'])
  }
  const noAddress = await register('nobody')
  expect([noAddress.statusCode, noAddress.json().errors[0].path]).toEqual([422, 'email'])
})

test('a shopper gets another address by a link alone; staff change theirs with the password (A5)', async () => {
  const customer = await host.signIn('customer')
  const refused = await customer.put(addressOf(changeProfile), { email: 'new@example.com', currentPassword: 'x' })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'EMAIL_NEEDS_LINK'])
  const staff = await host.signIn('staff')
  const asked = await staff.put(addressOf(changeProfile), { email: 'new@example.com', currentPassword: 'x' })
  expect([asked.statusCode, asked.json().code]).toEqual([422, 'PASSWORD_NEEDED'])
})
