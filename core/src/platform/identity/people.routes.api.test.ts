import type { AuditLine, User } from '@ashlar/sdk/platform'
import { roles, type Tenant } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashesIn } from './hash-count.ts'
import { type Browser, InstallationUnderTest, password } from './installation-under-test.ts'

let site: InstallationUnderTest
let first: Tenant
let second: Tenant
let owner: Browser

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  first = await site.tenant('First')
  second = await site.tenant('Second')
  owner = await site.person(first, 'owner')
})
afterAll(() => site?.close())

const users = '/api/v1/admin/users/'
const codeOf = async (reply: ReturnType<Browser['send']>) => {
  const { statusCode, body } = await reply
  return [statusCode, JSON.parse(body).code]
}
const userOf = async (reply: ReturnType<Browser['send']>): Promise<User> => (await reply).json().user
const invite = (browser: Browser, body: object) => browser.send('POST', users, { role_id: 4, ...body })

/** What was mailed last to an address: its text, and the secret of its link. */
async function lastMail(email: string): Promise<{ text: string; secret: string; purpose: string }> {
  const [row] = await site.db.admin<{ text: string; purpose: string }>(
    `select coalesce(s.text, m.text) as text, purpose from core.mail m
      left join core.mail_secret s on s.mail_id = m.id where to_address = $1 order by m.id desc limit 1`,
    [email],
  )
  return { text: row?.text ?? '', purpose: row?.purpose ?? '', secret: /#([\w-]{43})/.exec(row?.text ?? '')?.[1] ?? '' }
}

const actsOn = async (id: number): Promise<string[]> =>
  (await owner.get(`/api/v1/admin/audit/?entity=user&entityId=${id}&orderDirection=asc`))
    .json()
    .results.rows.map(({ action }: AuditLine) => action)

describe('invitations', () => {
  const look = (browser: Browser, token: string) => browser.send('POST', '/api/v1/auth/invitations/look/', { token })
  const accept = (browser: Browser, token: string, more: object = {}) =>
    browser.send('POST', '/api/v1/auth/invitations/accept/', {
      ...{ token, displayName: 'New Person', password: 'a long enough one' },
      ...more,
    })

  it('are mailed, work once and on their own host alone, and only their hash is kept', async () => {
    const made = await invite(owner, { email: 'New@Example.com', displayName: 'New' })
    expect([made.statusCode, made.json().user]).toEqual([
      201,
      expect.objectContaining({ email: 'new@example.com', state: 'invited', role_id: 4, signedInAt: null }),
    ])
    const { text, secret } = await lastMail('new@example.com')
    expect(text).toContain(`${first.origin}/admin/invitation#${secret}`)
    expect(JSON.stringify(await site.db.admin('select * from core.account_link'))).not.toContain(secret)

    const visitor = site.browser(first)
    expect(await codeOf(visitor.signIn('new@example.com', ''))).toEqual([401, 'SIGN_IN_FAILED'])
    expect(await codeOf(look(site.browser(second), secret))).toEqual([403, 'LINK_OVER'])
    expect((await look(visitor, secret)).json()).toMatchObject({ email: 'new@example.com', role_id: 4 })
    expect(await codeOf(accept(visitor, secret, { password: 'short' }))).toEqual([422, 'INVALID_FIELDS'])
    expect((await accept(visitor, secret)).statusCode).toBe(200)
    expect((await visitor.get('/api/v1/auth/me/')).json().user.displayName).toBe('New Person')
    expect(await codeOf(accept(site.browser(first), secret))).toEqual([403, 'LINK_OVER'])
    expect((await site.browser(first).signIn('new@example.com', 'a long enough one')).statusCode).toBe(200)
    const acts = await actsOn(made.json().user.id)
    expect(acts.slice(0, 3)).toEqual(['user.invited', 'user.invitation_accepted', 'user.signed_in'])
  })

  it('whose mail was kept show their link to the person who invites, and to no API token (T23)', async () => {
    const made = await invite(owner, { email: 'kept@example.com' })
    const { secret } = await lastMail('kept@example.com')
    expect(made.json().kept).toEqual({ link: `${first.origin}/admin/invitation#${secret}` })
    const { id } = made.json<{ user: User }>().user
    expect((await owner.get(`${users}${id}/`)).body).not.toContain(secret)
    const token = await owner.send('POST', '/api/v1/admin/api-tokens/', {
      name: 'Inviter',
      scopes: ['users.can_create'],
    })
    const byToken = await site.browser(first).send('POST', `${users}${id}/invitation/`, undefined, {
      authorization: `Bearer ${token.json().token}`,
    })
    expect([byToken.statusCode, byToken.json().kept]).toEqual([200, {}])
    expect(byToken.body).not.toContain((await lastMail('kept@example.com')).secret)
    expect((await owner.send('POST', `${users}${id}/invitation/`)).json().kept.link).toContain(
      (await lastMail('kept@example.com')).secret,
    )
  })

  it('say nothing of accounts in other websites, nor of links that never were (A5)', async () => {
    const elsewhere = (await site.account(second, roles.editor)).email
    const replies = [
      await invite(owner, { email: elsewhere }),
      await invite(owner, { email: 'known-nowhere@example.com' }),
    ]
    const told = replies.map((reply) => {
      const { id, email, ...rest } = reply.json<{ user: User }>().user
      expect(id, email).toBeGreaterThan(0)
      return [reply.statusCode, { ...rest, createdAt: '', invitedAt: '' }]
    })
    expect(told[0]).toEqual([201, expect.objectContaining({ state: 'invited' })])
    expect(told[1]).toEqual(told[0])
    const used = (await lastMail(elsewhere)).secret
    expect((await accept(site.browser(first), used)).statusCode).toBe(200)
    const answers = await Promise.all(
      [used, 'N'.repeat(43)].map(async (secret) => {
        const { requestId, ...body } = (await look(site.browser(first), secret)).json<{ requestId: string }>()
        expect(requestId).toBeTruthy()
        return body
      }),
    )
    expect(answers[0]).toMatchObject({ code: 'LINK_OVER' })
    expect(answers[1]).toEqual(answers[0])
  })

  it('end after seven days, and when a new one is sent; who has accepted gets none', async () => {
    const { id } = await userOf(invite(owner, { email: 'late@example.com' }))
    const before = (await lastMail('late@example.com')).secret
    expect((await owner.send('POST', `${users}${id}/invitation/`)).statusCode).toBe(200)
    const { secret } = await lastMail('late@example.com')
    expect(await codeOf(look(site.browser(first), before))).toEqual([403, 'LINK_OVER'])
    const [link] = await site.db.admin<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from core.account_link`,
    )
    expect(link?.days).toBe(7)
    await site.db.admin(`update core.account_link set expires_at = now()`)
    expect(await codeOf(accept(site.browser(first), secret))).toEqual([403, 'LINK_OVER'])
    const own = (await owner.get('/api/v1/auth/me/')).json().user.id
    expect(await codeOf(owner.send('POST', `${users}${own}/invitation/`))).toEqual([409, 'INVITATION_ACCEPTED'])
  })

  it('refuse a taken email, what is none, and a role above the own; an owner asks for the password (T15, T23)', async () => {
    const administrator = await site.person(first, 'administrator')
    expect(await codeOf(invite(owner, { email: 'late@example.com' }))).toEqual([409, 'ALREADY_TAKEN'])
    expect(await codeOf(invite(owner, { email: 'nobody' }))).toEqual([422, 'INVALID_FIELDS'])
    expect(await codeOf(invite(administrator, { email: 'x@example.com', role_id: 1 }))).toEqual([403, 'ROLE_ABOVE'])
    expect(await codeOf(invite(owner, { email: 'x@example.com', role_id: 1 }))).toEqual([422, 'PASSWORD_NEEDED'])
    const wrong = { email: 'x@example.com', role_id: 1, currentPassword: 'wrong' }
    expect((await invite(owner, wrong)).json().errors).toEqual([
      expect.objectContaining({ path: 'currentPassword', message: 'This password is wrong.' }),
    ])
    expect((await invite(owner, { ...wrong, currentPassword: password })).statusCode).toBe(201)
    expect(await codeOf(invite(await site.person(first, 'manager'), { email: 'y@example.com' }))).toEqual([
      403,
      'FORBIDDEN',
    ])
  })
})

describe('people', () => {
  it('are changed, disabled and removed by those above them alone; of another website they are not there (T2)', async () => {
    const { id } = await site.account(first, roles.editor)
    const administrator = await site.person(first, 'administrator')
    const change = (browser: Browser, body: object, of = id) => browser.send('PUT', `${users}${of}/`, body)
    expect((await userOf(change(administrator, { role_id: 3, displayName: 'Renamed' }))).role_id).toBe(3)
    expect(await codeOf(change(administrator, { role_id: 1 }))).toEqual([403, 'ROLE_ABOVE'])
    const top = (await owner.get('/api/v1/auth/me/')).json().user.id
    for (const [method, body] of [
      ['PUT', { isDisabled: true }],
      ['DELETE', undefined],
    ] as const) {
      expect(await codeOf(administrator.send(method, `${users}${top}/`, body))).toEqual([403, 'PERSON_ABOVE'])
      const elsewhere = await site.person(second, 'owner')
      expect(await codeOf(elsewhere.send(method, `${users}${id}/`, body))).toEqual([404, 'NOT_FOUND'])
    }
    expect((await owner.get(`${users}?search=renamed`)).json().results.total).toBe(1)
    expect((await owner.send('DELETE', `${users}${id}/`)).statusCode).toBe(200)
    expect((await owner.get(`${users}?search=renamed`)).json().results.total).toBe(0)
    expect(await actsOn(id)).toEqual(['user.role_changed', 'user.renamed', 'user.removed'])
  })

  it('who is disabled is signed out at once and can’t sign in until enabled (A4)', async () => {
    const { id, email } = await site.account(first, roles.staff)
    const browser = site.browser(first)
    await browser.signIn(email, password)
    await owner.send('PUT', `${users}${id}/`, { isDisabled: true })
    expect((await browser.get('/api/v1/auth/me/')).statusCode).toBe(401)
    expect((await site.browser(first).signIn(email, password)).statusCode).toBe(401)
    expect((await owner.get(`${users}?state=disabled`)).json().results.rows).toMatchObject([{ id }])
    await owner.send('PUT', `${users}${id}/`, { isDisabled: false })
    expect((await site.browser(first).signIn(email, password)).statusCode).toBe(200)
  })

  it('the last owner stays, also when two leave at once; nobody disables or removes themselves', async () => {
    const third = await site.tenant('Third')
    const [one, two] = [await site.account(third, roles.owner), await site.account(third, roles.owner)]
    const at = async ({ email }: { email: string }) => {
      const browser = site.browser(third)
      await browser.signIn(email, password)
      return browser
    }
    const [a, b] = [await at(one), await at(two)]
    expect(await codeOf(a.send('DELETE', `${users}${one.id}/`))).toEqual([409, 'OWN_ACCOUNT'])
    expect(await codeOf(a.send('PUT', `${users}${one.id}/`, { isDisabled: true }))).toEqual([409, 'OWN_ACCOUNT'])
    expect(await codeOf(a.send('PUT', `${users}${one.id}/`, { role_id: 2 }))).toEqual([422, 'PASSWORD_NEEDED'])
    const leave = { role_id: 2, currentPassword: password }
    const replies = await Promise.all([
      a.send('PUT', `${users}${one.id}/`, leave),
      b.send('PUT', `${users}${two.id}/`, leave),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const left = await site.db.admin('select from core.account where tenant_id = $1 and role_id = 1', [third.guid])
    expect(left).toHaveLength(1)
  })

  it('a platform administrator is changed by another alone', async () => {
    const { id } = await site.account(first, roles.owner, { isPlatformAdministrator: true })
    expect(await codeOf(owner.send('PUT', `${users}${id}/`, { isDisabled: true }))).toEqual([403, 'PERSON_ABOVE'])
    const platform = await site.person(first, 'platform')
    expect((await platform.send('PUT', `${users}${id}/`, { isDisabled: true })).statusCode).toBe(200)
  })
})

describe('a lost second factor (T23)', () => {
  const off = (browser: Browser, id: number, currentPassword?: string) =>
    browser.send('POST', `${users}${id}/second-factor/off/`, { ...(currentPassword && { currentPassword }) })
  const withFactor = async (role: 'owner' | 'editor') => {
    const account = await site.account(first, roles[role])
    // As after setting it up, which the tests of the profile do.
    await site.db.admin(`update core.account set totp_since = now(), totp_secret = 'x' where guid = $1`, [account.guid])
    return account
  }

  it('is switched off by those above with their password; its person is told, and the log says who did it', async () => {
    const administrator = await site.person(first, 'administrator')
    const { id, email } = await withFactor('editor')
    expect(await codeOf(site.browser(first).signIn(email, password))).toEqual([401, 'SECOND_FACTOR_NEEDED'])
    expect(await codeOf(off(administrator, id))).toEqual([422, 'PASSWORD_NEEDED'])
    expect(await codeOf(off(administrator, id, 'wrong'))).toEqual([422, 'PASSWORD_NEEDED'])
    expect((await userOf(off(administrator, id, password))).hasSecondFactor).toBe(false)
    expect((await site.browser(first).signIn(email, password)).statusCode).toBe(200)
    expect((await lastMail(email)).text).toContain('switched off two-factor authentication for your account on First')
    expect(await actsOn(id)).toContain('user.second_factor_removed')
    expect(await codeOf(off(administrator, id, password))).toEqual([409, 'NO_SECOND_FACTOR'])
  })

  it('stays on for people above, for oneself, of another website, and without the right', async () => {
    const administrator = await site.person(first, 'administrator')
    const { id } = await withFactor('owner')
    expect(await codeOf(off(administrator, id, password))).toEqual([403, 'PERSON_ABOVE'])
    expect(await codeOf(off(await site.person(second, 'owner'), id, password))).toEqual([404, 'NOT_FOUND'])
    expect(await codeOf(off(await site.person(first, 'editor'), id, password))).toEqual([403, 'FORBIDDEN'])
    const own = (await administrator.get('/api/v1/auth/me/')).json().user.id
    expect(await codeOf(off(administrator, own, password))).toEqual([409, 'OWN_ACCOUNT'])
    expect((await owner.get(`${users}${id}/`)).json().user.hasSecondFactor).toBe(true)
  })
})

describe('a forgotten password (T23, A5)', () => {
  const ask = (email: string, browser = site.browser(first)) =>
    browser.send('POST', '/api/v1/auth/password-resets/', { email })
  const use = (token: string, given: string, browser = site.browser(first)) =>
    browser.send('POST', '/api/v1/auth/password-resets/use/', { token, password: given })
  /** The job runs behind the reply. */
  const mailed = (email: string) => expect.poll(async () => (await lastMail(email)).secret, { timeout: 20_000 })

  it('ends the API tokens of the account with its sessions where that is wanted', async () => {
    await site.host.startJobs()
    const person = await site.account(first, roles.editor)
    const signedIn = site.browser(first)
    await signedIn.signIn(person.email, password)
    const made = await signedIn.send('POST', '/api/v1/admin/api-tokens/', { name: 'Own', scopes: ['pages.can_view'] })
    const bearer = { authorization: `Bearer ${made.json<{ token: string }>().token}` }
    const byToken = () => site.browser(first).send('GET', '/api/v1/admin/pages/', undefined, bearer)
    const other = await owner.send('POST', '/api/v1/admin/api-tokens/', { name: 'Other', scopes: ['pages.can_view'] })
    const tokensAfter = async (given: string, wanted: object) => {
      const before = (await lastMail(person.email)).secret
      await ask(person.email)
      await mailed(person.email).not.toBe(before)
      const { secret } = await lastMail(person.email)
      const look = await site.browser(first).send('POST', '/api/v1/auth/password-resets/look/', { token: secret })
      expect(look.json()).toMatchObject({ email: person.email, tokens: 1 })
      const body = { token: secret, password: given, ...wanted }
      expect((await site.browser(first).send('POST', '/api/v1/auth/password-resets/use/', body)).statusCode).toBe(200)
      return (await byToken()).statusCode
    }
    expect(await tokensAfter('a second long one', {})).toBe(200)
    expect(await tokensAfter('a third long one', { revokeTokens: true })).toBe(401)
    const others = { authorization: `Bearer ${other.json<{ token: string }>().token}` }
    expect((await site.browser(first).send('GET', '/api/v1/admin/pages/', undefined, others)).statusCode).toBe(200)
  })

  it('takes no link of an invitation, and an invitation takes no link of a reset', async () => {
    await site.host.startJobs()
    const { email } = await site.account(first, roles.editor)
    await ask(email)
    await mailed(email).not.toBe('')
    const { secret: reset } = await lastMail(email)
    const guest = 'kinds@example.com'
    expect((await invite(owner, { email: guest })).statusCode).toBe(201)
    const { secret: invitation } = await lastMail(guest)
    const post = (path: string, body: object) => codeOf(site.browser(first).send('POST', `/api/v1/auth/${path}/`, body))
    const over = [403, 'LINK_OVER']
    expect(await post('password-resets/look', { token: invitation })).toEqual(over)
    expect(await codeOf(use(invitation, 'a reset by invitation'))).toEqual(over)
    expect(await post('invitations/look', { token: reset })).toEqual(over)
    const taken = { token: reset, displayName: 'Somebody', password: 'an invitation by reset' }
    expect(await post('invitations/accept', taken)).toEqual(over)
    // Neither link was used up by that.
    expect((await use(reset, 'another long one')).statusCode).toBe(200)
    const accepted = { token: invitation, displayName: 'Kind', password: 'a third long one' }
    expect((await site.browser(first).send('POST', '/api/v1/auth/invitations/accept/', accepted)).statusCode).toBe(200)
  })

  it('is asked for with the same answer for anybody, and changed once by the mailed link', async () => {
    await site.host.startJobs()
    const { email } = await site.account(first, roles.editor)
    const signedIn = site.browser(first)
    await signedIn.signIn(email, password)
    const asked: string[] = []
    const unknown = 'nobody-there@example.com'
    for (const one of [email, unknown]) expect(await hashesIn(async () => asked.push((await ask(one)).body))).toBe(0)
    expect(asked[0]).toBe(asked[1])
    // What differs is done by a job, which is asked for either way.
    const jobs = `select from pgboss.job where data->>'name' = 'core.send-password-reset' and data::text like $1`
    const jobsOf = async (one: string) => (await site.db.admin(jobs, [`%${one}%`])).length
    for (const one of [email, unknown]) await expect.poll(() => jobsOf(one), { timeout: 20_000 }).toBe(1)
    await mailed(email).not.toBe('')
    const { secret, text } = await lastMail(email)
    expect(text).toContain(`${first.origin}/admin/new-password#`)
    expect(await codeOf(use(secret, 'password123'))).toEqual([422, 'INVALID_FIELDS'])
    expect(await codeOf(use(secret, 'another long one', site.browser(second)))).toEqual([403, 'LINK_OVER'])
    expect((await use(secret, 'another long one')).statusCode).toBe(200)
    expect((await signedIn.get('/api/v1/auth/me/')).statusCode).toBe(401)
    expect(await codeOf(use(secret, 'yet another one'))).toEqual([403, 'LINK_OVER'])
    expect((await site.browser(first).signIn(email, 'another long one')).statusCode).toBe(200)
    expect((await lastMail(email)).purpose).toBe('core.account-changed')
    expect((await lastMail('nobody-there@example.com')).text).toBe('')
  })

  it('links end after 30 minutes; three mails at most go to one address in a quarter of an hour', async () => {
    const { email, guid } = await site.account(first, roles.editor)
    for (let attempt = 0; attempt < 6; attempt++) expect((await ask(email)).statusCode).toBe(200)
    await mailed(email).not.toBe('')
    const count = async () => (await site.db.admin('select from core.mail where to_address = $1', [email])).length
    await expect.poll(count, { timeout: 20_000 }).toBe(3)
    const [link] = await site.db.admin<{ minutes: number }>(
      `select ceil(extract(epoch from expires_at - now()) / 60)::int as minutes from core.account_link
       where account_guid = $1`,
      [guid],
    )
    expect(link?.minutes).toBeGreaterThan(25)
    expect(link?.minutes).toBeLessThanOrEqual(30)
    await site.db.admin('update core.account_link set expires_at = now() where account_guid = $1', [guid])
    expect(await codeOf(use((await lastMail(email)).secret, 'another long one'))).toEqual([403, 'LINK_OVER'])
  })

  it('can’t be changed by the link of somebody who was disabled meanwhile (A4)', async () => {
    await site.host.startJobs()
    const { id, email } = await site.account(first, roles.editor)
    await ask(email)
    await mailed(email).not.toBe('')
    const { secret } = await lastMail(email)
    const switched = async (isDisabled: boolean) =>
      (await owner.send('PUT', `${users}${id}/`, { isDisabled })).statusCode
    expect(await switched(true)).toBe(200)
    expect(await codeOf(use(secret, 'another long one'))).toEqual([403, 'LINK_OVER'])
    expect(await switched(false)).toBe(200)
    expect((await use(secret, 'another long one')).statusCode).toBe(200)
  })

  it('can’t be begun by another site (T13)', async () => {
    const { statusCode } = await site
      .browser(first)
      .send('POST', '/api/v1/auth/password-resets/', { email: 'a@example.com' }, { 'sec-fetch-site': 'cross-site' })
    expect(statusCode).toBe(403)
  })
})
