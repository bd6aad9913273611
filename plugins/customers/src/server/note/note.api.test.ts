import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { added, customersHost, customersPath, dataIn, notesPath, sent } from '../testing/customers-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
let customer_id: number
beforeAll(async () => {
  const made = await customersHost()
  host = made.host
  owner = made.owner
  other = made.other
  customer_id = await added(owner, { firstname: 'Ruth', lastname: 'Hargreaves' })
})
afterAll(() => host?.close())

const searched = async (words: string) => (await owner.get(`${notesPath}?search=${words}`)).json().results.rows
const history = async () => (await owner.get(`${customersPath}${customer_id}/timeline/`)).json().entries

describe('a note', () => {
  it('has every member, and is found by title, text and customer (NOTE-001, API-110, CMD-033)', async () => {
    const content = '<p>Rim <strong>4 mm thicker</strong></p>'
    const created = await owner.post(notesPath, {
      title: 'Second firing',
      content,
      due_date: '2026-11-24',
      customer_id,
    })
    expect(created.statusCode).toBe(201)
    const { note } = created.json()
    expect(note).toMatchObject({
      ...{ title: 'Second firing', content, due_date: '2026-11-24', is_done: false },
      customer: { customer_id, firstname: 'Ruth', lastname: 'Hargreaves' },
      customer_name: 'Ruth Hargreaves',
    })
    for (const words of ['firing', 'thicker', 'hargreaves']) expect(await searched(words)).toEqual([note])
    expect((await owner.get(`${notesPath}${note.id}/`)).json().note).toEqual(note)
  })

  it('is changed, done, moved to nobody and deleted; the history of the customer follows (OPEN-361)', async () => {
    const { note } = (await owner.post(notesPath, { title: 'Call back', customer_id })).json()
    expect((await history()).map(({ title }: { title: string }) => title)).toContain('Call back')
    const path = `${notesPath}${note.id}/`
    const changed = (await owner.put(path, { title: 'Call again', is_done: true })).json().note
    expect(changed).toMatchObject({ title: 'Call again', is_done: true, customer_name: 'Ruth Hargreaves' })
    expect((await owner.get(`${notesPath}?state=done`)).json().results.total).toBe(1)
    expect((await owner.put(path, { customer_id: null })).json().note).toMatchObject({
      customer: null,
      customer_name: '',
    })
    expect((await history()).map(({ title }: { title: string }) => title)).not.toContain('Call again')
    expect((await owner.delete(path)).json()).toEqual({ success: true })
    expect((await owner.get(path)).statusCode).toBe(404)
    expect(await searched('again')).toEqual([])
  })

  it('keeps no script, whoever wrote it (T4)', async () => {
    const content = '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x()">y</a></p>'
    const { note } = (await owner.post(notesPath, { title: 'Hostile', content })).json()
    expect(note.content).not.toMatch(/script|onclick|javascript/i)
  })

  it.each([
    ['no title', {}, 422],
    ['a blank title', { title: '  ' }, 422],
    ['a day that does not exist', { title: 'A', due_date: '2026-02-30' }, 422],
    ['a customer that does not exist', { title: 'A', customer_id: 999_999 }, 422],
    ['a member that does not exist', { title: 'A', customer_name: 'B' }, 400],
  ])('is refused with %s (OPEN-361)', async (_, body, status) => {
    expect((await owner.post(notesPath, body)).statusCode).toBe(status)
  })

  it('belongs to its website, and names no customer of another one', async () => {
    const { note } = (await owner.post(notesPath, { title: 'Mine' })).json()
    const path = `${notesPath}${note.id}/`
    const replies = [await other.get(path), await other.put(path, { title: 'B' }), await other.delete(path)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect((await other.post(notesPath, { title: 'A', customer_id })).statusCode).toBe(422)
  })

  it('goes with its customer', async () => {
    const id = await added(owner, { firstname: 'Brief' })
    const { note } = (await owner.post(notesPath, { title: 'Ephemeral', customer_id: id })).json()
    await owner.delete(`${customersPath}${id}/`)
    expect((await owner.get(`${notesPath}${note.id}/`)).statusCode).toBe(404)
    expect(await searched('ephemeral')).toEqual([])
  })
})

it('a note has private files, which go with it', async () => {
  const id = await added(owner, { firstname: 'Framed' })
  const { note } = (await owner.post(notesPath, { title: 'Photo of the rim', customer_id: id })).json()
  const path = `${notesPath}${note.id}/files/`
  const file = new File(['4 mm'], 'rim.txt', { type: 'text/plain' })
  expect((await sent(owner, path, 'file[]', file)).statusCode).toBe(201)
  const { rows } = (await owner.get(path)).json().results
  expect(rows).toMatchObject([{ name: 'rim.txt', size: 4, createdBy: expect.stringMatching(/./) }])
  const one = `${path}${rows[0].id}/`
  expect((await owner.get(one)).body).toBe('4 mm')
  const staff = await host.signIn('staff')
  const refused = [await sent(staff, path, 'file[]', file), await staff.delete(one), await host.visitor().get(one)]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401])
  expect([(await other.get(path)).statusCode, (await other.get(one)).statusCode]).toEqual([404, 404])
  const data = dataIn((await owner.get(`${customersPath}${id}/personal-data/`)).body)
  expect(data.Customers[0].notes[0].files).toMatchObject([{ name: 'rim.txt' }])
  await owner.delete(`${customersPath}${id}/`)
  expect(await host.sql`select id from core.record_file where kind = 'customers.note'`).toEqual([])
})

it('notes belong to the enterprise plan; customers do not (PERM-105, PERM-107, OPEN-104, OPEN-105)', async () => {
  const platform = await host.signIn('platform')
  await platform.put(`/api/v1/admin/tenants/${other.tenant.id}/`, { plan: 'standard' })
  const refused = [await other.get(notesPath), await other.post(notesPath, { title: 'A' })]
  expect(refused.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [403, 'PLAN_REQUIRED'],
    [403, 'PLAN_REQUIRED'],
  ])
  expect((await other.get(customersPath)).statusCode).toBe(200)
})
