import { LiveEvents, roles } from '@ashlar/sdk/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runAs } from '../data/index.ts'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'

let host: InMemoryHost
let address: string
beforeAll(async () => {
  host = await testHost()
  address = await host.listen()
})
afterAll(() => host.close())

/** Open the stream as somebody; gives what has come so far, and how to go away. */
async function open(cookie: string) {
  const leave = new AbortController()
  const reply = await fetch(`${address}/api/v1/admin/events/`, { headers: { cookie }, signal: leave.signal })
  const stream = { status: reply.status, text: '', isOver: false, leave: () => leave.abort() }
  const read = async () => {
    for await (const chunk of reply.body ?? []) stream.text += Buffer.from(chunk).toString()
    stream.isOver = true
  }
  read().catch(() => (stream.isOver = true))
  return stream
}
const send = (tenant: 'a' | 'b', event: object, account?: string) =>
  runAs({ tenant: host.tenants[tenant] }, () =>
    host.composition
      .resolve(LiveEvents)
      .send({ event: 'toast', ...event }, account === undefined ? undefined : { account }),
  )
/** Until the stream has said so much; what came before it has come by then. */
const said = (stream: { readonly text: string }, words: string) =>
  vi.waitFor(() => expect(stream.text).toContain(words), { timeout: 10_000, interval: 5 })

test('OPEN-121: staff hear their tenant, and what is meant for them alone; nobody hears another tenant', async () => {
  const [owner, editor] = [await host.signIn('owner'), await host.signIn('editor')]
  const streams = [await open(owner.cookie), await open(editor.cookie)] as const
  const [account] = await host.sql<{ guid: string }>`select guid from core.account where email = 'editor@example.com'`
  await send('a', { message: 'for all' })
  await send('a', { message: 'for the editor' }, account?.guid)
  await send('b', { message: 'for the others' })
  await send('a', { message: 'and that was all' })
  await Promise.all(streams.map((stream) => said(stream, 'and that was all')))
  expect(streams[0].text).toContain('data: {"event":"toast","message":"for all"}\n\n')
  expect(streams[0].text).not.toContain('editor')
  expect(streams[1].text).toContain('for the editor')
  expect(streams[0].text + streams[1].text).not.toContain('others')
  for (const stream of streams) stream.leave()
})

test('a stream begins with the number of the set of packages, so that a browser sees that it changed', async () => {
  const stream = await open((await host.signIn('owner')).cookie)
  await said(stream, '\n\ndata: ')
  expect(stream.text).toMatch(/^retry: \d+\n\ndata: \{"event":"generation","generation":\d+\}\n\n/)
  expect(stream.text).toContain(`"generation":${host.composition.generation}}`)
  stream.leave()
})

test('who has a page open is told to the staff of the same website, with what they have selected; bounded, and by those who may see pages', async () => {
  const path = '/api/v1/admin/presence/'
  const [owner, editor, stranger] = await Promise.all([
    host.signIn('owner'),
    host.signIn('editor'),
    host.signIn('owner', 'b'),
  ])
  const mine = await open(owner.cookie)
  const beat = { document: 'page:12', tab: 'tab-of-editor', state: 'here' }
  const selected = ['section1', 'text_2']
  expect((await editor.post(path, { ...beat, selected, isAway: true })).statusCode).toBe(200)
  await said(mine, '"selected":["section1","text_2"]')
  expect(mine.text).toMatch(/"isAway":true.*"person":\{"id":\d+,"name":"[^"]+"\}/)

  const refused = [
    { ...beat, selected: Array.from({ length: 9 }, (_, at) => `n${at}`) },
    { ...beat, selected: ['a node'] },
    { ...beat, selected: ['x'.repeat(41)] },
    { ...beat, selected: '<b>' },
    { ...beat, document: 'page:<12>' },
    { ...beat, pointer: { x: 1, y: 2 } },
  ]
  for (const body of refused)
    expect([400, 422], JSON.stringify(body)).toContain((await editor.post(path, body)).statusCode)

  // Who may not see pages does not say that they look at one; what modules have is their own.
  const staff = await host.signIn('staff')
  const none = { can_view: false, can_create: false, can_edit: false, can_delete: false }
  await owner.put('/api/v1/admin/roles/', { role_id: roles.staff, permissions: { pages: none } })
  expect((await staff.post(path, beat)).statusCode).toBe(403)
  expect((await staff.post(path, { ...beat, document: 'campaign:3' })).statusCode).toBe(200)
  expect((await stranger.post(path, { ...beat, document: 'page:77' })).statusCode).toBe(200)
  await send('a', { message: 'that was all' })
  await said(mine, 'that was all')
  expect(mine.text).not.toContain('page:77')

  // A save says in which editor it was made, so that it is not taken for somebody else's there.
  const made = (await owner.post('/api/v1/admin/pages/', { title: 'Told' })).json().page
  const save = { id: made.id, content: null, revision: made.contentRevision }
  const contentPath = '/api/v1/admin/page/updatecontent/'
  expect((await owner.put(contentPath, { ...save, editor: 'no' })).statusCode).toBe(422)
  expect((await owner.put(contentPath, { ...save, editor: 'editor-of-owner' })).statusCode).toBe(200)
  await said(mine, '"by":"Test owner","editor":"editor-of-owner"')

  // Whoever says it without end is held back, and nobody else is.
  const replies = await Promise.all(Array.from({ length: 130 }, () => editor.post(path, beat)))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]))
  expect((await owner.post(path, { ...beat, tab: 'tab-of-owner' })).statusCode).toBe(200)
  mine.leave()
})

test('visitors and customers have no stream', async () => {
  expect((await open('')).status).toBe(401)
  expect((await open((await host.signIn('customer')).cookie)).status).toBe(403)
})

test('forty windows of one account are enough; leaving makes room', async () => {
  const { cookie } = await host.signIn('manager')
  const streams = await Promise.all(Array.from({ length: 40 }, () => open(cookie)))
  expect((await open(cookie)).status).toBe(429)
  streams[0]?.leave()
  const next = await vi.waitFor(
    async () => {
      const stream = await open(cookie)
      expect(stream.status).toBe(200)
      return stream
    },
    { timeout: 10_000 },
  )
  for (const stream of [...streams, next]) stream.leave()
})

test('a change of the packages ends the stream, so that the browser asks the next composition', async () => {
  const stream = await open((await host.signIn('owner')).cookie)
  await host.swap([])
  await vi.waitFor(() => expect(stream.isOver).toBe(true), { timeout: 10_000 })
})
