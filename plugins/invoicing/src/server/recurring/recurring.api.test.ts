import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { done, invoicesPath, invoicingHost, line, newCustomer } from '../testing/invoicing-host.ts'
import { datesOf, madeBy, makeDueAt, pattern, reread, started, writtenSchedule } from '../testing/recurring.ts'
import { makeOccurrences } from './ask-for-occurrences.ts'
import { findDue } from './due.jobs.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const made = await invoicingHost()
  host = made.host
  owner = made.owner
  const reply = await owner.put('/api/v1/admin/settings/', { time_zone: 'America/Toronto' })
  if (reply.statusCode !== 200) throw new Error(reply.body)
})
afterAll(() => host?.close())
// What goes on for ever would be made up for years by the tests behind it. Behind the last one nobody is signed in.
afterEach(async () => {
  const { results } = (await owner.get(`${invoicesPath}?type=recurring&limit=100`)).json()
  for (const { id, schedule } of results?.rows ?? []) if (schedule.state === 'active') await done(act(id, 'pause'))
})

const act = (id: number, word: string, body: object = {}) => owner.post(`${invoicesPath}${id}/${word}/`, body)
const state = async (id: number) => (await reread(owner, id)).schedule
/** A website's noon. */
const noon = (day: string) => `${day}T17:00:00Z`

describe('a recurring invoice', () => {
  it('is a draft with a schedule, and begins with a month from today on', async () => {
    const { invoice } = (await owner.get(`${invoicesPath}new/?type=recurring`)).json()
    expect(invoice).toMatchObject({
      dueDate: null,
      schedule: { every: 1, unit: 'month', anchor: invoice.invoiceDate, until: null, times: null, catchUp: 'all' },
    })
    const made = await pattern(owner, { every: 2, unit: 'week', anchor: '2031-01-03' })
    expect(made).toMatchObject({ type: 'recurring', status: 'draft', invoiceDate: '2031-01-03', dueDate: null })
    expect(made.schedule).toMatchObject({ state: 'draft', made: 0, nextDate: null, failure: '' })
    expect(made.schedule?.coming.slice(0, 2)).toEqual([
      { day: '2031-01-03', isSkipped: false },
      { day: '2031-01-17', isSkipped: false },
    ])
    const listed = (await owner.get(`${invoicesPath}?type=recurring&limit=100`)).json().results.rows
    expect(listed).toContainEqual(expect.objectContaining({ id: made.id, schedule: { state: 'draft' } }))
  })

  it('refuses a schedule that is none, and one of another document', async () => {
    const refused = async (body: object) => {
      const reply = await owner.post(invoicesPath, body)
      return [reply.statusCode, reply.json().code, reply.json().errors?.[0]?.path]
    }
    const { schedule } = await pattern(owner, { every: 1, unit: 'month', anchor: '2031-01-31' })
    const given = writtenSchedule(schedule)
    expect(await refused({ schedule: given })).toEqual([422, 'INVOICING_NO_SCHEDULE', 'schedule'])
    const early = { ...given, until: '2031-01-30' }
    const type = 'recurring'
    expect(await refused({ type, schedule: early })).toEqual([422, 'INVOICING_UNTIL_BEFORE_FIRST', 'schedule/until'])
    expect((await refused({ type, schedule: { ...given, every: 0 } }))[0]).toBe(422)
    expect((await refused({ type: 'quote', schedule: given }))[0]).toBe(422)
  })

  it('makes invoices with their own dates once it is started, each of which says where it comes from', async () => {
    const { id, customer_id } = await started(owner, { every: 1, unit: 'month', anchor: '2031-01-31' })
    expect(await state(id)).toMatchObject({ state: 'active', nextDate: '2031-01-31' })
    await makeDueAt(host, noon('2031-01-30'))
    expect(await datesOf(owner, id)).toEqual([])
    await makeDueAt(host, noon('2031-01-31'))
    await makeDueAt(host, noon('2031-01-31'))
    await makeDueAt(host, noon('2031-02-28'))
    const [first, second, ...others] = await madeBy(owner, id)
    expect(others).toEqual([])
    expect(first).toMatchObject({
      ...{ invoiceDate: '2031-01-31', dueDate: '2031-02-14', status: 'pending_payment', customer_id },
      ...{ invoiceNumber: 'INV-2031-00001', grandTotal: 11_300 },
    })
    expect(second).toMatchObject({ invoiceDate: '2031-02-28', invoiceNumber: 'INV-2031-00002' })
    expect(await reread(owner, first?.id ?? 0)).toMatchObject({ from: [{ id, type: 'recurring' }], createdBy: '' })
    expect(await state(id)).toMatchObject({ state: 'active', made: 2, nextDate: '2031-03-31' })
  })

  it('cannot be started without a customer, lines, a date to come, or an address to send to', async () => {
    const start = async (schedule: object, more: Record<string, unknown> = {}) => {
      const { id } = await pattern(owner, { every: 1, unit: 'day', anchor: '2031-01-01', ...schedule }, more)
      return (await act(id, 'start')).json().code
    }
    expect(await start({}, { customer_id: null })).toBe('INVOICING_NO_CUSTOMER')
    expect(await start({}, { items: [{ name: 'Only words', kind: 'note' }] })).toBe('INVOICING_NO_LINES')
    expect(await start({ anchor: '2020-01-01', until: '2020-02-01' })).toBe('INVOICING_NO_DATES_LEFT')
    expect(await start({ action: 'send' }, { customer_id: await newCustomer(owner, { email: '' }) })).toBe(
      'INVOICING_NO_EMAIL',
    )
    const { id, revision } = await pattern(owner, { every: 1, unit: 'day', anchor: '2031-01-01' })
    expect((await act(id, 'start', { revision: revision + 1 })).statusCode).toBe(409)
    expect((await act(id, 'pause')).json().code).toBe('INVOICING_NOT_IN_STATE')
    await done(act(id, 'start', { revision }))
    expect((await act(id, 'start')).json().code).toBe('INVOICING_NOT_NOW')
    await done(act(id, 'cancel'))
    expect(await reread(owner, id)).toMatchObject({ status: 'cancelled', schedule: { state: 'ended', coming: [] } })
    expect((await act(id, 'resume')).json().code).toBe('INVOICING_NOT_IN_STATE')
  })

  it('leaves drafts, or sends what it issues, as its schedule says', async () => {
    const anchor = '2032-03-01'
    const email = 'recurring@quay.example'
    const customer_id = await newCustomer(owner, { email })
    const draft = await started(owner, { every: 1, unit: 'year', anchor, action: 'draft' }, { customer_id })
    const sent = await started(owner, { every: 1, unit: 'year', anchor, action: 'send' }, { customer_id })
    await makeDueAt(host, noon(anchor))
    expect(await madeBy(owner, draft.id)).toMatchObject([{ status: 'draft', invoiceNumber: '', invoiceDate: anchor }])
    const [invoice] = await madeBy(owner, sent.id)
    expect((await reread(owner, invoice?.id ?? 0)).history.map(({ kind }) => kind)).toEqual([
      ...['created', 'issued', 'sent'],
    ])
    const mails = (await host.mails()).filter(({ to }) => to === email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain(invoice?.invoiceNumber)
    expect(mails[0]?.text).toMatch(/https?:\/\/[^/]+\/pay\/\S{32}/)
  })

  it('takes the taxes of each date', async () => {
    const { id } = await started(owner, { every: 1, unit: 'day', anchor: '2033-01-01', times: 2 })
    await makeDueAt(host, noon('2033-01-01'))
    const { classes } = (await owner.get('/api/v1/admin/commerce/taxes/')).json()
    const standard = classes.find(({ isDefault }: { isDefault: boolean }) => isDefault)
    const path = `/api/v1/admin/commerce/tax-classes/${standard.id}/`
    const rates = standard.rates.map((rate: object) => ({ ...rate, rate: 20 }))
    await owner.put(path, { name: standard.name, rates })
    await makeDueAt(host, noon('2033-01-02'))
    await owner.put(path, { name: standard.name, rates: standard.rates })
    expect((await madeBy(owner, id)).map(({ grandTotal }) => grandTotal)).toEqual([11_300, 12_000])
  })
})

describe('missed dates', () => {
  it('are made up oldest first with their own dates after 40 days without a server (issue 20)', async () => {
    const { id } = await started(owner, { every: 1, unit: 'week', anchor: '2034-05-01' })
    await makeDueAt(host, noon('2034-05-01'))
    await makeDueAt(host, noon('2034-06-10'))
    const made = await madeBy(owner, id)
    expect(made.map(({ invoiceDate }) => invoiceDate)).toEqual([
      ...['2034-05-01', '2034-05-08', '2034-05-15', '2034-05-22', '2034-05-29', '2034-06-05'],
    ])
    const numbers = made.map(({ invoiceNumber }) => invoiceNumber)
    expect(numbers).toEqual(numbers.toSorted())
  })
})

describe('the calendar of the website', () => {
  it('begins a day at its own midnight, also where clocks change, and a clock put back makes nothing twice', async () => {
    const { id } = await started(owner, { every: 1, unit: 'day', anchor: '2036-03-08', times: 3 })
    const at = async (time: string) => {
      await makeDueAt(host, time)
      return (await datesOf(owner, id)).at(-1)
    }
    expect(await at('2036-03-08T04:59:00Z')).toBeUndefined()
    expect(await at('2036-03-08T05:00:00Z')).toBe('2036-03-08')
    expect(await at('2036-03-09T04:59:00Z')).toBe('2036-03-08')
    expect(await at('2036-03-09T05:00:00Z')).toBe('2036-03-09')
    expect(await at('2036-03-09T04:00:00Z')).toBe('2036-03-09')
    // Summer time began on the 9th.
    expect(await at('2036-03-10T03:59:00Z')).toBe('2036-03-09')
    expect(await at('2036-03-10T04:00:00Z')).toBe('2036-03-10')
    expect(await datesOf(owner, id)).toHaveLength(3)
  })

  it('is asked for by a job that finds all websites with something due', async () => {
    const { id } = await started(owner, { every: 1, unit: 'month', anchor: '2037-01-01', times: 1 })
    await host.at('2037-01-01T12:00:00Z', async () => {
      await host.run(findDue, {})
      const made = () => host.sql`select day::text from invoicing.occurrence where document_id = ${id}`
      await expect.poll(made, { timeout: 20_000 }).toEqual([{ day: '2037-01-01' }])
    })
  })
})

describe('several at once', () => {
  it('make each occurrence once, whichever is first (issue 20)', async () => {
    const ids: number[] = []
    for (let at = 0; at < 4; at += 1)
      ids.push((await started(owner, { every: 1, unit: 'day', anchor: '2038-01-01', times: 5 })).id)
    await host.at(noon('2038-01-05'), () =>
      Promise.all([makeNow(), makeNow(), makeNow(), makeNow(), host.run(findDue, {})]),
    )
    for (const id of ids) {
      expect(await datesOf(owner, id)).toEqual([
        ...['2038-01-01', '2038-01-02', '2038-01-03', '2038-01-04', '2038-01-05'],
      ])
      expect(await reread(owner, id)).toMatchObject({ status: 'archived', schedule: { state: 'ended', made: 5 } })
    }
  })

  const makeNow = () => host.run(makeOccurrences, { turn: 0 })
})

describe('people', () => {
  it('skip a date, and take that back', async () => {
    const { id } = await started(owner, { every: 1, unit: 'month', anchor: '2039-01-15', times: 3 })
    const skip = (day: string) => owner.put(`${invoicesPath}${id}/skipped-dates/${day}/`)
    const unskip = (day: string) => owner.delete(`${invoicesPath}${id}/skipped-dates/${day}/`)
    expect((await skip('2039-01-16')).json().code).toBe('INVOICING_UNKNOWN_DATE')
    for (const day of ['2039-01-15', '2039-02-15', '2039-02-15']) await done(skip(day))
    expect(await done(unskip('2039-01-15'))).toMatchObject({ schedule: { nextDate: '2039-01-15' } })
    await done(skip('2039-01-15'))
    const { schedule } = await done(unskip('2039-02-15'))
    expect(schedule).toMatchObject({ nextDate: '2039-02-15' })
    expect(schedule?.coming.map(({ day, isSkipped }) => `${day}${isSkipped ? ' skipped' : ''}`)).toEqual([
      ...['2039-01-15 skipped', '2039-02-15', '2039-03-15', '2039-04-15'],
    ])
    await makeDueAt(host, noon('2039-05-15'))
    expect(await datesOf(owner, id)).toEqual(['2039-02-15', '2039-03-15', '2039-04-15'])
  })

  it('change what comes, never what was made', async () => {
    const { id, revision } = await started(owner, { every: 1, unit: 'month', anchor: '2041-01-15' })
    await makeDueAt(host, noon('2041-01-15'))
    const { schedule } = await reread(owner, id)
    const given = writtenSchedule(schedule)
    const changed = await done(
      owner.put(invoicesPath, {
        ...{ id, revision, items: [line(5_000)] },
        schedule: { ...given, every: 1, unit: 'week', anchor: '2041-01-10', until: '2041-01-31' },
      }),
    )
    expect(changed.schedule).toMatchObject({ state: 'active', nextDate: '2041-01-17', made: 1 })
    await makeDueAt(host, noon('2041-03-01'))
    expect((await madeBy(owner, id)).map(({ invoiceDate, subTotal }) => [invoiceDate, subTotal])).toEqual([
      ...[
        ['2041-01-15', 10_000],
        ['2041-01-17', 5_000],
        ['2041-01-24', 5_000],
        ['2041-01-31', 5_000],
      ],
    ])
    expect((await owner.put(invoicesPath, { id, items: [] })).json().code).toBe('INVOICING_ALREADY_ISSUED')
  })

  it('see twelve dates ahead, which are those that are then made', async () => {
    for (const given of [
      { every: 1, unit: 'month', anchor: '2043-01-31' },
      { every: 10, unit: 'day', anchor: '2043-02-01', times: 7 },
      { every: 1, unit: 'month', anchor: '2043-01-30', until: '2043-09-30' },
      { every: 3, unit: 'week', anchor: '2043-01-29' },
    ] as const) {
      const { id, schedule } = await started(owner, given)
      const [, skipped] = schedule?.coming ?? []
      await done(owner.put(`${invoicesPath}${id}/skipped-dates/${skipped?.day}/`))
      const coming = (await state(id))?.coming ?? []
      await makeDueAt(host, noon(coming.at(-1)?.day ?? ''))
      expect(await datesOf(owner, id)).toEqual(coming.filter(({ isSkipped }) => !isSkipped).map(({ day }) => day))
      expect(coming.length).toBeGreaterThan(5)
    }
  })
})

// Sessions have ended by then: what comes after these tests cannot use those of the tests before.
describe('a recurring invoice, later', () => {
  it('makes only the last of missed dates, if so set, and does not make up what a pause missed', async () => {
    const { id } = await started(owner, { every: 1, unit: 'week', anchor: '2045-05-01', catchUp: 'last' })
    const paused = await started(owner, { every: 1, unit: 'month', anchor: '2045-03-15' })
    await makeDueAt(host, noon('2045-03-15'))
    expect(await done(act(paused.id, 'pause'))).toMatchObject({ schedule: { state: 'paused', nextDate: null } })
    await host.at(noon('2045-06-10'), async () => {
      const now = await host.signIn('administrator')
      const { schedule } = await reread(now, id)
      expect(schedule?.coming.slice(0, 2).map(({ day }) => day)).toEqual(['2045-06-05', '2045-06-12'])
      await host.run(makeOccurrences, { turn: 0 })
      expect(await datesOf(now, id)).toEqual(['2045-06-05'])
      expect(await reread(now, id)).toMatchObject({ schedule: { nextDate: '2045-06-12', made: 1 } })
      await done(now.post(`${invoicesPath}${paused.id}/resume/`, {}))
      await host.run(makeOccurrences, { turn: 0 })
      expect(await datesOf(now, paused.id)).toEqual(['2045-03-15'])
      const resumed = await reread(now, paused.id)
      expect(resumed.schedule).toMatchObject({ state: 'active', nextDate: '2045-06-15', made: 1 })
      expect(resumed.history.map(({ kind }) => kind)).toEqual(['created', 'started', 'paused', 'resumed'])
    })
  })
})
