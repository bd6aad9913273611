import { Database, Mailer } from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runAs } from '../../data/index.ts'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { mailTransport } from './mail-transport.fixtures.ts'

const url = '/api/v1/admin/mails/'
const transport = mailTransport()
transport.state.isSetUp = false

let host: InMemoryHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ jobs: true, packages: [transport.package] })
  owner = await host.signIn('owner')
})
afterAll(() => host.close())

/** A link's secret. */
const secret = /#[\w-]{43}/

function send(purpose: string, to: string, subject: string, secrets: readonly string[] = []): Promise<number> {
  const link = ['https://example.com/x', ...secrets].join('#')
  const mail = { purpose, to, subject, text: `Hello\n\n${link}`, secrets }
  return runAs({ tenant: host.tenants.a }, () =>
    host.composition.resolve(Database).tenant((tx) => host.composition.resolve(Mailer).send(tx, mail)),
  )
}

const stateOf = async (id: number) => (await owner.get(`${url}${id}/`)).json().results?.state

describe('the outbox', () => {
  it('keeps mails that no server can send, to be read and sent later', async () => {
    const id = await send('shop.receipt', 'ada@example.com', 'Receipt for Ada')
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('kept'), 10_000)
    const { results } = (await owner.get(`${url}?state=kept&search=rece`)).json()
    expect(results).toMatchObject({ total: 1, rows: [{ id, to: 'ada@example.com', state: 'kept', isPrivate: false }] })
    const read = (await owner.get(`${url}${id}/`)).json().results
    expect(read.text).toContain('Hello')
    expect(read.html).toContain('href="https://example.com/x"')
    expect((await owner.post(`${url}send/`, { ids: [id] })).json().results).toEqual({ queued: 1 })
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('kept'), 10_000)
  })

  it('shows mails that could sign somebody in to owners only (T23)', async () => {
    const id = await send('core.password-reset', 'owner@example.com', 'Your new password')
    const administrator = await host.signIn('administrator')
    const listed = (await administrator.get(url)).json().results.rows
    expect(listed.find((row: { id: number }) => row.id === id)).toMatchObject({ isPrivate: true })
    const refused = await administrator.get(`${url}${id}/`)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'MAIL_CONTENT_PRIVATE'])
    expect(refused.body).not.toContain('example.com/x')
    expect((await owner.get(`${url}${id}/`)).statusCode).toBe(200)
  })

  it('shows the reset link of a kept mail to an owner, and never to an API token (T23)', async () => {
    const asked = await host.visitor().post('/api/v1/auth/password-resets/', { email: 'owner@example.com' })
    expect([asked.statusCode, asked.json().isKept]).toEqual([200, true])
    const id = await vi.waitFor(async () => {
      const { rows } = (await owner.get(`${url}?state=kept`)).json().results
      const found = rows.find(
        (row: { purpose: string; subject: string }) => row.subject === 'Reset your password for Tenant A',
      )
      expect(found).toBeDefined()
      return Number(found.id)
    }, 20_000)
    const made = await owner.post('/api/v1/admin/api-tokens/', { name: 'Mails', scopes: ['settings.can_view'] })
    const headers = { authorization: `Bearer ${made.json().token}` }
    for (const address of [`${url}${id}/`, `${url}${id}/preview/`]) {
      const refused = await host.visitor().inject({ url: address, headers })
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'MAIL_CONTENT_PRIVATE'])
      expect(refused.body).not.toMatch(secret)
    }
    expect((await host.visitor().inject({ url, headers })).body).not.toMatch(secret)
    const read = await owner.get(`${url}${id}/`)
    expect(read.json().results).toMatchObject({ hidesSecrets: false, text: expect.stringMatching(secret) })
    expect((await owner.get(`${url}${id}/preview/`)).body).toMatch(secret)
  })

  it('hides the secrets of a package’s mail from API tokens, and from all once it may leave', async () => {
    const code = 'confirm-me-4711'
    const id = await send('shop.confirmation', 'ada@example.com', 'Please confirm', [code])
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('kept'), 20_000)
    const made = await owner.post('/api/v1/admin/api-tokens/', { name: 'Mails', scopes: ['settings.can_view'] })
    const headers = { authorization: `Bearer ${made.json().token}` }
    const byToken = await host.visitor().inject({ url: `${url}${id}/`, headers })
    expect(byToken.json().results).toMatchObject({
      hidesSecrets: true,
      text: 'Hello\n\nhttps://example.com/x#••••••••',
    })
    expect((await host.visitor().inject({ url: `${url}${id}/preview/`, headers })).body).not.toContain(code)
    expect((await owner.get(`${url}${id}/`)).body).toContain(code)
    await host.sql`update core.mail set state = 'failed' where id = ${id}`
    expect((await owner.get(`${url}${id}/`)).body).not.toContain(code)
    await host.sql`update core.mail set state = 'kept' where id = ${id}`
    transport.state.isSetUp = true
    expect((await owner.get(`${url}${id}/`)).body).not.toContain(code)
    transport.state.isSetUp = false
    expect((await owner.get(`${url}${id}/`)).body).toContain(code)
  })

  it('is each tenant’s own (T1)', async () => {
    const id = await send('shop.receipt', 'secret@example.com', 'Ours')
    const stranger = await host.signIn('owner', 'b')
    expect((await stranger.get(url)).json().results.rows).toEqual([])
    expect((await stranger.get(`${url}${id}/`)).statusCode).toBe(404)
    expect((await stranger.post(`${url}send/`, { ids: [id] })).statusCode).toBe(404)
  })

  it('says what is missing when a test is sent without a server', async () => {
    const missing = await owner.post(`${url}test/`, { to: 'ada@example.com' })
    expect([missing.statusCode, missing.json().code]).toEqual([409, 'MAIL_NOT_CONFIGURED'])
  })
})
