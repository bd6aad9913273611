// The demo as it is run: what its modules know of one person is handed over and erased together.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testHost } from '@ashlar/core/testing'
import { defineJob } from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { packages, surfaces } from './composition.ts'

const customers = '/api/v1/admin/customers/'
const lists = '/api/v1/admin/email-marketing/'
const submissions = '/api/v1/admin/form/submissions/'
const email = 'ruth@example.com'

let host: Awaited<ReturnType<typeof testHost>>
let owner: TestClient
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-erased-'))
  const environment = { ASHLAR_DATA: folder }
  host = await testHost({ packages: await packages, surfaces, jobs: true, environment })
  owner = await host.signIn('owner')
})
afterAll(async () => {
  await host?.close()
  await rm(folder, { recursive: true, force: true })
})

const field = (value: string) => ({ key: 'name', label: 'Name', type: 'text', values: [value] })

/** A submission that waits, whose answer goes to this address. */
async function submitted(replyTo: string, word = 'Ruth'): Promise<number> {
  const [row] = await host.sql<{ id: string }>`insert into forms.submission
    (tenant_id, form_name, page_id, node, url, fields, tags, recipients, sender, excerpt, create_customer, customer,
     reply_to, held)
    values (${owner.tenant.guid}, 'Contact', 1, 'node', '/', ${JSON.stringify([field(word)])}::jsonb, '{}',
      '{desk@example.com}', ${word}, ${word}, false, '{}', ${replyTo}, 'no-bot-check') returning id`
  return Number(row?.id)
}

/** What an archive holds beside its files, which are stored in it without compression. */
function dataIn(archive: string) {
  const start = archive.indexOf('data.json{') + 'data.json'.length
  return JSON.parse(archive.slice(start, archive.indexOf('\n}PK', start) + 2))
}

test('customers, form submissions, payments and newsletters answer for their own data of a person, and keep that of others', async () => {
  const { customer } = (await owner.post(customers, { firstname: 'Ruth', email })).json()
  const path = `${customers}${customer.customer_id}/`
  const [sent, other] = [await submitted('Ruth@Example.com'), await submitted('bo@example.com')]
  await owner.get(`${lists}lists/`)
  const { list } = (await owner.post(`${lists}lists/`, { name: 'Harbour news', isDefault: false })).json()
  for (const each of [email, 'bo@example.com']) {
    await owner.post(`${lists}subscribers/`, { email: each, listId: list.id, note: 'Asked at the counter' })
  }

  await host.sql`insert into commerce.payment
    (tenant_id, subject_kind, subject_id, title, customer_id, amount, currency, provider, note)
    values (${owner.tenant.guid}, 'stall.order', 1, 'Order 1', ${customer.customer_id}, 5000, 'CAD', 'cash', 'For Ruth')`

  const data = dataIn((await owner.get(`${path}personal-data/`)).body)
  expect(data).toMatchObject({
    Customers: [{ firstname: 'Ruth' }],
    'Form submissions': [{ id: sent }],
    Payments: [{ title: 'Order 1', amount: 5_000, note: 'For Ruth' }],
    Newsletters: [{ email, listName: 'Harbour news', consents: [{ text: 'Asked at the counter' }] }],
  })
  expect(JSON.stringify(data)).not.toContain('bo@example.com')

  expect((await owner.post(`${path}erase/`)).json()).toEqual({ success: true })
  expect((await owner.get(`${submissions}${sent}/`)).statusCode).toBe(404)
  expect((await owner.get(`${submissions}${other}/`)).statusCode).toBe(200)
  const { rows } = (await owner.get(`${lists}subscribers/`)).json().results
  expect(rows.map((row: { email: string }) => row.email)).toEqual(['bo@example.com'])
  const { results } = (await owner.get('/api/v1/admin/commerce/payments/')).json()
  expect(results.rows).toMatchObject([{ title: 'Order 1', amount: 5_000, customer_id: null, note: '' }])
  expect((await owner.get(path)).statusCode).toBe(404)
})

const canary = 'quillfeather'
const canaryEmail = `ruth@${canary}.example.com`
const notes = '/api/v1/admin/notes/'

test('a word that stands everywhere in the data of a person is in no table and no file once they are erased', async () => {
  const { customer } = (
    await owner.post(customers, {
      ...{ firstname: canary, lastname: canary, company: canary, email: canaryEmail },
      ...{ address: canary, city: canary },
    })
  ).json()
  const path = `${customers}${customer.customer_id}/`
  await owner.put(path, { phone: '5550112', province: canary })
  for (const plate of [canary, `${canary} gone`]) await owner.post(`${path}vehicles/`, { make: canary, plate })
  const vehicles = (await owner.get(`${path}vehicles/`)).json().results.rows
  await owner.delete(`${path}vehicles/${vehicles[0].id}/`)

  const about = { customer_id: customer.customer_id, content: canary, due_date: '2026-01-01' }
  const { note } = (await owner.post(notes, { ...about, title: canary })).json()
  const deleted = (await owner.post(notes, { ...about, title: `${canary} deleted` })).json().note
  await owner.delete(`${notes}${deleted.id}/`)
  expect((await upload(`${notes}${note.id}/files/`, 'file[]', `${canary}.txt`, canary)).statusCode).toBe(201)
  await host.run(defineJob('customers.remind-of-notes', Type.Object({})), {})
  expect((await host.mails()).some(({ subject }) => subject.includes(canary))).toBe(true)

  const twin = (await owner.post(customers, { firstname: `${canary} twin` })).json().customer
  expect((await owner.post(`${path}merge/`, { from: twin.customer_id })).statusCode).toBeLessThan(400)

  const sent = await submitted(canaryEmail, canary)
  expect((await owner.post(`${submissions}${sent}/approve/`)).statusCode).toBe(200)
  const answer = { subject: canary, text: canary, answersTo: 'sender' }
  expect((await owner.post(`${submissions}${sent}/answer/`, answer)).statusCode).toBe(200)
  const { rows } = (await owner.get(`${lists}lists/`)).json().results
  const signUp = { email: canaryEmail, listId: rows[0].id, note: canary }
  expect((await owner.post(`${lists}subscribers/`, signUp)).statusCode).toBe(201)
  const [webhook] = await host.sql<{ id: string }>`insert into webhooks.webhook (tenant_id, name, url, events, secret)
    values (${owner.tenant.guid}, 'All', 'https://example.com', '{}', '') returning id`
  await host.sql`insert into webhooks.webhook_delivery (tenant_id, webhook_id, event, source, body)
    values (${owner.tenant.guid}, ${webhook?.id}, 'forms.submitted', '1',
      ${JSON.stringify({ data: { customer: { email: canaryEmail } } })})`
  const table = `firstname,email\n${canary},${canaryEmail}\n`
  expect((await upload(`${customers}imports/`, 'file', 'people.csv', table)).statusCode).toBe(201)

  // Work that is still to be done has the word as well.
  await vi.waitFor(async () => expect(await host.sql`select from core.outbox where kind <> 'tags'`).toEqual([]), 30_000)
  const held = await tablesWith(canary)
  for (const name of ['core.mail', 'core.audit', 'core.search_word', 'core.record_file', 'core.data_import'])
    expect(held).toContain(name)
  expect(await filesWith(canary)).toHaveLength(2)

  const archive = (await owner.get(`${path}personal-data/`)).body
  expect(archive).toContain(`-${canary}.txt${canary}`)
  expect((await owner.post(`${path}erase/`)).json()).toEqual({ success: true })
  await vi.waitFor(async () => {
    expect(await tablesWith(canary)).toEqual([])
    expect(await filesWith(canary)).toEqual([])
  }, 30_000)
  expect((await owner.get('/api/v1/admin/audit/?entity=customer')).json().results.total).toBeGreaterThan(2)
}, 120_000)

function upload(url: string, field: string, name: string, text: string) {
  const form = new FormData()
  form.append(field, new File([text], name, { type: name.endsWith('csv') ? 'text/csv' : 'text/plain' }), name)
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' }
  return body.arrayBuffer().then((bytes) => owner.inject({ method: 'POST', url, headers, payload: Buffer.from(bytes) }))
}

/** Tables with rows of websites in which the word stands, and tables of the platform that say nothing of websites. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await host.sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss') order by 1`
  expect(tables.length).toBeGreaterThan(50)
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await host.database.admin<{ holds: boolean }>(
      `select exists (select from ${name} t where to_jsonb(t)::text ilike '%' || $1 || '%') as holds`,
      [word],
    )
    if (row?.holds) found.push(name)
  }
  return found
}

/** Files of the data folder, but for those of the database, in which the word stands. */
async function filesWith(word: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    if ((await readFile(path, 'latin1')).includes(word)) found.push(path)
  }
  return found
}
