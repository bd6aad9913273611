import { csvLines, Database, roles } from '@ashlar/sdk/server'
import { moveByArchive, type TestClient, type TestReply } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { honeypot } from '../form/reserved.ts'
import { oldSubmissions } from './submission/old-submissions.job.ts'
import { type FormHost, formHost } from './testing/form-host.ts'

const path = '/api/v1/admin/form/submissions/'

let at: FormHost
let owner: TestClient
let forms: { readonly contact: number; readonly repair: number }
beforeAll(async () => {
  at = await formHost()
  owner = at.owner
  const dynamicForm = [
    { id: 'name', label: 'Name', customerMapping: 'firstname', sort: 0 },
    { id: 'mail', label: 'Email', validateEmail: true, sort: 1 },
    { id: 'text', label: 'Message', type: 'textarea', rules: { required: true }, sort: 2 },
    { id: 'plan', label: 'Plan', type: 'file', sort: 3 },
  ]
  forms = {
    contact: await at.page(
      { slug: 'contact' },
      { formName: 'Contact', tags: ['hello'], recipients: 'desk@example.com', dynamicForm },
    ),
    repair: await at.page({ slug: 'repair' }, { formName: 'Repair', tags: ['bike', 'hello'], dynamicForm }),
  }
})
afterAll(() => at?.host.close())

const send = async (form: number, message: string, more: [string, string | File][] = [], token?: null) => {
  const sent = await at.send(
    [['page', String(form)], ['node', 'f'], ['message', message], ...more],
    token === null ? { token } : {},
  )
  expect(sent.statusCode).toBe(200)
  return newest()
}
const newest = async (): Promise<number> => (await owner.get(`${path}?itemsPerPage=1`)).json().results.rows[0].id
const list = async (query = '') => (await owner.get(`${path}${query}`)).json().results
const messages = async (query: string) => (await list(query)).rows.map(({ excerpt }: { excerpt: string }) => excerpt)
const findOldSubmissions = () =>
  at.host.composition.resolve(Database).platform('Ask for the nightly work', (tx) => tx.enqueue(oldSubmissions, {}))
const mails = () => at.host.sql`select 1 from core.mail where purpose = 'forms.submission'`

describe('the inbox (OPEN-258)', () => {
  it('lists what was sent, found by its words, form, tag, day and state (FORM-066, OPEN-148)', async () => {
    await send(forms.contact, 'A lamp for winter', [
      ['name', 'Ada'],
      ['email', 'ada@example.com'],
    ])
    await send(forms.repair, 'Brakes squeak', [['email', 'bo@example.com']])
    const held = await send(forms.contact, 'Buy cheap watches', [], null)
    expect(await list()).toMatchObject({
      total: 3,
      rows: [
        { id: held, held: 'no-bot-check', sender: '' },
        { formName: 'Repair', sender: 'bo@example.com', tags: ['bike', 'hello'], isRead: false, fileCount: 0 },
        { formName: 'Contact', sender: 'Ada', excerpt: 'A lamp for winter', held: null },
      ],
    })
    expect(await messages('?search=squea')).toEqual(['Brakes squeak'])
    expect(await messages('?search=ada@example')).toEqual(['A lamp for winter'])
    expect(await messages('?form=Repair')).toEqual(['Brakes squeak'])
    expect(await messages('?tag=hello&state=unread&orderDirection=asc')).toEqual(['A lamp for winter', 'Brakes squeak'])
    expect(await messages('?state=moderation')).toEqual(['Buy cheap watches'])
    const today = (await list()).rows[0].createdAt.slice(0, 10)
    expect((await list(`?from=${today}&to=${today}`)).total).toBe(3)
    expect((await list('?to=2020-01-01')).total).toBe(0)
    expect((await owner.get(`${path}?from=yesterday`)).statusCode).toBe(422)
    expect((await owner.get(`${path}filters/`)).json()).toEqual({
      success: true,
      forms: ['Contact', 'Repair'],
      tags: ['bike', 'hello'],
      unread: 2,
      moderation: 1,
      spam: 0,
    })
  })

  it('shows one with all its values, marks it, and gives its files to staff alone, as files (FORM-055)', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_500_000, 'x')])
    const plan = new File([new Uint8Array(bytes)], 'Plan “A”.pdf', { type: 'text/html' })
    const id = await send(forms.repair, 'See the plan', [
      ['name', 'Cy'],
      ['plan[]', plan],
    ])
    const { submission } = (await owner.get(`${path}${id}/`)).json()
    expect(submission).toMatchObject({
      id,
      url: '/repair',
      fields: [
        { key: 'name', label: 'Name', values: ['Cy'] },
        { key: 'email', values: [] },
        { key: 'message', type: 'textarea', values: ['See the plan'] },
        { key: 'plan', values: ['Plan “A”.pdf'] },
      ],
      files: [{ name: 'Plan “A”.pdf', mimeType: 'application/pdf', size: bytes.length }],
    })
    const address = `${path}${id}/files/${submission.files[0].id}/`
    const got = await owner.get(address)
    expect(got.rawPayload.equals(bytes)).toBe(true)
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Plan%20%E2%80%9CA%E2%80%9D.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect((await at.host.visitor().get(address)).statusCode).toBe(401)
    expect((await (await at.host.signIn('customer')).get(address)).statusCode).toBe(403)
    expect((await (await at.host.signIn('owner', 'b')).get(address)).statusCode).toBe(404)
    expect((await owner.get(`${path}${id}/files/999999/`)).statusCode).toBe(404)
    expect((await owner.post(`${path}mark/`, { ids: [id], isRead: true })).statusCode).toBe(200)
    expect(await messages('?state=read')).toEqual(['See the plan'])
  })

  describe('notices', () => {
    type Row = { readonly kind: string; readonly title: string; readonly href: string; readonly isRead: boolean }
    const told = async (client = owner): Promise<Row[]> => {
      const { rows } = (await client.get('/api/v1/admin/notices/')).json().results
      return rows.filter(({ kind }: Row) => kind.startsWith('forms.'))
    }
    const unread = async () => (await told()).filter(({ isRead }) => !isRead).map(({ title }) => title)

    it('tell people who may see submissions of a new one until somebody has read it', async () => {
      await owner.put('/api/v1/admin/notices/', {})
      const id = await send(forms.contact, 'Do you repair bells?', [['name', 'Ada']])
      const [first] = await told()
      expect(first).toMatchObject({ kind: 'forms.submission', title: 'New submission: Contact, from Ada' })
      expect(first).toMatchObject({ href: `/admin/form-submissions?id=${id}`, isRead: false })
      const editor = await at.host.signIn('editor')
      expect([(await editor.get(path)).statusCode, await told(editor)]).toEqual([403, []])
      expect(await told(await at.host.signIn('owner', 'b'))).toEqual([])
      await owner.post(`${path}mark/`, { ids: [id], isRead: true })
      expect([await unread(), (await told())[0]?.isRead]).toEqual([[], true])
    })

    it('tell once of all that wait for approval, and never of what a program sent', async () => {
      const before = await newest()
      const waits = [
        await send(forms.contact, 'No script here', [], null),
        await send(forms.contact, 'None here either', [], null),
      ]
      expect(await unread()).toEqual(['Form submissions wait for your approval'])
      await owner.post(`${path}${waits[0]}/approve/`, {})
      expect(await unread()).toHaveLength(1)
      const others = (await list('?state=moderation')).rows.map(({ id }: { id: number }) => id)
      await owner.post(`${path}bulk-delete/`, { ids: others })
      expect(await unread()).toEqual([])
      await send(forms.contact, 'Cheap watches', [[honeypot, 'x']])
      expect([await unread(), (await newest()) > before]).toEqual([[], true])
    })

    it('say nothing more of a person whose submissions were deleted or erased, or became too old', async () => {
      const byMail = (name: string) =>
        send(forms.contact, `From ${name}`, [
          ['name', name],
          ['email', `${name}@x.example`],
        ])
      const words = async () => JSON.stringify(await told())
      const [gone] = [await byMail('Dora'), await byMail('Emil'), await byMail('Fay')]
      expect(await words()).toMatch(/Fay.*Emil.*Dora/)
      await owner.delete(`${path}${gone}/`)
      expect(await words()).not.toContain('Dora')
      await at.erase('emil@x.example')
      expect(await words()).not.toContain('Emil')
      await at.host.sql`update forms.submission set created_at = now() - interval '31 days' where sender = 'Fay'`
      expect((await owner.put('/api/v1/admin/settings/', { forms: { retention_days: 30 } })).statusCode).toBe(200)
      await findOldSubmissions()
      await expect.poll(words, { timeout: 20_000 }).not.toContain('Fay')
    })
  })

  it('takes in what waited: then, and once, its mails go', async () => {
    const id = await send(forms.contact, 'Without script', [], null)
    const before = (await mails()).length
    for (const approved of await Promise.all(
      Array.from({ length: 4 }, () => owner.post(`${path}${id}/approve/`, {})),
    )) {
      expect([approved.statusCode, approved.json().submission]).toMatchObject([200, { id, held: null }])
    }
    expect((await mails()).length).toBe(before + 1)
    expect((await owner.post(`${path}999999/approve/`, {})).statusCode).toBe(404)
  })

  it('is exported with a column for each field and the words of the screen, no cell a formula', async () => {
    await send(forms.repair, 'Two\nlines', [['name', 'Gil']])
    const id = await send(forms.contact, '=HYPERLINK("http://evil.example")', [['name', '@SUM(A1)']], null)
    const { body, headers } = await owner.get(`${path}?format=csv&columns=sender,excerpt,state&tag=hello`)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="form-submissions-/)
    const [head, newest, next] = csvLines(body).map(({ cells }) => cells)
    expect(head).toEqual(['From', 'Name', 'Email', 'Message', 'Plan', 'State'])
    expect(newest).toEqual(['@SUM(A1)', '@SUM(A1)', '', '=HYPERLINK("http://evil.example")', '', 'Moderation'])
    expect(next).toEqual(['Gil', 'Gil', '', 'Two\r\nlines', '', 'New'])
    expect(body).toContain("'@SUM(A1)")
    expect(body).not.toMatch(/(^|,|\n)"?[=@]/)
    await owner.post(`${path}mark/`, { ids: [id], isRead: true })
    const whole = csvLines((await owner.get(`${path}?format=csv&search=Gil`)).body).map(({ cells }) => cells)
    expect(whole[0]).toEqual([
      'Sent',
      'Form',
      'From',
      'Name',
      'Email',
      'Message',
      'Plan',
      'Tags',
      'Files',
      'Assigned to',
      'State',
    ])
    expect(whole[1]?.slice(1)).toEqual(['Repair', 'Gil', 'Gil', '', 'Two\r\nlines', '', 'bike; hello', '0', '', 'New'])
    const empty = await owner.get(`${path}?format=csv&columns=sender,excerpt&form=None`)
    expect(empty.body).toBe('\uFEFFFrom\r\n')
  })

  it('goes with its website: what was sent, what waits, files and read marks (B2)', async () => {
    expect(await moveByArchive(at.host)).toMatchObject({ state: 'done', message: '', notes: [] })
    const other = await at.host.signIn('owner', 'b')
    const { rows } = await list('?limit=-1')
    expect(rows.some(({ held }: { held: string | null }) => held !== null)).toBe(true)
    const single: string[] = rows.map(({ id }: { id: number }) => `${path}${id}/`)
    for (const address of [
      `${path}?limit=-1`,
      `${path}?search=squea`,
      `${path}?state=read`,
      `${path}filters/`,
      ...single,
    ]) {
      expect((await other.get(address)).json(), address).toEqual((await owner.get(address)).json())
    }
    const [{ id }] = await list('?search=plan').then((found) => found.rows)
    const { submission } = (await other.get(`${path}${id}/`)).json()
    const file = `${path}${id}/files/${submission.files[0].id}/`
    expect((await other.get(file)).rawPayload.equals((await owner.get(file)).rawPayload)).toBe(true)
  })

  it('deletes one or several, whole or not at all, with their files', async () => {
    await send(forms.contact, 'After the move')
    const ids = (await list('?limit=-1')).rows.map(({ id }: { id: number }) => id)
    expect((await owner.post(`${path}bulk-delete/`, { ids: [ids[0], 999_999] })).statusCode).toBe(404)
    expect((await list()).total).toBe(ids.length)
    const stranger = await at.host.signIn('owner', 'b')
    expect((await stranger.delete(`${path}${ids[0]}/`)).statusCode).toBe(404)
    expect((await owner.delete(`${path}${ids[0]}/`)).statusCode).toBe(200)
    expect((await owner.post(`${path}bulk-delete/`, { ids: ids.slice(1) })).statusCode).toBe(200)
    expect((await list()).total).toBe(0)
    const here = at.host.tenants.a.guid
    for (const left of [
      await at.host.sql`select 1 from core.record_file where tenant_id = ${here}`,
      await at.host.sql`select 1 from forms.submission_file_part where tenant_id = ${here}`,
      await at.host.sql`select 1 from core.search_word where kind = 'forms.submission' and tenant_id = ${here}`,
    ]) {
      expect(left).toEqual([])
    }
  })

  it('changes for nobody who may only view it, and is deleted by nobody who may only view and edit', async () => {
    const id = await send(forms.contact, 'Stays')
    const staff = await at.host.signIn('staff')
    const none = { can_view: false, can_create: false, can_edit: false, can_delete: false }
    const writes: Readonly<Record<'can_edit' | 'can_delete', readonly (() => Promise<TestReply>)[]>> = {
      can_edit: [
        () => staff.post(`${path}mark/`, { ids: [id], isRead: true }),
        () => staff.post(`${path}${id}/approve/`, {}),
      ],
      can_delete: [() => staff.delete(`${path}${id}/`), () => staff.post(`${path}bulk-delete/`, { ids: [id] })],
    }
    const tried = async (rights: object, calls: readonly (() => Promise<TestReply>)[]) => {
      const form_submissions = { ...none, ...rights }
      await owner.put('/api/v1/admin/roles/', { role_id: roles.staff, permissions: { form_submissions } })
      const codes: number[] = []
      for (const call of calls) codes.push((await call()).statusCode)
      return codes
    }
    const views = { can_view: true }
    expect(await tried(views, [() => staff.get(`${path}${id}/`)])).toEqual([200])
    expect(await tried(views, [...writes.can_edit, ...writes.can_delete])).toEqual([403, 403, 403, 403])
    expect(await tried({ ...views, can_edit: true }, writes.can_delete)).toEqual([403, 403])
    expect((await owner.get(`${path}${id}/`)).json().submission).toMatchObject({ id, isRead: false })
    expect(await tried({ ...views, can_edit: true }, writes.can_edit)).toEqual([200, 200])
    const mayDelete = { ...views, can_delete: true }
    expect(await tried(mayDelete, writes.can_delete.slice(0, 1))).toEqual([200])
    expect((await owner.get(`${path}${id}/`)).statusCode).toBe(404)
  })

  it('keeps submissions as long as the website says', async () => {
    const [old, young] = [await send(forms.contact, 'Long ago'), await send(forms.contact, 'Today')]
    await at.host.sql`update forms.submission set created_at = now() - interval '31 days' where id = ${old}`
    expect((await owner.put('/api/v1/admin/settings/', { forms: { retention_days: 30 } })).statusCode).toBe(200)
    await findOldSubmissions()
    await expect
      .poll(async () => (await list()).rows.map(({ id }: { id: number }) => id), { timeout: 20_000 })
      .toEqual([young])
  })
})

it('staff learn whether mails can be sent (FORM-065)', async () => {
  const address = '/api/v1/admin/form/mail-provider/'
  expect((await owner.get(address)).json()).toEqual({ success: true, isSet: false })
  at.sendsMails(true)
  expect((await owner.get(address)).json()).toEqual({ success: true, isSet: true })
  at.sendsMails(false)
  expect((await at.host.visitor().get(address)).statusCode).toBe(401)
})
