// @vitest-environment jsdom
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, registerRichText } from '@lexical/rich-text'
import { $createParagraphNode, $getRoot, $getSelection, createEditor, HISTORY_PUSH_TAG } from 'lexical'
import { expect, test } from 'vitest'
import { markdownWhileTyping } from './markdown-typing.ts'
import { $writeHtml } from './rich-html.ts'

/** What a rich text is after each letter, and whether that was a step of its own. */
async function typed(words: string) {
  const editor = createEditor({ nodes: [HeadingNode, ListNode, ListItemNode, LinkNode] })
  const element = document.body.appendChild(document.createElement('div'))
  editor.setRootElement(element)
  registerRichText(editor)
  markdownWhileTyping(editor)
  editor.update(() => void $getRoot().clear().append($createParagraphNode()).selectEnd(), { discrete: true })
  const seen: string[] = []
  editor.registerUpdateListener(({ tags }) => {
    seen.push(`${tags.has(HISTORY_PUSH_TAG) ? 'step ' : ''}${editor.read($writeHtml)}`)
  })
  for (const letter of words) {
    editor.update(() => $getSelection()?.insertText(letter), { discrete: true })
    await Promise.resolve()
  }
  return seen
}

test.each([
  ['# ', '<p># </p>', 'step '],
  ['1. ', '<p>1. </p>', 'step <ol><li></li></ol>'],
  ['- ', '<p>- </p>', 'step <ul><li></li></ul>'],
])('%j is kept as it was typed, then becomes what it means as a step of its own', async (words, ...last) => {
  expect((await typed(words)).slice(-2)).toEqual(last)
})

test.each([
  ['# a', '<h2>a</h2>'],
  ['## a', '<h2>a</h2>'],
  ['### a', '<h3>a</h3>'],
  ['###### a', '<h4>a</h4>'],
  ['a # b', '<p>a # b</p>'],
  ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
  ['> a', '<p>&gt; a</p>'],
])('%j is %s', async (words, html) => {
  expect((await typed(words)).at(-1)).toBe(html)
})
