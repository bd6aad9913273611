import type { TestReply } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FormHost, formHost, type Values } from './testing/form-host.ts'

let at: FormHost
let contact: number
beforeAll(async () => {
  at = await formHost()
  contact = await at.page({ slug: 'contact' }, contactForm)
})
afterAll(() => at?.host.close())
beforeEach(async () => {
  await at.host.sql`delete from core.counted_use`
})

const field = (label: string, more: object = {}) => ({ id: label.toLowerCase().replaceAll(/\W/g, ''), label, ...more })
const contactForm = {
  formName: 'Ask us',
  recipients: 'desk@example.com, shop@example.com',
  successMessage: 'We will call you.',
  tags: ['contact', 'spring'],
  createCustomer: true,
  newsletterSignup: true,
  newsletterListId: 7,
  newsletterText: 'Yes, write to me.',
  dynamicForm: [
    field('First name', { customerMapping: 'firstname', rules: { required: true }, sort: 0 }),
    field('Email', { customerMapping: 'email', validateEmail: true, rules: { required: true }, sort: 1 }),
    field('Phone', { type: 'phone', customerMapping: 'phone', validatePhone: true, sort: 2 }),
    field('Code', { rules: { pattern: { value: '^(a+)+$', message: 'Only the letter a' } }, sort: 3 }),
    field('Kind', { type: 'product-categories-dropdown', sort: 4 }),
    field('Pictures', { type: 'file', sort: 5 }),
    field('Message', { type: 'textarea', sort: 6 }),
    { id: 'note', label: 'Note', type: 'info-box', sort: 7 },
  ],
}

const place = (page = contact, node = 'f'): Values => [
  ['page', String(page)],
  ['node', node],
]
/** So that no form is a repeat of one before. */
let greetings = 0
const filled = (more: Record<string, string> = {}): Values => [
  ...place(),
  ...Object.entries({ first_name: 'Ada', email: 'ada@example.com', message: `Hello ${++greetings}`, ...more }),
]
const submissions = (tenant = at.host.tenants.a.guid) =>
  at.host.sql<Record<string, unknown>>`select * from forms.submission where tenant_id = ${tenant} order by id`
const last = async () => (await submissions()).at(-1)
const mails = () =>
  at.host.sql<{ to_address: string; reply_to: string; subject: string; text: string }>`
    select to_address, reply_to, subject, text from core.mail where purpose = 'forms.submission' order by id`
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const file = (name: string, bytes: Buffer | string, type = 'image/png') =>
  new File([new Uint8Array(Buffer.from(bytes))], name, { type })

describe('POST /api/v1/form/submit/', () => {
  describe('with all that a visitor sends', () => {
    const visitor = '8f3c2a10-0b1c-4d5e-8f90-1234567890ab'
    let reply: TestReply
    let stored: Record<string, unknown>
    beforeAll(async () => {
      await at.host.sql`delete from core.counted_use`
      reply = await at.send([
        ...filled({ phone: '514-555-0193', kind: 'Bikes' }),
        ['pictures[]', file('bike.png', png)],
        ['pictures[]', file('plan.pdf', '%PDF-1.7 hello', 'application/pdf')],
        ['formName', 'Ask us'],
        ['url', '/contact'],
        ['tags', '["forged"]'],
        ['createCustomer', 'false'],
        ['visitor_id', visitor],
        ['utm_paramaters', '{"utm_source":"letter","evil":"x"}'],
        ['validations', '{"email":{"required":false}}'],
        ['fields', '{"first_name":{"label":"Hacked"}}'],
        ['newsletterSignup', 'true'],
        ['newsletterListId', '99'],
      ])
      stored = (await last()) ?? {}
    })

    it('takes a visitor’s multipart form with a bot check, and answers (API-201, API-212, API-214, FORM-060, FORM-061)', () => {
      expect([reply.statusCode, reply.json()]).toEqual([
        200,
        { success: true, error: '', message: 'We will call you.', formErrors: {} },
      ])
      expect(stored).toMatchObject({ held: null, sender: 'Ada' })
    })

    it('stores each value and file under the published labels (API-202, API-211, FORM-066)', () => {
      expect(stored['fields']).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ key: 'first_name', label: 'First name', values: ['Ada'] }),
          expect.objectContaining({ key: 'phone', values: ['514-555-0193'] }),
          expect.objectContaining({ key: 'kind', values: ['Bikes'] }),
          expect.objectContaining({ key: 'pictures', values: ['bike.png', 'plan.pdf'] }),
        ]),
      )
    })

    it('stores the name and the address of the form (API-203, API-204)', () => {
      expect(stored).toMatchObject({ form_name: 'Ask us', url: '/contact' })
    })

    it('stores the published tags, not those of the request (API-205, FORM-008)', () => {
      expect(stored).toMatchObject({ tags: ['contact', 'spring'] })
    })

    it('stores visitor and campaign, without what is no campaign (API-207, API-208, OPEN-257)', () => {
      expect(stored).toMatchObject({ visitor_id: visitor, utm: { utm_source: 'letter' } })
      expect(stored['utm']).not.toHaveProperty('evil')
    })

    it('mails each published recipient (FORM-006)', async () => {
      const sent = await mails()
      expect(sent.map(({ to_address, reply_to, subject }) => [to_address, reply_to, subject])).toEqual([
        ['desk@example.com', 'ada@example.com', 'New submission: Ask us'],
        ['shop@example.com', 'ada@example.com', 'New submission: Ask us'],
      ])
      expect(sent[0]?.text).toContain('First name: Ada')
      expect(sent[0]?.text).toContain('bike.png, plan.pdf')
      expect(stored['recipients']).toEqual(['desk@example.com', 'shop@example.com'])
    })

    it('asks for a customer as the published form says, not as the request does (API-206, FORM-009, OPEN-241)', async () => {
      await vi.waitFor(() => expect(at.heard.submitted).toHaveLength(1), { timeout: 20_000 })
      expect(at.heard.submitted).toEqual([
        {
          submissionId: Number(stored['id']),
          formName: 'Ask us',
          tags: ['contact', 'spring'],
          createCustomer: true,
          customer: { firstname: 'Ada', email: 'ada@example.com', phone: '514-555-0193' },
          visitorId: visitor,
        },
      ])
    })

    it('signs up for the published list with the published text (API-213, FORM-010, OPEN-242)', async () => {
      const [listId, email] = [7, 'ada@example.com']
      expect(stored).toMatchObject({ newsletter: { listId, text: 'Yes, write to me.', email } })
      await vi.waitFor(() => expect(at.heard.optedIn).toHaveLength(1), { timeout: 20_000 })
      expect(at.heard.optedIn).toMatchObject([
        { submissionId: Number(stored['id']), email, name: 'Ada', listId, consentText: 'Yes, write to me.' },
      ])
    })
  })

  it('mails none of the recipients of a request, wherever they stand in it (API-209, OPEN-238)', async () => {
    for (const claimed of [
      ['recipients', 'victim@example.net'],
      ['recipients', 'desk@example.com, victim@example.net'],
      ['recipients[]', 'victim@example.net'],
      ['meta', '{"recipients":"victim@example.net"}'],
    ] as const) {
      const before = (await mails()).length
      expect((await at.send([...filled(), claimed])).statusCode, claimed.join(' ')).toBe(200)
      const sent = (await mails()).slice(before)
      expect(sent.map(({ to_address }) => to_address)).toEqual(['desk@example.com', 'shop@example.com'])
      expect((await last())?.['recipients']).toEqual(['desk@example.com', 'shop@example.com'])
    }
  })

  it('mails nobody but the published recipients, and nothing gets into a header (E1)', async () => {
    const before = (await mails()).length
    const evil = 'victim@example.net'
    const reply = await at.send([
      ...filled({ first_name: 'Ada\r\nBcc: victim@example.net' }),
      ['recipients', evil],
      ['recipients[]', evil],
      ['dynamicForm', '[]'],
    ])
    expect(reply.statusCode).toBe(200)
    const sent = (await mails()).slice(before)
    expect(sent.map(({ to_address }) => to_address)).toEqual(['desk@example.com', 'shop@example.com'])
    expect(JSON.stringify(sent.map(({ subject, reply_to }) => [subject, reply_to]))).not.toContain('victim')
    for (const email of ['a@example.com\r\nBcc: v@example.net', 'a@example.com, v@example.net', '<a@b.co>']) {
      const wrong = await at.send(filled({ email }), { token: null })
      expect([wrong.statusCode, wrong.json().formErrors], email).toEqual([422, { email: 'invalid email address' }])
    }
  })

  it('is about a published form of this website, or is refused (T16, E1)', async () => {
    const other = await at.host.signIn('owner', 'b')
    const theirs = await at.page({ slug: 'theirs' }, { ...contactForm, recipients: 'b@example.com' }, other)
    const draft = await at.page({ slug: 'draft', status: 'draft' }, contactForm)
    const values = filled().slice(2)
    const count = (await submissions()).length
    for (const [page, node] of [
      [String(theirs), 'f'],
      [String(draft), 'f'],
      [String(contact), 's'],
      [String(contact), '__proto__'],
      ['0', 'f'],
      ['-1', 'f'],
      ['1e3', 'f'],
      ['', ''],
      ["1' or 1=1", 'f'],
    ]) {
      const reply = await at.send([...values, ['page', page ?? ''], ['node', node ?? '']], { token: null })
      expect([reply.statusCode, reply.json().code], `${page}/${node}`).toEqual([422, 'FORMS_UNKNOWN_FORM'])
    }
    expect((await submissions()).length).toBe(count)
    expect((await submissions(at.host.tenants.b.guid)).length).toBe(0)
  })

  it('finds the form by url and formName when exactly one fits, else 422 (OPEN-237, OPEN-238)', async () => {
    await at.page({ slug: 'unnamed' }, { ...contactForm, formName: '' })
    const values = () => filled().slice(2)
    const by = (url: string, formName: string) =>
      at.send([...values(), ['url', url], ['formName', formName]], { token: null })
    expect((await by('/contact?x=1', 'Ask us')).statusCode).toBe(200)
    expect((await by('http://localhost/unnamed/', 'contact_form')).statusCode).toBe(200)
    expect((await by('/contact', 'Other')).json().code).toBe('FORMS_UNKNOWN_FORM')
    expect((await by('/elsewhere', 'Ask us')).json().code).toBe('FORMS_UNKNOWN_FORM')
    expect((await by('http://[', 'Ask us')).json().code).toBe('FORMS_UNKNOWN_FORM')
  })

  it('says what is wrong in the language of the website', async () => {
    const owner = await at.host.signIn('owner')
    const speak = async (language: string) =>
      expect((await owner.put('/api/v1/admin/settings/', { language })).statusCode).toBe(200)
    await speak('de')
    const reply = await at.send([...place(), ['first_name', ' '], ['email', 'not@home']])
    await speak('en')
    expect(reply.json()).toMatchObject({
      message: 'Bitte sehen Sie sich einige Felder noch einmal an.',
      formErrors: { first_name: 'Dieses Feld ist erforderlich', email: 'Ungültige E-Mail-Adresse' },
    })
  })

  it('says what is wrong beside each field, whatever the browser says of its rules (API-210, API-214, OPEN-256)', async () => {
    const reply = await at.send([
      ...place(),
      ['first_name', ' '],
      ['email', 'not@home'],
      ['phone', '12'],
      ['code', 'b'],
      ['kind', 'Boats'],
      ['validations', '{"first_name":{"required":false}}'],
    ])
    expect(reply.statusCode).toBe(422)
    const formErrors = {
      first_name: 'This field is required',
      email: 'invalid email address',
      phone: 'invalid phone number',
      code: 'Only the letter a',
      kind: 'Choose one of the options',
    }
    expect(reply.json()).toMatchObject({ success: false, code: 'FORMS_INVALID_FIELDS', formErrors })
    expect(reply.json().message).toBe(reply.json().error)
    expect(reply.json().errors).toEqual(Object.entries(formErrors).map(([path, message]) => ({ path, message })))
  })

  it('runs patterns in linear time, and takes no value that is too long (T12)', async () => {
    // An engine that tries every way would never answer.
    const held = await at.send(filled({ code: `${'a'.repeat(9999)}!` }), { token: null })
    expect(held.json().formErrors).toEqual({ code: 'Only the letter a' })
    const long = await at.send(filled({ message: 'x'.repeat(10_001) }), { token: null })
    expect(long.json().formErrors).toEqual({ message: 'This is too long' })
    const huge = await at.send(filled({ message: 'x'.repeat(5 * 1024 * 1024) }), { token: null })
    expect([huge.statusCode, huge.json().formErrors]).toEqual([422, { message: 'This is too long' }])
    const many = await at.send([...filled(), ...Array.from({ length: 2000 }, (_, n) => [`x${n}`, 'y'] as const)], {
      token: null,
    })
    expect([many.statusCode, many.json().code]).toEqual([413, 'FORMS_TOO_LARGE'])
    const bulk = await at.send(
      [...filled(), ...Array.from({ length: 12 }, (_, n) => [`x${n}`, 'y'.repeat(500_000)] as const)],
      { token: null },
    )
    expect(bulk.statusCode).toBe(413)
    expect((await at.send(filled({ message: 'a\0b' }), { token: null })).statusCode).toBe(422)
  })

  it('knows files by their content, their number and their size (FORM-055, FORM-058, OPEN-252)', async () => {
    const pictures = async (...files: File[]) => {
      const reply = await at.send([...filled(), ...files.map((each) => ['pictures[]', each] as const)], { token: null })
      return reply.statusCode === 422 ? reply.json().formErrors.pictures : reply.statusCode
    }
    const wrongType = 'Only .jpg, .jpeg, .png and .pdf files can be sent'
    expect(await pictures(file('page.png', '<html><script>alert(1)</script>'))).toBe(wrongType)
    expect(await pictures(file('picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'))).toBe(
      wrongType,
    )
    expect(await pictures(file('run.exe', png))).toBe(wrongType)
    expect(await pictures(file('photo.jpg', png))).toBe(wrongType)
    expect(await pictures(file('empty.png', ''))).toBe(wrongType)
    expect(await pictures(...Array.from({ length: 6 }, (_, n) => file(`${n}.png`, png)))).toBe(
      'At most 5 files can be sent',
    )
    const large = Buffer.concat([png, Buffer.alloc(15 * 1024 * 1024)])
    expect(await pictures(file('large.png', large))).toBe('File is larger than 15 MB')
    expect(await pictures(...Array.from({ length: 3 }, (_, n) => file(`${n}.png`, large.subarray(0, -1024))))).toBe(413)
    expect(await pictures(file('../../etc/pass\u202Ewd.png', png))).toBe(200)
    expect(
      (await at.host.sql<{ name: string }>`select name from core.record_file order by id desc limit 1`)[0]?.name,
    ).toBe('passwd.png')
  })

  it('takes no more files once visitors have left 2 GB in a day; the next day it does', async () => {
    const lamp = () => at.send([...filled(), ['pictures[]', file('lamp.png', png)]], { token: null })
    const kept = async () => [(await submissions()).length, (await at.host.sql`select 1 from core.record_file`).length]
    expect((await lamp()).statusCode).toBe(200)
    const [{ id } = { id: 0 }] = await at.host.sql<{ id: number }>`
      update core.record_file set size = ${2 * 1024 ** 3 - png.length + 1} - (
        select coalesce(sum(size), 0) from core.record_file f where f.id <> core.record_file.id)
      where id = (select max(id) from core.record_file) returning id`
    const before = await kept()
    const full = await lamp()
    expect([full.statusCode, full.json().code]).toEqual([503, 'FORMS_FILES_FULL'])
    expect(await kept()).toEqual(before)
    // A form without files is still taken, and one byte less makes room for the picture.
    expect((await at.send(filled(), { token: null })).statusCode).toBe(200)
    await at.host.sql`update core.record_file set size = size - 1 where id = ${id}`
    expect((await lamp()).statusCode).toBe(200)
    expect((await lamp()).statusCode).toBe(503)
    await at.host.sql`update core.record_file set created_at = created_at - interval '1 day'`
    expect((await lamp()).statusCode).toBe(200)
  })

  it('refuses a choice that the form does not offer, also beside one that it does', async () => {
    const page = await at.page(
      { slug: 'choices' },
      {
        formName: 'Choices',
        dynamicForm: [
          field('Days', { type: 'checkbox', options: 'Monday, Tuesday', sort: 0 }),
          field('Agree', { type: 'checkbox', sort: 1 }),
          field('Size', { type: 'dropdown', options: 'S, M', sort: 2 }),
          field('Colour', { type: 'radio', options: 'red, blue', sort: 3 }),
          field('Kinds', { type: 'product-categories-checkbox', sort: 4 }),
          field('Kind', { type: 'product-categories-dropdown', sort: 5 }),
        ],
      },
    )
    const problems = async (...values: Values) => {
      const reply = await at.send([...place(page), ...values], { token: null })
      return reply.statusCode === 200 ? {} : reply.json().formErrors
    }
    const message = 'Choose one of the options'
    for (const [key, right, invented] of [
      ['days', 'Monday', 'Sunday'],
      ['agree', 'Yes', 'No'],
      ['size', 'S', 'XXL'],
      ['colour', 'red', 'green'],
      ['kinds', 'Bikes', 'Boats'],
      ['kind', 'Bikes', 'Boats'],
    ] as const) {
      expect(await problems([key, right]), key).toEqual({})
      expect(await problems([key, invented]), key).toEqual({ [key]: message })
      expect(await problems([key, right], [key, invented]), key).toEqual({ [key]: message })
      expect(await problems([key, invented], [key, right]), key).toEqual({ [key]: message })
    }
    expect(await problems(['days', 'Monday'], ['days', 'Tuesday'])).toEqual({})
    expect(await problems(['size', 'S'], ['size', 'M'])).toEqual({ size: message })
  })

  it('signs nobody up whose form has no sign-up box, whatever the request claims (OPEN-242)', async () => {
    const { newsletterSignup, ...without } = contactForm
    const withoutBox = await at.page({ slug: 'no-newsletter' }, without)
    const withoutEmail = await at.page(
      { slug: 'no-email' },
      { ...contactForm, dynamicForm: [field('First name', { sort: 0 })] },
    )
    const claims: Values = [
      ['newsletterListId', '7'],
      ['newsletterText', 'I agree to everything'],
      ['newsletter', '{"listId":7,"text":"I agree","email":"ada@example.com","at":"2026-01-01T00:00:00Z"}'],
      ['consent', 'true'],
      ['listId', '7'],
    ]
    const ticked: Values = [['newsletterSignup', 'true']]
    const sent = async (page: number, ...more: Values) => {
      const reply = await at.send([...place(page), ...filled().slice(2), ...claims, ...more])
      expect(reply.statusCode, reply.body).toBe(200)
      return (await last())?.['newsletter']
    }
    const heard = at.heard.optedIn.length
    expect(await sent(withoutBox, ...ticked)).toBeNull()
    expect(await sent(withoutEmail, ...ticked)).toBeNull()
    for (const unticked of ['', 'false', '0', 'off', 'null', '[true]']) {
      expect(await sent(contact, ['newsletterSignup', unticked]), unticked).toBeNull()
    }
    expect(await sent(contact)).toBeNull()
    expect(await sent(contact, ...ticked)).toMatchObject({ listId: 7, text: 'Yes, write to me.' })
    // Events keep their order, so once the last has come none of the others can.
    await vi.waitFor(() => expect(at.heard.optedIn.length).toBe(heard + 1), { timeout: 20_000 })
  })

  it('without a token waits for somebody, mails nobody and makes no customer; a wrong one is refused (OPEN-253)', async () => {
    const [before, told] = [(await mails()).length, at.heard.submitted.length]
    expect((await at.send(filled(), { token: null })).statusCode).toBe(200)
    expect(await last()).toMatchObject({ held: 'no-bot-check' })
    const token = await at.token()
    expect((await at.send([...filled(), ['company_website', 'http://spam.example']], { token })).statusCode).toBe(200)
    expect(await last()).toMatchObject({ held: 'honeypot' })
    const count = (await submissions()).length
    for (const wrong of [token, 'nonsense', await at.token('b')]) {
      const reply = await at.send(filled(), { token: wrong })
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'FORMS_NOT_VERIFIED'])
      expect(reply.json().error).toBe('We could not verify your request. Please reload the page and try again.')
    }
    expect((await submissions()).length).toBe(count)
    expect((await mails()).length).toBe(before)
    expect(at.heard.submitted.length).toBe(told)
  })

  it('sent twice is one submission, with the same answer', async () => {
    const [values, token] = [filled(), await at.token()]
    const first = await at.send(values, { token })
    const second = await at.send(values, { token })
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    const held = filled()
    const count = (await submissions()).length
    const replies = await Promise.all(Array.from({ length: 5 }, () => at.send(held, { token: null })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect((await submissions()).length).toBe(count + 1)
    await at.host.sql`update forms.submission set created_at = created_at - interval '11 minutes'`
    expect((await at.send(held, { token: null })).statusCode).toBe(200)
    expect((await submissions()).length).toBe(count + 2)
  })

  it('is counted for the address, the form and the website (T16)', async () => {
    const codes: number[] = []
    for (let sent = 0; sent < 31; sent++)
      codes.push((await at.send(filled({ email: 'x' }), { token: null })).statusCode)
    expect(codes).toEqual([...Array(30).fill(422), 429])
    const count = (await submissions()).length
    for (const most of [300, 1000]) {
      await at.host.sql`delete from core.counted_use`
      await at.send(filled(), { token: null })
      const rows = await at.host.sql`update core.counted_use set uses = ${most}
        where ends_at > now() + interval '30 minutes' and key in (
          select key from core.counted_use where ends_at > now() + interval '30 minutes' order by key limit 1 offset ${most === 300 ? 0 : 1})
        returning key`
      expect(rows).toHaveLength(1)
      await at.host.sql`update core.counted_use set uses = 1000 where uses >= 300`
      const refused = await at.send(filled(), { token: null })
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await submissions()).length).toBe(count + 2)
  })

  it('is refused, and never an error of ours, when it is no form or cut off', async () => {
    const visitor = at.host.visitor()
    const url = '/api/v1/form/submit/'
    const headers = { 'sec-fetch-site': 'same-origin' }
    const type = 'multipart/form-data; boundary=x'
    expect((await visitor.inject({ method: 'POST', url, headers, payload: { page: '1' } })).statusCode).toBe(415)
    for (const [payload, contentType] of [
      ['--x\r\ncontent-disposition: form-data; name="page"\r\n\r\n1', type],
      ['nonsense', type],
      ['', 'multipart/form-data'],
      ['--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n', type],
    ] as const) {
      const reply = await visitor.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': contentType },
        payload,
      })
      expect(reply.statusCode, payload).toBeGreaterThanOrEqual(400)
      expect(reply.statusCode, payload).toBeLessThan(500)
    }
  })
})
