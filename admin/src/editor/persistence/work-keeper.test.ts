import { applyPatch, type Content } from '@ashlar/sdk'
import { decodeContent } from '@ashlar/sdk/editor'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageOf } from '../../blocks/testing-blocks.ts'
import { EditorStore } from '../store/editor-store.ts'
import { WorkKeeper } from './work-keeper.ts'

// No page: a component has no draft on the server.
const item = { kind: 'component', id: 1, title: 'Header', revision: 1 } as const
const page = pageOf('s section', 'c container in s', 'a text in c')

let kept: Map<string, string>
let due: (() => unknown)[]
let store: EditorStore
let keeper: WorkKeeper
beforeEach(() => {
  kept = new Map()
  due = []
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  store = new EditorStore(() => 0)
  store.load({ item, content: page })
  const logs = { read: async () => undefined, write: async () => undefined }
  keeper = new WorkKeeper(store, logs, later)
  keeper.follow(item)
  return () => vi.unstubAllGlobals()
})

const later = (_: number, act: () => unknown) => {
  due.push(act)
  return () => {
    due = due.filter((each) => each !== act)
  }
}
const type = (text: string) => {
  const node = store.node('a') ?? expect.unreachable()
  store.change({ nodes: { a: { ...node, props: { text } } } }, { label: 'Change text' })
}
const handsRest = () => Promise.all(due.splice(0).map((act) => act()))
const keptContents = (): (Content | undefined)[] =>
  [...kept.values()].map((text) => decodeContent(JSON.parse(text).content).content)

test('work is kept in this browser when the hands rest, and forgotten when it is undone', async () => {
  type('One')
  await handsRest()
  expect(keptContents()).toEqual([store.content])
  store.undo()
  await handsRest()
  expect(keptContents()).toEqual([])
})

test('what is changed while it is being encoded is not kept in its older state', async () => {
  type('One')
  const keeping = handsRest()
  type('Two')
  await keeping
  expect(keptContents()).toEqual([])
  await handsRest()
  expect(keptContents()).toEqual([store.content])
})

test('a draft that finds no server is sent again until it answers', async () => {
  const reached = vi.fn()
  const answers = [0, 503, 200]
  const fetch = vi.fn(async () => {
    const status = answers.shift() ?? 200
    if (status === 0) throw new TypeError('Failed to fetch')
    return Response.json({ success: true, draft: null }, { status })
  })
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  keeper.stop()
  store.load({ item: { ...item, kind: 'page' }, content: page })
  const logs = { read: async () => undefined, write: async () => undefined }
  new WorkKeeper(store, logs, later, reached).follow({ ...item, kind: 'page' })
  type('One')
  await handsRest()
  expect([fetch.mock.calls.length, reached.mock.calls.length]).toEqual([1, 0])
  await handsRest()
  expect([fetch.mock.calls.length, reached.mock.calls.length]).toEqual([2, 0])
  await handsRest()
  expect([fetch.mock.calls.length, reached.mock.calls.length]).toEqual([3, 1])
  await handsRest()
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('a server that gave no answer to the save of a template is asked until it does, and only then', async () => {
  const reached = vi.fn()
  const answers = [0, 503, 401]
  const fetch = vi.fn(async () => {
    const status = answers.shift() ?? 200
    if (status === 0) throw new TypeError('Failed to fetch')
    return Response.json({ success: false, error: 'No.', code: 'NO' }, { status })
  })
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  keeper.stop()
  const logs = { read: async () => undefined, write: async () => undefined }
  const asking = new WorkKeeper(store, logs, later, reached)
  asking.follow(item)
  type('One')
  await handsRest()
  expect(fetch).not.toHaveBeenCalled()
  store.set({ save: { kind: 'failed', message: 'No answer', offline: true } })
  asking.keep()
  for (const [asked, heard] of [
    [1, 0],
    [2, 0],
    [3, 1],
    [3, 1],
  ]) {
    await handsRest()
    expect([fetch.mock.calls.length, reached.mock.calls.length]).toEqual([asked, heard])
  }
})

test('what is kept leads back to the version that it was begun from', async () => {
  type('One')
  await handsRest()
  const [text = ''] = kept.values()
  const { back } = JSON.parse(text)
  expect(applyPatch(store.content, back)).toEqual(page)
})
