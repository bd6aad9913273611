import { addressOf } from '@ashlar/sdk'
import { type AuditLine, enterWebsite, leaveWebsite, type Me, makeWebsiteEntry } from '@ashlar/sdk/platform'
import { roles, type Tenant } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, InstallationUnderTest, password, platformHost } from './installation-under-test.ts'

let site: InstallationUnderTest
let home: Tenant
let shop: Tenant

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  home = await site.tenant('Home')
  shop = await site.tenant('Shop')
})
afterAll(() => site?.close())

const linkInto = (browser: Browser, tenant: Pick<Tenant, 'id'>) =>
  browser.send('POST', addressOf(makeWebsiteEntry, { params: { id: tenant.id } }))
const use = (browser: Browser, token: string) => browser.send('POST', addressOf(enterWebsite), { token })
const leave = (browser: Browser) => browser.send('POST', addressOf(leaveWebsite))
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode < 300 ? statusCode : `${statusCode} ${JSON.parse(body).code}`

async function secretInto(browser: Browser, tenant: Tenant): Promise<string> {
  const reply = await linkInto(browser, tenant)
  expect(reply.statusCode, reply.body).toBe(201)
  const address = new URL(reply.json().address)
  expect([address.origin, address.pathname, address.search]).toEqual([tenant.origin, '/admin/enter', ''])
  return address.hash.slice(1)
}

/** A browser in which a new platform administrator has entered a website, and the one where they are at home. */
async function entered(tenant = shop) {
  const account = await site.account(home, roles.owner, { isPlatformAdministrator: true })
  const own = site.browser(home)
  await own.signIn(account.email, password)
  const there = site.browser(tenant)
  expect(codeOf(await use(there, await secretInto(own, tenant)))).toBe(200)
  return { own, there, account }
}

const isSignedIn = async (browser: Browser) => (await browser.get('/api/v1/auth/me/')).statusCode === 200

describe('a platform administrator who enters a website', () => {
  it('acts as themselves, with the rights of its owner and none of the platform', async () => {
    const { there, account } = await entered()
    const me = (await there.get('/api/v1/auth/me/')).json<Me>()
    expect(me).toMatchObject({
      user: { email: account.email, role_id: roles.owner, isPlatformAdministrator: false },
      tenant: { id: shop.id },
      isEntered: true,
      permissions: { pages: { can_delete: true }, users: { can_edit: true } },
    })
    expect((await there.send('POST', '/api/v1/admin/pages/', { title: 'Help' })).statusCode).toBe(201)
    const host = await there.send('POST', `/api/v1/admin/tenants/${shop.id}/hosts/`, { host: 'fair.example.org' })
    expect(host.statusCode, host.body).toBe(201)
    for (const url of ['/api/v1/admin/tenants/', '/api/v1/admin/plans/', '/api/v1/admin/agencies/'])
      expect((await there.get(url)).statusCode, url).toBe(403)
    expect(codeOf(await linkInto(there, home))).toBe('403 FORBIDDEN')
    expect((await there.get(`/api/v1/admin/tenants/${home.id}/modules/`)).statusCode).toBe(404)
  })

  it('is named in the audit logs of both sides, with what they do', async () => {
    const { own, there } = await entered()
    await there.send('POST', '/api/v1/admin/pages/', { title: 'Traced' })
    await leave(there)
    const owner = await site.person(shop, 'owner')
    const lines = async (browser: Browser, actions: string) =>
      (await browser.get(`/api/v1/admin/audit/?action=${actions}&itemsPerPage=3`)).json().results.rows as AuditLine[]
    const seen = await lines(owner, 'platform.entered,platform.left,page.created')
    expect(seen.map(({ action, actor }) => [action, actor])).toEqual([
      ['platform.left', 'Person (platform)'],
      ['page.created', 'Person (platform)'],
      ['platform.entered', 'Person (platform)'],
    ])
    const [left, came] = await lines(own, 'user.entered_website,user.left_website')
    expect([left, came]).toMatchObject([
      { action: 'user.left_website', actor: 'Person', details: { website: 'Shop', id: shop.id } },
      { action: 'user.entered_website', actor: 'Person', details: { website: 'Shop', id: shop.id } },
    ])
  })

  it('reaches nothing of their own account from there, and makes nobody an owner', async () => {
    const { there, account } = await entered()
    const refused = '403 OWN_WEBSITE_ONLY'
    for (const url of ['/api/v1/auth/profile/', '/api/v1/auth/sessions/', '/api/v1/admin/api-tokens/'])
      expect(codeOf(await there.get(url)), url).toBe(refused)
    const change = { currentPassword: password, password: 'another good password' }
    expect(codeOf(await there.send('PUT', '/api/v1/auth/password/', change))).toBe(refused)
    const token = { name: 'Mine', scopes: ['pages.can_view'] }
    expect(codeOf(await there.send('POST', '/api/v1/admin/api-tokens/', token))).toBe(refused)
    expect(codeOf(await there.send('POST', '/api/v1/auth/tenant/', { id: shop.id }))).toBe(refused)
    const owner = { email: 'new-owner@example.com', role_id: roles.owner, currentPassword: password }
    expect(codeOf(await there.send('POST', '/api/v1/admin/users/', owner))).toBe(refused)
    expect(codeOf(await site.browser(home).signIn(account.email, password))).toBe(200)
  })

  it('leaves by a button, and is led to the websites of the platform', async () => {
    const { own, there } = await entered()
    const session = there.cookie
    expect((await leave(there)).json()).toMatchObject({ address: `${home.origin}/admin/platform/tenants` })
    expect(there.cookie).toBeUndefined()
    there.cookie = session
    expect(await isSignedIn(there)).toBe(false)
    expect(await isSignedIn(own)).toBe(true)
    expect(codeOf(await leave(own))).toBe('409 NOT_ENTERED')
  })

  it('is out when they sign out at home, lose the platform, or four hours have passed', async () => {
    const first = await entered()
    await first.own.send('POST', '/api/v1/auth/logout/')
    expect(await isSignedIn(first.there)).toBe(false)

    const second = await entered()
    const flag = 'update core.account set is_platform_administrator = $2 where guid = $1'
    await site.db.admin(flag, [second.account.guid, false])
    expect(await isSignedIn(second.there)).toBe(false)

    const { there, account } = await entered()
    const [session] = await site.db.admin<{ hours: number }>(
      `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from core.session
        where account_guid = $1 and entered_tenant is not null`,
      [account.guid],
    )
    expect(session?.hours).toBe(4)
    await site.db.admin(
      'update core.session set expires_at = now() where account_guid = $1 and entered_from is not null',
      [account.guid],
    )
    expect(await isSignedIn(there)).toBe(false)
  })

  it('has a session that works on no other host', async () => {
    const { there } = await entered()
    for (const place of [home, await site.tenant('Other'), platformHost]) {
      const elsewhere = site.browser(place)
      elsewhere.cookie = there.cookie
      expect(await isSignedIn(elsewhere)).toBe(false)
    }
  })
})

describe('the link into a website', () => {
  it('works once, also for two who use it at the same moment', async () => {
    const own = await site.person(home, 'platform')
    const secret = await secretInto(own, shop)
    const codes = await Promise.all([1, 2, 3].map(async () => codeOf(await use(site.browser(shop), secret))))
    expect(codes.toSorted()).toEqual([200, '403 LINK_OVER', '403 LINK_OVER'])
    expect(codeOf(await use(site.browser(shop), secret))).toBe('403 LINK_OVER')
  })

  it('works on its own website alone, for a minute, and until a newer one is made', async () => {
    const own = await site.person(home, 'platform')
    const secret = await secretInto(own, shop)
    expect(codeOf(await use(site.browser(home), secret))).toBe('403 LINK_OVER')
    expect(codeOf(await use(site.browser(platformHost), secret))).toBe('403 LINK_OVER')
    const [row] = await site.db.admin<{ seconds: number }>(
      'select extract(epoch from expires_at - now())::int as seconds from core.website_entry',
    )
    expect(row?.seconds).toBeGreaterThan(0)
    expect(row?.seconds).toBeLessThanOrEqual(60)
    const newer = await secretInto(own, shop)
    expect(codeOf(await use(site.browser(shop), secret))).toBe('403 LINK_OVER')
    await site.db.admin('update core.website_entry set expires_at = now()')
    expect(codeOf(await use(site.browser(shop), newer))).toBe('403 LINK_OVER')
  })

  it('does nothing once the session that made it has ended, or its account runs the platform no more', async () => {
    const own = await site.person(home, 'platform')
    const secret = await secretInto(own, shop)
    await own.send('POST', '/api/v1/auth/logout/')
    expect(codeOf(await use(site.browser(shop), secret))).toBe('403 LINK_OVER')

    const account = await site.account(home, roles.owner, { isPlatformAdministrator: true })
    const other = site.browser(home)
    await other.signIn(account.email, password)
    const second = await secretInto(other, shop)
    await site.db.admin('update core.account set is_platform_administrator = false where guid = $1', [account.guid])
    expect(codeOf(await use(site.browser(shop), second))).toBe('403 LINK_OVER')
  })

  it('is made for nobody else, by no token, and not into the website where one is', async () => {
    for (const role of ['owner', 'administrator', 'staff', 'customer'] as const)
      expect(codeOf(await linkInto(await site.person(home, role), shop)), role).toBe('403 FORBIDDEN')
    expect(codeOf(await linkInto(site.browser(home), shop))).toBe('401 NOT_SIGNED_IN')
    const own = await site.person(home, 'platform')
    const made = await own.send('POST', '/api/v1/admin/api-tokens/', { name: 'Script', scopes: ['pages.can_view'] })
    const program = site.browser(home)
    const url = addressOf(makeWebsiteEntry, { params: { id: shop.id } })
    const byToken = await program.send('POST', url, undefined, { authorization: `Bearer ${made.json().token}` })
    expect(codeOf(byToken)).toBe('403 SESSION_NEEDED')
    expect(codeOf(await linkInto(own, home))).toBe('409 ALREADY_HERE')
    expect(codeOf(await linkInto(own, { id: 999_999 }))).toBe('404 NOT_FOUND')
    const strange = await own.send('POST', url, undefined, { 'sec-fetch-site': 'cross-site' })
    expect(codeOf(strange)).toBe('403 CROSS_SITE')
  })

  it('leads into no website whose owners need a second factor that the administrator lacks', async () => {
    const strict = await site.tenant('Strict')
    const { there } = await entered(strict)
    const own = await site.person(home, 'platform')
    const insert = 'insert into core.second_factor_role (tenant_id, role_id) values ($1, $2)'
    await site.db.admin(insert, [strict.guid, roles.owner])
    expect(codeOf(await linkInto(own, strict))).toBe('403 OWNERS_NEED_FACTOR')
    // Whoever is there already can only leave.
    expect(codeOf(await there.get('/api/v1/admin/pages/'))).toBe('403 SECOND_FACTOR_REQUIRED')
    expect(codeOf(await leave(there))).toBe(200)
  })

  it('is stored as a hash, and its secret stands in no log', async () => {
    const own = await site.person(home, 'platform')
    const secret = await secretInto(own, shop)
    const stored = JSON.stringify([
      await site.db.admin('select * from core.website_entry'),
      await site.db.admin('select * from core.audit'),
    ])
    expect(stored).not.toContain(secret)
  })
})
