// Two built servers that issue from one PostgreSQL, one of which is killed while documents are issued and sent.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { testDatabase } from '@ashlar/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorAt } from './packages/operator.ts'
import { type RunningDemo, runDemo } from './running-demo.ts'

const invoices = '/api/v1/admin/invoices/'

interface Invoice {
  readonly id: number
  readonly invoiceNumber: string
}

let folder: string
let database: Awaited<ReturnType<typeof testDatabase>>
let one: RunningDemo
let other: RunningDemo
let operator: Operator
let customer: number

const start = () =>
  runDemo(join(folder, 'data'), {
    ...{ ASHLAR_DEMO: '', ASHLAR_SECRET: 'the-secret-of-both-servers-under-test' },
    DATABASE_URL: database.url ?? '',
  })

/** As the operator, at either server; undefined where it answered nothing. */
async function ask({ port }: RunningDemo, path: string, body?: object, key = '') {
  const url = `http://localhost:${port}`
  try {
    const answer = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...{ cookie: operator.cookie(), origin: url },
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  } catch {
    return undefined
  }
}

async function draft(more: object = {}): Promise<Invoice> {
  const items = [{ name: 'Work', kind: 'service', unitPrice: 10_000, taxClass: 'exempt' }]
  const body = { customer_id: customer, items, dueDate: null, ...more }
  return (await operator.send<{ invoice: Invoice }>('POST', invoices, body)).invoice
}

const count = async (sql: string) => Number((await database.admin(sql))[0]?.['n'])
const numbersOf = async (year: string): Promise<unknown[]> =>
  (
    await database.admin(
      `select number from invoicing.document where type = 'invoice' and number like 'INV-${year}-%' order by number`,
    )
  ).map(({ number }) => number)
const upTo = (year: string, last: number) =>
  Array.from({ length: last }, (_, at) => `INV-${year}-${String(at + 1).padStart(5, '0')}`)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-invoices-'))
  database = await testDatabase()
  one = await start()
  other = await start()
  operator = await operatorAt(other.port)
  const person = { firstname: 'Mara', lastname: 'Quay', email: 'mara@quay.example', country: 'CA', province: 'ON' }
  const made = await operator.send<{ customer: { customer_id: number } }>('POST', '/api/v1/admin/customers/', person)
  customer = made.customer.customer_id
}, 120_000)
afterAll(async () => {
  await Promise.all([one?.kill(), other?.kill()])
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

test('500 issued at once at two servers, in two years and a fifth undone at the end, have neither gap nor twin (C5, T22)', async () => {
  await database.admin(`create function public.undo_issue() returns trigger language plpgsql as $$ begin
    if new.content ->> 'notes' = 'undo' then raise exception 'Undone by the test.'; end if; return new; end $$`)
  await database.admin(`create trigger undo_issue before insert on invoicing.paper
    for each row execute function public.undo_issue()`)
  const drafts: (Invoice & { isUndone: boolean })[] = []
  for (let at = 0; at < 500; at += 20) {
    const made = Array.from({ length: 20 }, async (_, n) => {
      const isUndone = n % 5 === 0
      const invoiceDate = n % 2 === 0 ? '2023-12-31' : '2024-01-01'
      return { ...(await draft({ invoiceDate, notes: isUndone ? 'undo' : '' })), isUndone }
    })
    drafts.push(...(await Promise.all(made)))
  }
  const replies = await Promise.all(
    drafts.map(({ id }, at) => ask(at % 3 === 0 ? one : other, `${invoices}${id}/issue/`, {}, `issue-${id}`)),
  )
  await database.admin('drop trigger undo_issue on invoicing.paper')
  // Whoever waited longer than a server lets them tries again.
  for (const [at, reply] of replies.entries()) {
    const { id = 0, isUndone = true } = drafts[at] ?? {}
    if (!isUndone && reply?.status !== 200)
      expect((await ask(other, `${invoices}${id}/issue/`, {}, `again-${id}`))?.status, reply?.bytes.toString()).toBe(
        200,
      )
    else expect(reply?.status === 200).toBe(!isUndone)
  }
  const inOld = drafts.filter(({ isUndone }, at) => !isUndone && (at % 20) % 2 === 0).length
  expect(await numbersOf('2023')).toEqual(upTo('2023', inOld))
  expect(await numbersOf('2024')).toEqual(upTo('2024', 400 - inOld))
}, 240_000)

interface Lost {
  readonly path: string
  readonly body: object
  readonly isSent: boolean
}

/** As the server asks of whoever gets no answer: the same key, and a new one only for what did not take effect. */
async function tryAgain(id: number, { path, body, isSent }: Lost) {
  const again = await ask(other, path, body, `key-${id}`)
  if (again?.status !== 409) return again
  expect(again.bytes.toString()).toContain('IDEMPOTENCY_KEY_IN_USE')
  const seen = await ask(other, `${invoices}${id}/`)
  const { history } = JSON.parse(String(seen?.bytes)).invoice
  const kind = isSent ? 'sent' : 'issued'
  return history.some((step: { kind: string }) => step.kind === kind) ? seen : ask(other, path, body, `new-key-${id}`)
}

test('F4: a server that is killed 20 times leaves each invoice issued once, printed once and emailed once', async () => {
  const mail = { to: 'mara@quay.example', subject: 'Your invoice', message: 'Here it is.' }
  const made: number[] = []
  for (let n = 0; n < 20; n += 1) {
    const { id } = await draft({ invoiceDate: '2025-06-01' })
    made.push(id)
    const isSent = n % 2 === 1
    const [path, body] = isSent ? [`${invoices}${id}/send/`, mail] : [`${invoices}${id}/issue/`, {}]
    if (isSent) expect((await ask(other, `${invoices}${id}/issue/`, {}, `issued-${id}`))?.status).toBe(200)
    const lost = Promise.all([
      ask(one, path, body, `key-${id}`),
      isSent ? ask(one, `${invoices}${id}/pdf/`) : undefined,
    ])
    await setTimeout(n * 4)
    await one.kill()
    await lost
    const [again] = await Promise.all([
      tryAgain(id, { path, body, isSent }),
      start().then((server) => {
        one = server
      }),
    ])
    expect(again?.status, `killed after ${n * 4} ms: ${again?.bytes}`).toBe(200)
  }
  expect(await numbersOf('2025')).toEqual(upTo('2025', 20))
  const steps = (kind: string) =>
    count(`select count(*) as n from invoicing.document_step where kind = '${kind}' and document_id = any('{${made}}')`)
  expect([await steps('issued'), await steps('sent')]).toEqual([20, 10])
  expect(await count(`select count(*) as n from core.mail where purpose = 'invoicing.document'`)).toBe(10)
  const told = `customers.timeline where kind = 'invoicing.invoice-issued' and title like '%INV-2025-%'`
  expect(await count(`select count(*) as n from ${told}`)).toBe(20)
  for (const id of made) {
    const first = await ask(one, `${invoices}${id}/pdf/`)
    const second = await ask(other, `${invoices}${id}/pdf/`)
    expect([first?.status, second?.bytes.equals(first?.bytes ?? Buffer.alloc(0))]).toEqual([200, true])
  }
  const kept = `core.record_file where kind = 'invoicing.paper_file'`
  expect(await count(`select count(*) as n from ${kept}`)).toBe(20)
  expect(await count('select count(*) as n from invoicing.paper_file')).toBe(20)
}, 240_000)
