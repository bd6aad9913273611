import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { added, customersHost, customersPath, found, sent } from '../testing/customers-host.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const made = await customersHost()
  host = made.host
  owner = made.owner
})
afterAll(() => host?.close())

const send = (client: TestClient, text: string) =>
  sent(client, `${customersPath}import/`, 'file', new File([text], 'people.csv', { type: 'text/csv' }))

it('a file brings customers, and completes those with the same email', async () => {
  const known = await added(owner, { firstname: 'Ruth', email: 'ruth@example.com' })
  const rows = ["Ada,Wren,ada@example.com,Halifax,ca,'+19025550101", 'R.,Hargreaves,ruth@example.com,Lunenburg,CA,']
  const reply = await send(owner, `firstname,lastname,email,city,country,phone\n${rows.join('\n')}`)
  expect([reply.statusCode, reply.json().import.total]).toEqual([202, 2])
  await vi.waitUntil(async () => (await found(owner, 'search=hargreaves')).length === 1, { timeout: 30_000 })
  const [ada] = await found(owner, 'search=ada')
  expect((await owner.get(`${customersPath}${ada}/`)).json().customer.phone).toBe('+19025550101')
  expect((await owner.get(`${customersPath}${known}/`)).json().customer).toMatchObject({
    ...{ firstname: 'Ruth', lastname: 'Hargreaves', city: 'Lunenburg', country: 'CA' },
  })
})

it('a file needs no column of emails; a row that names nobody is left out with its reason', async () => {
  const rows = ['Tern Ferries,Pictou', ',Pictou', 'Gull Ferries,Pictou']
  const { id } = (await send(owner, `Organisation,Town\n${rows.join('\n')}`)).json().import
  const state = await vi.waitUntil(
    async () => {
      const found = (await owner.get(`${customersPath}imports/${id}/`)).json().import
      return found.state === 'done' && found
    },
    { timeout: 30_000 },
  )
  expect(state).toMatchObject({ written: 2, bad: 1, mapping: { company: 'Organisation', city: 'Town' } })
  expect(await found(owner, 'search=ferries')).toHaveLength(2)
  const left = (await owner.get(`${customersPath}imports/${id}/bad-rows/`)).body
  expect(left).toContain('Enter a first name, a company or an email address.')
})

it('a file adds tags, and fills the empty custom fields that its columns are called as', async () => {
  const custom_fields = [
    { id: 'lane', label: 'Lane', type: 'text', options: [] },
    { id: 'visits', label: 'Visits', type: 'number', options: [] },
  ]
  await owner.put('/api/v1/admin/settings/', { customers: { custom_fields } })
  const lane = [{ id: 'lane', value: 'Wharf' }]
  const known = await added(owner, { email: 'kit@example.com', tags: ['Early'], custom_fields: lane })
  const rows = ['kit@example.com,Late; early,Harbour,3', 'bad@example.com,,,many']
  const { id } = (await send(owner, `email,tags,Lane,Visits\n${rows.join('\n')}`)).json().import
  const state = await vi.waitUntil(
    async () => {
      const now = (await owner.get(`${customersPath}imports/${id}/`)).json().import
      return now.state === 'done' && now
    },
    { timeout: 30_000 },
  )
  expect(state).toMatchObject({ written: 1, bad: 1 })
  const { tags, custom_fields: values } = (await owner.get(`${customersPath}${known}/`)).json().customer
  expect(tags.map((name: string) => name.toLowerCase())).toEqual(['early', 'late'])
  expect(values.map(({ value }: { value: string }) => value)).toEqual(['Wharf', '3'])
  expect(await found(owner, 'search=late')).toEqual([known])
})

it('a file that is sent twice makes each customer once', async () => {
  const text = `Email,Town\n${[1, 2, 3].map((n) => `twice${n}@example.com,Canso`).join('\n')}`
  for (const _ of [1, 2]) {
    const { id } = (await send(owner, text)).json().import
    await vi.waitUntil(async () => (await owner.get(`${customersPath}imports/${id}/`)).json().import.state === 'done', {
      timeout: 30_000,
    })
  }
  expect(await found(owner, 'city=Canso')).toHaveLength(3)
})

it('is refused to those who may not create customers', async () => {
  expect((await send(await host.signIn('staff'), 'firstname,lastname,email\nA,B,c@example.com')).statusCode).toBe(403)
})
