import { readFile } from 'node:fs/promises'
import {
  defineJob,
  type Environment,
  MailPostponed,
  MailRefused,
  MailSenderRefused,
  type OutgoingMail,
} from '@ashlar/sdk/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as root from '../index.ts'
import { type FakeImap, fakeImap } from './bounces/imap.fixtures.ts'
import server from './index.ts'
import { type FakeSmtp, fakeSmtp } from './smtp.fixtures.ts'
import { SmtpTransport } from './smtp-transport.ts'

const settings = '/api/v1/admin/settings/'
const test = '/api/v1/admin/mails/test/'

let host: TestHost
let owner: TestClient
let smtp: FakeSmtp
beforeAll(async () => {
  smtp = await fakeSmtp()
  host = await testHost({
    outside: ['mail.example', 'imap.example'],
    packages: [{ name: '@ashlar/plugin-smtp', root, server }],
  })
  owner = await host.signIn('owner')
})
afterAll(async () => {
  await host?.close()
  await smtp?.close()
})

const own = () => ({ mail_host: 'mail.example', mail_port: smtp.port, mail_security: 'none' })
const save = async (values: object) => expect((await owner.put(settings, values)).statusCode).toBe(200)

describe('mails by SMTP', () => {
  it('go by the server of the website, as who the settings name', async () => {
    const missing = await owner.post(test, { to: 'ada@example.com' })
    expect([missing.statusCode, missing.json().code]).toEqual([409, 'MAIL_NOT_CONFIGURED'])
    await save({ ...own(), mail_user: 'shop@example.com', mail_password: 'open sesame' })
    expect((await owner.get(settings)).json().settings.mail_password).toMatchObject({ value: '', isSet: true })
    const sent = await owner.post(test, { to: 'ada@example.com' })
    expect([sent.statusCode, sent.json().results]).toEqual([200, { server: 'mail.example' }])
    expect(smtp.taken.at(-1)).toMatchObject({ to: ['ada@example.com'] })
    expect(smtp.taken.at(-1)?.source).toMatch(/^From: "?Tenant A"? <shop@example\.com>$/m)
    await save({ mail_from_name: 'Kiln', mail_from_address: 'kiln@example.com' })
    expect((await owner.post(test, { to: 'ada@example.com' })).statusCode).toBe(200)
    expect(smtp.taken.at(-1)?.source).toMatch(/^From: "?Kiln"? <kiln@example\.com>$/m)
    expect((await (await host.signIn('owner', 'b')).post(test, { to: 'a@example.com' })).statusCode).toBe(409)
  })

  it('say what the server said, or that it is away', async () => {
    await save(own())
    const refused = await owner.post(test, { to: 'refused@example.com' })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'MAIL_REFUSED'])
    expect(refused.json().error).toContain('No such person')
    await save({ mail_port: 9 })
    expect((await owner.post(test, { to: 'ada@example.com' })).json().error).toContain('ECONNREFUSED')
  })

  it('never go to a server in our own network (T14)', async () => {
    await save({ ...own(), mail_host: 'localhost' })
    const refused = await owner.post(test, { to: 'ada@example.com' })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'MAIL_HOST_PRIVATE'])
  })

  it('go by a server that no API token names (T15)', async () => {
    const made = await owner.post('/api/v1/admin/api-tokens/', { name: 'Settings', scopes: ['settings.can_edit'] })
    const headers = { authorization: `Bearer ${made.json().token}` }
    const byToken = { url: settings, method: 'PUT', payload: { mail_host: 'evil.example' }, headers }
    const refused = await host.visitor().inject(byToken)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'SESSION_NEEDED'])
  })
})

describe('the mailbox for bounces', () => {
  const readBounces = defineJob('core.read-bounces', Type.Object({}))
  const events = () =>
    host.sql<{ payload: object }>`select payload from core.outbox where name = 'core.address-bounced' order by id`
  let imap: FakeImap
  beforeAll(async () => {
    imap = await fakeImap()
    await save({
      ...own(),
      mail_bounce_host: 'imap.example',
      mail_bounce_port: imap.port,
      mail_bounce_security: 'none',
    })
    await save({
      mail_bounce_user: 'post@example.com',
      mail_bounce_password: 'open sesame',
      mail_bounce_folder: 'Bounces',
    })
  })
  afterAll(() => imap?.close())

  /** The report, of a mail that was sent to this address. */
  async function reportOf(name: string, address: string): Promise<Buffer> {
    expect((await owner.post(test, { to: address })).statusCode).toBe(200)
    const [messageId = ''] = /<ashlar-[^>]+>/.exec(smtp.taken.at(-1)?.source ?? '') ?? []
    const report = await readFile(new URL(`./bounces/fixtures/${name}.eml`, import.meta.url), 'utf8')
    return Buffer.from(report.replaceAll(/<ashlar-[^>]+>/g, messageId))
  }

  it('tells once of addresses that mails of the website came back from, and marks what it has read', async () => {
    imap.mails.set(4, await reportOf('postfix-unknown-user', 'Ada@Reader.example'))
    imap.mails.set(5, await reportOf('complaint-abuse', 'grace@provider.example'))
    imap.mails.set(7, await readFile(new URL('./bounces/fixtures/out-of-office.eml', import.meta.url)))
    await host.run(readBounces, {})
    const told = [
      { address: 'ada@reader.example', reason: 'bounce', details: expect.stringContaining('User unknown') },
      { address: 'grace@provider.example', reason: 'complaint', details: 'abuse' },
    ]
    expect((await events()).map(({ payload }) => payload)).toEqual(told)
    expect([...imap.seen]).toEqual([4, 5, 7])
    imap.seen.clear()
    await host.run(readBounces, {})
    expect((await events()).length).toBe(2)
  })

  it('believes nobody who never had the mail: a report of another address, or of no mail of ours, tells nothing (T17)', async () => {
    const before = (await events()).length
    imap.mails.clear()
    imap.mails.set(8, await reportOf('postfix-unknown-user', 'mallory@evil.example'))
    imap.mails.set(9, await readFile(new URL('./bounces/fixtures/several-receivers.eml', import.meta.url)))
    await host.run(readBounces, {})
    expect((await events()).length).toBe(before)
    expect([...imap.seen]).toEqual(expect.arrayContaining([8, 9]))
  })

  it('is not read with a wrong password, nor within our own network (T14)', async () => {
    await save({ mail_bounce_password: 'wrong' })
    await expect(host.run(readBounces, {})).rejects.toThrow()
    await save({ mail_bounce_host: 'localhost' })
    await expect(host.run(readBounces, {})).rejects.toThrow('private network')
    await save({ mail_bounce_host: '' })
    await host.run(readBounces, {})
  })
})

describe('mails of the platform, and of websites without a server', () => {
  const mail: OutgoingMail = {
    ...{ messageId: '<1@example.com>', from: { name: 'Ashlar', address: '' }, host: 'shop.example' },
    ...{ to: { name: 'Ada', address: 'ada@example.com' }, replyTo: '', subject: 'Hello' },
    ...{ text: 'Hello', html: '<p>Hello</p>', headers: {} },
    attachments: [],
  }
  const transport = (url: string | undefined) => {
    const environment: Environment = { get: (variable) => (variable === 'SMTP_URL' ? url : undefined) }
    const nobody = () => Promise.reject(new Error('Not asked.'))
    return new SmtpTransport(
      { get: () => null },
      { platform: nobody, plain: nobody, plainFor: nobody, of: nobody, secret: nobody },
      environment,
      { get: nobody, send: nobody, addressOf: nobody },
    )
  }

  it('go by the server of the installation', async () => {
    const byUrl = transport(`smtp://127.0.0.1:${smtp.port}?from=post@example.com`)
    expect(await byUrl.name()).toBe('127.0.0.1')
    await byUrl.send(mail)
    expect(smtp.taken.at(-1)?.source).toMatch(/^From: "?Ashlar"? <post@example\.com>$/m)
    await transport(`smtp://127.0.0.1:${smtp.port}`).send(mail)
    expect(smtp.taken.at(-1)?.source).toMatch(/^From: "?Ashlar"? <no-reply@shop\.example>$/m)
    await transport(`smtp://me%40example.com:word@127.0.0.1:${smtp.port}`).send(mail)
    expect(smtp.taken.at(-1)?.source).toMatch(/^From: "?Ashlar"? <me@example\.com>$/m)
    const refused = byUrl.send({ ...mail, to: { name: '', address: 'refused@example.com' } })
    await expect(refused).rejects.toThrow(MailRefused)
  })

  it('keep their connections while many are handed over, and tell what the server says of one from what it says of itself', async () => {
    const before = smtp.connections()
    const open = await transport(`smtp://127.0.0.1:${smtp.port}?from=post@example.com`).open()
    const to = (address: string, from = mail.from) => open.send({ ...mail, from, to: { name: '', address } })
    for (let n = 0; n < 5; n++) await to(`many-${n}@example.com`)
    expect(smtp.connections() - before).toBe(1)
    await expect(to('refused@example.com')).rejects.toThrow(MailRefused)
    await expect(to('refused@example.com')).rejects.not.toThrow(MailSenderRefused)
    await expect(to('later@example.com')).rejects.toThrow(MailPostponed)
    await expect(to('a@example.com', { name: '', address: 'nobody@example.com' })).rejects.toThrow(MailSenderRefused)
    const closing = await to('closing@example.com').catch((error: unknown) => error)
    expect(closing).toBeInstanceOf(Error)
    expect(closing).not.toBeInstanceOf(MailPostponed)
    await to('last@example.com')
    expect(smtp.taken.at(-1)).toMatchObject({ to: ['last@example.com'] })
    open.close()
    const gone = await transport('smtp://127.0.0.1:9').open()
    const away = await gone.send(mail).catch((error: unknown) => error)
    expect(away).not.toBeInstanceOf(MailRefused)
    expect(away).not.toBeInstanceOf(MailPostponed)
    gone.close()
  })

  it('take files along as they are', async () => {
    const bytes = new Uint8Array([1, 2, 3, 250])
    const attachments = [{ name: 'Facture é.pdf', mimeType: 'application/pdf', bytes }]
    await transport(`smtp://127.0.0.1:${smtp.port}`).send({ ...mail, attachments })
    const { source = '' } = smtp.taken.at(-1) ?? {}
    expect(source).toContain('Content-Type: application/pdf')
    expect(source).toContain("filename*0*=utf-8''Facture%20%C3%A9.pdf")
    expect(source).toContain(Buffer.from(bytes).toString('base64'))
  })

  it('are kept where no server is named', async () => {
    expect(await transport(undefined).name()).toBeUndefined()
  })
})
