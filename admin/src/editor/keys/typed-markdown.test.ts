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
  typedMarkdown({ store, commands, blocks: withRich, geometry, canEdit: true, canLayOut }, 'a', {})
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

/** The blocks of the page once a rich text has changed, and its words after an undo. */
function typedInRichText(was: string, now: string, canLayOut = true) {
  const store = new EditorStore(() => 0)
  const commands = new EditorCommands(store, withRich, quiet, !canLayOut)
  store.load({ item, content: pageOf('s section', 'c container in s', 'a textbox in c') })
  commands.changeProps('a', { text: was })
  store.endStep()
  commands.changeProps('a', { text: now })
  const tools = { store, commands, blocks: withRich, geometry: new FrameGeometry(), canEdit: true, canLayOut }
  typedMarkdown(tools, 'a', { text: was })
  const held = (nodeAt(store.content, 'c')?.children ?? []).map((id) => nodeAt(store.content, id))
  const made = held.map((node) => [node?.type, node?.props['text']])
  const id = nodeAt(store.content, 'c')?.children[0]
  store.undo()
  return { made, id, before: nodeAt(store.content, 'a')?.props['text'] }
}

test('issue 22: a paragraph of a rich text becomes a quote between what stood around it, and undo gives back the signs', () => {
  const now = '<p>One</p><p>&gt; </p><ul><li>Two</li></ul>'
  expect(typedInRichText('<p>One</p><p>&gt;</p><ul><li>Two</li></ul>', now)).toEqual({
    made: [
      ['textbox', '<p>One</p>'],
      ['quote', ''],
      ['textbox', '<ul><li>Two</li></ul>'],
    ],
    id: 'a',
    before: now,
  })
  expect(typedInRichText('<p>&gt;a &lt; b<br />c</p>', '<p>&gt;\u00a0a &lt; b<br />c</p>').made).toEqual([
    ['quote', 'a < b\nc'],
  ])
})

test('issue 22: a paragraph of a rich text that says --- becomes a divider, and the text goes on behind it', () => {
  expect(
    typedInRichText('<p>One</p><p data-align="center">--</p>', '<p>One</p><p data-align="center">---</p>').made,
  ).toEqual([
    ['textbox', '<p>One</p>'],
    ['divider', undefined],
    ['textbox', ''],
  ])
})

test.each([
  ['undone signs, in a text that is typed on', '<p>&gt; </p><p>a</p>', '<p>&gt; </p><p>ab</p>'],
  ['a link behind the sign', '<p>&gt;<a href="/a">b</a></p>', '<p>&gt; <a href="/a">b</a></p>'],
  ['signs in a list', '<ul><li>&gt;</li></ul>', '<ul><li>&gt; </li></ul>'],
  ['signs in a heading', '<h2>--</h2>', '<h2>---</h2>'],
  ['signs within words', '<p>a &gt;</p>', '<p>a &gt; </p>'],
  ['a fourth dash', '<p>---</p>', '<p>----</p>'],
  ['signs that are pasted', '<p>a</p>', '<p>&gt; b</p>'],
])('issue 22: a rich text keeps %s', (_, was, now) => {
  expect(typedInRichText(was, now).made).toEqual([['textbox', now]])
})

test('issue 22: whoever may change words alone keeps the rich text', () => {
  expect(typedInRichText('<p>--</p>', '<p>---</p>', false).made).toEqual([['textbox', '<p>---</p>']])
})
