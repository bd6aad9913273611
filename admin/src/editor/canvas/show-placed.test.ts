import { expect, test } from 'vitest'
import { blocks, pageOf } from '../../blocks/testing-blocks.ts'
import { EditorCommands } from '../store/commands.ts'
import { EditorStore } from '../store/editor-store.ts'
import { placedBy } from './show-placed.ts'

const page = pageOf('s section', 'c container in s', 'a text in c', 'b text in c')
const item = { kind: 'page', id: 1, title: 'Page', revision: 1 } as const

test('what is inserted, duplicated, moved or brought back is shown; typing, settings and choosing move nothing', () => {
  const store = new EditorStore(() => 0)
  const commands = new EditorCommands(store, blocks, { announce: () => undefined, refuse: () => undefined })
  const shown = (act: () => void) => {
    const before = store.state
    act()
    return placedBy(store.state, before)
  }
  expect(shown(() => store.load({ item, content: page }))).toBeUndefined()
  expect(shown(() => store.select('a'))).toBeUndefined()
  expect(shown(() => commands.changeProps('a', { text: 'Words' }))).toBeUndefined()
  expect(shown(() => commands.toggleMark(['a'], 'hidden'))).toBeUndefined()
  expect(shown(() => commands.moveBy(['a'], 1))).toBe('a')
  expect(shown(() => commands.duplicate(['a']))).toBe(store.state.selected)
  expect(shown(() => commands.insert({ type: 'text' }))).toBe(store.state.selected)
  const added = store.state.selected
  expect(shown(() => commands.undo())).toBe(store.state.selected)
  expect(shown(() => commands.redo())).toBe(added)
})
