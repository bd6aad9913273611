import { Database } from '@ashlar/sdk/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { oldFiles } from './submission/moved-files.job.ts'
import { type FormHost, formHost } from './testing/form-host.ts'

const path = '/api/v1/admin/form/submissions/'
const piece = 1024 * 1024

let at: FormHost
beforeAll(async () => {
  at = await formHost()
})
afterAll(() => at?.host.close())

/** A submission with a file as version 0.1 kept it: in the tables of this module. */
async function old(name: string, bytes: Buffer): Promise<number> {
  const { guid } = at.host.tenants.a
  const [submission] = await at.host.sql<{ id: string }>`insert into forms.submission
    (tenant_id, form_name, page_id, node, url, fields, tags, recipients, sender, excerpt, create_customer, customer, reply_to)
    values (${guid}, 'Old', 1, 'f', '/', '[]', '{}', '{}', '', '', false, '{}', '') returning id`
  const [file] = await at.host.sql<{ id: string }>`insert into forms.submission_file
    (tenant_id, submission_id, field_key, name, mime_type, size)
    values (${guid}, ${submission?.id}, 'plan', ${name}, 'application/pdf', ${bytes.length}) returning id`
  for (let part = 0; part * piece < bytes.length; part += 1) {
    await at.host.sql`insert into forms.submission_file_part (tenant_id, file_id, part, bytes)
      values (${guid}, ${file?.id}, ${part}, ${bytes.subarray(part * piece, (part + 1) * piece)})`
  }
  return Number(submission?.id)
}

const detail = async (id: number) => (await at.owner.get(`${path}${id}/`)).json().submission
const countOf = async (id: number) =>
  (await at.owner.get(`${path}?limit=-1`)).json().results.rows.find((row: { id: number }) => row.id === id).fileCount
const left = async () => (await at.host.sql`select 1 from forms.submission_file`).length

it('files that version 0.1 kept in the database move with the first look at them, also past the plan’s storage', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7 old'), Buffer.alloc(2.5 * piece, 7)])
  const id = await old('plan.pdf', bytes)
  expect(await countOf(id)).toBe(1)
  await at.host.sql`update core.plan set media_bytes = 0 where name = 'enterprise'`
  const seen = await Promise.all([detail(id), detail(id), detail(id)])
  await at.host.sql`update core.plan set media_bytes = null where name = 'enterprise'`
  for (const { files } of seen) {
    expect(files).toMatchObject([{ key: 'plan', name: 'plan.pdf', mimeType: 'application/pdf', size: bytes.length }])
  }
  const got = await at.owner.get(`${path}${id}/files/${seen[0].files[0].id}/`)
  expect(got.rawPayload.equals(bytes)).toBe(true)
  expect([await countOf(id), await left()]).toEqual([1, 0])
  expect(await at.host.sql`select 1 from forms.submission_file_part`).toEqual([])
})

it('the others move by a job; one that is not what it says stays where nobody gets it', async () => {
  const good = await old('a.pdf', Buffer.from('%PDF-1.7 a'))
  const lie = await old('b.pdf', Buffer.from('<html>'))
  const database = at.host.composition.resolve(Database)
  await database.platform('Test', (tx) => tx.enqueue(oldFiles, {}))
  await vi.waitFor(async () => expect(await left()).toBe(1), 20_000)
  expect((await detail(good)).files).toMatchObject([{ name: 'a.pdf' }])
  expect((await detail(lie)).files).toEqual([])
  expect((await at.owner.delete(`${path}${lie}/`)).statusCode).toBe(200)
  expect(await left()).toBe(0)
})
