import type { Content, ContentNode } from '@ashlar/sdk'
import { roles } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testHost } from '../../testing/index.ts'
import { fixturePackage, pageWith } from './content.fixtures.ts'

let host: TestHost
let owner: TestClient
let writer: TestClient
let id: number
beforeAll(async () => {
  host = await testHost({ packages: [fixturePackage] })
  owner = await host.signIn('owner')
  writer = await host.signIn('editor')
  id = (await owner.post('/api/v1/admin/pages/', { title: 'Content only' })).json().page.id
  await save(owner, pageWith({ text: 'Before' }))
})
afterAll(() => host.close())

const save = (who: TestClient, content: Content | null) =>
  who.put('/api/v1/admin/page/updatecontent/', { id, content: content && JSON.stringify(content) })

function changed(change: (node: ContentNode, id: string) => ContentNode): Content {
  const page = pageWith({ text: 'Before' })
  return { ...page, nodes: Object.fromEntries(Object.entries(page.nodes).map(([at, each]) => [at, change(each, at)])) }
}
const isNote = ({ type }: ContentNode) => type === 'note'

it('without the right to the layout texts are saved, and whatever moves, adds, removes or styles blocks is refused whole (PERM-114)', async () => {
  expect((await save(writer, pageWith({ text: 'Laid out' }))).statusCode).toBe(200)
  const none = { can_view: false, can_create: false, can_edit: false, can_delete: false }
  const taken = await owner.put('/api/v1/admin/roles/', { role_id: roles.editor, permissions: { page_layout: none } })
  expect(taken.statusCode).toBe(200)

  expect((await save(writer, pageWith({ text: 'Before', size: 2 }))).statusCode).toBe(200)
  expect((await save(writer, pageWith({ text: 'Before' }))).statusCode).toBe(200)
  const refused: readonly (readonly [Content | null, RegExp])[] = [
    [null, /was removed/],
    [changed((node) => (isNote(node) ? { ...node, hidden: true } : node)), /layout of the block "Note"/],
    [changed((node) => (isNote(node) ? { ...node, props: { ...node.props, customCss: 'top: 0' } } : node)), /"Note"/],
    [
      changed((node) => (node.type === 'section' ? { ...node, props: { padding: { desktop: { top: 9 } } } } : node)),
      /"Section"/,
    ],
  ]
  for (const [content, what] of refused) {
    const reply = await save(writer, content)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'LAYOUT_NOT_ALLOWED'])
    expect(reply.json().error).toMatch(/^You can change the text, images and links on this page, but not its layout\./)
    expect(reply.json().error).toMatch(what)
  }
  const [stored] = await host.sql<{ content: Content }>`select content from core.page_content where page_id = ${id}`
  expect(stored?.content).toEqual(pageWith({ text: 'Before' }))
  expect(
    (
      await save(
        owner,
        changed((node) => (isNote(node) ? { ...node, hidden: true } : node)),
      )
    ).statusCode,
  ).toBe(200)
})

it('without the right to the layout a revision with another layout cannot be restored, one with other texts can (PERM-114)', async () => {
  const page = (await owner.post('/api/v1/admin/pages/', { title: 'Restored' })).json().page.id
  const saveOn = (who: TestClient, content: Content) =>
    who.put('/api/v1/admin/page/updatecontent/', { id: page, content: JSON.stringify(content) })
  for (const content of [
    pageWith({ text: 'One' }, 'note'),
    changed((node) => (isNote(node) ? { ...node, hidden: true } : node)),
  ]) {
    expect((await saveOn(owner, content)).statusCode).toBe(200)
  }
  for (const text of ['Three', 'Four']) expect((await saveOn(owner, pageWith({ text }))).statusCode).toBe(200)
  const revisions = `/api/v1/admin/page/revisions/${page}/`
  const { rows } = (await owner.get(revisions)).json().results
  const [, third, hidden, first] = rows.map((row: { id: number }) => row.id)
  const restore = (who: TestClient, revision: number) => who.post(`${revisions}${revision}/restore/`, {})

  const refused = await restore(writer, hidden)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'LAYOUT_NOT_ALLOWED'])
  const [stored] = await host.sql<{ content: Content }>`select content from core.page_content where page_id = ${page}`
  expect(stored?.content).toEqual(pageWith({ text: 'Four' }))
  expect((await restore(writer, third)).statusCode).toBe(200)
  expect((await restore(writer, first)).statusCode).toBe(200)
  expect((await restore(owner, hidden)).statusCode).toBe(200)
})
