// @vitest-environment jsdom
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, registerRichText } from '@lexical/rich-text'
import {
  $addUpdateTag,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $setCompositionKey,
  COMPOSITION_END_TAG,
  createEditor,
  FORMAT_TEXT_COMMAND,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  PASTE_TAG,
  SELECTION_CHANGE_COMMAND,
} from 'lexical'
import { afterEach, expect, test } from 'vitest'
import { $formatOfSelection } from '../rich-format.ts'
import { $readHtml, $writeHtml } from '../rich-html.ts'
import { fromOutside } from '../use-lexical.ts'
import { registerMarkdownTyping } from './markdown-typing.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A rich text with the caret at its end, and what it was after each change. */
function richText(html = '') {
  const editor = createEditor({
    nodes: [HeadingNode, ListNode, ListItemNode, LinkNode],
    onError(error) {
      throw error
    },
  })
  const element = document.body.appendChild(document.createElement('div'))
  editor.setRootElement(element)
  const stops = [registerRichText(editor), registerMarkdownTyping(editor)]
  editor.update(
    () => {
      $readHtml(editor, html)
      $getRoot().selectEnd()
    },
    { discrete: true, tag: fromOutside },
  )
  const seen: string[] = []
  stops.push(
    editor.registerUpdateListener(({ tags, dirtyLeaves, dirtyElements }) => {
      if (dirtyLeaves.size + dirtyElements.size === 0) return
      seen.push(`${tags.has(HISTORY_PUSH_TAG) ? 'step ' : ''}${editor.read($writeHtml)}`)
    }),
  )
  ends.push(() => {
    for (const stop of stops) stop()
    editor.setRootElement(null)
    element.remove()
  })
  const insert = (text: string, tag?: string) =>
    editor.update(
      () => {
        if (tag !== undefined) $addUpdateTag(tag)
        $getSelection()?.insertText(text)
      },
      { discrete: true },
    )
  const type = async (words: string) => {
    for (const letter of words) {
      insert(letter)
      await Promise.resolve()
    }
    return seen.at(-1)?.replace('step ', '')
  }
  return { editor, seen, insert, type }
}

/** As a browser reports the caret after a while: its look is then that of the text before it. */
function reportCaret(editor: LexicalEditor) {
  editor.update(
    () => {
      const selection = $getSelection()
      if ($isRangeSelection(selection)) selection.format = formatBefore(selection.anchor.getNode())
      editor.dispatchCommand(SELECTION_CHANGE_COMMAND, undefined)
    },
    { discrete: true },
  )
}
const formatBefore = (node: object) =>
  'getFormat' in node && typeof node.getFormat === 'function' ? Number(node.getFormat()) : 0

test.each([
  ['**b**', '<strong>b</strong>'],
  ['__b__', '<strong>b</strong>'],
  ['*b*', '<em>b</em>'],
  ['_b_', '<em>b</em>'],
  ['~~b~~', '<s>b</s>'],
  ['`b`', '<code>b</code>'],
  ['***b***', '<em><strong>b</strong></em>'],
  ['[b](/about)', '<a href="/about">b</a>'],
  ['[b](www.example.org/a_(b))', '<a href="https://www.example.org/a_(b)">b</a>'],
])(
  'issue 22: %j stays as it was typed, then becomes %s as a step of its own, and what follows is plain',
  async (typed, html) => {
    const { seen, type } = richText()
    await type(typed)
    expect(seen.slice(-2)).toEqual([`<p>${typed}</p>`, `step <p>${html}</p>`])
    expect(await type(' on')).toBe(`<p>${html} on</p>`)
  },
)

test.each([
  ['**a *b* c** d', '<p><strong>a </strong><em><strong>b</strong></em><strong> c</strong> d</p>'],
  ['*a **b*** c', '<p><em>a </em><em><strong>b</strong></em> c</p>'],
  ['(*b*), c', '<p>(<em>b</em>), c</p>'],
  ['これは**太字**です', '<p>これは<strong>太字</strong>です</p>'],
  ['*שלום* עולם', '<p><em>שלום</em> עולם</p>'],
  ['[a *b*](/c) d', '<p><a href="/c">a <em>b</em></a> d</p>'],
])('issue 22: marks within marks, beside signs and in other scripts: %j', async (typed, html) => {
  expect(await richText().type(typed)).toBe(html)
})

test.each([
  'a snake_case_ b',
  'Kund*innen und Schüler*innen',
  '2 * 3 * 4',
  '2*3*4',
  '** b**',
  '**b **',
  '****',
  '\\*b*',
  '![b](/c)',
  '[b](javascript:alert)',
  '> b',
  'a # b',
  '- ',
])('issue 22: %j means itself where it is no Markdown of a text', async (typed) => {
  const lead = typed === '- ' ? 'a' : ''
  const escaped = `${lead}${typed}`.replaceAll('>', '&gt;')
  expect(await richText().type(`${lead}${typed}`)).toBe(`<p>${escaped}</p>`)
})

test.each([
  ['# a', '<h2>a</h2>'],
  ['## a', '<h2>a</h2>'],
  ['### a', '<h3>a</h3>'],
  ['###### a', '<h4>a</h4>'],
  ['- a', '<ul><li>a</li></ul>'],
  ['1. a', '<ol><li>a</li></ol>'],
  ['1) a', '<ol><li>a</li></ol>'],
])('issue 22: a paragraph that begins %j is %s', async (typed, html) => {
  expect(await richText().type(typed)).toBe(html)
})

test('issue 22: signs before words that stand there make a heading of them, once', async () => {
  const { editor, type } = richText('<p>Care</p><h3>Use</h3>')
  editor.update(() => void $getRoot().getFirstChildOrThrow().selectStart(), { discrete: true })
  expect(await type('### ')).toBe('<h3>Care</h3><h3>Use</h3>')
  expect(await type('## ')).toBe('<h3>## Care</h3><h3>Use</h3>')
})

test('issue 22: what follows is plain also after the browser has reported the caret, and bold if it was chosen', async () => {
  const { editor, type } = richText()
  await type('**b**')
  reportCaret(editor)
  expect(editor.read($formatOfSelection).marks.size).toBe(0)
  expect(await type('c')).toBe('<p><strong>b</strong>c</p>')
  const other = richText()
  await other.type('**b**')
  other.editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')
  reportCaret(other.editor)
  expect(await other.type('c')).toBe('<p><strong>bc</strong></p>')
})

test('issue 22: code, links, pasted words and words that undo brings back are left as they are', async () => {
  expect(await richText().type('`a *b* c')).toBe('<p>`a *b* c</p>')
  const { type } = richText('<p>*a <a href="/b">b</a></p>')
  expect(await type(' c*')).toBe('<p>*a <a href="/b">b</a> c*</p>')

  const pasted = richText()
  pasted.insert('**b**', PASTE_TAG)
  pasted.insert('*', PASTE_TAG)
  await Promise.resolve()
  expect(pasted.seen.at(-1)).toBe('<p>**b***</p>')
  const undone = richText('<p>**b*</p>')
  undone.insert('*', fromOutside)
  await Promise.resolve()
  expect(undone.seen.at(-1)).toBe('<p>**b**</p>')
  expect(await undone.type(' c')).toBe('<p>**b** c</p>')
})

test('issue 22: what an input method composes is left alone, but for a single sign of a dead key', async () => {
  const composed = async (html: string, ...texts: readonly string[]) => {
    const { editor, seen } = richText(html)
    for (const text of texts) {
      editor.update(
        () => {
          const [node] = $getRoot().getAllTextNodes()
          $setCompositionKey(node?.getKey() ?? null)
          node?.setTextContent(`${node.getTextContent()}${text}`).selectEnd()
        },
        { discrete: true },
      )
    }
    editor.update(() => $setCompositionKey(null), { discrete: true, tag: COMPOSITION_END_TAG })
    await Promise.resolve()
    return seen.at(-1)
  }
  expect(await composed('<p>x</p>', ' *', 'b', '*')).toBe('<p>x *b*</p>')
  expect(await composed('<p>x *b</p>', '*')).toBe('step <p>x <em>b</em></p>')
})
