import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customersHost, customersPath, notesPath } from '../testing/customers-host.ts'
import { remindOfNotes } from './due-notes.job.ts'

let host: TestHost
let owner: TestClient
let manager: TestClient
beforeAll(async () => {
  const made = await customersHost()
  host = made.host
  owner = made.owner
  manager = await host.signIn('manager')
})
afterAll(() => host?.close())

const write = async (client: TestClient, note: object): Promise<number> =>
  (await client.post(notesPath, note)).json().note.id

/** Reminds once; gives the mails of it as receiver and subject. */
async function reminded(): Promise<[to: string, subject: string][]> {
  const before = (await host.mails()).length
  await host.run(remindOfNotes, {})
  return (await host.mails()).slice(before).map(({ to, subject }) => [to.replace(/@.*/, ''), subject])
}

it('whoever wrote notes that are due is reminded once, in one mail', async () => {
  const { customer } = (await owner.post(customersPath, { firstname: 'Ruth', lastname: 'Hargreaves' })).json()
  const id = await write(owner, { title: 'Call back', due_date: '2026-01-02', customer_id: customer.customer_id })
  await write(owner, { title: 'Order rims', due_date: '2026-01-01' })
  await write(owner, { title: 'Done already', due_date: '2026-01-01', is_done: true })
  await write(owner, { title: 'Not yet', due_date: '2999-01-01' })
  await write(owner, { title: 'Some day' })
  await write(manager, { title: 'Ring the bell', due_date: '2026-01-01' })
  const sent = await reminded()
  expect(sent.map(([, subject]) => subject).toSorted()).toEqual(['2 notes are due', 'Due: Ring the bell'])
  expect(new Set(sent.map(([to]) => to)).size).toBe(2)
  const [mail] = (await host.mails()).filter(({ subject }) => subject === '2 notes are due')
  expect(mail?.text).toMatch(/Order rims \(due Jan 1, 2026\).*Call back \(due Jan 2, 2026, about Ruth Hargreaves\)/s)
  expect(mail?.text).toContain(`/admin/notes/${id}`)
  expect(await reminded()).toEqual([])
})

it('a note that becomes due on another day is due again; one that only changes its title is not', async () => {
  const id = await write(owner, { title: 'Again', due_date: '2026-01-01' })
  expect((await reminded()).map(([, subject]) => subject)).toEqual(['Due: Again'])
  await owner.put(`${notesPath}${id}/`, { title: 'Once more', due_date: '2026-01-01' })
  expect(await reminded()).toEqual([])
  await owner.put(`${notesPath}${id}/`, { due_date: '2026-01-02' })
  expect((await reminded()).map(([, subject]) => subject)).toEqual(['Due: Once more'])
})

it('nobody is mailed whose account is disabled, and none below the enterprise plan', async () => {
  const platform = await host.signIn('platform')
  const plan = (name: string) => platform.put(`/api/v1/admin/tenants/${owner.tenant.id}/`, { plan: name })
  await write(owner, { title: 'Waits for the plan', due_date: '2026-01-01' })
  await plan('standard')
  expect(await reminded()).toEqual([])
  await plan('enterprise')
  expect((await reminded()).map(([, subject]) => subject)).toEqual(['Due: Waits for the plan'])
  await write(manager, { title: 'Nobody reads this', due_date: '2026-01-01' })
  const { rows } = (await owner.get('/api/v1/admin/users/')).json().results
  const { id } = rows.find(({ role_id }: { role_id: number }) => role_id === 3)
  expect((await owner.put(`/api/v1/admin/users/${id}/`, { isDisabled: true })).statusCode).toBe(200)
  expect(await reminded()).toEqual([])
})
