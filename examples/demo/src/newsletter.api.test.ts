import * as container from '@ashlar/block-container'
import containerRenderer from '@ashlar/block-container/renderer'
import * as section from '@ashlar/block-section'
import sectionRenderer from '@ashlar/block-section/renderer'
import * as wrapper from '@ashlar/block-wrapper'
import wrapperRenderer from '@ashlar/block-wrapper/renderer'
import * as botCheckRoot from '@ashlar/plugin-bot-check'
import botCheckServer from '@ashlar/plugin-bot-check/server'
import * as root from '@ashlar/plugin-email-marketing'
import renderer from '@ashlar/plugin-email-marketing/renderer'
import server from '@ashlar/plugin-email-marketing/server'
import newsletterSite from '@ashlar/plugin-email-marketing/site'
import * as liveChatRoot from '@ashlar/plugin-live-chat'
import liveChatServer from '@ashlar/plugin-live-chat/server'
import liveChatSite from '@ashlar/plugin-live-chat/site'
import { defineEvent } from '@ashlar/sdk'
import { csvLines, Database, encodeContent, roles } from '@ashlar/sdk/server'
import { moveByArchive, type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { botCheckToken } from '@ashlar/sdk/visitor'
import { site } from '@ashlar/site'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { columnsWithoutMember } from './columns-without-member.ts'
import { element } from './tree/element.ts'
import { container as inContainer, section as inSection, page } from './tree/index.ts'

const marketing = '/api/v1/admin/email-marketing/'
const subscribers = `${marketing}subscribers/`
const lists = `${marketing}lists/`
const consentText = 'We mail you twice a month.'

let host: TestHost
let owner: TestClient
let listId: number
beforeAll(async () => {
  host = await testHost({
    jobs: true,
    surfaces: [site],
    packages: [
      { name: '@ashlar/block-wrapper', root: wrapper, renderer: wrapperRenderer },
      { name: '@ashlar/block-section', root: section, renderer: sectionRenderer },
      { name: '@ashlar/block-container', root: container, renderer: containerRenderer },
      { name: '@ashlar/plugin-email-marketing', root, server, site: newsletterSite, renderer },
      { name: '@ashlar/plugin-bot-check', root: botCheckRoot, server: botCheckServer },
      { name: '@ashlar/plugin-live-chat', root: liveChatRoot, server: liveChatServer, site: liveChatSite },
    ],
  })
  owner = await host.signIn('owner')
  const made = await owner.post(lists, { name: 'Shed letter', isDefault: false })
  expect(made.statusCode, made.body).toBe(201)
  listId = made.json().list.id
  const block = element(root.newsletter)
  const content = page(inSection({}, inContainer({}, block({ listId, consentText }))))
  const { id } = (await owner.post('/api/v1/admin/pages/', { title: 'News', slug: 'news', status: 'published' })).json()
    .page
  await owner.put('/api/v1/admin/page/updatecontent/', { id, content: encodeContent(content) })
})
afterAll(() => host?.close())

it('knows every column of its tables by an entity', async () => {
  expect(await columnsWithoutMember(host, server)).toEqual([])
})

/** What a browser with a script sends, with a bot check that it has passed. */
async function signUp(email: string, more: object = {}, tenant: 'a' | 'b' = 'a') {
  const visitor = host.visitor(tenant)
  vi.stubGlobal('fetch', async (url: string) => {
    const reply = await visitor.get(url)
    return new Response(reply.body, { status: reply.statusCode })
  })
  try {
    const recaptchaToken = await botCheckToken()
    return await visitor.post('/api/v1/signup/', { email, form: 'frmNewsletter', listId, recaptchaToken, ...more })
  } finally {
    vi.unstubAllGlobals()
  }
}

/** Sign-ups are looked at after they were answered. */
const settled = () =>
  expect.poll(async () => (await host.sql`select 1 from email_marketing.signup`).length, { timeout: 30_000 }).toBe(0)

const mailsTo = async (email: string) =>
  (
    await host.sql<{ text: string }>`select coalesce(s.text, m.text) as text from core.mail m
    left join core.mail_secret s on s.mail_id = m.id where to_address = ${email} order by m.id`
  ).map(({ text }) => text)

async function linkIn(email: string): Promise<string> {
  const [token = ''] = /(?<=\?token=)[\w-]+/.exec((await mailsTo(email)).at(-1) ?? '') ?? []
  return token
}
const stateOf = async (email: string) =>
  (
    await host.sql<{ state: string }>`select state from email_marketing.subscriber
      where email = ${email} and tenant_id = ${host.tenants.a.guid}`
  )[0]?.state

/** What a browser sends by itself. */
const asForm = (
  client: TestClient,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  client.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

async function subscribed(email: string): Promise<void> {
  await signUp(email)
  await settled()
  const done = await host.visitor().post('/api/v1/email/confirm/', { token: await linkIn(email) })
  expect([done.statusCode, await stateOf(email)]).toEqual([200, 'subscribed'])
}

describe('signing up (API-215)', () => {
  it('keeps what was agreed to, mails a link, and subscribes whoever confirms; reading the link changes nothing (T17)', async () => {
    const reply = await signUp(' Ada@Example.com ', { timeZone: 'America/St_Johns' })
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, message: expect.any(String) }])
    await settled()
    expect(await stateOf('ada@example.com')).toBe('pending')
    const token = await linkIn('ada@example.com')
    for (let times = 0; times < 3; times++) {
      const asked = await host.visitor().get(`/newsletter/confirm?token=${token}`)
      expect([asked.statusCode, asked.body.includes('One more step')]).toEqual([200, true])
    }
    expect((await host.visitor().get('/api/v1/email/confirm/')).statusCode).toBe(405)
    expect(await stateOf('ada@example.com')).toBe('pending')

    // Pressed more than once, in one instant: every answer is the same, and it is written down once.
    const pressed = Array.from({ length: 6 }, () => asForm(host.visitor(), '/api/v1/email/confirm/', { token }))
    for (const confirmed of await Promise.all(pressed)) {
      expect([confirmed.statusCode, confirmed.headers['location']]).toEqual([303, `/newsletter/confirm?token=${token}`])
    }
    expect((await host.visitor().get(`/newsletter/confirm?token=${token}`)).body).toContain('You are subscribed')
    const { rows } = (await owner.get(`${subscribers}?search=ada`)).json().results
    expect(rows).toMatchObject([{ email: 'ada@example.com', listName: 'Shed letter', state: 'subscribed' }])
    const { consents, timeZone } = (await owner.get(`${subscribers}${rows[0].id}/`)).json().subscriber
    expect(timeZone).toBe('America/St_Johns')
    expect(consents).toMatchObject([
      {
        kind: 'asked',
        text: consentText,
        source: 'News (/news)',
        addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      { kind: 'confirmed' },
    ])
  })

  it('answers new, repeated and suppressed addresses alike, and mails no one who is never mailed (OPEN-259)', async () => {
    await subscribed('known@example.com')
    await owner.post(subscribers, { email: 'never@example.com', listId, note: 'By telephone' })
    const { id } = (await owner.get(`${subscribers}?search=never`)).json().results.rows[0]
    expect((await owner.post(`${subscribers}${id}/suppress/`, {})).statusCode).toBe(200)
    const answers = []
    for (const email of ['new@example.com', 'known@example.com', 'never@example.com']) {
      const { statusCode, body } = await signUp(email)
      answers.push([statusCode, body])
    }
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
    await settled()
    const mails = await Promise.all(['new', 'known', 'never'].map((name) => mailsTo(`${name}@example.com`)))
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 0])
  })

  it('takes the list of a published block alone, and the usual one where none is named (OPEN-259)', async () => {
    const other = (await owner.post(lists, { name: 'Board members', isDefault: false })).json().list.id
    for (const wrong of [other, 999_999, String(other)]) {
      const { statusCode, json } = await signUp('eve@example.com', { listId: wrong })
      expect([statusCode, json().code, json().message]).toEqual([
        422,
        'EMAIL_MARKETING_NO_SUCH_SIGN_UP',
        'This sign-up form has changed. Please reload the page and try again.',
      ])
    }
    // The block stands on the website of tenant a alone.
    expect((await signUp('eve@example.com', {}, 'b')).statusCode).toBe(422)
    expect((await signUp('cid@example.com', { listId: undefined })).statusCode).toBe(200)
    expect((await signUp('dot@example.com', { listId: String(listId) })).statusCode).toBe(200)
    await settled()
    const { rows } = (await owner.get(subscribers)).json().results
    const listsOf = Object.fromEntries(
      rows.map((row: { email: string; listName: string }) => [row.email, row.listName]),
    )
    expect(listsOf).toMatchObject({ 'cid@example.com': 'Newsletter', 'dot@example.com': 'Shed letter' })
    expect(listsOf).not.toHaveProperty('eve@example.com')
  })

  it.each(['', 'ada', 'ada@example', 'a@example.com\r\nbcc: b@example.com', `${'a'.repeat(400)}@example.com`])(
    'refuses what is no address (NEWS-007): %j',
    async (email) => {
      const { statusCode, json } = await signUp(email)
      expect([statusCode, json().message]).toEqual([422, 'Invalid email address'])
      expect(json().errors).toEqual([{ path: 'email', message: 'Invalid email address' }])
    },
  )

  it('speaks the language of the website: answer, mail and pages (issue 16)', async () => {
    const change = (language: string) => owner.put('/api/v1/admin/settings/', { language })
    expect((await change('de')).statusCode).toBe(200)
    const { json } = await signUp('grete@example.com')
    expect(json().message).toBe('Fast fertig: Bestätigen Sie über den Link in Ihrer E-Mail.')
    await settled()
    expect((await mailsTo('grete@example.com')).join()).toContain('hat diese Adresse für „Shed letter“ von ')
    const page = await host.visitor().get(`/newsletter/confirm?token=${await linkIn('grete@example.com')}`)
    expect(page.body).toContain('<h1>Bestätigen Sie Ihre Anmeldung</h1>')
    expect(page.body).toContain('Noch ein Schritt, dann erhalten Sie Shed letter per E-Mail.')
    expect((await change('en')).statusCode).toBe(200)
    expect((await signUp('greta@example.com')).json().message).toBe('Almost done: confirm with the link in your email.')
  })

  it('sends nothing without a bot check; without a script it waits for staff and mails nobody (NEWS-013, OPEN-254)', async () => {
    for (const recaptchaToken of [undefined, 'made-up']) {
      const { statusCode, json } = await signUp('bot@example.com', { recaptchaToken })
      expect([statusCode, json().message]).toEqual([
        422,
        'We could not verify your request. Please reload the page and try again.',
      ])
    }
    const sent = await asForm(host.visitor(), '/api/v1/signup/', {
      email: 'noscript@example.com',
      listId: String(listId),
    })
    expect([sent.statusCode, sent.headers['location']]).toEqual([303, '/newsletter/signed-up'])
    expect((await host.visitor().get('/newsletter/signed-up')).body).toContain('Subscription successful!')
    const bad = await asForm(host.visitor(), '/api/v1/signup/', { email: 'x', listId: String(listId) })
    expect([bad.statusCode, bad.headers['location']]).toEqual([303, '/newsletter/signed-up?state=email'])
    await settled()
    expect([await stateOf('bot@example.com'), await stateOf('noscript@example.com')]).toEqual([undefined, 'held'])
    expect(await mailsTo('noscript@example.com')).toEqual([])
    const { id } = (await owner.get(`${subscribers}?search=noscript`)).json().results.rows[0]
    // Two at once: one of them releases.
    const release = () => owner.post(`${subscribers}${id}/release/`, {})
    const released = await Promise.all(Array.from({ length: 4 }, release))
    expect(released.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    expect(await mailsTo('noscript@example.com')).toHaveLength(1)
    expect(await stateOf('noscript@example.com')).toBe('pending')
  })

  it('mails one address three times a day at most, and takes twenty of a thousand sign-ups at once from one place (T17, E2)', async () => {
    for (let times = 0; times < 5; times++) {
      expect((await signUp('bombed@example.com')).statusCode).toBe(200)
      await settled()
    }
    expect(await mailsTo('bombed@example.com')).toHaveLength(3)
    await host.sql`delete from core.counted_use`
    const mails = (await host.sql`select 1 from core.mail`).length
    const codes: number[] = []
    const send = async (nth: number) => {
      const { statusCode } = await host.visitor().post('/api/v1/signup/', { email: `m${nth}@example.com`, listId })
      codes.push(statusCode)
    }
    for (let from = 0; from < 1000; from += 50) await Promise.all(Array.from({ length: 50 }, (_, n) => send(from + n)))
    const counted = (code: number) => codes.filter((each) => each === code).length
    expect([counted(422), counted(429), codes.length]).toEqual([20, 980, 1000])
    expect((await host.sql`select 1 from core.mail`).length).toBe(mails)
    await host.sql`delete from core.counted_use`
  })
})

it('takes a form’s ticked box as a sign-up that is to be confirmed, once however often it is told (OPEN-242)', async () => {
  const optedIn = defineEvent('forms.newsletter_opt_in', Type.Object({}, { additionalProperties: true }))
  const database = host.composition.resolve(Database)
  const told = { submissionId: 7, listId, consentText: 'Yes, mail me.', formName: 'contact_form' }
  const tell = (payload: object) => database.forTenant(host.tenants.a.guid, (tx) => tx.emit(optedIn, payload))
  await tell({ ...told, email: 'nobody' })
  await tell({ ...told, email: 'gone@example.com', listId: 999_999 })
  await tell({ ...told, email: 'Form@example.com' })
  await expect.poll(() => mailsTo('form@example.com'), { timeout: 30_000 }).toHaveLength(1)
  await tell({ ...told, email: 'form@example.com' })
  await tell({ ...told, email: 'after@example.com', submissionId: 8 })
  await expect.poll(() => mailsTo('after@example.com'), { timeout: 30_000 }).toHaveLength(1)
  expect([await stateOf('form@example.com'), await stateOf('gone@example.com')]).toEqual(['pending', undefined])
  expect(await mailsTo('form@example.com')).toHaveLength(1)
  const { id } = (await owner.get(`${subscribers}?search=form@example`)).json().results.rows[0]
  expect((await owner.get(`${subscribers}${id}/`)).json().subscriber.consents).toMatchObject([
    { kind: 'asked', text: 'Yes, mail me.', source: 'Form “contact_form” (#7)' },
  ])
})

describe('leaving (OPEN-233)', () => {
  const linkFor = async (email: string) => {
    const [row] = await host.sql<{ id: number }>`select id from email_marketing.subscriber where email = ${email}`
    const links = host.composition.resolve(root.Unsubscribing)
    const database = host.composition.resolve(Database)
    return database.forTenant(host.tenants.a.guid, (tx) => links.link(tx, Number(row?.id)))
  }
  const tokenOf = ({ url }: { url: string }) => new URL(url, 'http://x').searchParams.get('token') ?? ''

  it('asks first, by one click and one confirmation; only a POST changes anything, and twice is as good as once (T17, E2)', async () => {
    await subscribed('leo@example.com')
    const link = await linkFor('leo@example.com')
    expect(link.headers).toEqual({
      'List-Unsubscribe': `<${link.url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const token = tokenOf(link)
    expect(JSON.stringify(await host.sql`select * from email_marketing.link`)).not.toContain(token)
    for (let times = 0; times < 3; times++) {
      expect((await host.visitor().get(`/unsubscribe?token=${token}`)).body).toContain('Unsubscribe</button>')
    }
    expect(await stateOf('leo@example.com')).toBe('subscribed')
    // Several times in one instant and once more: the same answer, and they left once.
    const leave = () => host.visitor().post('/api/v1/email/unsubscribe/', { token })
    for (const done of [...(await Promise.all(Array.from({ length: 6 }, leave))), await leave()]) {
      expect([done.statusCode, done.json()]).toEqual([200, { success: true, message: 'You are unsubscribed.' }])
    }
    expect(await stateOf('leo@example.com')).toBe('unsubscribed')
    const { id } = (await owner.get(`${subscribers}?search=leo@`)).json().results.rows[0]
    const { consents } = (await owner.get(`${subscribers}${id}/`)).json().subscriber
    expect(consents.map(({ kind }: { kind: string }) => kind)).toEqual(['asked', 'confirmed', 'withdrawn'])
    expect((await host.visitor().get(`/unsubscribe?token=${token}`)).body).toContain('You are unsubscribed')

    // Who left may come back, by a mail of their own.
    await subscribed('leo@example.com')
  })

  it.each(['/unsubscribe', '/api/v1/email/unsubscribe/'])(
    'takes the one click of a mail program at %s, from anywhere and with a session (RFC 8058)',
    async (path) => {
      const email = `${path.length}@example.com`
      await subscribed(email)
      const url = `${path}?token=${tokenOf(await linkFor(email))}`
      const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site', cookie: owner.cookie }
      const done = await asForm(host.visitor(), url, { 'List-Unsubscribe': 'One-Click' }, headers)
      expect([done.statusCode, done.headers['location']]).toEqual([200, undefined])
      expect(await stateOf(email)).toBe('unsubscribed')
    },
  )

  it('knows no token of another purpose, another website, or nobody’s (T17, E2)', async () => {
    await signUp('zoe@example.com')
    await settled()
    const confirming = await linkIn('zoe@example.com')
    const leaving = tokenOf(await linkFor('zoe@example.com'))
    const post = async (path: string, token: unknown, tenant: 'a' | 'b' = 'a') =>
      (await host.visitor(tenant).post(`/api/v1/email/${path}/`, { token })).statusCode
    expect(await post('unsubscribe', confirming)).toBe(410)
    expect(await post('confirm', leaving)).toBe(410)
    expect(await post('confirm', confirming, 'b')).toBe(410)
    expect(await post('unsubscribe', [...leaving].reverse().join(''))).toBe(410)
    expect(await post('confirm', undefined)).toBe(422)
    expect(await post('confirm', ['x'])).toBe(422)
    expect(await post('confirm', `'; drop table x --`)).toBe(410)
    expect((await host.visitor('b').get(`/unsubscribe?token=${leaving}`)).body).toContain('This link has expired')
    expect(await stateOf('zoe@example.com')).toBe('pending')
  })
})

describe('what staff do with subscribers', () => {
  it('add by hand with a note, find, filter, export and remove; who was forgotten stays unmailed', async () => {
    const add = (body: object) => owner.post(subscribers, { listId, note: 'At the counter', ...body })
    expect((await add({ email: '=cmd@example.com' })).statusCode).toBe(201)
    expect((await add({ email: '=cmd@example.com' })).json().code).toBe('EMAIL_MARKETING_ALREADY_ON_LIST')
    expect((await add({ email: 'nobody' })).json().errors).toEqual([
      { path: 'email', message: 'Invalid email address' },
    ])
    expect((await add({ email: 'a@example.com', note: ' ' })).statusCode).toBe(422)
    expect((await add({ email: 'a@example.com', listId: 999_999 })).statusCode).toBe(404)
    const found = (await owner.get(`${subscribers}?list=${listId}&state=subscribed,pending&search=cmd`)).json().results
    expect([found.total, found.rows[0].state]).toEqual([1, 'subscribed'])
    const file = await owner.get(`${subscribers}?format=csv&columns=email,state&search=cmd`)
    expect(file.body).toContain(`'=cmd@example.com,subscribed`)

    const { id } = found.rows[0]
    await owner.post(`${subscribers}${id}/suppress/`, {})
    expect((await owner.delete(`${subscribers}${id}/`)).statusCode).toBe(200)
    expect((await owner.get(`${subscribers}${id}/`)).statusCode).toBe(404)
    expect(await host.sql`select * from email_marketing.consent where subscriber_id = ${id}`).toEqual([])
    expect((await add({ email: '=cmd@example.com' })).json().code).toBe('EMAIL_MARKETING_SUPPRESSED')
    expect((await add({ email: '=cmd@example.com', liftSuppression: true })).statusCode).toBe(201)
  })

  it('import a file with how each agreed; nobody who left or must not be mailed comes back', async () => {
    await owner.post(lists, { name: 'Harbour news', isDefault: false })
    const add = (email: string) => owner.post(subscribers, { email, listId, note: 'At the counter' })
    await add('fair-left@example.com')
    await host.sql`update email_marketing.subscriber set state = 'unsubscribed' where email = 'fair-left@example.com'`
    const never = (await add('fair-never@example.com')).json().subscriber.id
    await owner.post(`${subscribers}${never}/suppress/`, {})
    const rows = [
      'In@Example.com,At the fair,harbour NEWS',
      'fair-left@example.com,At the fair,Shed letter',
      'fair-never@example.com,At the fair,Harbour news',
      'in2@example.com, ,Harbour news',
      'nobody,At the fair,Harbour news',
      'in3@example.com,At the fair,Unknown',
      'in4@example.com,At the fair,',
    ]
    const form = new FormData()
    form.append('file', new File([`Email address,Consent,Audience\n${rows.join('\n')}`], 'people.csv'))
    const body = new Response(form)
    const headers = { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' }
    const imports = '/api/v1/admin/subscribers/'
    const sent = { method: 'POST', url: `${imports}import/`, headers, payload: Buffer.from(await body.arrayBuffer()) }
    const begun = await owner.inject(sent)
    expect(begun.statusCode, begun.body).toBe(202)
    const { id } = begun.json().import
    const state = await vi.waitUntil(
      async () => {
        const found = (await owner.get(`${imports}imports/${id}/`)).json().import
        return found.state === 'done' && found
      },
      { timeout: 30_000 },
    )
    expect(state).toMatchObject({ written: 2, bad: 5 })
    const left = csvLines((await owner.get(`${imports}imports/${id}/bad-rows/`)).body).map(({ cells }) => cells.at(-1))
    expect(left.slice(1)).toEqual([
      'fair-left@example.com is already on this list.',
      'fair-never@example.com is marked as “Never email”.',
      'Say how this person agreed to receive email.',
      'Invalid email address',
      'There is no list called “Unknown”. Create it, or leave the cell empty for the default list.',
    ])
    const { rows: found } = (await owner.get(`${subscribers}?search=in@example.com`)).json().results
    const row = found.find(({ email }: { email: string }) => email === 'in@example.com')
    expect(row).toMatchObject({ email: 'in@example.com', listName: 'Harbour news', state: 'subscribed' })
    const { consents } = (await owner.get(`${subscribers}${row.id}/`)).json().subscriber
    expect(consents).toMatchObject([{ kind: 'by-hand', text: 'At the fair', source: 'Test owner' }])
    expect(await stateOf('fair-left@example.com')).toBe('unsubscribed')
    expect((await (await host.signIn('staff')).inject(sent)).statusCode).toBe(403)
  })

  it('counts what a filter finds as it lists it', async () => {
    for (const query of ['', `?list=${listId}`, '?state=pending', `?list=${listId}&state=subscribed,held`]) {
      const { rows, total } = (await owner.get(`${subscribers}${query}`)).json().results
      expect(rows, query).toHaveLength(total)
    }
    for (const wrong of ['state=other', 'list=x', 'list=1,', 'orderBy=state', 'limit=5000']) {
      expect((await owner.get(`${subscribers}?${wrong}`)).statusCode, wrong).toBe(422)
    }
  })

  it('see those of their own website alone, each by their right', async () => {
    const other = await host.signIn('owner', 'b')
    expect((await other.get(subscribers)).json().results).toEqual({ rows: [], total: 0 })
    const [{ id } = { id: 0 }] = await host.sql<{ id: number }>`select id from email_marketing.subscriber limit 1`
    expect((await other.delete(`${subscribers}${id}/`)).statusCode).toBe(404)
    expect((await host.visitor().get(subscribers)).statusCode).toBe(401)
    const staff = await host.signIn('staff')
    expect((await staff.post(subscribers, { email: 'x@example.com', listId: 1, note: 'x' })).statusCode).toBe(403)
  })

  it('change for nobody who may only view them, and are deleted by nobody who may only view and edit', async () => {
    const staff = await host.signIn('staff')
    const none = { can_view: false, can_create: false, can_edit: false, can_delete: false }
    const note = 'Asked at the counter'
    const made = await owner.post(subscribers, { email: 'stays@example.com', listId, note })
    const spare = (await owner.post(lists, { name: 'Spare', isDefault: false })).json().list
    const { id } = made.json().subscriber
    const writes = {
      can_create: [
        () => staff.post(subscribers, { email: 'new@example.com', listId, note }),
        () => staff.post(lists, { name: 'Another', isDefault: false }),
      ],
      can_edit: [
        () => staff.post(`${subscribers}${id}/suppress/`, {}),
        () => staff.post(`${subscribers}${id}/release/`, {}),
        () => staff.put(`${lists}${spare.id}/`, { name: 'Renamed', isDefault: false }),
      ],
      can_delete: [() => staff.delete(`${subscribers}${id}/`), () => staff.delete(`${lists}${spare.id}/`)],
    }
    const state = async () => [
      (await owner.get(`${subscribers}${id}/`)).json(),
      (await owner.get(subscribers)).json(),
      (await owner.get(lists)).json(),
    ]
    const before = await state()
    for (const [right, calls] of Object.entries(writes)) {
      const all = { can_view: true, can_create: true, can_edit: true, can_delete: true }
      for (const rights of [
        { ...none, can_view: true },
        { ...all, [right]: false },
      ]) {
        const permissions = { subscribers: rights }
        await owner.put('/api/v1/admin/roles/', { role_id: roles.staff, permissions })
        expect((await staff.get(`${subscribers}${id}/`)).statusCode).toBe(200)
        for (const call of calls) expect((await call()).statusCode, right).toBe(403)
      }
    }
    expect(await state()).toEqual(before)
    const permissions = { subscribers: { ...none, can_view: true, can_delete: true } }
    await owner.put('/api/v1/admin/roles/', { role_id: roles.staff, permissions })
    for (const call of writes.can_delete) expect((await call()).statusCode).toBe(200)
    await owner.put('/api/v1/admin/roles/', { role_id: roles.staff, permissions: { subscribers: none } })
  })

  it('move with their website: lists, every state, what was agreed to, and who is never mailed (B2)', async () => {
    await asForm(host.visitor(), '/api/v1/signup/', { email: 'waits@example.com', listId: String(listId) })
    await settled()
    const usual = (await owner.get(lists)).json().results.rows.find((each: { isDefault: boolean }) => each.isDefault)
    await owner.post(subscribers, { email: 'paper@example.com', listId: usual.id, note: 'On paper' })
    expect(await moveByArchive(host)).toMatchObject({ state: 'done', message: '', notes: [] })

    const other = await host.signIn('owner', 'b')
    const here = (await owner.get(`${subscribers}?limit=-1`)).json().results
    expect(new Set(here.rows.map(({ state }: { state: string }) => state))).toEqual(
      new Set(['held', 'pending', 'subscribed', 'unsubscribed', 'suppressed']),
    )
    const addresses = [lists, `${subscribers}?limit=-1`, `${subscribers}?search=paper`]
    const filtered = [`${subscribers}?list=${usual.id}&state=subscribed`, `${subscribers}?state=held,suppressed`]
    const single = here.rows.map(({ id }: { id: number }) => `${subscribers}${id}/`)
    for (const address of [...addresses, ...filtered, ...single]) {
      expect((await other.get(address)).json(), address).toEqual((await owner.get(address)).json())
    }
    // Links in mails are the old website's.
    const confirming = await linkIn('zoe@example.com')
    expect((await host.visitor('b').post('/api/v1/email/confirm/', { token: confirming })).statusCode).toBe(410)
    // Who is never mailed is known by nothing but a hash; the next number is free.
    const add = (email: string) => other.post(subscribers, { email, listId, note: 'By telephone' })
    expect((await add('never@example.com')).json().code).toBe('EMAIL_MARKETING_SUPPRESSED')
    expect((await add('later@example.com')).statusCode).toBe(201)
  })

  it('keep lists with names of their own, of which one is the usual one; deleting one ends its sign-ups', async () => {
    expect((await owner.post(lists, { name: 'SHED LETTER', isDefault: false })).statusCode).toBe(409)
    const { rows } = (await owner.get(lists)).json().results
    const usual = rows.find(({ isDefault }: { isDefault: boolean }) => isDefault)
    expect((await owner.delete(`${lists}${usual.id}/`)).json().code).toBe('EMAIL_MARKETING_LAST_LIST')
    const { list } = (await owner.post(lists, { name: 'Spring', isDefault: true })).json()
    expect((await owner.delete(`${lists}${usual.id}/`)).statusCode).toBe(200)
    expect((await owner.put(`${lists}${list.id}/`, { name: 'Autumn', isDefault: false })).statusCode).toBe(409)
    expect((await owner.delete(`${lists}${listId}/`)).statusCode).toBe(200)
    expect((await signUp('late@example.com')).statusCode).toBe(422)
    expect(await stateOf('ada@example.com')).toBeUndefined()
    const words = await host.sql<{ word: string }>`select word from core.search_word
      where kind = 'email_marketing.subscriber' and tenant_id = ${host.tenants.a.guid}`
    expect(words.map(({ word }) => word)).not.toContain('ada')
  })
})

it('is a module that can be absent: its calls, its pages and live chat end with it (GEN-006, PERM-102, PERM-112)', async () => {
  const settings = '/api/v1/admin/settings/'
  const switchModule = (email_marketing: boolean) =>
    owner.put(`/api/v1/admin/tenants/${owner.tenant.id}/modules/`, { modules: { email_marketing } })
  const answer = async (reply: ReturnType<TestClient['get']>) => {
    const { statusCode, json } = await reply
    return [statusCode, json().code]
  }
  expect((await owner.put(settings, { live_chat_enabled: true })).statusCode).toBe(200)
  expect((await host.visitor().get('/news')).body).not.toContain('site-chat"')
  const service = { live_chat_service: 'link', live_chat_link: 'https://chat.example/us' }
  expect((await owner.put(settings, service)).statusCode).toBe(200)
  const shown = (await host.visitor().get('/news')).body
  expect(shown).toContain('frmNewsletter')
  expect(shown).toContain('href="https://chat.example/us"')
  expect((await switchModule(false)).statusCode).toBe(200)
  expect(await answer(owner.get(subscribers))).toEqual([403, 'MODULE_NOT_ENABLED'])
  expect(await answer(signUp('gone@example.com'))).toEqual([403, 'MODULE_NOT_ENABLED'])
  expect((await host.visitor().get('/unsubscribe?token=x')).statusCode).toBe(404)
  expect((await host.visitor().get('/news')).body).not.toMatch(/frmNewsletter|chat\.example/)
  const both = { live_chat_enabled: false, meta_title: 'Not this one either' }
  expect(await answer(owner.put(settings, both))).toEqual([403, 'MODULE_NOT_ENABLED'])
  const kept = (await owner.get(settings)).json().settings
  expect([kept.live_chat_enabled, kept.meta_title]).toEqual([{ value: true }, { value: '' }])
  expect((await owner.put(settings, { meta_title: 'This one' })).statusCode).toBe(200)
  const other = await host.signIn('owner', 'b')
  expect((await other.put(settings, { live_chat_enabled: true })).statusCode).toBe(200)
  await switchModule(true)
  expect((await owner.put(settings, { live_chat_enabled: false })).statusCode).toBe(200)
})
