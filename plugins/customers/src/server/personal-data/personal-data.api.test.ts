import { defineModule } from '@ashlar/sdk'
import { defineServer, offer, on, type Person, type PersonalData, personalData } from '@ashlar/sdk/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import renderer from '../../block/renderer.tsx'
import { customerErased } from '../../contract.ts'
import * as root from '../../index.ts'
import server from '../index.ts'
import { added, customersPath, dataIn, notesPath, sent } from '../testing/customers-host.ts'

/** Another module that knows people by their email addresses. */
const known = new Map<string, string>()
let isBroken = false
class Letters implements PersonalData {
  readonly id = 'letters'
  readonly title = 'Letters'
  async export({ email = '' }: Person): Promise<unknown> {
    return known.get(email)
  }
  async erase({ email = '' }: Person): Promise<void> {
    if (isBroken) throw new Error('The letters are locked.')
    known.delete(email)
  }
}
const letters = defineModule({ id: 'letters', title: 'Letters' })
const heard: number[] = []
const lettersServer = defineServer(letters, {
  services: [offer(personalData, Letters)],
  subscriptions: [on(customerErased, [], ({ customerId }) => void heard.push(customerId))],
})

let host: TestHost
let owner: TestClient
let other: TestClient
let id: number
beforeAll(async () => {
  host = await testHost({
    packages: [
      { name: '@ashlar/plugin-customers', root, server, renderer },
      { name: '@acme/letters', root: { letters }, server: lettersServer },
    ],
    jobs: true,
  })
  owner = await host.signIn('owner')
  other = await host.signIn('owner', 'b')
})
afterAll(() => host?.close())
beforeEach(async () => {
  isBroken = false
  known.set('ruth@example.com', 'Dear Ruth')
  id = await added(owner, { firstname: 'Ruth', lastname: 'Hargreaves', email: 'ruth@example.com' })
  await owner.post(`${customersPath}${id}/vehicles/`, { make: 'Norton' })
  await owner.post(notesPath, { title: 'Call back', customer_id: id })
  return () => owner.delete(`${customersPath}${id}/`)
})

const path = (what: string) => `${customersPath}${id}/${what}/`

it('one file holds what every module knows of the person', async () => {
  const reply = await owner.get(path('personal-data'))
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="customer-${id}.zip"`)
  expect(dataIn(reply.body)).toMatchObject({
    Letters: 'Dear Ruth',
    Customers: [
      {
        ...{ firstname: 'Ruth', email: 'ruth@example.com', vehicles: [{ make: 'Norton' }] },
        notes: [{ title: 'Call back' }],
      },
    ],
  })
  const { Customers } = dataIn(reply.body)
  expect(Customers[0].history.map(({ title }: { title: string }) => title).toSorted()).toEqual([
    'Call back',
    'Customer created',
  ])
})

it('the files of notes are in the archive with their bytes', async () => {
  const { note } = (await owner.post(notesPath, { title: 'Photo', customer_id: id })).json()
  const file = new File(['4 mm at the rim'], 'rim.txt', { type: 'text/plain' })
  expect((await sent(owner, `${notesPath}${note.id}/files/`, 'file[]', file)).statusCode).toBe(201)
  const { body } = await owner.get(path('personal-data'))
  expect(body).toMatch(new RegExp(`Customers/notes/${note.id}/\\d+-rim\\.txt4 mm at the rim`))
})

it('a module that knows nothing of the person is not in the file', async () => {
  known.clear()
  expect(Object.keys(dataIn((await owner.get(path('personal-data'))).body))).toEqual(['Customers'])
})

it('an erased person is gone everywhere, also from searches and from the kept side of a merge', async () => {
  const twin = await added(owner, { firstname: 'Ruthie', phone: '5550112' })
  await owner.post(path('merge'), { from: twin })
  expect((await owner.post(path('erase'))).json()).toEqual({ success: true })
  expect(known.has('ruth@example.com')).toBe(false)
  expect((await owner.get(`${customersPath}${id}/`)).statusCode).toBe(404)
  expect((await owner.get(`${customersPath}?search=ruth`)).json().results.total).toBe(0)
  expect((await owner.get(`${notesPath}?search=call`)).json().results.total).toBe(0)
  const left = await host.sql<{ row: string }>`
    select to_jsonb(t)::text as row from customers.customer t
    union all select to_jsonb(t)::text from customers.vehicle t
    union all select to_jsonb(t)::text from customers.note t
    union all select to_jsonb(t)::text from customers.timeline t
    union all select to_jsonb(t)::text from customers.merge t`
  const words = await host.sql`select word from core.search_word where kind like 'customers.%'`
  expect(words).toEqual([])
  expect(left.filter(({ row }) => /ruth|norton|call back/i.test(row))).toEqual([])
  await vi.waitUntil(() => heard.includes(id), { timeout: 30_000 })
})

it('when a module fails, it is named, the customer stays, and it can be repeated', async () => {
  isBroken = true
  const refused = await owner.post(path('erase'))
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'CUSTOMERS_NOT_ERASED'])
  expect(refused.json().error).toContain('“Letters”')
  expect((await owner.get(`${customersPath}${id}/`)).statusCode).toBe(200)
  isBroken = false
  expect((await owner.post(path('erase'))).statusCode).toBe(200)
  expect(known.size).toBe(0)
})

it('is for those who may delete customers of this website', async () => {
  const staff = await host.signIn('staff')
  expect([(await staff.get(path('personal-data'))).statusCode, (await staff.post(path('erase'))).statusCode]).toEqual([
    403, 403,
  ])
  expect([(await other.get(path('personal-data'))).statusCode, (await other.post(path('erase'))).statusCode]).toEqual([
    404, 404,
  ])
})
