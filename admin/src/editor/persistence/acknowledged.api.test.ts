import { type Content, checkStructure, sameJson } from '@ashlar/sdk'
import { decodeContent } from '@ashlar/sdk/editor'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { blocks, definitions } from '../../blocks/testing-blocks.ts'
import { EditorCommands } from '../store/commands.ts'
import { EditorStore } from '../store/editor-store.ts'
import { anyChange } from '../testing/any-change.ts'
import { Person, surroundings } from '../testing/person.ts'
import { Random } from '../testing/random.ts'
import type { Conflict } from './conflict.ts'
import { DocumentSession } from './document-session.ts'
import { compare } from './merge.ts'
import type { Unsaved } from './stored-document.ts'

let host: TestHost
beforeAll(async () => {
  // Nobody looks at the site here.
  const renderer = Object.values(definitions).map((block) => defineBlockRenderer(block, () => null))
  host = await testHost({ packages: [{ name: '@test/layout', root: definitions, renderer }] })
  vi.stubGlobal('fetch', surroundings.fetch)
  vi.stubGlobal('localStorage', surroundings.localStorage)
  // What the editor says in the console of a browser whose line breaks.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await host?.close()
})

/** Every version that the host said yes to, made by replaying what people did: never read back from the host. */
class Acknowledged {
  readonly #versions = new Map<number, Content>()
  #revision: number

  constructor(revision: number, content: Content) {
    this.#revision = revision
    this.#versions.set(revision, content)
  }

  get content(): Content {
    return this.at(this.#revision)
  }

  at(revision: number): Content {
    return this.#versions.get(revision) ?? expect.fail(`Nobody was ever told of revision ${revision}.`)
  }

  add(content: Content) {
    this.#revision += 1
    this.#versions.set(this.#revision, content)
  }
}

/** One editor in one tab, used by one person. */
class Tab {
  readonly person: Person
  readonly store: EditorStore
  readonly commands: EditorCommands
  readonly session: DocumentSession
  unsaved: Unsaved | undefined
  conflict: Conflict | undefined

  constructor(person: Person) {
    this.person = person
    this.store = new EditorStore(person.now)
    this.commands = new EditorCommands(this.store, blocks, { announce: () => undefined, refuse: () => undefined })
    const events = {
      onUnsaved: (unsaved: Unsaved) => (this.unsaved = unsaved),
      onConflict: (conflict: Conflict) => (this.conflict = conflict),
      confirmOverwrite: () => Promise.resolve(true),
      onSaved: () => undefined,
      onFailed: () => undefined,
    }
    const noKinds = () => Promise.reject(new Error('There are pages alone.'))
    this.session = new DocumentSession(this.store, blocks, events, noKinds, person)
  }

  async open(slug: string): Promise<void> {
    for (;;) {
      try {
        return await this.person.do(() => this.session.load({ kind: 'page', slug }, new AbortController().signal))
      } catch {
        // A person presses "Try again".
      }
    }
  }
}

/** What both did to one version, put together block by block: written without the code under test. */
function together(base: Content, mine: Content, theirs: Content): Content {
  const nodes: Record<string, Content['nodes'][string]> = {}
  for (const id of Object.keys({ ...mine.nodes, ...theirs.nodes })) {
    const isMine = !sameJson(base.nodes[id] ?? null, mine.nodes[id] ?? null)
    const node = (isMine ? mine : theirs).nodes[id]
    if (node) nodes[id] = node
  }
  return { rootNodeId: base.rootNodeId, nodes }
}

test('EDIT-021, EDIT-022, EDIT-028, OPEN-114 a thousand operations with undo, redo, lost lines, crashes and a second editor: the stored page is the replay of what was acknowledged, and what was kept comes back', async () => {
  const random = new Random(20_261_122)
  const people = [await host.signIn('administrator'), await host.signIn('manager')].map(
    (client) => new Person(client, random),
  )
  const [first] = people
  const made = (await first?.client.post('/api/v1/admin/pages/', { title: 'A thousand' }))?.json().page
  const { id, slug }: { id: number; slug: string } = made
  const tabs = people.map((person) => new Tab(person))
  for (const tab of tabs) await tab.open(slug)
  const start = tabs[0]?.store.content ?? expect.unreachable()
  const acknowledged = new Acknowledged(made.contentRevision, start)
  const counts = { saved: 0, lost: 0, refused: 0, merged: 0, restored: 0, histories: 0 }

  const expectStored = async () => {
    const [row] = await host.sql<{
      content: Content | null
    }>`select content from core.page_content where page_id = ${id}`
    expect(row?.content ?? start).toEqual(acknowledged.content)
  }

  /** Sends the page; what the host takes is what the person saw when it was sent. */
  const send = async (tab: Tab, expected: Content, act: () => Promise<boolean>): Promise<boolean> => {
    let taken = 0
    tab.person.onStored = (encoded) => {
      expect(decodeContent(encoded ?? '').content).toEqual(expected)
      acknowledged.add(expected)
      taken += 1
    }
    const done = tab.person.do(act)
    // The person goes on working meanwhile.
    if (random.isOnceIn(3)) anyChange(random, tab.store, tab.commands)
    const isDone = await done
    counts[isDone ? 'saved' : taken > 0 ? 'lost' : 'refused'] += 1
    if (isDone) expect(tab.store.state.originalEditorContent).toEqual(acknowledged.content)
    await expectStored()
    return isDone
  }

  const settle = async (tab: Tab, conflict: Conflict) => {
    const mine = tab.store.content
    const { theirs } = conflict
    expect(theirs).toEqual(acknowledged.content)
    expect(conflict.base).toEqual(acknowledged.at(tab.store.state.item?.revision ?? 0))
    const { merged } = compare(conflict.base, conflict.mine, theirs, blocks)
    const choice = random.of(['both', 'both', 'mine', 'theirs', 'later'])
    if (choice === 'later') return
    const both = merged && together(conflict.base, conflict.mine, theirs)
    const chosen = choice === 'theirs' ? theirs : choice === 'both' && both ? both : conflict.mine
    if (both) expect(merged).toEqual(both)
    if (choice === 'both' && both) counts.merged += 1
    if (!sameJson(mine, conflict.mine)) tab.store.replace(conflict.mine, { label: 'As it was sent' })
    await send(tab, chosen, () => tab.session.settle(chosen, conflict))
  }

  const reload = async (at: number, tab: Tab) => {
    const before = tab.store.state
    // Half of all tabs are told that they go; the others had been left alone for a moment.
    if (random.isOnceIn(2)) tab.person.do(() => tab.session.flush())
    else await tab.person.wait(400)
    tab.person.crash()
    const next = new Tab(tab.person)
    tabs[at] = next
    await next.open(slug)
    const { state } = next.store
    expect(state.originalEditorContent).toEqual(acknowledged.content)
    if (!next.unsaved) {
      // All that was there is on the server: as the newest version, or as one that the other has followed since.
      const version = before.isEditorDirty ? acknowledged.content : acknowledged.at(before.item?.revision ?? 0)
      expect(before.editorContent).toEqual(version)
    } else if (!before.isEditorDirty) {
      // All was undone; the draft could not be removed on a bad line.
      expect(next.unsaved.from).toBe('your draft')
      return next.person.do(() => next.session.discardKept())
    } else {
      expect(next.unsaved.content).toEqual(before.editorContent)
      if (random.isOnceIn(5)) return next.person.do(() => next.session.discardKept())
      next.person.do(() => next.unsaved && next.session.restore(next.unsaved))
      expect(next.store.content).toEqual(before.editorContent)
      counts.restored += 1
    }
    const { steps, position } = next.store.state.log
    if (before.log.steps.length === 0 || steps.length !== before.log.steps.length) return
    counts.histories += 1
    expect([position, steps.map(({ label }) => label)]).toEqual([
      before.log.position,
      before.log.steps.map(({ label }) => label),
    ])
    // Where nothing was unsaved, the other may have saved since: what is shown is theirs.
    const shown = next.store.content
    next.commands.goTo(0)
    next.commands.goTo(position)
    expect(next.store.content).toEqual(shown)
  }

  for (let operation = 0; operation < 1000; operation += 1) {
    const at = random.isOnceIn(3) ? 1 : 0
    const tab = tabs[at] ?? expect.unreachable()
    const kind = random.below(20)
    if (kind === 0) await reload(at, tab)
    else if (kind <= 3) {
      const seen = tab.store.content
      const { isEditorDirty } = tab.store.state
      tab.conflict = undefined
      if (isEditorDirty) await send(tab, seen, () => tab.session.save())
      if (tab.conflict) await settle(tab, tab.conflict)
    } else anyChange(random, tab.store, tab.commands)
    const now = tabs[at] ?? expect.unreachable()
    if (checkStructure(now.store.content).problems.length > 0) expect.fail(`Operation ${operation} broke the tree.`)
    await now.person.wait(random.below(3000))
  }
  await expectStored()
  // How often each happens follows from the pace of the machine too; that it happened makes the rest mean something.
  for (const count of Object.values(counts)) expect(count, JSON.stringify(counts)).toBeGreaterThan(0)
}, 120_000)
