// An installation that the last version left behind, on the database that is tested, opened by the code of today.
import { createHmac } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { leadOutside } from './lead-outside.fixtures.ts'
import { type Opened, openLastVersion } from './opened.fixtures.ts'
import { type Outside, startOutside } from './outside.fixtures.ts'

let opened: Opened
let outside: Outside
let owner: Caller
let stopLeading = () => {}
beforeAll(async () => {
  outside = await startOutside()
  stopLeading = leadOutside(outside.ports)
  opened = await openLastVersion()
  await opened.host.startJobs()
  owner = await signedIn(opened.known.admin)
})
afterAll(async () => {
  await opened?.close()
  stopLeading()
  outside?.close()
})

type Caller = (path: string, body?: object, method?: 'POST' | 'PUT') => ReturnType<Opened['host']['inject']>

const as =
  (headers: Readonly<Record<string, string>>): Caller =>
  (url, body, method = 'POST') =>
    opened.host.inject({
      ...{ url, method: body === undefined ? 'GET' : method, headers: { host: 'localhost', ...headers } },
      ...(body !== undefined && { payload: body }),
    })
const visitor: Caller = (path) => as({})(path)

async function signedIn({ email, password }: { email: string; password: string }): Promise<Caller> {
  const origin = 'http://localhost'
  const reply = await as({ origin })('/api/v1/auth/login/', { email, password })
  expect(reply.statusCode, reply.body).toBe(200)
  return as({ origin, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' })
}

async function rows(path: string, caller = owner) {
  const reply = await caller(path)
  expect(reply.statusCode, `${path}: ${reply.body}`).toBe(200)
  return reply.json().results.rows
}

test('pages answer with their content, their footer and their picture', async () => {
  const home = (await visitor('/')).body
  expect(home).toContain('Bowls of the last version')
  expect(home).toContain('Footer of the last version')
  expect(home).toContain('#7A3B1D')
  expect((await visitor(opened.known.media.address)).headers['content-type']).toBe('image/png')
  expect((await visitor('/about-us')).body).toContain('Third words about us')
  expect((await visitor('/about-us/history')).body).toContain('Fired since 1961')
  expect((await visitor('/contact')).body).toContain('<form')
  expect((await visitor('/workshop')).statusCode).toBe(404)
  expect((await opened.host.inject({ url: '/', headers: { host: 'second.localhost' } })).body).not.toContain('Bowls')
})

test('drafts, revisions, templates, views and files are there', async () => {
  const { pages, media } = opened.known
  const { draft } = (await owner(`/api/v1/admin/page/draft/${pages.news}/`)).json()
  expect(inflateSync(Buffer.from(draft.content, 'base64')).toString()).toContain('Unpublished news')
  const revisions = await rows(`/api/v1/admin/page/revisions/${pages.about}/`)
  expect(revisions.map(({ name }: { name: string }) => name)).toContain('Before the fair')
  expect(await rows('/api/v1/admin/page/component-template/')).toMatchObject([{ name: 'Footer', isFooter: true }])
  expect(await rows('/api/v1/admin/views/?list=pages')).toMatchObject([{ name: 'Drafts' }])
  expect(await rows(`/api/v1/admin/media/?folderId=${media.folder}`)).toMatchObject([{ id: media.id }])
})

test('addresses that pages had, and redirects by hand, lead on; the log of missing addresses is kept', async () => {
  const leads = async (path: string) => {
    const { statusCode, headers } = await visitor(path)
    return [statusCode, headers.location]
  }
  expect(await leads('/about')).toEqual([301, '/about-us'])
  expect(await leads('/about/history')).toEqual([301, '/about-us/history'])
  expect(await leads('/old-shop')).toEqual([301, '/contact'])
  expect(await leads('/fair')).toEqual([302, 'https://example.com/fair'])
  expect(await leads('/call')).toEqual([301, '/contact'])
  expect(await leads('/sold-out')).toEqual([410, undefined])
  const redirects = await rows('/api/v1/admin/redirects/')
  expect(redirects.filter(({ isAutomatic }: { isAutomatic: boolean }) => isAutomatic)).toHaveLength(2)
  expect(redirects.find(({ source }: { source: string }) => source === '/old-shop')).toMatchObject({ hits: 1 })
  expect(await rows('/api/v1/admin/not-found/?orderBy=path')).toMatchObject([
    { path: '/nor-here', hits: 1, referrer: 'https://example.com/' },
    { path: '/was-never-here', hits: 2 },
  ])
})

test('a queued delivery goes out, signed with the secret that the receiver was given then', async () => {
  const { id, secret } = opened.known.webhook
  await vi.waitFor(() => expect(outside.heard.map(({ path }) => path)).toContain('/stock'), 20_000)
  const { headers, body = '' } = outside.heard.find(({ path }) => path === '/stock') ?? {}
  const [, time = '', sign = ''] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(headers?.['ashlar-signature'])) ?? []
  expect(sign).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  expect(JSON.parse(body)).toMatchObject({ event: 'core.test' })
  await vi.waitFor(async () => {
    expect(await rows(`/api/v1/admin/webhook-deliveries/?webhook=${id}`)).toMatchObject([
      { event: 'core.test', state: 'delivered', attempts: 2, status: 200 },
      { event: 'core.settings-changed', state: 'delivered', attempts: 1 },
    ])
  }, 10_000)
  expect(await rows('/api/v1/admin/webhooks/')).toMatchObject([
    { id, name: 'stock', isActive: true, events: ['core.settings-changed'] },
    { name: 'asleep', isActive: false },
  ])
})

test('webhooks are told of what happens from now on', async () => {
  const known = outside.heard.length
  expect((await owner('/api/v1/admin/settings/', { contact_address: '2 Kiln Lane' }, 'PUT')).statusCode).toBe(200)
  await vi.waitFor(() => expect(outside.heard.slice(known)).toMatchObject([{ path: '/stock' }]), 20_000)
  expect(outside.heard.at(-1)?.body).toContain('core.settings-changed')
})

test('settings are as they were, and what is sealed of them opens', async () => {
  const { settings } = (await owner('/api/v1/admin/settings/')).json()
  const values = Object.fromEntries(
    Object.entries<{ value: unknown }>(settings).map(([key, { value }]) => [key, value]),
  )
  expect(values).toMatchObject({
    ...{ company_name: 'Clay & Kiln', contact_phone: '+15145550193', footer_template: opened.known.pages.template },
    ...{ bot_check_service: 'recaptcha', bot_check_site_key: 'site-key' },
    ...{ live_chat_service: 'link', live_chat_link: 'https://chat.example.com/kiln' },
    ...{
      mail_user: opened.known.mail.user,
      mail_security: 'none',
      voip_link: 'https://pbx.example.com/call?to={number}',
    },
    forms: { retention_days: 3650, vehicles_type: 'car' },
  })
  expect((await owner('/api/v1/admin/voip/')).json().link).toBe('https://pbx.example.com/call?to={number}')
  // Without a secret that opens, the check that is built in would be asked for.
  expect((await visitor('/api/v1/bot-check/')).json()).toMatchObject({ service: 'recaptcha', siteKey: 'site-key' })
  const sent = await owner('/api/v1/admin/mails/test/', { to: 'ada@example.com' })
  expect(sent.statusCode, sent.body).toBe(200)
  expect(outside.mails.at(-1)).toMatchObject(opened.known.mail)
})

test('submissions with their files, lists and subscribers are there', async () => {
  expect(await rows('/api/v1/admin/form/submissions/')).toMatchObject([
    { sender: 'ada@example.com', held: 'no-bot-check', fileCount: 1 },
    { sender: 'ada@example.com', held: null, fileCount: 1 },
  ])
  for (const id of [1, 2]) {
    const { files } = (await owner(`/api/v1/admin/form/submissions/${id}/`)).json().submission
    expect(files).toHaveLength(1)
    const file = await owner(`/api/v1/admin/form/submissions/${id}/files/${files[0].id}/`)
    expect(file.headers['content-type']).toContain('image/png')
    expect(file.rawPayload).toHaveLength(files[0].size)
  }
  expect(await rows('/api/v1/admin/form/submissions/')).toMatchObject([{ fileCount: 1 }, { fileCount: 1 }])
  expect(await rows('/api/v1/admin/email-marketing/lists/')).toMatchObject([
    { name: 'Kiln letter', isDefault: true, total: 2 },
    { name: 'Sales', total: 1 },
  ])
  const found = await rows('/api/v1/admin/email-marketing/subscribers/?search=never')
  expect(found).toMatchObject([{ email: 'never@example.com' }])
})

test('people sign in with their roles, invitations wait, and an API token is good', async () => {
  const editor = await signedIn(opened.known.person)
  expect((await editor('/api/v1/admin/form/submissions/')).statusCode).toBe(200)
  expect((await editor('/api/v1/admin/webhooks/')).statusCode).toBe(403)
  expect(await rows('/api/v1/admin/users/?state=invited')).toMatchObject([{ email: 'invited@example.com' }])
  const machine = as({ authorization: `Bearer ${opened.known.token}` })
  expect(await rows('/api/v1/admin/pages/', machine)).toHaveLength(6)
  expect((await machine('/api/v1/admin/webhooks/')).statusCode).toBe(403)
})

test('an archive of the website can be made', async () => {
  const archives = `/api/v1/admin/tenants/${opened.known.tenant.id}/archives/`
  const { archive } = (await owner(archives, {})).json()
  await vi.waitFor(async () => {
    expect((await rows(archives)).find(({ id }: { id: number }) => id === archive.id)).toMatchObject({ state: 'done' })
  }, 30_000)
  expect((await owner(`${archives}${archive.id}/file/`)).rawPayload.length).toBeGreaterThan(1000)
})
