import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Document, Reminders } from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import { done, invoicesPath, invoicingHost, issued, line, newCustomer } from '../testing/invoicing-host.ts'
import { findReminders, remindOfInvoices } from './reminder.jobs.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const made = await invoicingHost()
  host = made.host
  owner = made.owner
  other = made.other
})
afterAll(() => host?.close())

const settings = async (values: object, client = owner) => {
  const reply = await client.put('/api/v1/admin/settings/', values)
  expect(reply.statusCode, reply.body).toBeLessThan(300)
}
const steps = (...reminders: object[]) => settings({ invoicing: { reminders } })
beforeEach(() => steps({ days: 7 }, { days: 14 }))

const today = new Date().toISOString().slice(0, 10)
const dueDate = daysAfter(today, 14)
/** Noon so many days after the due date, where the website's clock is that of Greenwich. */
const noon = (days: number) => `${daysAfter(dueDate, days)}T12:00:00Z`

let people = 0
/** An invoice of a new customer, and the mails that they got. */
async function invoice(more: { readonly customer?: object; readonly [member: string]: unknown } = {}) {
  people += 1
  const email = `late${people}@quay.example`
  const { customer, ...given } = more
  const customer_id = await newCustomer(owner, { email, ...customer })
  const document = await issued(owner, { customer_id, dueDate, ...given })
  const mails = async () => (await host.mails()).filter(({ to }) => to.includes(email))
  return { id: document.id, document, customer_id, email, mails }
}

const run = (time: string) => host.at(time, () => host.run(remindOfInvoices, {}))
const shown = (id: number): Promise<Document> => done(owner.get(`${invoicesPath}${id}/`))
const reminders = async (id: number): Promise<Reminders> =>
  (await owner.get(`${invoicesPath}${id}/reminders/`)).json().reminders
const pay = (id: number, amount: number) =>
  done(owner.post(`${invoicesPath}${id}/payments/`, { amount, method: 'cash' }))
const kinds = async (id: number) => (await shown(id)).history.map(({ kind }) => kind)

describe('reminders', () => {
  it('are sent on their days, with a link, and are told in both histories (issue 20)', async () => {
    const { id, document, customer_id, mails } = await invoice()
    expect(await reminders(id)).toMatchObject({ past: [], next: { days: 7, day: daysAfter(dueDate, 7) } })
    await run(noon(6))
    expect(await mails()).toEqual([])
    await run(noon(7))
    const [mail] = await mails()
    expect(mail?.subject).toBe(`Reminder: invoice ${document.invoiceNumber}`)
    expect(mail?.text).toContain('CA$113.00 is still unpaid.')
    expect(mail?.text).toMatch(/\n\nhttps?:\/\/\S+\/pay\/[\w-]{32}/)
    expect(await kinds(id)).toEqual(['created', 'issued', 'reminded'])
    const { entries } = (await owner.get(`/api/v1/admin/customers/${customer_id}/timeline/`)).json()
    expect(entries.map(({ kind }: { kind: string }) => kind)).toContain('invoicing.invoice-reminded')
    await run(noon(13))
    await run(noon(14))
    await run(noon(15))
    expect(await mails()).toHaveLength(2)
    expect(await reminders(id)).toMatchObject({
      past: [
        { days: 7, state: 'sent', fee: null },
        { days: 14, state: 'sent', fee: null },
      ],
      next: null,
    })
  })

  it('are sent once where the job runs four times at once (C7)', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => invoice()))
    await host.at(noon(7), () => Promise.all(Array.from({ length: 4 }, () => host.run(remindOfInvoices, {}))))
    for (const { mails, id } of made) {
      expect(await mails()).toHaveLength(1)
      expect((await reminders(id)).past).toHaveLength(1)
    }
  })

  it('are none once an invoice was paid or stopped while the job ran (C7)', async () => {
    const made = await Promise.all(Array.from({ length: 16 }, () => invoice()))
    await host.at(noon(7), async () => {
      const now = await host.signIn('administrator')
      const ends = made.map(({ id }, at) =>
        at % 2 === 0
          ? now.post(`${invoicesPath}${id}/payments/`, { amount: 11_300, method: 'cash' })
          : now.put(`${invoicesPath}${id}/reminders/`, { isStopped: true }),
      )
      const [, ...replies] = await Promise.all([host.run(remindOfInvoices, {}), ...ends])
      expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 300)).toEqual([])
    })
    for (const { id } of made) {
      const all = await kinds(id)
      expect(all.indexOf('reminded')).toBeLessThan(all.findIndex((kind) => /^(paid|reminders-stopped)$/.test(kind)))
    }
  })

  it('that were missed are passed over: only the latest one is sent', async () => {
    const { id, mails } = await invoice()
    await run(noon(40))
    expect(await mails()).toHaveLength(1)
    expect((await reminders(id)).past.map(({ days, state }) => [days, state])).toEqual([
      [7, 'passed'],
      [14, 'sent'],
    ])
  })

  it('find the websites that have something to remind of', async () => {
    const { mails } = await invoice()
    await host.at(noon(7), async () => {
      await host.run(findReminders, {})
      await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(1)
    })
  })

  it('wait for the day and the hours of the website, wherever it is', async () => {
    await settings({ time_zone: 'Pacific/Auckland' })
    const { mails } = await invoice()
    // Auckland is 12 or 13 hours ahead.
    const before = daysAfter(dueDate, 6)
    for (const [time, count] of [
      [`${before}T10:30:00Z`, 0],
      [`${before}T13:30:00Z`, 0],
      [`${before}T18:30:00Z`, 0],
      [`${before}T22:30:00Z`, 1],
    ] as const) {
      await run(time)
      expect([time, (await mails()).length]).toEqual([time, count])
    }
    await settings({ time_zone: 'UTC' })
  })

  it('speak of what is due between two payments, and end with the last', async () => {
    const { id, mails } = await invoice()
    await run(noon(7))
    await pay(id, 4_000)
    await run(noon(14))
    const texts = (await mails()).map(({ text }) => text)
    expect(texts.map((text) => /CA\$[\d.]+ is still unpaid/.exec(text)?.[0])).toEqual([
      'CA$113.00 is still unpaid',
      'CA$73.00 is still unpaid',
    ])
    const second = await invoice()
    await run(noon(7))
    await pay(second.id, 11_300)
    await run(noon(14))
    expect(await second.mails()).toHaveLength(1)
    expect((await reminders(second.id)).next).toBeNull()
  })

  it('end with a cancelled invoice, and never begin for a draft or a deleted customer', async () => {
    const { id, mails } = await invoice()
    await done(owner.post(`${invoicesPath}${id}/cancel/`, {}))
    const gone = await invoice()
    expect((await owner.delete(`/api/v1/admin/customers/${gone.customer_id}/`)).statusCode).toBeLessThan(300)
    const erased = await invoice()
    expect((await owner.post(`/api/v1/admin/customers/${erased.customer_id}/erase/`, {})).statusCode).toBeLessThan(300)
    await run(noon(7))
    await run(noon(14))
    for (const each of [{ mails }, gone, erased]) expect(await each.mails()).toEqual([])
    expect((await kinds(gone.id)).filter((kind) => kind === 'not-reminded')).toHaveLength(1)
  })

  it('skip who has no email address, tell it once, and go on when there is one', async () => {
    const { id, customer_id, mails, email } = await invoice({ customer: { email: '' } })
    await run(noon(7))
    await run(noon(8))
    expect((await kinds(id)).filter((kind) => kind === 'not-reminded')).toHaveLength(1)
    expect((await reminders(id)).past.map(({ state }) => state)).toEqual(['no-address'])
    const changed = await owner.put(`/api/v1/admin/customers/${customer_id}/`, { email })
    expect(changed.statusCode, changed.body).toBeLessThan(300)
    await run(noon(14))
    expect(await mails()).toHaveLength(1)
  })

  it('stop and go on by hand, for one invoice and for a customer', async () => {
    const [one, two] = [await invoice(), await invoice()]
    const put = (path: string, isStopped: boolean) => owner.put(path, { isStopped })
    const ofOne = `${invoicesPath}${one.id}/reminders/`
    const ofTwo = `/api/v1/admin/customers/${two.customer_id}/reminders/`
    expect((await put(ofOne, true)).json().reminders).toMatchObject({ isStopped: true, next: null })
    expect((await put(ofTwo, true)).json()).toMatchObject({ isStopped: true })
    expect((await owner.get(ofTwo)).json()).toMatchObject({ isStopped: true })
    expect(await reminders(two.id)).toMatchObject({ isStopped: false, isCustomerStopped: true, next: null })
    await run(noon(7))
    expect([await one.mails(), await two.mails()]).toEqual([[], []])
    await put(ofOne, true)
    await put(ofOne, false)
    await put(ofTwo, false)
    await run(noon(8))
    expect([(await one.mails()).length, (await two.mails()).length]).toEqual([1, 1])
    expect((await kinds(one.id)).slice(2)).toEqual(['reminders-stopped', 'reminders-resumed', 'reminded'])
  })

  it('of a merged customer stay stopped', async () => {
    const { id, customer_id } = await invoice()
    await owner.put(`/api/v1/admin/customers/${customer_id}/reminders/`, { isStopped: true })
    const into = await newCustomer(owner)
    expect((await owner.post(`/api/v1/admin/customers/${into}/merge/`, { from: customer_id })).statusCode).toBe(200)
    const stopped = async () => (await owner.get(`/api/v1/admin/customers/${into}/reminders/`)).json().isStopped
    await expect.poll(stopped).toBe(true)
    expect(await reminders(id)).toMatchObject({ isCustomerStopped: true })
  })
})

describe('a reminder by hand', () => {
  it('is shown before it is sent, and holds back a step of the same day', async () => {
    const { id, document, mails, email } = await invoice()
    await host.at(noon(7), async () => {
      const now = await host.signIn('administrator')
      const preview = await now.get(`${invoicesPath}${id}/reminders/mail/`)
      expect(preview.statusCode, preview.body).toBe(200)
      const { mail } = preview.json()
      expect(mail).toMatchObject({ to: email, subject: `Reminder: invoice ${document.invoiceNumber}` })
      await done(now.post(`${invoicesPath}${id}/reminders/`, { ...mail, message: 'As we said on the phone.' }))
      await host.run(remindOfInvoices, {})
    })
    const sent = await mails()
    expect(sent.map(({ text }) => text.split('\n')[0])).toEqual(['As we said on the phone.'])
    await run(noon(8))
    expect((await reminders(id)).past.map(({ days }) => days)).toEqual([null, 7])
  })

  it('is refused for what nobody has to pay, and for a stale revision', async () => {
    const { id } = await invoice()
    const mail = { to: 'late@quay.example', subject: 'Hello', message: 'Hello' }
    const send = (more: object = {}) => owner.post(`${invoicesPath}${id}/reminders/`, { ...mail, ...more })
    expect((await send({ revision: 1 })).json().code).toBe('INVOICING_CHANGED_SINCE')
    for (const more of [{ to: 'a@b.example, c@d.example' }, { to: 'none' }, { subject: ' ' }, { cc: 'x@y.example' }])
      expect([400, 422]).toContain((await send(more)).statusCode)
    await pay(id, 11_300)
    expect((await send()).json().code).toBe('INVOICING_NOT_PAYABLE')
    expect((await owner.get(`${invoicesPath}${id}/reminders/mail/`)).json().code).toBe('INVOICING_NOT_PAYABLE')
  })
})

describe('words of reminders', () => {
  it('fill in the places of a step, and let no name become a header, a link or a place', async () => {
    await steps({
      ...{ days: 7, subject: '{customer} owes {total} for {number}' },
      message: 'Dear\n\n{customer}\n\n{number}, due {due}, {days} days ago: {total}. {unknown}',
    })
    const evil = 'https://evil.example/{total}'
    const { document, mails } = await invoice({ customer: { firstname: evil, lastname: '' } })
    const crlf = await invoice({
      customer: { firstname: 'Eve\r\nBcc: all@quay.example', lastname: 'https://evil.example' },
    })
    await run(noon(7))
    const [mail] = await mails()
    expect(mail?.subject).toBe(`https evil.example/{total} owes CA$113.00 for ${document.invoiceNumber}`)
    expect(mail?.text).toContain('7 days ago: CA$113.00. {unknown}')
    expect(mail?.html).not.toContain('href="https://evil.example')
    const [second] = await crlf.mails()
    expect(second?.subject).not.toMatch(/[\r\n]/)
    expect(second?.text).not.toMatch(/^Bcc:/m)
    expect(second?.html).not.toContain('href="https://evil.example')
  })

  it('are in the website’s language where a step has none', async () => {
    await settings({ language: 'de' })
    const { document, mails } = await invoice()
    await run(noon(7))
    await settings({ language: 'en' })
    const [mail] = await mails()
    expect(mail?.subject).toBe(`Zahlungserinnerung: Rechnung ${document.invoiceNumber}`)
    expect(mail?.text).toMatch(/^Guten Tag /)
  })
})

describe('settings of reminders', () => {
  it('refuse two steps on one day, six of them, and fees that are none', async () => {
    const refused = async (...reminders: object[]) =>
      (await owner.put('/api/v1/admin/settings/', { invoicing: { reminders } })).statusCode
    expect(await refused({ days: 3 }, { days: 3 })).toBe(422)
    expect(await refused(...Array.from({ length: 6 }, (_, days) => ({ days })))).toBe(422)
    for (const fee of ['much', '-5', '101%', '1.234', '5 %%', '<b>']) expect(await refused({ days: 3, fee })).toBe(422)
  })
})

describe('rights', () => {
  const path = (id: number) => `${invoicesPath}${id}/reminders/`

  it('of staff without the area are refused, and of another website there is nothing', async () => {
    const { id, customer_id } = await invoice()
    const staff = await host.signIn('staff')
    const mail = { to: 'late@quay.example', subject: 'Hello', message: 'Hello' }
    const calls = (client: TestClient) => [
      client.get(path(id)),
      client.put(path(id), { isStopped: true }),
      client.get(`${path(id)}mail/`),
      client.post(path(id), mail),
      client.get(`/api/v1/admin/customers/${customer_id}/reminders/`),
      client.put(`/api/v1/admin/customers/${customer_id}/reminders/`, { isStopped: true }),
    ]
    const statuses = async (client: TestClient) => (await Promise.all(calls(client))).map((reply) => reply.statusCode)
    expect(await statuses(staff)).toEqual(Array(6).fill(403))
    expect(await statuses(other)).toEqual(Array(6).fill(404))
    expect(await reminders(id)).toMatchObject({ isStopped: false, isCustomerStopped: false, past: [] })
  })

  it('of one website remind nobody of another', async () => {
    const { mails } = await invoice()
    await host.at(noon(7), () => host.run(remindOfInvoices, {}, 'b'))
    expect(await mails()).toEqual([])
    expect(await host.mails('b')).toEqual([])
  })
})

describe('late fees', () => {
  const feeOf = async (id: number) => (await reminders(id)).past.flatMap(({ fee }) => fee ?? [])

  it('are an invoice of their own without tax, named with what is due together, once', async () => {
    await steps({ days: 7, fee: '2%' }, { days: 14, fee: '15.00' })
    const { id, document, mails } = await invoice()
    await host.at(noon(7), () => Promise.all([host.run(remindOfInvoices, {}), host.run(remindOfInvoices, {})]))
    const [first, ...more] = await feeOf(id)
    expect(more).toEqual([])
    expect(await shown(first?.id ?? 0)).toMatchObject({
      ...{ type: 'invoice', status: 'pending_payment', grandTotal: 226, tax: 0, invoiceDate: daysAfter(dueDate, 7) },
      items: [{ name: `Late fee for invoice ${document.invoiceNumber}`, taxClass: 'exempt', quantity: 1 }],
      from: [{ id, invoiceNumber: document.invoiceNumber }],
    })
    expect(await shown(id)).toMatchObject({ grandTotal: 11_300, amountDue: 11_300, into: [{ id: first?.id }] })
    const [mail] = await mails()
    expect(mail?.text).toContain(`Late fees: ${first?.invoiceNumber} (CA$2.26). In total, CA$115.26 is due.`)
    expect(mail?.text.match(/\/pay\//g)).toHaveLength(2)
    await run(noon(14))
    const [, second] = await feeOf(id)
    expect(second?.grandTotal).toBe(1_500)
    expect((await mails())[1]?.text).toContain('In total, CA$130.26 is due.')
    expect(await kinds(id)).toEqual(['created', 'issued', 'late-fee', 'reminded', 'late-fee', 'reminded'])
  })

  it('have no fee themselves, and are reminded of once the first invoice is paid', async () => {
    await steps({ days: 7, fee: '5.00' })
    const { id, mails } = await invoice()
    await run(noon(7))
    const [fee] = await feeOf(id)
    // Due 14 days after the first reminder.
    await run(noon(40))
    expect(await mails()).toHaveLength(1)
    await pay(id, 11_300)
    await run(noon(41))
    expect((await mails()).map(({ subject }) => subject)[1]).toBe(`Reminder: invoice ${fee?.invoiceNumber}`)
    expect(await feeOf(fee?.id ?? 0)).toEqual([])
  })

  it('are none before the due date, by hand, and of a step that was passed over', async () => {
    await steps({ days: -3, fee: '9.00' }, { days: 2, fee: '9.00' }, { days: 7 })
    const { id } = await invoice()
    await run(noon(-3))
    await run(noon(40))
    expect((await reminders(id)).past.map(({ days, state }) => [days, state])).toEqual([
      [-3, 'sent'],
      [2, 'passed'],
      [7, 'sent'],
    ])
    expect(await feeOf(id)).toEqual([])
  })

  it('are of what is still due, in the currency of the invoice', async () => {
    await steps({ days: 7, fee: '10%' })
    const { id } = await invoice({ items: [line(10_000, { taxClass: 'exempt' })] })
    await pay(id, 4_000)
    await settings({ currency: 'EUR' })
    await run(noon(7))
    await settings({ currency: 'CAD' })
    const [fee] = await feeOf(id)
    expect(await shown(fee?.id ?? 0)).toMatchObject({ grandTotal: 600, currency: 'CAD' })
  })
})
