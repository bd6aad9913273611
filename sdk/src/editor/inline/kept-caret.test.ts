// @vitest-environment jsdom
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode } from '@lexical/rich-text'
import { $getRoot, $getSelection, createEditor } from 'lexical'
import { expect, test } from 'vitest'
import { $keepCaret } from './kept-caret.ts'
import { $readHtml, $writeHtml } from './rich-html.ts'

test.each([
  ['<p>a <strong>b</strong></p><p>c</p>', 1, '<p>a **b**</p><p>c</p>', '<p>a **b**|</p><p>c</p>'],
  ['<p>a</p><ul><li></li></ul>', 'end', '<p>a</p><p>-</p>', '<p>a</p><p>-|</p>'],
  ['<p>one two</p>', 0, '<p>one</p>', '<p>one|</p>'],
  ['<p>one</p>', 0, '', '<p>|</p>'],
] as const)(
  'issue 22: behind text %j / %j the caret stands where it stood when undo gives back other words',
  (html, at, other, expected) => {
    const editor = createEditor({ nodes: [HeadingNode, ListNode, ListItemNode, LinkNode] })
    editor.setRootElement(document.createElement('div'))
    editor.update(
      () => {
        $readHtml(editor, html)
        if (at === 'end') $getRoot().selectEnd()
        else $getRoot().getAllTextNodes()[at]?.selectEnd()
      },
      { discrete: true },
    )
    editor.update(
      () => {
        const putCaretBack = $keepCaret()
        $readHtml(editor, other)
        putCaretBack()
        $getSelection()?.insertText('|')
      },
      { discrete: true },
    )
    expect(editor.read($writeHtml)).toBe(expected)
    editor.setRootElement(null)
  },
)
