import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode, registerList } from '@lexical/list'
import { HeadingNode, registerRichText } from '@lexical/rich-text'
import {
  $getRoot,
  $getSelection,
  $isTextNode,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from 'lexical'
import { createElement, type RefObject, useRef, useState } from 'react'
import { useLoaded } from '../../forms/links/use-loaded.ts'
import { IsolatedLayer } from '../isolated-layer.tsx'
import { colouredHtml } from './coloured-words.ts'
import { FormatBar } from './format-bar.tsx'
import { formatBarCss } from './format-bar-css.ts'
import { $keepCaret } from './kept-caret.ts'
import { linkWays } from './links/link-at.ts'
import { registerLinkWriting } from './links/link-writing.ts'
import { registerMarkdownTyping } from './markdown/markdown-typing.ts'
import { $formatOfSelection, plainFormat, type RichFormat } from './rich-format.ts'
import { $readHtml, $writeHtml } from './rich-html.ts'
import { type CaretLeft, editedRoot, type InlineProps } from './root-attributes.ts'
import { leave, useLexical } from './use-lexical.ts'

interface Bar {
  readonly editor: LexicalEditor
  readonly element: HTMLElement
  readonly format: RichFormat
}

export interface RichTextProps extends InlineProps {
  /** Where the caret stood before the engine was there. */
  readonly left: RefObject<CaretLeft>
}

/** The element while its rich text is being edited, and the toolbar over it. */
export default function RichTextInPlace({ as, value, left, onChange, onDone, ...root }: RichTextProps) {
  const done = useRef(onDone)
  done.current = onDone
  const [bar, setBar] = useState<Bar | undefined>()
  const [isLinking, setLinking] = useState(false)
  const LinkTool = useLoaded(isLinking || bar?.format.link !== undefined, loadLinkTool, () => setLinking(false))

  const ref = useLexical({ value, onChange, left }, (initial) => ({
    config: {
      nodes: [HeadingNode, ListNode, ListItemNode, LinkNode],
      html: colouredHtml,
      theme: { text: textClasses },
    },
    register: (editor) =>
      mergeRegister(
        registerRichText(editor),
        registerList(editor),
        registerLinkWriting(editor),
        registerMarkdownTyping(editor),
        editor.registerCommand(KEY_ESCAPE_COMMAND, (event) => leave(event, done.current), COMMAND_PRIORITY_HIGH),
        editor.registerCommand(
          KEY_DOWN_COMMAND,
          (event) => asksForLink(event, editor, () => setLinking(true)),
          COMMAND_PRIORITY_HIGH,
        ),
        editor.registerUpdateListener(() => setBar(barOver(editor))),
      ),
    read(editor) {
      const putCaretBack = $keepCaret()
      $readHtml(editor, initial)
      putCaretBack()
    },
    write: $writeHtml,
    select: $continueAtEnd,
  }))

  return (
    <>
      {createElement(as, {
        ...editedRoot(root, true),
        ref,
        contentEditable: true,
      })}
      {bar && (
        <IsolatedLayer ownerDocument={bar.element.ownerDocument} css={formatBarCss}>
          <FormatBar {...bar} onLink={() => setLinking(true)} />
        </IsolatedLayer>
      )}
      {bar && LinkTool && <LinkTool {...bar} ways={linkWays} isOpen={isLinking} onOpen={setLinking} />}
    </>
  )
}

// Bold and italic have elements of their own while editing; the two lines have none, and classes would need a style sheet.
const textClasses = {
  underline: 'ashlar-underline',
  strikethrough: 'ashlar-strike',
  underlineStrikethrough: 'ashlar-underline-strike',
}

/** What is typed there looks like the word before it. */
function $continueAtEnd() {
  const selection = $getRoot().selectEnd()
  const last = selection.anchor.getNode()
  if (!$isTextNode(last)) return
  selection.format = last.getFormat()
  selection.setStyle(last.getStyle())
}

function barOver(editor: LexicalEditor): Bar | undefined {
  const element = editor.getRootElement()
  return element ? { editor, element, format: editor.read($formatOfSelection) ?? plainFormat } : undefined
}

/** Ctrl+K makes a link of the words that are chosen, or changes the one around the caret; else it is the command menu's. */
function asksForLink(event: KeyboardEvent, editor: LexicalEditor, ask: () => void): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
    return false
  const { link } = editor.read($formatOfSelection)
  const isEmpty = editor.read(() => $getSelection()?.isCollapsed() ?? true)
  if (link === undefined && isEmpty) return false
  event.preventDefault()
  ask()
  return true
}

// Most texts have no link.
const loadLinkTool = async () => (await import('./links/link-tool.tsx')).LinkTool
