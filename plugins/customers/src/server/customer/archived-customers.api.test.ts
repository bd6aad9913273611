import { moveByArchive, type TestClient, type TestHost } from '@ashlar/sdk/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { added, customersHost, customersPath } from '../testing/customers-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeEach(async () => {
  const made = await customersHost()
  host = made.host
  owner = made.owner
  other = made.other
  const custom_fields = [{ id: 'lane', label: 'Lane', type: 'text', options: [] }]
  await owner.put('/api/v1/admin/settings/', { customers: { custom_fields } })
  const id = await added(owner, { firstname: 'Ruth', tags: ['Early'], custom_fields: [{ id: 'lane', value: 'Wharf' }] })
  const manager = (await (await host.signIn('manager')).get('/api/v1/auth/me/')).json().user.id
  const reply = await owner.post(`${customersPath}assignees/${id}`, { assignees: [manager] })
  expect(reply.statusCode).toBe(200)
})
afterEach(() => host?.close())

const moved = async () => {
  expect((await moveByArchive(host)).state).toBe('done')
  const [customer] = (await other.get(customersPath)).json().results.rows
  return customer
}
const kept = {
  ...{ firstname: 'Ruth', tags: ['Early'], assignees: [] },
  custom_fields: [{ id: 'lane', label: 'Lane', value: 'Wharf' }],
}

it('a backup brings tags and custom fields, and leaves the people of the other website behind', async () => {
  expect(await moved()).toMatchObject(kept)
})

it('a backup of the version before brings custom fields too', async () => {
  await host.sql`delete from customers.customer_custom_value`
  expect(await moved()).toMatchObject(kept)
})
