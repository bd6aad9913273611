import { nodeAt } from '@ashlar/sdk'
import { expect, test } from 'vitest'
import { blocks, pageOf } from '../../blocks/testing-blocks.ts'
import { FrameGeometry } from '../canvas/frame-geometry.ts'
import { rich } from '../clipboard/foreign/rich.fixtures.ts'
import { EditorCommands } from '../store/commands.ts'
import { EditorStore } from '../store/editor-store.ts'
import { typedMarkdown } from './typed-markdown.ts'

const item = { kind: 'page', id: 1, title: 'Page', revision: 1 } as const
const quiet = { announce: () => undefined, refuse: () => undefined }
const withRich = { ...blocks, catalogue: rich }

/** The blocks of the page once these words are all that its text says, and the words after an undo. */
function typed(words: string, canLayOut = true) {
  const store = new EditorStore(() => 0)
  const commands = new EditorCommands(store, withRich, quiet, !canLayOut)
  store.load({ item, content: pageOf('s section', 'c container in s', 'a text in c') })
  commands.changeProps('a', { text: words })
  const geometry = new FrameGeometry()
  typedMarkdown({ store, commands, blocks: withRich, geometry, canEdit: true, canLayOut }, 'a')
  const held = (nodeAt(store.content, 'c')?.children ?? []).map((id) => nodeAt(store.content, id))
  const made = held.map((node) => [node?.type, node?.props['tag'] ?? node?.props['text']])
  store.undo()
  return { made, before: nodeAt(store.content, 'a')?.props['text'] }
}

test.each([
  ['# ', ['text', 'h1']],
  ['###### ', ['text', 'h6']],
  ['- ', ['textbox', '<ul><li></li></ul>']],
  ['1. ', ['textbox', '<ol><li></li></ol>']],
  ['> ', ['quote', '']],
])('a text that says %j becomes what that means, and undo gives it back', (words, block) => {
  expect(typed(words)).toEqual({ made: [block], before: words })
})

test('behind a divider the text goes on', () => {
  expect(typed('---').made).toEqual([
    ['divider', undefined],
    ['text', ''],
  ])
})

test.each(['####### ', '#', '-', '--', '2. ', 'a # ', '# a'])('%j stays as it was typed', (words) => {
  expect(typed(words).made).toEqual([['text', words]])
})

test('whoever may change words alone keeps the block', () => {
  expect(typed('# ', false).made).toEqual([['text', '# ']])
})
