import { defineBlockEditor } from '@ashlar/sdk/editor'
import { expect, test } from 'vitest'
import { blocks, definitions, pageOf } from '../../blocks/testing-blocks.ts'
import { addedToWrite } from '../store/added-to-write.ts'
import { EditorCommands } from '../store/commands.ts'
import { EditorStore } from '../store/editor-store.ts'

const item = { kind: 'page', id: 1, title: 'Page', revision: 1 } as const
const text = defineBlockEditor(definitions.text, { panels: [], canvas: () => null })
const withText = { ...blocks, editors: new Map([['text', text]]) }

test('what is typed goes into a text that was added just now, and into no other', () => {
  const store = new EditorStore(() => 0)
  const quiet = { announce: () => undefined, refuse: () => undefined }
  const commands = new EditorCommands(store, withText, quiet)
  const target = () => addedToWrite({ store, blocks: withText })
  store.load({ item, content: pageOf('s section', 'c container in s', 'a text in c') })
  store.select('a')
  expect(target()).toBeUndefined()
  commands.insert({ type: 'text' })
  expect(target()).toBe(store.state.selected)
  store.select('a')
  expect(target()).toBeUndefined()
  commands.insert({ type: 'container' })
  expect(target()).toBeUndefined()
  commands.insert({ type: 'text' })
  commands.changeProps(store.state.selected ?? '', { text: 'Words' })
  expect(target()).toBeUndefined()
  commands.duplicate([store.state.selected ?? ''])
  expect(target()).toBeUndefined()
})
