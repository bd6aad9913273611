// What programs outside have of the demo, with every package: @ashlar/client, over the network.
import { createHash } from 'node:crypto'
import { connect, madeFrom } from '@ashlar/client'
import { callsIn } from '@ashlar/client/description'
import { openApiPath, testHost } from '@ashlar/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packages, surfaces } from '../composition.ts'

let host: Awaited<ReturnType<typeof testHost>>
let url: string
beforeAll(async () => {
  host = await testHost({ packages: await packages, surfaces })
  url = await host.listen()
})
afterAll(() => host?.close())

test('the client was made from the calls as they are: renew it by npm run reference', async () => {
  const calls = callsIn((await host.visitor().get(openApiPath)).json())
  expect(createHash('sha256').update(JSON.stringify(calls)).digest('hex')).toBe(madeFrom)
})

test('a program with a token writes, reads all pages and is told what it may not', async () => {
  const owner = await host.signIn('owner')
  const scopes = ['subscribers.can_view', 'subscribers.can_create']
  const { token } = (await owner.post('/api/v1/admin/api-tokens/', { name: 'Program', scopes })).json()
  const website = connect({ url, token })

  const { list } = await website.call('email_marketing.createList', { body: { name: 'Regulars', isDefault: true } })
  const emails = Array.from({ length: 101 }, (_, index) => `reader${index}@example.com`)
  for (const email of emails) {
    await website.call('email_marketing.addSubscriber', { body: { email, listId: list.id, note: 'Asked at the till' } })
  }
  const read: string[] = []
  const query = { list: String(list.id), orderBy: 'email' } as const
  for await (const { email } of website.each('email_marketing.listSubscribers', { query })) read.push(email)
  expect(read.toSorted()).toEqual(emails.toSorted())

  const csv = await website.call('email_marketing.listLists')
  expect(csv.results.rows.map(({ name }) => name)).toContain('Regulars')
  await expect(website.call('email_marketing.deleteList', { params: { id: list.id } })).rejects.toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  })
  await expect(connect({ url }).call('email_marketing.listLists')).rejects.toMatchObject({ status: 401 })
})
