// C7: several clients change the same pages at once, and what they were told must be what some order of them would tell.
import type { TestClient, TestReply } from '@ashlar/sdk/testing'
import fc from 'fast-check'
import type { InMemoryHost } from '../../testing/test-host.ts'
import { pageWith } from './content.fixtures.ts'

const api = '/api/v1/admin'
const statuses = ['draft', 'published', 'archived'] as const
type Status = (typeof statuses)[number]

/** One thing that a client does to one of the two pages. */
export type Act =
  | { readonly kind: 'status'; readonly page: number; readonly status: Status; readonly isGuarded: boolean }
  | { readonly kind: 'save'; readonly page: number; readonly text: number; readonly isGuarded: boolean }
  | { readonly kind: 'delete' | 'restore' | 'purge'; readonly page: number }
  | { readonly kind: 'move'; readonly page: number; readonly below: number | null }

/** What of a page the acts change. */
interface PageState {
  readonly status: Status
  readonly isDeleted: boolean
  readonly parent: number | null
  readonly text: number
  readonly revision: number
  readonly contentRevision: number
}
/** Null: deleted for good. */
type World = readonly (PageState | null)[]

/** Revisions that a client had seen when its round began. */
type Seen = World

const page = fc.integer({ min: 0, max: 1 })
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      page,
      status: fc.constantFrom(...statuses),
      isGuarded: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      page,
      text: fc.integer({ min: 1, max: 1_000_000 }),
      isGuarded: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('delete' as const, 'restore' as const), page }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('purge' as const), page }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), page, below: fc.constantFrom(null, 0, 1) }) },
)

/** Rounds of two to eight clients, each with one act. */
export const histories = fc.array(fc.array(anyAct, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 4 })

type Told = number

/** What an act does to the world and is answered with. Written from what the API promises, not from its code. */
function applied(world: World, act: Act, seen: Seen): readonly [World, Told] {
  const now = world[act.page]
  const then = seen[act.page]
  if (now === null || now === undefined) return [world, 404]
  const put = (next: PageState | null): World => world.map((each, at) => (at === act.page ? next : each))
  const changed = { ...now, revision: now.revision + 1 }
  switch (act.kind) {
    case 'status':
      if (act.isGuarded && then?.revision !== now.revision) return [world, 409]
      return [put({ ...changed, status: act.status }), 200]
    case 'save':
      if (now.isDeleted) return [world, 404]
      if (act.isGuarded && then?.contentRevision !== now.contentRevision) return [world, 409]
      return [put({ ...now, text: act.text, contentRevision: now.contentRevision + 1 }), 200]
    case 'delete':
      return now.isDeleted ? [world, 404] : [put({ ...changed, isDeleted: true }), 200]
    case 'restore':
      return [put({ ...changed, isDeleted: false }), 200]
    case 'purge':
      if (!now.isDeleted) return [world, 409]
      return [put(null).map((each) => (each?.parent === act.page ? { ...each, parent: null } : each)), 200]
    case 'move':
      return isLegalMove(world, act.page, act.below) ? [put({ ...changed, parent: act.below }), 200] : [world, 422]
  }
}

function isLegalMove(world: World, page: number, below: number | null): boolean {
  const parent = below === null ? undefined : world[below]
  if (below === null || world[page]?.parent === below) return true
  return below !== page && parent !== null && parent !== undefined && !parent.isDeleted && parent.parent !== page
}

/** Whether some order of the acts tells each client what it was told and ends in the given world. */
function isExplained(world: World, seen: Seen, acts: readonly (readonly [Act, Told])[], end: string): boolean {
  if (acts.length === 0) return JSON.stringify(world) === end
  return acts.some(([act, told], at) => {
    const [next, answer] = applied(world, act, seen)
    return answer === told && isExplained(next, seen, acts.toSpliced(at, 1), end)
  })
}

/** Play a history against the server; what could not be explained, or undefined. */
export async function play(
  host: InMemoryHost,
  clients: readonly TestClient[],
  rounds: readonly (readonly Act[])[],
): Promise<string | undefined> {
  const [first] = clients
  if (first === undefined) throw new Error('Somebody must play.')
  const ids = [await newPage(first), await newPage(first)]
  let world = await worldOf(host, ids)
  for (const acts of rounds) {
    const seen = world
    const replies = await Promise.all(
      acts.map((act, at) => send(clients[at % clients.length] ?? first, ids, seen, act)),
    )
    const broken = replies.find(({ statusCode }) => statusCode >= 500)
    if (broken !== undefined) return broken.body
    const told = acts.map((act, at) => [act, replies[at]?.statusCode ?? 0] as const)
    const end = await worldOf(host, ids)
    if (!isExplained(seen, seen, told, JSON.stringify(end))) return JSON.stringify({ began: seen, told, ended: end })
    world = end
  }
  return undefined
}

async function newPage(client: TestClient): Promise<number> {
  const reply = await client.post(`${api}/pages/`, { title: 'History' })
  return reply.json().page.id
}

function send(client: TestClient, ids: readonly number[], seen: Seen, act: Act): Promise<TestReply> {
  const id = ids[act.page] ?? 0
  const then = seen[act.page]
  switch (act.kind) {
    case 'status':
      return client.put(`${api}/pages/`, {
        id,
        status: act.status,
        ...(act.isGuarded && { revision: then?.revision ?? 1 }),
      })
    case 'save': {
      const content = JSON.stringify(pageWith({ text: String(act.text) }))
      return client.put(`${api}/page/updatecontent/`, {
        id,
        content,
        ...(act.isGuarded && { revision: then?.contentRevision ?? 1 }),
      })
    }
    case 'delete':
      return client.delete(`${api}/pages/${id}/`)
    case 'restore':
      return client.put(`${api}/pages/`, { id, deleted: false })
    case 'purge':
      return client.post(`${api}/pages/bulk-delete-for-good/`, { ids: [id] })
    case 'move':
      return client.put(`${api}/pages/`, { id, parentId: act.below === null ? null : (ids[act.below] ?? null) })
  }
}

async function worldOf(host: InMemoryHost, ids: readonly number[]): Promise<World> {
  const world: (PageState | null)[] = []
  for (const id of ids) {
    const [row] = await host.sql<{
      status: Status
      is_deleted: boolean
      parent: string | null
      text: string | null
      revision: number
      content_revision: number
    }>`
      select p.status, p.deleted_at is not null as is_deleted, p.parent_id as parent, p.revision, c.revision as content_revision,
        c.content -> 'nodes' -> 'n' -> 'props' ->> 'text' as text
      from core.page p join core.page_content c on c.page_id = p.id where p.id = ${id}`
    world.push(
      row === undefined
        ? null
        : {
            status: row.status,
            isDeleted: row.is_deleted,
            parent: row.parent === null ? null : ids.indexOf(Number(row.parent)),
            text: Number(row.text ?? 0),
            revision: row.revision,
            contentRevision: row.content_revision,
          },
    )
  }
  return world
}
