// Password reset links are sent through the mail server: whoever chooses it could become their receivers.
import { type TestClient, type TestHost, type TestRole, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as root from '../index.ts'
import server from './index.ts'

const url = '/api/v1/admin/settings/'
const below: readonly TestRole[] = ['administrator', 'manager', 'editor']

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [{ name: '@ashlar/plugin-smtp', root, server }] })
  owner = await host.signIn('owner')
  const settings = { can_view: true, can_create: false, can_edit: true, can_delete: false }
  const given = await owner.put('/api/v1/admin/roles/', { role_id: 4, permissions: { settings } })
  if (given.statusCode !== 200) throw new Error(given.body)
})
afterAll(() => host.close())

const code = async (client: TestClient, values: object) => {
  const reply = await client.put(url, values)
  return reply.statusCode === 200 ? 200 : reply.json().code
}

test.each(below)('%s with the right to change settings cannot choose the mail server (T15, T23)', async (role) => {
  const client = await host.signIn(role)
  const evil = {
    mail_host: 'mail.evil.example',
    mail_port: 2525,
    mail_security: 'none',
    mail_user: 'evil',
    mail_password: 'evil',
  }
  for (const [key, value] of Object.entries(evil)) {
    expect([key, await code(client, { [key]: value, company_name: 'Taken' })]).toEqual([key, 'MAIL_SERVER_ABOVE'])
  }
  expect((await owner.get(url)).json().settings).toMatchObject({
    mail_host: { value: '' },
    mail_password: { isSet: false },
    company_name: { value: '' },
  })
  // What stays as it is may be sent along, and the sender's name is not the server.
  const same = { mail_host: '', mail_port: 587, mail_security: 'starttls', mail_user: '', mail_password: '' }
  expect(await code(client, { ...same, mail_from_name: role })).toBe(200)
})

test('an owner chooses the mail server, and nobody below takes its password away (T15)', async () => {
  expect(await code(owner, { mail_host: 'mail.example.com', mail_password: 'slow-barn-27' })).toBe(200)
  const manager = await host.signIn('manager')
  expect(await code(manager, { mail_password: '' })).toBe('MAIL_SERVER_ABOVE')
  expect(await code(owner, { mail_host: '', mail_password: '' })).toBe(200)
})

test('an owner cannot choose it where an administrator of the installation signs in, who can (T15)', async () => {
  const platform = await host.signIn('platform', 'b')
  const other = await host.signIn('owner', 'b')
  expect(await code(other, { mail_host: 'mail.evil.example' })).toBe('MAIL_SERVER_ABOVE')
  expect(await code(platform, { mail_host: 'mail.example.com' })).toBe(200)
  expect(await code(owner, { mail_host: 'mail.example.com' })).toBe(200)
})
