import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Content, ContentNode, Patch } from '@ashlar/sdk'
import { beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { EditorStore } from './editor-store.ts'

const node = (parent: string | null, children: string[] = [], text = ''): ContentNode => ({
  type: parent === null ? 'wrapper' : 'text',
  version: 1,
  props: text ? { text } : {},
  parent,
  children,
})
const content: Content = {
  rootNodeId: 'root',
  nodes: { root: node(null, ['a', 'b']), a: node('root'), b: node('root') },
}
const item = { kind: 'page', id: 7, title: 'Home', revision: 3 } as const
const write = (id: string, text: string): Patch => ({ nodes: { [id]: node('root', [], text) } })

describe('the store of the editor', () => {
  let clock = 0
  let store: EditorStore
  beforeEach(() => {
    clock = 0
    store = new EditorStore(() => clock)
    store.load({ item, content })
  })

  test('EDIT-013, EDIT-014, EDIT-015, OPEN-151 holds the documented state, with desktop and edit mode as defaults', () => {
    expect(new EditorStore().state).toMatchObject({
      showDialog: false,
      dialogTitle: '',
      dialogChildren: null,
      dialogSize: 'medium',
      templateList: [],
      showIconPicker: false,
      viewportDevice: 'desktop',
      selectedPage: null,
      selectedTemplate: null,
      isEditorLoading: false,
      isEditorSaving: false,
      isEditorDirty: false,
      editMode: true,
      componentContainerTemplates: [],
      openSettingsPanel: {},
      activeTab: 'add',
    })
    expect(store.state.editorContent).toBe(content)
    expect(store.state.originalEditorContent).toBe(content)

    // Panels by name, a tab by its name, a template by its id, and all section templates.
    const header = { id: 3, componentName: 'Header', type: 'section', content: null, revision: 1 } as const
    const chosen = {
      openSettingsPanel: { background: true, border: false },
      activeTab: 'layers',
      selectedTemplate: header.id,
      templateList: [header],
    } as const
    store.set(chosen)
    expect(store.state).toMatchObject(chosen)
    expectTypeOf(store.state.openSettingsPanel).toEqualTypeOf<Readonly<Record<string, boolean>>>()
    expectTypeOf(store.state.selectedTemplate).toEqualTypeOf<number | null>()
  })

  test('a change calls only the listeners of the nodes it touches', () => {
    const [a, b, root] = [vi.fn(), vi.fn(), vi.fn()]
    store.subscribeNode('a', a)
    store.subscribeNode('b', b)
    const stop = store.subscribeNode('root', root)
    store.change(write('a', 'x'), { label: 'Change text' })
    expect([a.mock.calls.length, b.mock.calls.length, root.mock.calls.length]).toEqual([1, 0, 0])
    expect(store.node('b')).toBe(content.nodes['b'])
    stop()
    store.change({ nodes: { root: node(null, ['a']), b: null } }, { label: 'Remove' })
    expect([b.mock.calls.length, root.mock.calls.length]).toEqual([1, 0])
  })

  test('what is typed is there at once, and told after its picture, or with the next change', () => {
    const waiting: (() => void)[] = []
    const callOff = vi.fn()
    store = new EditorStore(
      () => clock,
      (act) => {
        waiting.push(act)
        return callOff
      },
    )
    store.load({ item, content })
    const [a, told] = [vi.fn(), vi.fn()]
    store.subscribeNode('a', a)
    store.ui.subscribe(told)
    const type = (text: string) => store.typing(() => store.change(write('a', text), { label: 'Change text' }))

    type('x')
    type('xy')
    expect(waiting).toHaveLength(1)
    expect([store.node('a')?.props, a.mock.calls.length, told.mock.calls.length]).toEqual([{ text: 'xy' }, 0, 0])
    waiting[0]?.()
    expect([a.mock.calls.length, store.ui.getState().editorContent, store.state.isEditorDirty]).toEqual([
      ...[1, store.content, true],
    ])

    type('xyz')
    store.undo()
    expect(callOff).toHaveBeenCalledTimes(2)
    expect(store.node('a')?.props).toEqual({ text: 'xy' })
    expect(store.ui.getState().editorContent).toBe(store.content)
  })

  test('EDIT-021, EDIT-022 dirty means differs from what is saved, whichever way it came about', () => {
    expect(store.state.isEditorDirty).toBe(false)
    store.change(write('a', 'x'), { label: 'Change text' })
    expect(store.state.isEditorDirty).toBe(true)
    store.undo()
    expect(store.state.isEditorDirty).toBe(false)
    store.redo()
    store.saved(store.content, 4, 1000)
    expect(store.state).toMatchObject({ isEditorDirty: false, item: { revision: 4 } })
    store.undo()
    expect(store.state.isEditorDirty).toBe(true)
  })

  test('a change made while a save is on its way stays unsaved', () => {
    store.change(write('a', 'x'), { label: 'Change text' })
    const sent = store.content
    store.change(write('b', 'y'), { label: 'Change text' })
    store.saved(sent, 4, 1000)
    expect(store.state.isEditorDirty).toBe(true)
  })

  test('undo and redo bring back the selection with the step', () => {
    store.select('a')
    store.change({ nodes: { root: node(null, ['a', 'b', 'c']), c: node('root') } }, { label: 'Add', select: ['c'] })
    expect(store.state.selected).toBe('c')
    store.undo()
    expect(store.state.selected).toBe('a')
    expect(store.node('c')).toBeUndefined()
    store.redo()
    expect(store.state.selected).toBe('c')
  })

  test('typing joins, and undo goes back to before it', () => {
    for (const [at, text] of [
      [0, 'H'],
      [100, 'He'],
      [200, 'Hey'],
    ] as const) {
      clock = at
      store.change(write('a', text), { label: 'Change text', joinKey: 'a:text' })
    }
    expect(store.state.log.steps).toHaveLength(1)
    store.undo()
    expect(store.content).toEqual(content)
  })

  test('typing after a save is a step of its own: undo leads back to what was saved, then to before it', () => {
    const type = (text: string) => store.change(write('a', text), { label: 'Change text', joinKey: 'a:text' })
    type('H')
    clock = 100
    type('He')
    store.saved(store.content, 4, 1000)
    clock = 200
    type('Hey')
    expect(store.state.log.steps).toHaveLength(2)
    store.undo()
    expect(store.node('a')?.props).toEqual({ text: 'He' })
    expect(store.state.isEditorDirty).toBe(false)
    store.undo()
    expect(store.content).toEqual(content)
  })

  test('a node that is written back as it was saved is not unsaved, though it is another object', () => {
    store.change(write('a', 'x'), { label: 'Change text' })
    store.change({ nodes: { a: node('root') } }, { label: 'Change text' })
    expect(store.node('a')).not.toBe(content.nodes['a'])
    expect(store.state.isEditorDirty).toBe(false)
  })

  test('selecting another node ends editing in place, selecting the same one does not', () => {
    store.select('a')
    store.set({ editing: 'a' })
    store.selectAll(['b', 'a'])
    expect(store.state.editing).toBe('a')
    store.select('b')
    expect(store.state.editing).toBeUndefined()
  })

  test('of 1,000 edits that are undone nothing is kept but the last', async () => {
    setFlagsFromString('--expose-gc')
    const collect: unknown = runInNewContext('gc')
    if (typeof collect !== 'function') return expect.unreachable()
    const ids = Array.from({ length: 1000 }, (_, at) => `t${at}`)
    const nodes = Object.fromEntries(ids.map((id): [string, ContentNode] => [id, node('root', [], `Text of ${id}`)]))
    store.load({ item, content: { rootNodeId: 'root', nodes: { root: node(null, ids), ...nodes } } })
    // Counted one by one: what else the process holds, and when it lets go of it, says nothing.
    const states: WeakRef<object>[] = []
    for (let cycle = 0; cycle < 1000; cycle += 1) {
      clock += 1000
      store.change(write(`t${cycle}`, `Edit ${cycle}`), { label: 'Change text' })
      states.push(new WeakRef(store.state), new WeakRef(store.state.editorContent ?? {}))
      store.undo()
    }
    // A reference stays as long as the turn in which it was made.
    await new Promise((resolve) => setImmediate(resolve))
    collect()
    expect(states.filter((state) => state.deref() !== undefined).length).toBeLessThan(10)
    expect(store.state.log.steps).toHaveLength(1)
  })

  test('a selected or edited node that goes is let go of', () => {
    store.select('b')
    store.set({ editing: 'b', hovered: 'b' })
    store.change({ nodes: { root: node(null, ['a']), b: null } }, { label: 'Remove' })
    expect(store.state).toMatchObject({ selected: undefined, editing: undefined, hovered: undefined })
  })
})
