// What a package does with an event within the unit of work that tells it.
import { defineEvent, defineModule, pageMoved, pagePlaced, pageRemoved } from '@ashlar/sdk'
import { AshlarError, Database, defineServer, migration, on, tenantTable, within } from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'

const pages = '/api/v1/admin/pages/'
const noted = defineEvent('scribe.page-noted', Type.Object({ to: Type.String() }))
let fault: Error | undefined
const heard: string[] = []

const scribe = defineModule({ id: 'scribe', title: 'Scribe', always: true })
/** Writes down where pages went, and tells of that in turn. */
const scribeServer = defineServer(scribe, {
  migrations: [migration('0001-note', [tenantTable('note', ['text text not null', 'primary key (tenant_id, text)'])])],
  within: [
    within(pageMoved, [], async (tx, { pages: moved, by }) => {
      for (const { from, to, wasPublished } of moved) {
        await tx.sql`insert into scribe.note (text) values (${[from, to, wasPublished, by].join(' ')})`
        await tx.emit(noted, { to })
      }
    }),
    within(pagePlaced, [], async (_tx, { path }) => void heard.push(`placed ${path}`)),
    within(pageRemoved, [], async (tx) => {
      const [page] = await tx.sql`select 1 from core.page where slug = 'for-good'`
      heard.push(page === undefined ? 'removed' : 'still there')
    }),
    within(noted, [Database], async (_tx, { to }, database) => {
      // Whoever asks for a unit of work of the same website gets this one.
      const [note] = await database.tenant(
        (tx) => tx.sql<{ text: string }>`select text from scribe.note where text like ${`% ${to} %`}`,
      )
      heard.push(note === undefined ? 'nothing' : to)
      if (fault) throw fault
    }),
  ],
})
const club = defineModule({ id: 'club', title: 'Club' })
const clubServer = defineServer(club, {
  within: [within(pageMoved, [], async (_tx, { pages: moved }) => void heard.push(`club ${moved.length}`))],
})

let host: InMemoryHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({
    packages: [
      { name: '@acme/scribe', root: { scribe }, server: scribeServer },
      { name: '@acme/club', root: { club }, server: clubServer },
    ],
  })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())
beforeEach(() => {
  fault = undefined
  heard.length = 0
})

const notes = async () =>
  (await host.sql<{ text: string }>`select text from scribe.note order by text`).map((n) => n.text)
const made = async (fields: object) => (await owner.post(pages, { status: 'published', ...fields })).json().page.id

test('an event is acted on in the transaction that tells it: for new pages, moved ones and those below, not for others', async () => {
  const parent = await made({ title: 'Shop', slug: 'shop' })
  await made({ title: 'Bowls', slug: 'shop/bowls', parentId: parent, status: 'draft' })
  expect(heard.splice(0)).toEqual(['placed /shop', 'placed /shop/bowls'])
  await owner.put(pages, { id: parent, title: 'The shop' })
  expect(heard).toEqual([])
  expect((await owner.put(pages, { id: parent, slug: 'store' })).statusCode).toBe(200)
  expect(heard.toSorted()).toEqual(['/store', '/store/bowls', 'club 2'])
  expect(await notes()).toEqual(['/shop /store true Test owner', '/shop/bowls /store/bowls false Test owner'])
})

test('what is only to be known within leaves nothing for later: pages that are new, come back or go for good', async () => {
  const [{ last = 0 } = {}] = await host.sql<{ last: number }>`select max(id)::integer as last from core.outbox`
  const id = await made({ title: 'For good', slug: 'for-good' })
  await owner.delete(`${pages}${id}/`)
  await owner.put(pages, { id, deleted: false })
  await owner.delete(`${pages}${id}/`)
  expect((await owner.post(`${pages}bulk-delete-for-good/`, { ids: [id] })).statusCode).toBe(200)
  expect(heard).toEqual(['placed /for-good', 'placed /for-good', 'removed'])
  const told = await host.sql<{
    name: string
  }>`select distinct name from core.outbox where kind = 'event' and id > ${last}`
  expect(told).toEqual([{ name: 'core.page-changed' }])
  expect(() => on(pageRemoved, [], () => undefined)).toThrow(/Only “within” can listen to the event/)
})

test('what throws there undoes the write, with its own answer or as a failure of the package', async () => {
  const id = await made({ title: 'Stays', slug: 'stays' })
  const before = await notes()
  const slug = async () => (await owner.get(`${pages}${id}/`)).json().page.slug
  fault = new AshlarError('PAGE_HELD', 409, 'Somebody holds this page.')
  const refused = await owner.put(pages, { id, slug: 'gone' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'PAGE_HELD'])
  fault = new Error('Out of ink')
  expect((await owner.put(pages, { id, slug: 'gone' })).statusCode).toBe(500)
  expect([await slug(), await notes()]).toEqual(['stays', before])
  fault = undefined
  await owner.put(pages, { id, slug: 'gone' })
  expect(await slug()).toBe('gone')
})

test('a module that the website does not have hears nothing', async () => {
  await host.sql`insert into core.tenant_module (tenant_id, module, enabled)
    values (${owner.tenant.guid}, 'club', false) on conflict (tenant_id, module) do update set enabled = false`
  const id = await made({ title: 'Alone', slug: 'alone' })
  await owner.put(pages, { id, slug: 'lonely' })
  expect(heard).toEqual(['placed /alone', '/lonely'])
})
