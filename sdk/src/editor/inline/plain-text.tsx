import { registerPlainText } from '@lexical/plain-text'
import {
  $createLineBreakNode,
  $createTextNode,
  $getRoot,
  $isLineBreakNode,
  COMMAND_PRIORITY_HIGH,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalNode,
  mergeRegister,
  ParagraphNode,
} from 'lexical'
import { createElement, type RefObject, useRef } from 'react'
import { LineNode } from './line-node.ts'
import { type CaretLeft, editedRoot, type InlineProps } from './root-attributes.ts'
import { type LexicalBinding, leave, useLexical } from './use-lexical.ts'

export interface PlainTextProps extends InlineProps {
  readonly multiline: boolean
  /** Where the caret stood before the engine was there. */
  readonly left: RefObject<CaretLeft>
}

/** The element while its plain text is being edited. */
export default function PlainText({ as, multiline, value, left, onChange, onDone, ...root }: PlainTextProps) {
  const done = useRef(onDone)
  done.current = onDone
  const ref = useLexical({ value, onChange, left }, (initial) =>
    plainText(initial, { multiline, left, done: () => done.current() }),
  )
  return createElement(as, {
    ...editedRoot(root, multiline),
    ref,
    contentEditable: true,
  })
}

interface Behaviour extends Pick<PlainTextProps, 'multiline' | 'left'> {
  done(): void
}

function plainText(value: string, { multiline, left, done }: Behaviour): LexicalBinding {
  return {
    config: {
      nodes: [LineNode, { replace: ParagraphNode, with: () => new LineNode(), withKlass: LineNode }],
    },
    register: (editor) =>
      mergeRegister(
        registerPlainText(editor),
        editor.registerCommand(
          KEY_ENTER_COMMAND,
          (event) => {
            if (multiline && !event?.ctrlKey && !event?.metaKey) return false
            event?.preventDefault()
            done()
            return true
          },
          COMMAND_PRIORITY_HIGH,
        ),
        editor.registerCommand(KEY_ESCAPE_COMMAND, (event) => leave(event, done), COMMAND_PRIORITY_HIGH),
        multiline ? () => {} : editor.registerNodeTransform(LineNode, keepToOneLine),
      ),
    read() {
      const line = new LineNode()
      for (const [index, text] of value.split('\n').entries()) {
        if (index > 0) line.append($createLineBreakNode())
        if (text !== '') line.append($createTextNode(text))
      }
      $getRoot().clear().append(line)
      line.selectEnd()
    },
    write: () => $getRoot().getTextContent(),
    select() {
      if (left.current === 'end') $getRoot().selectEnd()
      else $getRoot().select(0, $getRoot().getChildrenSize())
    },
  }
}

/** Pasted line breaks become spaces. */
function keepToOneLine(line: LineNode) {
  for (const node of line.getChildren<LexicalNode>()) {
    if ($isLineBreakNode(node)) node.replace($createTextNode(' '))
  }
}
