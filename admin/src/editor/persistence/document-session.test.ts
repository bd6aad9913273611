import { blankContent, type Content } from '@ashlar/sdk'
import { ApiError } from '@ashlar/sdk/admin'
import { encodeContent } from '@ashlar/sdk/editor'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blocks, pageOf } from '../../blocks/testing-blocks.ts'
import { EditorStore } from '../store/editor-store.ts'
import { DocumentSession } from './document-session.ts'
import { later } from './work-keeper.ts'

const quiet = {
  onUnsaved: () => undefined,
  onConflict: () => undefined,
  confirmOverwrite: () => Promise.resolve(true),
  onSaved: () => undefined,
  onFailed: () => undefined,
}
const around = { logs: { read: async () => undefined, write: async () => undefined }, later }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('EDIT-023 the loading flag is up while a document loads, and clears 750 ms after it', async () => {
  const store = new EditorStore()
  const load = () => Promise.resolve({ id: 3, title: 'Spring', content: encodeContent(blankContent()), revision: 1 })
  const adapter = { list: () => Promise.resolve([]), load, save: () => Promise.resolve({ revision: 2 }) }
  const session = new DocumentSession(
    store,
    blocks,
    quiet,
    () => Promise.resolve({ ...adapter, viewport: 'email' }),
    around,
  )
  const loading = session.load({ kind: 'contributed', param: 'mail', id: 3 }, new AbortController().signal)
  expect(store.state.isEditorLoading).toBe(true)
  await loading
  expect(store.state).toMatchObject({ viewportDevice: 'email', item: { title: 'Spring', revision: 1 } })
  vi.advanceTimersByTime(749)
  expect(store.state.isEditorLoading).toBe(true)
  vi.advanceTimersByTime(1)
  expect(store.state.isEditorLoading).toBe(false)
})

test('"Offline" is no longer said once the line is there again; another failure stays', () => {
  const store = new EditorStore()
  const session = new DocumentSession(store, blocks, quiet, () => Promise.reject(new Error('Not there')), around)
  store.set({ save: { kind: 'failed', message: 'No answer', offline: true } })
  session.reconnected()
  expect(store.state.save).toEqual({ kind: 'saved', at: undefined })
  const refused = { kind: 'failed', message: 'Too large', offline: false } as const
  store.set({ save: refused })
  session.reconnected()
  expect(store.state.save).toBe(refused)
})

test('EDIT-040 a load that fails says so to its caller and clears the loading flag, too', async () => {
  const store = new EditorStore()
  const session = new DocumentSession(store, blocks, quiet, () => Promise.reject(new Error('Not there')), around)
  const loading = session.load({ kind: 'contributed', param: 'mail', id: 3 }, new AbortController().signal)
  await expect(loading).rejects.toThrow('Not there')
  vi.advanceTimersByTime(750)
  expect(store.state).toMatchObject({ isEditorLoading: false, item: null })
})

/** An email with two texts, whose newest version is `stored.now`. */
async function openEmail(onConflict = vi.fn()) {
  const page = pageOf('s section', 'c container in s', 'a text in c', 'b text in c')
  const withText = (content: Content, id: string, text: string): Content => {
    const node = content.nodes[id] ?? expect.unreachable()
    return { ...content, nodes: { ...content.nodes, [id]: { ...node, props: { text } } } }
  }
  const stored = { now: page, revision: 1 }
  const adapter = {
    list: () => Promise.resolve([]),
    load: async (id: number) => ({ id, title: 'M', content: encodeContent(stored.now), revision: stored.revision }),
    save: async ({ revision }: { readonly revision: number }) => {
      if (revision === stored.revision) return { revision: revision + 1 }
      throw new ApiError(409, { error: 'Somebody was first.', code: 'CAMPAIGN_CHANGED' })
    },
  }
  const store = new EditorStore()
  const events = { ...quiet, onConflict }
  const session = new DocumentSession(
    store,
    blocks,
    events,
    () => Promise.resolve({ ...adapter, viewport: 'email' }),
    around,
  )
  await session.load({ kind: 'contributed', param: 'mail', id: 3 }, new AbortController().signal)
  return {
    ...{ session, store, onConflict },
    write: (id: string, text: string) => store.replace(withText(store.content, id, text), { label: 'Change' }),
    theirs(id: string, text: string) {
      stored.now = withText(stored.now, id, text)
      stored.revision += 1
    },
    textOf: (id: string) => store.node(id)?.props['text'],
  }
}

test('what others saved is put together with what is unsaved, as one step; it answers to their version', async () => {
  const email = await openEmail()
  email.write('a', 'Mine')
  email.theirs('b', 'Theirs')
  expect(await (await email.session.versions()).addTheirs('Robin')).toBe(true)
  expect([email.textOf('a'), email.textOf('b')]).toEqual(['Mine', 'Theirs'])
  expect(email.store.state).toMatchObject({ isEditorDirty: true, item: { revision: 2 } })
  expect(await email.session.save()).toBe(true)
  email.store.undo()
  expect(email.textOf('b')).toBeUndefined()
})

test('where both changed one block, both versions are set side by side, when they are added and when they are saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const email = await openEmail()
  email.write('a', 'Mine')
  email.theirs('a', 'Theirs')
  expect(await (await email.session.versions()).addTheirs('Robin')).toBe(false)
  expect(email.onConflict).toHaveBeenLastCalledWith(expect.objectContaining({ changedBy: 'Robin', revision: 2 }))
  expect(email.textOf('a')).toBe('Mine')
  expect(await email.session.save()).toBe(false)
  expect(email.onConflict).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
