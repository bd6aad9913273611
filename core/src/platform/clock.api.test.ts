import { Limits, roles, type Tenant } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAs } from '../data/index.ts'
import { InstallationUnderTest, password } from './identity/installation-under-test.ts'
import { signInLimits } from './identity/sign-in-limits.ts'

let site: InstallationUnderTest
let tenant: Tenant
beforeAll(async () => {
  site = await InstallationUnderTest.open()
  tenant = await site.tenant('First')
})
afterAll(() => site?.close())

/** What a jump of the clock is to a database: every time in it lies as much further back, or ahead. */
async function clockJumps(hours: number): Promise<void> {
  const tables = await site.db.admin<{ name: string; times: string }>(
    `select table_name as name, string_agg(format('%1$I = %1$I - interval ''${hours} hours''', column_name), ', ') as times
      from information_schema.columns join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'core' and data_type = 'timestamp with time zone' and is_generated = 'NEVER'
        and t.table_type = 'BASE TABLE' and table_name in
          ('session', 'sign_in_attempt', 'counted_use', 'idempotency_key', 'page', 'account', 'account_link', 'api_token')
      group by table_name`,
  )
  expect(tables).toHaveLength(8)
  for (const { name, times } of tables) await site.db.admin(`update core.${name} set ${times}`)
}

describe.each([1, -1])('when the clock jumps by %i h (F10)', (hours) => {
  it('a session goes on, and a request that is sent once more is done once', async () => {
    const owner = await site.person(tenant, 'owner')
    const send = () =>
      owner.send('POST', '/api/v1/admin/pages/', { title: 'Once' }, { 'idempotency-key': `jump-${hours}` })
    const first = await send()
    expect(first.statusCode).toBe(201)
    await clockJumps(hours)
    expect((await owner.get('/api/v1/auth/me/')).statusCode).toBe(200)
    expect((await send()).body).toBe(first.body)
  })

  it('nobody is kept out of an account for longer than its limit says', async () => {
    const { email } = await site.account(tenant, roles.editor)
    const wrong = () => site.browser(tenant).signIn(email, 'wrong password')
    for (let attempt = 0; attempt < signInLimits.accountAndAddress; attempt += 1) await wrong()
    expect((await wrong()).statusCode).toBe(429)
    await clockJumps(hours)
    expect((await site.browser(tenant).signIn(email, password)).statusCode).toBe(200)
  })

  it('what is counted goes on to be counted, within its own time', async () => {
    const limits = site.host.composition.resolve(Limits)
    const use = () =>
      runAs({ tenant }, () => limits.count([{ purpose: 'test', of: `${hours}`, most: 2, seconds: 600 }])).then(
        () => 'done',
        ({ code }) => code,
      )
    expect([await use(), await use(), await use()]).toEqual(['done', 'done', 'TOO_MANY_REQUESTS'])
    await clockJumps(hours)
    expect([await use(), await use(), await use()]).toEqual(['done', 'done', 'TOO_MANY_REQUESTS'])
  })
})
