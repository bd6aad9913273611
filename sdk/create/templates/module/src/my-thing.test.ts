import { type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notes } from './contract.ts'
import * as root from './index.ts'
import server from './server/index.ts'

// A real host in memory with a database of its own, two tenants, and people of every role.
let host: TestHost
beforeAll(async () => {
  host = await testHost({ packages: [{ name: '@vendor/my-thing', root, server }] })
})
afterAll(() => host.close())

const address = notes.list.path

it('keeps a note and lists it', async () => {
  const owner = await host.signIn('owner')
  const added = await owner.post(address, { text: 'Order flour' })
  expect(added.statusCode).toBe(201)
  const { rows, total } = (await owner.get(address)).json().results
  expect([rows[0].text, total]).toEqual(['Order flour', 1])
})

it('shows no other tenant its notes', async () => {
  const stranger = await host.signIn('owner', 'b')
  expect((await stranger.get(address)).json().results.total).toBe(0)
})

it('refuses an empty note, and a visitor', async () => {
  const owner = await host.signIn('owner')
  expect((await owner.post(address, { text: '' })).statusCode).toBe(422)
  expect((await host.visitor().get(address)).statusCode).toBe(401)
})

it('takes no more notes than its settings allow', async () => {
  const owner = await host.signIn('owner')
  await owner.put('/api/v1/admin/settings/', { my_thing: { mostNotes: 1 } })
  expect((await owner.post(address, { text: 'Sweep the floor' })).json().code).toBe('MY_THING_TOO_MANY')
})
