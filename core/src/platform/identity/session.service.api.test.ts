import { core } from '@ashlar/sdk/platform'
import { roles, type Tenant } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../data/testing.ts'
import { SealedSecrets } from '../sealed-secrets.ts'
import { coreServer } from '../server.ts'
import { AccountService } from './account.service.ts'
import { AccountNotes } from './account-notes.ts'
import { hashesIn } from './hash-count.ts'
import { SecondFactorService } from './second-factor.service.ts'
import { secretHash } from './secret-token.ts'
import { SessionService } from './session.service.ts'

let db: TestDatabase
let sessions: SessionService
let accounts: AccountService
let first: Tenant
let second: Tenant

beforeAll(async () => {
  db = await testDatabase({ modules: [{ module: core, migrations: coreServer.migrations }] })
  const sealed = new SealedSecrets({ secret: 's'.repeat(40), dataFolder: '' })
  sessions = new SessionService(
    db.database,
    new SecondFactorService(db.database, sealed),
    new AccountNotes(db.database),
  )
  accounts = new AccountService(db.database)
  first = await db.tenant('First', { plan: 'enterprise', host: 'first.localhost' })
  second = await db.tenant('Second', { plan: 'enterprise', host: 'second.localhost' })
})
afterAll(() => db?.close())

let count = 0
/** Each test has an account and an address of its own, so that the limits of one don't reach another. */
async function person(tenant: Tenant | null = first) {
  const number = ++count
  const email = `person${number}@example.com`
  const account = {
    tenant: tenant?.guid ?? null,
    email,
    password: 'right password',
    displayName: 'Person',
    roleId: roles.editor,
  }
  const { guid } = await accounts.create(account)
  const attempt = (
    password: string,
    more: { email?: string; address?: string; previous?: string; tenant?: Tenant } = {},
  ) =>
    sessions.signIn({
      tenant: (more.tenant ?? tenant)?.guid ?? null,
      email: more.email ?? email,
      password,
      address: more.address ?? `10.0.0.${number}`,
      userAgent: 'test',
      previous: more.previous,
      visitor: null,
    })
  return { guid, email, attempt }
}

async function tokenOf(result: ReturnType<SessionService['signIn']>): Promise<string> {
  const done = await result
  if (!('token' in done)) throw new Error(`Not signed in: ${JSON.stringify(done)}`)
  return done.token
}

function found(token: string, tenant: Tenant | null) {
  return db.database.system(
    (tx) => tx.sql<{ email: string; role_id: number; tenant: string | null }>`select *
    from core.find_session(${secretHash(token)}, ${tenant?.guid ?? null}::uuid)`,
  )
}

describe('signing in', () => {
  it('begins a session of which only the hash is kept (A4)', async () => {
    const { email, attempt } = await person()
    const token = await tokenOf(attempt('right password', { email: ` ${email.toUpperCase()} ` }))
    expect(await found(token, first)).toMatchObject([{ email, role_id: roles.editor, tenant: first.guid }])
    const stored = JSON.stringify(await db.admin('select * from core.session'))
    expect(stored).toContain(secretHash(token))
    expect(stored).not.toContain(token)
  })

  it('ends the session that the browser had and never takes over its token (fixation, A4)', async () => {
    const { attempt } = await person()
    const before = await tokenOf(attempt('right password'))
    const after = await tokenOf(attempt('right password', { previous: before }))
    expect(after).not.toBe(before)
    expect(await found(before, first)).toEqual([])
    expect(await found(after, first)).toHaveLength(1)
    const planted = 'A'.repeat(43)
    expect(await tokenOf(attempt('right password', { previous: planted }))).not.toBe(planted)
    expect(await found(planted, first)).toEqual([])
  })

  it('answers a wrong password, an unknown and a disabled account, and hostile text alike (A5)', async () => {
    const { guid, attempt } = await person()
    expect(await attempt('wrong')).toEqual({ refused: true })
    expect(await attempt('right password', { email: 'nobody@example.com' })).toEqual({ refused: true })
    expect(await attempt('right password', { email: `nul\u0000@example.com` })).toEqual({ refused: true })
    expect(await attempt('', { email: '' })).toEqual({ refused: true })
    await accounts.setDisabled(guid, true)
    expect(await attempt('right password')).toEqual({ refused: true })
  })

  it('does the same work for a wrong password, an unknown and a disabled account: one hash (A5)', async () => {
    const { guid, attempt } = await person()
    const unknown = () => attempt('wrong', { email: 'nobody@example.com' })
    expect([await hashesIn(unknown), await hashesIn(() => attempt('wrong')), await hashesIn(unknown)]).toEqual([
      1, 1, 1,
    ])
    await accounts.setDisabled(guid, true)
    expect(await hashesIn(() => attempt('right password'))).toBe(1)
  })

  it('keeps the same email in two tenants apart (T1)', async () => {
    const { email, attempt } = await person(first)
    const other = await accounts.create({
      tenant: second.guid,
      email,
      password: 'other password',
      displayName: '',
      roleId: 5,
    })
    expect(await attempt('right password', { tenant: second })).toEqual({ refused: true })
    expect(await found(await tokenOf(attempt('other password', { tenant: second })), second)).toMatchObject([
      { account: other.guid, role_id: 5 },
    ])
    await expect(
      accounts.create({ tenant: second.guid, email, password: 'x', displayName: '', roleId: 5 }),
    ).rejects.toMatchObject({ status: 409, errors: [{ path: 'email' }] })
  })
})

describe('the limit on attempts (C8)', () => {
  it('lets exactly ten of 50 parallel wrong attempts through, known account or not', async () => {
    const { attempt } = await person()
    for (const email of [undefined, 'nobody-parallel@example.com']) {
      const all = await Promise.all(Array.from({ length: 50 }, () => attempt('wrong', email ? { email } : {})))
      expect(all.filter((result) => 'refused' in result)).toHaveLength(10)
      for (const result of all.filter((each) => 'waitSeconds' in each)) {
        expect(result.waitSeconds).toBeGreaterThan(800)
        expect(result.waitSeconds).toBeLessThanOrEqual(900)
      }
    }
  }, 60_000)

  it('holds for the right password too, and only for this account and address', async () => {
    const { attempt } = await person()
    for (let round = 0; round < 10; round++) await attempt('wrong')
    expect(await attempt('right password')).toHaveProperty('waitSeconds')
    expect(await attempt('right password', { address: '10.9.9.9' })).toHaveProperty('token')
  })

  it('ends 15 minutes after the last attempt that was let through', async () => {
    const { attempt } = await person()
    for (let round = 0; round < 10; round++) await attempt('wrong')
    await db.admin(`update core.sign_in_attempt set last_at = last_at - interval '14 minutes 30 seconds'`)
    expect(await attempt('wrong')).toHaveProperty('waitSeconds')
    await db.admin(`update core.sign_in_attempt set last_at = last_at - interval '31 seconds'`)
    expect(await attempt('right password')).toHaveProperty('token')
  })

  it('forgives what went before whoever knows the password, and forgets old attempts', async () => {
    const { attempt } = await person()
    for (let round = 0; round < 9; round++) await attempt('wrong')
    expect(await attempt('right password')).toHaveProperty('token')
    for (let round = 0; round < 9; round++) expect(await attempt('wrong')).toEqual({ refused: true })
    await db.admin(`update core.sign_in_attempt set last_at = last_at - interval '1 hour'`)
    await attempt('wrong')
    for (let round = 0; round < 3; round++) await attempt('wrong')
    expect(await db.admin(`select * from core.sign_in_attempt where last_at < now() - interval '30 minutes'`)).toEqual(
      [],
    )
  })
})

describe('the end of a session', () => {
  it('comes at once with signing out, disabling and a new password', async () => {
    const { guid, attempt } = await person()
    const tokens = []
    for (let round = 0; round < 3; round++) tokens.push(await tokenOf(attempt('right password')))
    const [one = '', two = '', three = ''] = tokens
    await sessions.signOut(one)
    expect([await found(one, first), (await found(two, first)).length]).toEqual([[], 1])
    await accounts.setPassword(guid, 'new password')
    expect(await found(two, first)).toEqual([])
    const fresh = await tokenOf(attempt('new password'))
    await db.admin('update core.account set disabled_at = now() where guid = $1', [guid])
    expect([await found(three, first), await found(fresh, first)]).toEqual([[], []])
    await sessions.signOut('nonsense')
    await sessions.signOut(undefined)
  })

  it('comes 14 days after the last use and 30 days after sign-in', async () => {
    const { attempt } = await person()
    const token = await tokenOf(attempt('right password'))
    const [row] = await db.admin<{ days: number }>(
      `select extract(day from expires_at - created_at)::int as days from core.session where token_hash = $1`,
      [secretHash(token)],
    )
    expect(row?.days).toBe(30)
    await db.admin(`update core.session set last_seen_at = now() - interval '13 days 23 hours'`)
    expect(await found(token, first)).toHaveLength(1)
    // Being seen put off the end.
    await db.admin(`update core.session set last_seen_at = last_seen_at - interval '13 days 23 hours'`)
    expect(await found(token, first)).toHaveLength(1)
    await db.admin(`update core.session set last_seen_at = now() - interval '14 days'`)
    expect(await found(token, first)).toEqual([])
    await db.admin(`update core.session set last_seen_at = now(), expires_at = now()`)
    expect(await found(token, first)).toEqual([])
  })

  it('is no session at all on the host of another tenant or of the platform (T3)', async () => {
    const { attempt } = await person(first)
    const token = await tokenOf(attempt('right password'))
    expect(await found(token, second)).toEqual([])
    expect(await found(token, null)).toEqual([])
    expect(await found(token, first)).toHaveLength(1)
  })
})

describe('an agency on the platform host (T3)', () => {
  it('chooses among its tenants under a fresh token, and loses them with its membership', async () => {
    const agency = await accounts.createAgency({ name: 'Agency' })
    const email = 'agent@example.com'
    const { guid } = await accounts.create({
      tenant: null,
      email,
      password: 'right password',
      displayName: 'Agent',
      roleId: roles.staff,
      agency: agency.guid,
    })
    await accounts.setMembership(guid, first.guid, roles.manager)
    const token = await tokenOf(
      sessions.signIn({
        tenant: null,
        email,
        password: 'right password',
        address: '10.3.0.1',
        userAgent: '',
        previous: undefined,
        visitor: null,
      }),
    )
    expect(await found(token, null)).toMatchObject([{ tenant: null, role_id: roles.staff, agency_name: 'Agency' }])
    expect(await sessions.choices(guid)).toEqual([{ id: first.id, name: 'First', role_id: roles.manager }])

    const chosen = await sessions.choose(token, guid, first.id)
    expect(await found(token, null)).toEqual([])
    expect(await found(chosen, null)).toMatchObject([{ tenant: first.guid, role_id: roles.manager }])
    // The choice is the platform host's alone.
    expect(await found(chosen, first)).toEqual([])
    await expect(sessions.choose(chosen, guid, second.id)).rejects.toMatchObject({ status: 404 })

    await accounts.setMembership(guid, first.guid, null)
    expect(await found(chosen, null)).toMatchObject([{ tenant: null, role_id: roles.staff }])
    expect(await sessions.choices(guid)).toEqual([])
  })

  it('does not let an account of a tenant choose another', async () => {
    const { guid, attempt } = await person(first)
    const token = await tokenOf(attempt('right password'))
    await db.admin('insert into core.agency_membership values ($1, $2, 1)', [guid, second.guid])
    await expect(sessions.choose(token, guid, second.id)).rejects.toMatchObject({ status: 404 })
    expect(await found(token, first)).toHaveLength(1)
  })
})

describe('what a request may see of people (T1)', () => {
  it('is no password, no session, no token, and nobody of another tenant', async () => {
    const { email } = await person(second)
    const asRequest = (text: string) =>
      db.database.forTenant(first.guid, (tx) => tx.sql<{ email: string }>(Object.assign([text], { raw: [text] })))
    expect((await asRequest('select email from core.account')).map((row) => row.email)).not.toContain(email)
    for (const text of [
      'select password_hash from core.account',
      'update core.account set is_platform_administrator = true',
      'insert into core.account (guid, email, display_name, role_id, password_hash) values (gen_random_uuid(), $$a@b$$, $$$$, 1, $$$$)',
      'delete from core.account',
      'select * from core.session',
      'select * from core.api_token',
      'select * from core.agency_membership',
      'select * from core.sign_in_attempt',
    ])
      await expect(asRequest(text), text).rejects.toThrow()
  })
})
