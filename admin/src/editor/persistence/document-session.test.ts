import { blankContent } from '@ashlar/sdk'
import { encodeContent } from '@ashlar/sdk/editor'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blocks } from '../../blocks/testing-blocks.ts'
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
