// Every service of the website is a package that an installation can do without: what does not name it works as before.
import { testHost } from '@ashlar/core/testing'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { botCheckToken } from '@ashlar/sdk/visitor'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { packages, surfaces } from './composition.ts'

const leftOut = ['live-chat', 'bot-check', 'invoicing', 'projects', 'redirects', 'smtp', 'visits', 'webhooks'].map(
  (name) => `@ashlar/plugin-${name}`,
)
const settings = '/api/v1/admin/settings/'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({
    jobs: true,
    packages: (await packages).filter(({ name }) => !leftOut.includes(name)),
    surfaces,
  })
  owner = await host.signIn('owner')
})
afterAll(() => host.close())

test('without live chat there is neither its setting nor its telephone, and pages are as they are (GEN-006, PERM-110, PERM-112)', async () => {
  const read = (await owner.get(settings)).json().settings
  expect(Object.keys(read).filter((key) => /^(live_chat|voip)/.test(key))).toEqual([])
  expect((await owner.put(settings, { live_chat_enabled: true })).json().code).toBe('UNKNOWN_FIELD')
  expect((await owner.get('/api/v1/admin/voip/')).statusCode).toBe(404)
  const me = (await owner.get('/api/v1/auth/me/')).json()
  expect(me.permissions).not.toHaveProperty('voip')
  const page = await host.visitor().get('/')
  expect([page.statusCode, page.body.includes('Chat with us')]).toEqual([200, false])
  expect((await owner.put(settings, { company_name: 'Kiln' })).json().settings.company_name).toEqual({ value: 'Kiln' })
})

test('without a bot check there are no settings of it, and sign-ups are taken without a token (OPEN-253)', async () => {
  const read = (await owner.get(settings)).json().settings
  expect(Object.keys(read).filter((key) => key.startsWith('bot_check'))).toEqual([])
  expect((await host.visitor().get('/api/v1/bot-check/')).statusCode).toBe(404)
  vi.stubGlobal('fetch', async (url: string) => {
    const reply = await host.visitor().get(url)
    return new Response(reply.body, { status: reply.statusCode })
  })
  const recaptchaToken = await botCheckToken().finally(() => vi.unstubAllGlobals())
  expect(recaptchaToken).toBe('')
  const signedUp = await host.visitor().post('/api/v1/signup/', { email: 'ada@example.com', recaptchaToken })
  expect(signedUp.statusCode, signedUp.body).toBe(200)
  expect(await host.sql`select is_verified from email_marketing.signup`).toEqual([{ is_verified: true }])
})

test('without webhooks there is no log of them, and what happens is told to whoever else listens (GEN-006)', async () => {
  expect((await owner.get('/api/v1/admin/webhooks/')).statusCode).toBe(404)
  const made = await owner.post('/api/v1/admin/pages/', { title: 'Kilns', slug: 'kilns', status: 'published' })
  expect([made.statusCode, (await host.visitor().get('/kilns')).statusCode]).toEqual([201, 200])
})

test('without redirects pages move all the same, and addresses without a page are answered with 404 (GEN-006)', async () => {
  const pages = '/api/v1/admin/pages/'
  const { page } = (await owner.post(pages, { title: 'Ovens', slug: 'ovens', status: 'published' })).json()
  const moved = await owner.put(pages, { id: page.id, slug: 'furnaces' })
  expect([moved.statusCode, (await host.visitor().get('/furnaces')).statusCode]).toEqual([200, 200])
  const old = await host.visitor().get('/ovens')
  expect([old.statusCode, old.headers.location]).toEqual([404, undefined])
  await owner.delete(`${pages}${page.id}/`)
  expect((await owner.post(`${pages}bulk-delete-for-good/`, { ids: [page.id] })).statusCode).toBe(200)
  for (const list of ['redirects', 'not-found']) {
    expect((await owner.get(`/api/v1/admin/${list}/`)).statusCode).toBe(404)
  }
})

test('without a way to send them mails are kept in the outbox, where owners read them (GEN-006, T23)', async () => {
  const read = (await owner.get(settings)).json().settings
  expect(Object.keys(read).filter((key) => key.startsWith('mail_'))).toEqual([
    'mail_from_name',
    'mail_from_address',
    'mail_bulk_per_hour',
    'mail_bounce_secret',
  ])
  expect((await owner.post('/api/v1/admin/mails/test/', { to: 'ada@example.com' })).json().code).toBe(
    'MAIL_NOT_CONFIGURED',
  )
  const asked = await host.visitor().post('/api/v1/auth/password-resets/', { email: 'owner@example.com' })
  expect(asked.statusCode).toBe(200)
  await vi.waitFor(async () => {
    const { rows } = (await owner.get('/api/v1/admin/mails/?state=kept')).json().results
    expect(rows).toContainEqual(expect.objectContaining({ to: 'owner@example.com', isPrivate: true }))
  }, 20_000)
  const platform = await host.signIn('platform')
  const { subjects } = (await platform.get('/api/v1/admin/health/')).json().results
  expect(subjects.find(({ id }: { id: string }) => id === 'mail')).toMatchObject({
    state: 'attention',
    text: 'No package for sending email is installed. Emails stay in the outbox.',
  })
})

test('without visits nobody counts, and pages are as they are (GEN-006)', async () => {
  const read = (await owner.get(settings)).json().settings
  expect(Object.keys(read).filter((key) => /visits/.test(key))).toEqual([])
  expect((await owner.get('/api/v1/admin/visits/days/?days=7')).statusCode).toBe(404)
  await owner.post('/api/v1/admin/pages/', { title: 'Visited', slug: 'visited', status: 'published' })
  const opened = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0' }
  for (const _ of ['made', 'kept']) {
    expect((await host.visitor().inject({ url: '/visited', headers: opened })).statusCode).toBe(200)
  }
})

test('without projects there is nothing of them, and customers have their page and their history (GEN-006)', async () => {
  for (const path of ['projects/', 'tasks/', 'kanban/project/boards/']) {
    expect((await owner.get(`/api/v1/admin/${path}`)).statusCode, path).toBe(404)
  }
  expect((await owner.get('/api/v1/auth/me/')).json().permissions).not.toHaveProperty('projects')
  expect((await host.visitor().get('/shared-project/somebody-s-link')).statusCode).toBe(404)
  const made = await owner.post('/api/v1/admin/customers/', { firstname: 'Ada', lastname: 'Lane' })
  const { customer_id: id } = made.json().customer
  expect((await owner.get(`/api/v1/admin/customers/${id}/timeline/`)).statusCode).toBe(200)
  expect((await owner.get(`/api/v1/admin/customers/${id}/`)).json().customer).toMatchObject({ firstname: 'Ada' })
})

test('without invoicing there is nothing of it, and customers, store and payments work (GEN-006)', async () => {
  for (const path of ['quotes/', 'invoices/', 'work-orders/', 'customers/1/invoices/']) {
    expect((await owner.get(`/api/v1/admin/${path}`)).statusCode, path).toBe(404)
  }
  expect((await owner.get('/api/v1/auth/me/')).json().permissions).not.toHaveProperty('invoices')
  for (const path of ['customers/', 'products/', 'web-orders/', 'commerce/payments/', 'commerce/taxes/']) {
    expect((await owner.get(`/api/v1/admin/${path}`)).statusCode, path).toBe(200)
  }
})
