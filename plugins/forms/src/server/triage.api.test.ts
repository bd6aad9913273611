import { Database } from '@ashlar/sdk/server'
import { moveByArchive, type TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { oldSubmissions } from './submission/old-submissions.job.ts'
import { type FormHost, formHost } from './testing/form-host.ts'

const path = '/api/v1/admin/form/submissions/'
let at: FormHost
let owner: TestClient
let page: number
beforeAll(async () => {
  at = await formHost()
  owner = at.owner
  const dynamicForm = [
    { id: 'mail', label: 'Email', validateEmail: true, customerMapping: 'email', sort: 0 },
    { id: 'text', label: 'Message', type: 'textarea', sort: 1 },
  ]
  page = await at.page({ slug: 'contact' }, { formName: 'Contact', recipients: 'desk@example.com', dynamicForm })
})
afterAll(() => at?.host.close())
beforeEach(async () => {
  await at.host.sql`delete from forms.submission`
  await at.host.sql`delete from core.counted_use`
})

const list = async (query = '', client = owner) => (await client.get(`${path}${query}`)).json().results
const messages = async (query = '', client = owner) =>
  (await list(query, client)).rows.map(({ excerpt }: { excerpt: string }) => excerpt)
const find = async (id: number) => (await owner.get(`${path}${id}/`)).json().submission
const figures = async () => {
  const { unread, moderation, spam } = (await owner.get(`${path}filters/`)).json()
  return { unread, moderation, spam }
}
async function send(message: string, { email = '', token }: { email?: string; token?: null } = {}): Promise<number> {
  const values = [
    ['page', String(page)],
    ['node', 'f'],
    ['email', email],
    ['message', message],
  ] as const
  const sent = await at.send(values, token === null ? { token } : {})
  expect(sent.statusCode).toBe(200)
  return (await list('?itemsPerPage=1')).rows[0].id
}
const notices = async (client: TestClient) => {
  const { rows } = (await client.get('/api/v1/admin/notices/')).json().results
  return rows.filter(({ kind }: { kind: string }) => kind.startsWith('forms.'))
}

describe('spam', () => {
  it('is out of lists, figures, notices and files until it is asked for, and comes back as it was', async () => {
    const spam = await send('Buy watches')
    const waits = await send('Buy more', { token: null })
    await send('A real question')
    expect(await figures()).toEqual({ unread: 2, moderation: 1, spam: 0 })
    const marked = await owner.post(`${path}spam/`, { ids: [spam, waits], isSpam: true })
    expect(marked.statusCode).toBe(200)
    expect(await figures()).toEqual({ unread: 1, moderation: 0, spam: 2 })
    expect(await list()).toMatchObject({ total: 1, rows: [{ excerpt: 'A real question', isSpam: false }] })
    for (const query of [
      '?search=buy',
      '?state=unread&search=watches',
      '?state=moderation',
      '?form=Contact&search=buy',
    ])
      expect(await messages(query), query).toEqual([])
    expect(await list('?state=spam')).toMatchObject({ total: 2, rows: [{ id: waits, isSpam: true }, { id: spam }] })
    expect((await owner.get(`${path}?format=csv`)).body).not.toContain('Buy')
    expect((await owner.get(`${path}?format=csv&state=spam&columns=state`)).body).toContain('Spam')
    const unread = (await notices(owner)).filter(({ isRead }: { isRead: boolean }) => !isRead)
    expect(JSON.stringify(unread)).not.toMatch(new RegExp(`id=${spam}"|state=moderation`))
    await owner.post(`${path}spam/`, { ids: [spam, waits], isSpam: false })
    expect(await figures()).toEqual({ unread: 2, moderation: 1, spam: 0 })
    expect(await find(waits)).toMatchObject({ held: 'no-bot-check', isSpam: false })
  })

  it('is none any more once it is approved', async () => {
    const id = await send('A person after all', { token: null })
    await owner.post(`${path}spam/`, { ids: [id], isSpam: true })
    const approved = await owner.post(`${path}${id}/approve/`, {})
    expect(approved.json().submission).toMatchObject({ held: null, isSpam: false })
  })

  it('is marked whole or not at all, on this website, by people who may edit', async () => {
    const id = await send('Mine')
    expect((await owner.post(`${path}spam/`, { ids: [id, 999_999], isSpam: true })).statusCode).toBe(404)
    const stranger = await at.host.signIn('owner', 'b')
    expect((await stranger.post(`${path}spam/`, { ids: [id], isSpam: true })).statusCode).toBe(404)
    const staff = await at.host.signIn('staff')
    expect((await staff.post(`${path}spam/`, { ids: [id], isSpam: true })).statusCode).toBe(403)
    expect(await find(id)).toMatchObject({ isSpam: false })
  })

  it('is deleted when it was marked longer ago than the website keeps it, and nothing else is', async () => {
    const [old, young] = [await send('Old spam'), await send('Young spam')]
    const kept = await send('No spam')
    await owner.post(`${path}spam/`, { ids: [old, young], isSpam: true })
    await at.host.sql`update forms.submission set spam_at = now() - interval '31 days' where id = ${old}`
    await at.host.composition
      .resolve(Database)
      .platform('Ask for the nightly work', (tx) => tx.enqueue(oldSubmissions, {}))
    await expect.poll(() => messages('?state=spam'), { timeout: 20_000 }).toEqual(['Young spam'])
    expect(await find(kept)).toMatchObject({ id: kept })
  })
})

describe('an assignee', () => {
  const idOf = async (role: number) => {
    const [row] = await at.host.sql<{ id: number }>`
      select id::integer from core.account where tenant_id = ${at.host.tenants.a.guid} and role_id = ${role}`
    return row?.id ?? 0
  }
  const assign = (ids: readonly number[], assignee: number | null, client = owner) =>
    client.post(`${path}assign/`, { ids, assignee })

  it('is shown, finds what is theirs, and is told until it is given to somebody else', async () => {
    const manager = await at.host.signIn('manager')
    const id = await send('For the manager')
    const others = [await send('For the owner'), await send('For nobody')]
    expect((await assign([id], await idOf(3))).statusCode).toBe(200)
    await assign(others.slice(0, 1), await idOf(1))
    expect((await find(id)).assignee).toMatchObject({ id: await idOf(3), displayName: expect.any(String) })
    expect(await messages('?assigned=me', manager)).toEqual(['For the manager'])
    expect(await messages('?assigned=me')).toEqual(['For the owner'])
    expect(await messages('?assigned=nobody')).toEqual(['For nobody'])
    expect(await messages(`?assigned=${await idOf(3)}`)).toEqual(['For the manager'])
    const mine = async (client: TestClient) =>
      (await notices(client)).filter(({ kind }: { kind: string }) => kind === 'forms.assigned')
    expect(await mine(manager)).toMatchObject([
      { title: 'Form submission assigned to you: Contact', href: `/admin/form-submissions?id=${id}`, isRead: false },
    ])
    // Nobody is told of what they did themselves.
    expect(await mine(owner)).toEqual([])
    await assign([id], null)
    expect([(await find(id)).assignee, (await mine(manager))[0].isRead]).toEqual([null, true])
    await assign(others, await idOf(3))
    expect((await mine(manager))[0]).toMatchObject({
      title: '2 form submissions assigned to you',
      href: '/admin/form-submissions?assigned=me',
    })
    expect((await owner.get(`${path}?format=csv&columns=assignee`)).body).toContain('Assigned to')
  })

  it('is somebody who works on this website, and is chosen by people who may edit', async () => {
    const id = await send('Whose?')
    for (const role of ['staff', 'customer'] as const) await at.host.signIn(role)
    for (const stranger of [await idOf(6), 999_999]) {
      const refused = await assign([id], stranger)
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'FORMS_UNKNOWN_ASSIGNEE'])
    }
    await at.host.sql`update core.account set disabled_at = now() where id = ${await idOf(5)}`
    expect((await assign([id], await idOf(5))).statusCode).toBe(422)
    await at.host.sql`update core.account set disabled_at = null where id = ${await idOf(5)}`
    expect((await assign([id], await idOf(1), await at.host.signIn('staff'))).statusCode).toBe(403)
    expect((await assign([id, 999_999], await idOf(1))).statusCode).toBe(404)
    expect((await find(id)).assignee).toBeNull()
    expect((await owner.get(`${path}?assigned=somebody`)).statusCode).toBe(422)
  })
})

describe('an answer by email', () => {
  const answer = (id: number, more: object = {}, client = owner) =>
    client.post(`${path}${id}/answer/`, { subject: 'Re: Contact', text: 'Yes,\nwe do.', answersTo: 'sender', ...more })
  const mails = () =>
    at.host.sql<object>`
      select to_address, reply_to, subject, text from core.mail where purpose = 'forms.answer' order by id`

  it('goes to the address of the form, is answered to its writer or the form, and is kept with the submission', async () => {
    const id = await send('Do you repair bells?', { email: 'ada@example.com' })
    at.sendsMails(true)
    const sent = await answer(id)
    at.sendsMails(false)
    expect([sent.statusCode, sent.json().isKept]).toEqual([200, false])
    const kept = await answer(id, { answersTo: 'form', subject: 'Two\nlines' })
    expect(kept.json().isKept).toBe(true)
    const [me] = await at.host.sql<{ email: string; name: string }>`
      select email, display_name as name from core.account
      where tenant_id = ${at.host.tenants.a.guid} and role_id = 1`
    const to = { to_address: 'ada@example.com' }
    expect(await mails()).toEqual([
      { ...to, reply_to: me?.email, subject: 'Re: Contact', text: 'Yes,\nwe do.' },
      { ...to, reply_to: 'desk@example.com', subject: 'Two lines', text: 'Yes,\nwe do.' },
    ])
    expect((await find(id)).answers).toMatchObject([
      { to: 'ada@example.com', replyTo: me?.email, text: 'Yes,\nwe do.', author: me?.name, isKept: false },
      { replyTo: 'desk@example.com', subject: 'Two lines', isKept: true },
    ])
    // It goes with the submission when the person is erased.
    await at.erase('ada@example.com')
    expect(await at.host.sql`select 1 from forms.answer`).toEqual([])
  })

  it('needs an address, words, and the right to edit submissions of this website', async () => {
    const [nameless, id] = [await send('No address'), await send('With one', { email: 'bo@example.com' })]
    expect((await answer(nameless)).json()).toMatchObject({ code: 'FORMS_NO_ADDRESS' })
    for (const wrong of [
      { subject: ' ' },
      { text: '' },
      { text: 'x'.repeat(10_001) },
      { answersTo: 'eve@example.com' },
    ])
      expect((await answer(id, wrong)).statusCode, JSON.stringify(wrong).slice(0, 40)).toBe(422)
    expect((await answer(id, {}, await at.host.signIn('staff'))).statusCode).toBe(403)
    expect((await answer(id, {}, await at.host.signIn('owner', 'b'))).statusCode).toBe(404)
    expect((await answer(999_999)).statusCode).toBe(404)
    expect((await find(id)).answers).toEqual([])
  })

  it('is written at most twenty times in an hour about one submission', async () => {
    const id = await send('Many answers', { email: 'cy@example.com' })
    for (let n = 0; n < 20; n += 1) expect((await answer(id)).statusCode).toBe(200)
    expect((await answer(id)).statusCode).toBe(429)
    expect((await find(id)).answers).toHaveLength(20)
  })

  it('goes with its website', async () => {
    const id = await send('Moves', { email: 'di@example.com' })
    await answer(id)
    expect(await moveByArchive(at.host)).toMatchObject({ state: 'done', message: '', notes: [] })
    const other = await at.host.signIn('owner', 'b')
    const { submission } = (await other.get(`${path}${id}/`)).json()
    expect(submission.answers).toMatchObject([{ to: 'di@example.com', subject: 'Re: Contact' }])
  })
})
