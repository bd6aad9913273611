import { Database, type NewNotice, Notices } from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runAs } from '../../data/index.ts'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { mailTransport } from '../mail/mail-transport.fixtures.ts'
import { forgetNotices, mailNotices } from './notice.jobs.ts'
import { mostNotices } from './notice.service.ts'

const url = '/api/v1/admin/notices/'
const transport = mailTransport()

let host: InMemoryHost
let owner: TestClient
let staff: TestClient
let stranger: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [transport.package] })
  owner = await host.signIn('owner')
  staff = await host.signIn('staff')
  stranger = await host.signIn('owner', 'b')
})
afterAll(() => host.close())
beforeEach(() => host.sql`delete from core.notice`)

const notice = (id: number, more: Partial<NewNotice> = {}): NewNotice => ({
  to: { can: 'settings.can_view' },
  kind: 'shop.order',
  title: `Order ${id}`,
  href: `/admin/orders/${id}`,
  subject: { kind: 'shop.order', id },
  ...more,
})

const within = <T>(work: (notices: Notices, tx: Parameters<Notices['tell']>[0]) => Promise<T>) =>
  runAs({ tenant: host.tenants.a }, () =>
    host.composition.resolve(Database).tenant((tx) => work(host.composition.resolve(Notices), tx)),
  )
const tell = (...all: readonly NewNotice[]) =>
  within(async (notices, tx) => {
    for (const each of all) await notices.tell(tx, each)
  })
const titles = async (client: TestClient): Promise<string[]> =>
  (await client.get(url)).json().results.rows.map(({ title }: { title: string }) => title)
const unread = async (client: TestClient): Promise<number> => (await client.get(url)).json().unread

describe('notices', () => {
  it('reach those who hold the permission, in their own website alone, newest first', async () => {
    await tell(notice(1), notice(2))
    expect(await titles(owner)).toEqual(['Order 2', 'Order 1'])
    expect([await titles(staff), await titles(stranger)]).toEqual([[], []])
    expect((await owner.get(url)).json()).toMatchObject({ unread: 2, isMailed: true, results: { total: 2 } })
    expect([
      (await host.visitor().get(url)).statusCode,
      (await (await host.signIn('customer')).get(url)).statusCode,
    ]).toEqual([401, 403])
  })

  it('are read by each person for themselves, and by everybody once somebody has dealt with them', async () => {
    const manager = await host.signIn('manager')
    await tell(notice(1), notice(2), notice(3))
    const [newest] = (await owner.get(url)).json().results.rows
    expect((await owner.put(url, { ids: [newest.id] })).json().unread).toBe(2)
    expect(await unread(manager)).toBe(3)
    expect((await manager.put(url, { ids: [newest.id] })).statusCode).toBe(404)
    expect(await unread(manager)).toBe(3)
    await within((notices, tx) => notices.settle(tx, 'shop.order', [1]))
    expect([await unread(owner), await unread(manager)]).toEqual([1, 2])
    expect((await owner.put(url, {})).json().unread).toBe(0)
    expect(await unread(manager)).toBe(2)
    expect((await owner.put(url, { ids: [] })).statusCode).toBe(422)
  })

  it('are deleted for everybody once their subject is gone', async () => {
    const manager = await host.signIn('manager')
    await tell(notice(1), notice(1, { kind: 'shop.late' }), notice(2))
    await within((notices, tx) => notices.withdraw(tx, 'shop.order', [1]))
    expect([await titles(owner), await titles(manager)]).toEqual([['Order 2'], ['Order 2']])
    await within((notices, tx) => notices.withdraw(tx, 'shop.other', [2]))
    await within((notices, tx) => notices.withdraw(tx, 'shop.order', []))
    expect(await titles(owner)).toEqual(['Order 2'])
  })

  it('are one for each subject: told again, it is new and unread again', async () => {
    await tell(notice(1))
    await owner.put(url, {})
    await tell(notice(1, { title: 'Order 1 was paid' }))
    expect([await titles(owner), await unread(owner)]).toEqual([['Order 1 was paid'], 1])
  })

  it('are shown as long as their reader holds the permission', async () => {
    const [account] = await host.sql<{ guid: string }>`select guid from core.account where email = 'staff@example.com'`
    await tell(notice(1, { to: { accounts: [account?.guid ?? ''] } }), notice(2, { to: { can: 'pages.can_view' } }))
    expect(await titles(staff)).toEqual(['Order 2', 'Order 1'])
    await host.sql`update core.notice set permission = 'settings.can_view' where permission <> ''`
    expect([await titles(staff), await unread(staff)]).toEqual([['Order 1'], 1])
  })

  it('are the newest two hundred of each person', async () => {
    await tell(notice(0))
    await host.sql`insert into core.notice (tenant_id, account, kind, subject_kind, subject_id, title, href)
      select tenant_id, account, kind, subject_kind, n, 'Order ' || n, href
      from core.notice, generate_series(1, ${mostNotices}::int) n`
    await tell(notice(mostNotices + 4))
    const { results } = (await owner.get(`${url}?itemsPerPage=1`)).json()
    expect(results).toMatchObject({ total: mostNotices, rows: [{ title: `Order ${mostNotices + 4}` }] })
    await host.sql`update core.notice set told_at = now() - interval '61 days'`
    await host.run(forgetNotices, {})
    expect((await owner.get(url)).json().results.total).toBe(0)
  })

  it('are refused that lead out of the admin or have no name; a long title is cut', async () => {
    for (const href of ['https://example.com/', '//example.com', '/administrator', '/admin\\x', 'javascript:alert(1)'])
      await expect(tell(notice(1, { href })), href).rejects.toThrow(TypeError)
    await expect(tell(notice(1, { kind: 'Order' }))).rejects.toThrow(TypeError)
    await tell(notice(1, { title: `\n${'🦉'.repeat(300)}` }))
    expect((await titles(owner))[0]).toBe('🦉'.repeat(100))
  })
})

const guidOf = async (email: string) => {
  const [account] = await host.sql<{ guid: string }>`select guid from core.account
    where email = ${email} and tenant_id = ${host.tenants.a.guid}`
  return account?.guid ?? ''
}

describe('the kinds of notices', () => {
  const kinds = `${url}kinds/`
  const kind = 'core.restore'
  const restored = (id: number, more: Partial<NewNotice> = {}) => notice(id, { kind, ...more })
  const choose = (way: string, client = owner) => client.put(kinds, { kind, way })
  const mails = () => host.sql<{ to: string; subject: string }>`select to_address as to, subject from core.mail
    where purpose = 'core.notices' order by id`
  beforeEach(async () => {
    await host.sql`delete from core.notice_choice`
    await host.sql`delete from core.mail`
    transport.state.isSetUp = true
  })

  it('come with their words from the modules, and each person chooses how to be told (issue 19)', async () => {
    const { results, canMail } = (await owner.get(kinds)).json()
    const row = { kind, title: 'Backups that were restored', module: 'Website', way: 'daily' }
    expect([results, canMail]).toEqual([{ rows: [row], total: 1 }, true])
    expect((await choose('here')).json().kind).toEqual({ ...row, way: 'here' })
    expect((await owner.get(kinds)).json().results.rows[0].way).toBe('here')
    expect((await (await host.signIn('manager')).get(kinds)).json().results.rows[0].way).toBe('daily')
    expect((await owner.put(kinds, { kind: 'core.other', way: 'off' })).statusCode).toBe(404)
    expect((await choose('loud')).statusCode).toBe(422)
    expect((await choose('off', await host.signIn('customer'))).statusCode).toBe(403)
  })

  it('are not told to whoever wants none, and still to the others (issue 19)', async () => {
    const manager = await host.signIn('manager')
    await choose('off')
    await tell(restored(1), notice(2))
    expect([await titles(owner), await titles(manager)]).toEqual([['Order 2'], ['Order 2', 'Order 1']])
  })

  it('are mailed at once to whoever wants that, once, and daily or not at all to the others (issue 19)', async () => {
    const to = { accounts: [await guidOf('owner@example.com'), await guidOf('manager@example.com')] }
    await choose('at_once')
    await tell(restored(1, { to }))
    const { name } = host.tenants.a
    expect(await mails()).toEqual([{ to: 'owner@example.com', subject: `Order 1 (${name})` }])
    await choose('here', await host.signIn('manager'))
    await host.run(mailNotices, {})
    expect(await mails()).toHaveLength(1)
    await choose('daily', await host.signIn('manager'))
    await tell(restored(3, { to }))
    await host.run(mailNotices, {})
    expect((await mails()).map((mail) => mail.to)).toEqual([
      ...['owner@example.com', 'owner@example.com', 'manager@example.com'],
    ])
  })

  it('wait for the daily mail where there was no mail server (issue 19)', async () => {
    transport.state.isSetUp = false
    await choose('at_once')
    await tell(restored(1, { to: { accounts: [await guidOf('owner@example.com')] } }))
    expect(await mails()).toEqual([])
    transport.state.isSetUp = true
    await host.run(mailNotices, {})
    expect(await mails()).toHaveLength(1)
  })

  it('are not told to whoever did it (issue 19)', async () => {
    const manager = await host.signIn('manager')
    const actor = await guidOf('owner@example.com')
    await runAs({ tenant: host.tenants.a, actor }, () =>
      host.composition.resolve(Database).tenant((tx) => host.composition.resolve(Notices).tell(tx, notice(1))),
    )
    expect([await titles(owner), await titles(manager)]).toEqual([[], ['Order 1']])
  })
})

describe('the mail of what is unread', () => {
  const digest = () => host.run(mailNotices, {})
  const mails = () =>
    host.sql<{ to: string; text: string }>`select to_address as to, text from core.mail
      where purpose = 'core.notices' order by id`

  it('goes once to those who want it, and names what they may still see', async () => {
    const [account] = await host.sql<{ guid: string }>`select guid from core.account where email = 'owner@example.com'
      and tenant_id = ${host.tenants.a.guid}`
    const to = { accounts: [account?.guid ?? ''] }
    await tell(notice(1, { to }), notice(2, { to }), notice(3, { to }))
    await owner.put(url, { ids: [(await owner.get(url)).json().results.rows[0].id] })
    transport.state.isSetUp = false
    await digest()
    expect(await mails()).toEqual([])
    transport.state.isSetUp = true
    await digest()
    await digest()
    const [mail, ...others] = await mails()
    expect([mail?.to, others]).toEqual(['owner@example.com', []])
    expect(mail?.text).toContain(`Order 1\n\n${host.tenants.a.origin}/admin/orders/1`)
    expect(mail?.text).not.toContain('Order 3')

    expect((await owner.put(`${url}mail/`, { isMailed: false })).json().isMailed).toBe(false)
    await tell(notice(4, { to }))
    await digest()
    expect(await mails()).toHaveLength(1)
    expect((await owner.get(url)).json().isMailed).toBe(false)
    await owner.put(`${url}mail/`, { isMailed: true })
    await tell(notice(5, { to }))
    await host.sql`update core.notice set permission = 'nobody.can_view'`
    await digest()
    expect(await mails()).toHaveLength(1)
  })
})
