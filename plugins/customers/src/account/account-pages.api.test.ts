// Accounts of shoppers through their pages: what a browser sends with and without JavaScript.
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import renderer from '../block/renderer.tsx'
import * as root from '../index.ts'
import server from '../server/index.ts'
import { dataIn } from '../server/testing/customers-host.ts'
import { mailedSecrets, nextSecret, ShopperBrowser } from '../server/testing/shopper-browser.ts'
import site from '../site/index.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({
    packages: [{ name: '@ashlar/plugin-customers', root, server, renderer, site }],
    ...{ site: true, jobs: true },
  })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())
// Everybody in these tests comes from one address.
const forgetAttempts = async () => {
  await host.sql`delete from core.sign_in_attempt`
}

const password = 'seven quiet herons'
const place = ({ statusCode, headers }: { statusCode: number; headers: Readonly<Record<string, unknown>> }) => [
  statusCode,
  headers['location'],
]
let people = 0
const newEmail = () => `shopper${++people}@example.com`

/** Somebody with an account, signed in. */
async function shopper(firstname: string, email = newEmail()) {
  await forgetAttempts()
  const browser = new ShopperBrowser(host)
  const known = await mailedSecrets(host, email, '/signup/confirm')
  const asked = await browser.call('register', { firstname, lastname: 'Heron', email, password })
  expect(asked.json()).toEqual({ success: true, next: '/signup?done=sent' })
  const token = await nextSecret(host, email, '/signup/confirm', known.length)
  const confirmed = await browser.call('confirm', { token, password })
  expect(confirmed.json()).toEqual({ success: true, next: '/user-profile?done=welcome' })
  return { browser, email, token }
}

describe('registering', () => {
  it('works without JavaScript, from the form over the mail to the profile (STORE-006, OPEN-313)', async () => {
    const browser = new ShopperBrowser(host)
    const email = newEmail()
    expect((await browser.page('/signup')).body).toContain('action="/api/v1/account/register/"')
    const fields = { form: 'sign-up', firstname: 'Ida', lastname: '', email }
    expect(place(await browser.form('/signup', 'register', { ...fields, password: 'short' }))).toEqual([303, '/signup'])
    const again = (await browser.page('/signup')).body
    expect(again).toContain('Choose a password with at least 10 characters.')
    expect(again).toContain(`value="${email}"`)
    expect(again).not.toContain('value="short"')
    expect(place(await browser.form('/signup', 'register', { ...fields, password }))).toEqual([
      303,
      '/signup?done=sent',
    ])
    const token = await nextSecret(host, email, '/signup/confirm')
    const confirm = `/signup/confirm?token=${token}`
    expect((await browser.page(confirm)).body).toContain(email)
    const wrong = { form: 'confirm-account', token, password: 'another password' }
    expect(place(await browser.form(confirm, 'confirm', wrong))).toEqual([303, confirm])
    expect((await browser.page(confirm)).body).toContain('This password is wrong.')
    expect(place(await browser.form(confirm, 'confirm', { ...wrong, password }))).toEqual([
      303,
      '/user-profile?done=welcome',
    ])
    const profile = await browser.page('/user-profile')
    expect([profile.statusCode, profile.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(profile.body).toMatch(/<meta name="robots" content="noindex/)
    expect(profile.body).toContain('value="Ida"')
    expect((await browser.page(confirm)).body).toContain('This link has expired')
  })

  it('tells an address with an account so by mail alone, and changes nothing of it (A5)', async () => {
    const { email } = await shopper('Known')
    await forgetAttempts()
    const stranger = new ShopperBrowser(host)
    const asked = await stranger.call('register', { firstname: 'Eve', email, password: 'a stranger’s password' })
    expect(asked.json()).toEqual({ success: true, next: '/signup?done=sent' })
    await expect
      .poll(async () => (await host.mails()).filter(({ to, subject }) => to === email && /already/.test(subject)))
      .toHaveLength(1)
    expect((await stranger.call('sign-in', { email, password: 'a stranger’s password' })).statusCode).toBe(401)
    expect((await stranger.call('sign-in', { email, password })).statusCode).toBe(200)
  })

  it('makes the customer with the address the account’s, or a new one, and never that of another account', async () => {
    const known = newEmail()
    const made = await owner.post('/api/v1/admin/customers/', { firstname: 'Old', email: known, city: 'Tern' })
    const { browser } = await shopper('New', known)
    const { profile } = (await browser.page('/api/v1/account/profile/')).json()
    expect(profile).toMatchObject({ firstname: 'Old', city: 'Tern' })
    const rows = await host.sql<{ id: string; account: string | null }>`
      select id::text, account from customers.customer where email = ${known}`
    expect(rows).toEqual([{ id: String(made.json().customer.customer_id), account: expect.any(String) }])
    const taken = newEmail()
    const account = '11111111-1111-4111-8111-111111111111'
    await owner.post('/api/v1/admin/customers/', { firstname: 'Other', email: taken, city: 'Secret' })
    await host.sql`update customers.customer set account = ${account} where email = ${taken}`
    const { browser: second } = await shopper('Second', taken)
    expect((await second.page('/api/v1/account/profile/')).json().profile).toMatchObject({
      firstname: 'Second',
      city: '',
    })
    expect(await host.sql`select account from customers.customer where email = ${taken}`).toEqual([{ account }])
  })

  it('is refused where the website takes no accounts; a link is good once and on its website', async () => {
    const open = (takes_registrations: boolean) =>
      owner.put('/api/v1/admin/settings/', { customers: { takes_registrations } })
    expect((await open(false)).statusCode).toBe(200)
    const browser = new ShopperBrowser(host)
    const refused = await browser.call('register', { firstname: 'Late', email: newEmail(), password })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'CUSTOMERS_SIGN_UP_CLOSED'])
    expect((await browser.page('/signup')).body).not.toContain('<form class="account-form"')
    await open(true)
    const email = newEmail()
    await browser.call('register', { firstname: 'Once', email, password })
    const unused = await nextSecret(host, email, '/signup/confirm')
    const elsewhere = await new ShopperBrowser(host, 'b').call('confirm', { token: unused, password })
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([403, 'LINK_OVER'])
    const { token } = await shopper('Once')
    for (const other of [new ShopperBrowser(host), new ShopperBrowser(host, 'b')]) {
      const used = await other.call('confirm', { token, password })
      expect([used.statusCode, used.json().code]).toEqual([403, 'LINK_OVER'])
    }
  })
})

describe('signing in', () => {
  it('leads a visitor from the profile to the form and back, and only to paths of the website (STORE-005)', async () => {
    const { email } = await shopper('Back')
    const browser = new ShopperBrowser(host)
    expect(place(await browser.page('/user-profile'))).toEqual([303, '/sign-in?returnTo=/user-profile'])
    const page = '/sign-in?returnTo=/user-profile'
    const fields = { form: 'sign-in', email, password, returnTo: '/user-profile' }
    expect(place(await browser.form(page, 'sign-in', { ...fields, password: 'wrong' }))).toEqual([303, page])
    expect((await browser.page(page)).body).toContain('Incorrect email or password.')
    for (const [returnTo, next] of [
      ['/user-profile', '/user-profile'],
      ['/book?day=2#top', '/book?day=2#top'],
      ['https://evil.example/', '/user-profile'],
      ['//evil.example/', '/user-profile'],
      ['/\\evil.example/', '/user-profile'],
      ['/\t/evil.example', '/user-profile'],
      ['javascript:alert(1)', '/user-profile'],
    ] as const) {
      const reply = await browser.form(page, 'sign-in', { ...fields, returnTo })
      expect([returnTo, ...place(reply)]).toEqual([returnTo, 303, next])
    }
  })

  it('lets staff go on to the back office, and shoppers never into it (PERM-101, PERM-306, OPEN-368)', async () => {
    const { browser } = await shopper('Guest')
    expect((await browser.page('/api/v1/admin/customers/')).statusCode).toBe(403)
    expect((await browser.page('/api/v1/auth/me/')).json().permissions).not.toHaveProperty('customers.can_view', true)
    const staff = await owner.inject({ url: '/user-profile' })
    expect(staff.body).toContain('href="/admin/profile"')
    expect(staff.body).not.toContain('action="/api/v1/account/close/"')
    const closing = await owner.post('/api/v1/account/close/', { currentPassword: 'x' })
    expect([closing.statusCode, closing.json().code]).toEqual([403, 'STAFF_ACCOUNT'])
  })

  it('ends by a button that works without JavaScript, on the front page', async () => {
    const { browser } = await shopper('Leaving')
    expect((await browser.page('/user-profile')).body).toContain('action="/api/v1/auth/logout/"')
    expect(place(await browser.submit('/user-profile', '/api/v1/auth/logout/', {}))).toEqual([303, '/'])
    expect((await browser.page('/user-profile')).statusCode).toBe(303)
  })

  it('with a forgotten password goes by a link to a page of the website, and ends every session', async () => {
    const { browser, email } = await shopper('Forgot')
    const visitor = new ShopperBrowser(host)
    const asked = await visitor.form('/forgot-password', 'forgot-password', { form: 'forgot-password', email })
    expect(place(asked)).toEqual([303, '/forgot-password?done=sent'])
    const token = await nextSecret(host, email, '/new-password')
    const page = `/new-password?token=${token}`
    expect((await visitor.page(page)).body).toContain(email)
    const fresh = 'eight loud herons'
    const used = await visitor.form(page, 'new-password', { form: 'new-password', token, password: fresh })
    expect(place(used)).toEqual([303, '/sign-in?done=password'])
    expect(place(await browser.page('/user-profile'))).toEqual([303, '/sign-in?returnTo=/user-profile'])
    expect((await visitor.call('sign-in', { email, password: fresh })).json().next).toBe('/user-profile')
  })
})

describe('the own profile', () => {
  it('is changed without JavaScript, and staff find the change with the customer', async () => {
    const { browser, email } = await shopper('Data')
    const fields = { form: 'profile', firstname: 'Ada', lastname: 'Vale', city: 'Tern', country: 'DE', phone: '' }
    expect(place(await browser.form('/user-profile', 'profile', fields))).toEqual([303, '/user-profile?done=profile'])
    expect((await browser.page('/user-profile?done=profile')).body).toMatch(/saved[\s\S]*value="Tern"/)
    const { rows } = (await owner.get(`/api/v1/admin/customers/?search=${email}`)).json().results
    expect(rows).toMatchObject([{ firstname: 'Ada', lastname: 'Vale', city: 'Tern', country: 'DE', email }])
    const bad = await browser.form('/user-profile', 'profile', { ...fields, country: 'Germany' })
    expect(place(bad)).toEqual([303, '/user-profile'])
  })

  it('gets another address once that one is confirmed, and the customer goes along', async () => {
    const { browser, email } = await shopper('Mail')
    const next = newEmail()
    const direct = await browser.call('email', { email: next, currentPassword: 'wrong' })
    expect(direct.json().errors).toMatchObject([{ path: 'currentPassword' }])
    await browser.call('email', { email: next, currentPassword: password })
    const token = await nextSecret(host, next, '/user-profile/email')
    expect((await new ShopperBrowser(host).call('sign-in', { email: next, password })).statusCode).toBe(401)
    expect((await browser.page(`/user-profile/email?token=${token}`)).body).toContain(next)
    expect((await browser.call('email/confirm', { token })).json().next).toBe('/user-profile?done=email')
    expect((await new ShopperBrowser(host).call('sign-in', { email: next, password })).statusCode).toBe(200)
    expect(await host.sql`select 1 from customers.customer where email = ${email}`).toEqual([])
    expect(await host.sql`select 1 from customers.customer where email = ${next}`).toHaveLength(1)
    expect((await host.mails()).some(({ to, text }) => to === email && text.includes(next))).toBe(true)
  })

  it('tells nobody which addresses have an account when another is wanted (A5)', async () => {
    const [{ email: taken }, { browser }] = [await shopper('One'), await shopper('Two')]
    const replies = []
    for (const email of [taken, newEmail()]) {
      const reply = await browser.call('email', { email, currentPassword: password })
      replies.push([reply.statusCode, reply.json()])
    }
    expect(replies[0]).toEqual(replies[1])
  })

  it('is closed with the password: sessions and account go, and the customer stays without it', async () => {
    const { browser, email } = await shopper('Gone')
    const elsewhere = new ShopperBrowser(host)
    await elsewhere.call('sign-in', { email, password })
    const wrong = await browser.form('/user-profile', 'close', { form: 'close', currentPassword: 'wrong' })
    expect(place(wrong)).toEqual([303, '/user-profile'])
    expect((await browser.page('/user-profile')).body).toContain('This password is wrong.')
    const closed = await browser.form('/user-profile', 'close', { form: 'close', currentPassword: password })
    expect(place(closed)).toEqual([303, '/sign-in?done=closed'])
    for (const each of [browser, elsewhere]) expect((await each.page('/user-profile')).statusCode).toBe(303)
    expect((await elsewhere.call('sign-in', { email, password })).statusCode).toBe(401)
    expect(await host.sql`select 1 from core.account where email = ${email}`).toEqual([])
    expect(await host.sql`select account from customers.customer where email = ${email}`).toEqual([{ account: null }])
    await shopper('Again', email)
  })

  it('is part of what a website stores about a customer, and goes when the customer is erased', async () => {
    const { browser, email } = await shopper('Erased')
    const { rows } = (await owner.get(`/api/v1/admin/customers/?search=${email}`)).json().results
    const customer = `/api/v1/admin/customers/${rows[0].customer_id}`
    const { Account } = dataIn((await owner.get(`${customer}/personal-data/`)).body)
    expect(Account).toMatchObject({ email, displayName: 'Erased Heron' })
    expect((await owner.post(`${customer}/erase/`)).statusCode).toBe(200)
    expect((await browser.page('/user-profile')).statusCode).toBe(303)
    expect(await host.sql`select 1 from core.account where email = ${email}`).toEqual([])
  })

  it('shows two shoppers nothing of each other, on any page and call', async () => {
    const canary = 'Zanzibar-canary-street'
    const [one, other] = [await shopper('Canary'), await shopper('Watcher')]
    await one.browser.call('profile', { firstname: 'Canary', address: canary })
    const pages = ['/user-profile', '/sign-in', '/signup', '/api/v1/account/profile/', '/user-profile/email']
    expect((await one.browser.page('/user-profile')).body).toContain(canary)
    for (const page of pages) {
      const { body } = await other.browser.page(page)
      expect([page, body.includes(canary), body.includes(one.email)]).toEqual([page, false, false])
    }
    await other.browser.call('profile', { firstname: 'Watcher', address: 'Elsewhere' })
    expect((await one.browser.page('/user-profile')).body).toContain(canary)
  })

  it('speaks French and German, and says in them what was wrong', async () => {
    const browser = new ShopperBrowser(host, 'b')
    const other = await host.signIn('owner', 'b')
    for (const [language, title, problem] of [
      ['fr', 'Se connecter', 'E-mail ou mot de passe incorrect.'],
      ['de', 'Anmelden', 'E-Mail oder Passwort ist falsch.'],
    ] as const) {
      expect((await other.put('/api/v1/admin/settings/', { language })).statusCode).toBe(200)
      await browser.form('/sign-in', 'sign-in', { form: 'sign-in', email: 'nobody@example.com', password: 'x' })
      const { body } = await browser.page('/sign-in')
      expect(body).toContain(`<h1>${title}</h1>`)
      expect(body).toContain(problem)
    }
  })
})
