import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import step from '../../migrations/0002-fields-and-assignees.ts'
import { added, customersHost, customersPath, found } from '../testing/customers-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
let manager: number
beforeAll(async () => {
  const made = await customersHost()
  host = made.host
  owner = made.owner
  other = made.other
  manager = (await (await host.signIn('manager')).get('/api/v1/auth/me/')).json().user.id
})
afterAll(() => host?.close())

const assigneesOf = (id: number) => `${customersPath}assignees/${id}`
const shown = async (id: number) => (await owner.get(`${customersPath}${id}/`)).json().customer

it('people are assigned to customers, who are found and exported by them (API-310, API-311, API-312, OPEN-350)', async () => {
  const id = await added(owner, { firstname: 'Ruth' })
  await added(owner, { firstname: 'Bo' })
  const reply = await owner.post(assigneesOf(id), { assignees: [manager] })
  const person = { id: manager, displayName: 'Test manager', firstname: 'Test' }
  expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, assignees: [person] }])
  expect((await owner.get(assigneesOf(id))).json().results.rows).toEqual([person])
  expect((await shown(id)).assignees).toEqual([person])
  expect([await found(owner, `assignee=${manager}`), await found(other, `assignee=${manager}`)]).toEqual([[id], []])
  const file = (await owner.get(`${customersPath}?format=csv&columns=name,assignees&assignee=${manager}`)).body
  expect(file.trim().split(/\r?\n/).slice(1)).toEqual(['Ruth,Test manager'])
  expect((await owner.delete(`${assigneesOf(id)}/${manager}`)).json()).toEqual({ success: true })
  expect(await found(owner, `assignee=${manager}`)).toEqual([])
})

it('a merge keeps the people and custom values of both; undone, each has their own', async () => {
  const custom_fields = [{ id: 'lane', label: 'Lane', type: 'text', options: [] }]
  await owner.put('/api/v1/admin/settings/', { customers: { custom_fields } })
  const lane = (value: string) => [{ id: 'lane', value }]
  const into = await added(owner, { firstname: 'One' })
  const from = await added(owner, { firstname: 'Two', custom_fields: lane('Harbour') })
  await owner.post(assigneesOf(from), { assignees: [manager] })
  const { mergeId, customer } = (await owner.post(`${customersPath}${into}/merge/`, { from })).json()
  expect(customer.assignees).toHaveLength(1)
  expect(customer.custom_fields).toEqual([{ id: 'lane', label: 'Lane', value: 'Harbour' }])
  await owner.post(`/api/v1/admin/customer-merges/${mergeId}/undo/`)
  const [first, second] = [await shown(into), await shown(from)]
  expect([first.assignees.length, second.assignees.length]).toEqual([0, 1])
  expect([first.custom_fields[0].value, second.custom_fields[0].value]).toEqual(['', 'Harbour'])
})

it('customers are found by places, several of a kind at once, and their places are listed', async () => {
  const [fogo, pictou, bergen] = [
    await added(owner, { firstname: 'A', country: 'CA', province: 'NL', city: 'Fogo' }),
    await added(owner, { firstname: 'B', country: 'CA', province: 'NS', city: 'Pictou' }),
    await added(owner, { firstname: 'C', country: 'NO', city: 'Bergen, Øst' }),
  ]
  await added(other, { firstname: 'D', country: 'DE', city: 'Bremen' })
  expect(await found(owner, 'country=CA,NO')).toEqual([fogo, pictou, bergen])
  expect(await found(owner, 'province=NL,NS')).toEqual([fogo, pictou])
  expect(await found(owner, 'city=fogo,Pictou&province=NS')).toEqual([pictou])
  expect(await found(owner, `city=${encodeURIComponent('Bergen, Øst')}`)).toEqual([bergen])
  const { countries, provinces, cities } = (await owner.get(`${customersPath}places/`)).json()
  expect({ countries, provinces, cities }).toEqual({
    ...{ countries: ['CA', 'NO'], provinces: ['NL', 'NS'] },
    cities: ['Bergen, Øst', 'Fogo', 'Pictou'],
  })
})

it('values that the version before kept in the rows of customers are still there, and it still finds them', async () => {
  const custom_fields = [{ id: 'lane', label: 'Lane', type: 'text', options: [] }]
  await owner.put('/api/v1/admin/settings/', { customers: { custom_fields } })
  const id = await added(owner, { firstname: 'Old' })
  await host.sql`update customers.customer set custom_values = '{"lane": "Wharf", "gone": ""}' where id = ${id}`
  const move = step.steps.find((each) => each.kind === 'statement' && each.text.includes('jsonb_each_text'))
  expect(move).toHaveProperty('text', expect.stringContaining('jsonb_each_text'))
  await host.sql`delete from customers.customer_custom_value`
  if (move?.kind === 'statement') for (const text of move.text.split(';')) await run(text)
  expect((await shown(id)).custom_fields).toEqual([{ id: 'lane', label: 'Lane', value: 'Wharf' }])
  await owner.put(`${customersPath}${id}/`, { custom_fields: [{ id: 'lane', value: 'Quay' }] })
  const [row] = await host.sql`select custom_values from customers.customer where id = ${id}`
  expect(row).toEqual({ custom_values: { lane: 'Quay' } })
})

/** One statement as it is written in a migration. */
const run = (text: string) => host.sql(Object.assign([text], { raw: [text] }))
