import type { TenantHost } from '@ashlar/sdk/platform'
import type { Tenant } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, InstallationUnderTest, password } from '../identity/installation-under-test.ts'

let site: InstallationUnderTest
let tenant: Tenant
let platform: Browser
let owner: Browser
let url: string

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  platform = await site.person(await site.tenant('First'), 'platform')
  tenant = await site.tenant('Named')
  owner = await site.person(tenant, 'owner')
  url = `/api/v1/admin/tenants/${tenant.id}/hosts/`
})
afterAll(() => site?.close())

const rowsOf = (reply: { json(): { results: { rows: TenantHost[] } } }) => reply.json().results.rows
const answersAt = async (host: string) => (await site.browser(host).get('/api/v1/auth/me/')).statusCode

describe('host names of a tenant', () => {
  it('answer as soon as they are added, and no more once they are removed', async () => {
    expect(await answersAt('second-name.localhost')).toBe(421)
    const added = await owner.send('POST', url, { host: 'Second-Name.localhost' })
    expect([added.statusCode, rowsOf(added).map(({ host, isMain, isVerified }) => [host, isMain, isVerified])]).toEqual(
      [
        201,
        [
          ['named.localhost', true, true],
          ['second-name.localhost', false, true],
        ],
      ],
    )
    expect(await answersAt('second-name.localhost')).toBe(401)
    const main = await owner.send('PUT', `${url}main/`, { host: 'second-name.localhost' })
    expect(rowsOf(main)[0]).toMatchObject({ host: 'second-name.localhost', isMain: true })
    const kept = await owner.send('DELETE', `${url}second-name.localhost/`)
    expect([kept.statusCode, kept.json().code]).toEqual([422, 'HOST_IS_MAIN'])
    await owner.send('PUT', `${url}main/`, { host: 'named.localhost' })
    expect((await owner.send('DELETE', `${url}second-name.localhost/`)).statusCode).toBe(200)
    expect(await answersAt('second-name.localhost')).toBe(421)
  })

  it('are unverified until they were shown to lead here, and can’t be the main address before', async () => {
    const host = 'www.nowhere.invalid'
    const [, added] = rowsOf(await owner.send('POST', url, { host }))
    expect(added).toMatchObject({ host, isVerified: false, checkedAt: null, record: { name: `_ashlar.${host}` } })
    const main = await owner.send('PUT', `${url}main/`, { host })
    expect([main.statusCode, main.json().code]).toEqual([422, 'HOST_NOT_VERIFIED'])
    const [, checked] = rowsOf(await owner.send('POST', `${url}check/`, { host }))
    expect(checked).toMatchObject({ isVerified: false, checkedAt: expect.any(String) })
    expect(checked?.finding).toMatch(/no DNS record|did not respond/)
    // Nothing answers there, as at any name that is nobody's, but for what the check asks for.
    for (const url of ['/', '/api/v1/auth/me/', '/admin', '/robots.txt']) {
      const refused = await site.browser(host).get(url)
      expect([url, refused.statusCode, refused.json().code]).toEqual([url, 421, 'UNKNOWN_HOST'])
    }
    // What the check asks for is shown under the name itself.
    const shown = await site.browser(host).get('/.well-known/ashlar-host')
    expect([shown.statusCode, `ashlar-host=${shown.body}`]).toEqual([200, added?.record.value])
    await site.db.admin(`update core.tenant_host set verified = true where host = '${host}'`)
    expect(await answersAt(host)).toBe(421)
    // The next change of the websites is heard, and the name asked for anew.
    await owner.send('POST', `${url}check/`, { host })
    expect(await answersAt(host)).toBe(401)
    expect((await owner.send('DELETE', `${url}${host}/`)).statusCode).toBe(200)
    const gone = await site.browser(host).get('/.well-known/ashlar-host')
    expect([gone.statusCode, gone.json().code]).toEqual([421, 'UNKNOWN_HOST'])
  })

  it('are refused when they are none, taken, or the platform’s', async () => {
    const code = async (host: string) => (await owner.send('POST', url, { host })).statusCode
    expect(await code('http://x.example')).toBe(422)
    expect(await code('platform.localhost')).toBe(422)
    expect(await code('first.localhost')).toBe(409)
    expect((await owner.send('POST', `${url}check/`, { host: 'first.localhost' })).statusCode).toBe(404)
    expect((await owner.send('DELETE', `${url}first.localhost/`)).statusCode).toBe(404)
  })

  it('are the owner’s and the platform’s to change; another tenant’s are not there (T2)', async () => {
    const administrator = await site.person(tenant, 'administrator')
    expect((await administrator.get(url)).statusCode).toBe(200)
    expect((await administrator.send('POST', url, { host: 'a.localhost' })).statusCode).toBe(403)
    expect((await (await site.person(tenant, 'staff')).get(url)).statusCode).toBe(403)
    const stranger = await site.person(await site.tenant('Stranger'), 'owner')
    expect((await stranger.get(url)).statusCode).toBe(404)
    expect((await stranger.send('POST', url, { host: 'a.localhost' })).statusCode).toBe(404)
    expect((await platform.send('POST', url, { host: 'by-platform.localhost' })).statusCode).toBe(201)
    expect(await answersAt('by-platform.localhost')).toBe(401)
  })
})

describe('setting a website up', () => {
  const created = (body: object) =>
    platform.send('POST', '/api/v1/admin/tenants/', { name: 'New', plan: 'basic', homePage: true, ...body })

  it('makes the tenant and an empty home page, and invites its owner, who comes by the mailed link and publishes', async () => {
    const person = { email: 'New-Owner@example.com ', displayName: 'New Owner' }
    const reply = await created({ hosts: ['new-site.localhost'], owner: person })
    expect(reply.statusCode, reply.body).toBe(201)
    const { tenant, invitation } = reply.json()
    expect(invitation.isKept).toBe(true)
    const owners = async () => (await platform.get(`/api/v1/admin/tenants/${tenant.id}/owners/`)).json().results.rows
    expect(await owners()).toMatchObject([{ email: 'new-owner@example.com', state: 'invited' }])

    // Invited again: the link before is over, the mail holds the new one, and nobody is made twice.
    const invite = (body: object) => platform.send('POST', `/api/v1/admin/tenants/${tenant.id}/owners/`, body)
    const again = await invite({ email: person.email })
    const { link } = again.json().invitation
    const mails = await site.db.admin<{ text: string; to: string }>(
      `select s.text, to_address as to from core.mail m join core.mail_secret s on s.mail_id = m.id
        where m.tenant_id = $1 and purpose = 'core.invitation' order by m.id`,
      [tenant.guid],
    )
    expect(mails.map(({ to, text }) => [to, text.includes(link), text.includes(invitation.link)])).toEqual([
      ['new-owner@example.com', false, true],
      ['new-owner@example.com', true, false],
    ])
    expect(link).toMatch(/^http:\/\/new-site\.localhost(:\d+)?\/admin\/invitation#/)

    const browser = site.browser('new-site.localhost')
    const accept = (of: string) =>
      browser.send('POST', '/api/v1/auth/invitations/accept/', {
        ...{ token: new URL(of).hash.slice(1), displayName: 'New Owner', password },
      })
    expect((await accept(invitation.link)).statusCode).toBe(403)
    expect((await accept(link)).statusCode).toBe(200)
    expect(await owners()).toMatchObject([{ displayName: 'New Owner', state: 'active' }])
    expect((await invite({ email: person.email })).statusCode).toBe(409)
    const { rows } = (await browser.get('/api/v1/admin/pages/')).json().results
    expect(rows).toMatchObject([{ title: 'Home', slug: '', status: 'draft' }])
    const [home] = rows
    const published = await browser.send('PUT', '/api/v1/admin/pages/', { id: home.id, status: 'published' })
    expect([published.statusCode, published.json().page.isHome]).toEqual([200, true])
    expect((await browser.get('/api/v1/auth/me/')).json()).toMatchObject({ user: { role_id: 1 }, plan: 'basic' })
  })

  it('makes nothing at all when the owner can’t be made', async () => {
    const owner = { email: 'no email', displayName: 'X' }
    const reply = await created({ hosts: ['half.localhost'], owner })
    expect([reply.statusCode, reply.json().errors]).toMatchObject([422, [{ path: 'email' }]])
    expect(await answersAt('half.localhost')).toBe(421)
    expect((await created({ hosts: ['half.localhost'], agency: 99_999 })).statusCode).toBe(422)
  })
})

describe('the list of tenants', () => {
  it('is searched, filtered and sorted', async () => {
    const names = async (query: string) =>
      (await platform.get(`/api/v1/admin/tenants/?${query}`))
        .json()
        .results.rows.map((row: { name: string }) => row.name)
    expect(await names('search=nam')).toEqual(['Named'])
    expect(await names('search=new-site')).toEqual(['New'])
    expect(await names('plan=basic')).toEqual(['New'])
    expect((await names('orderBy=name&orderDirection=desc'))[0]).toBe('Tenant B')
    expect((await platform.get('/api/v1/admin/tenants/?orderBy=guid')).statusCode).toBe(422)
  })
})
