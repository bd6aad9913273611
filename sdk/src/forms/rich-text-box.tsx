import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode, registerList } from '@lexical/list'
import { HeadingNode, registerRichText } from '@lexical/rich-text'
import { type LexicalEditor, mergeRegister } from 'lexical'
import { useEffect, useRef, useState } from 'react'
import { colouredHtml } from '../editor/inline/coloured-words.ts'
import { $formatOfSelection, plainFormat, type RichFormat } from '../editor/inline/rich-format.ts'
import { $readHtml, $writeHtml } from '../editor/inline/rich-html.ts'
import { useLexical } from '../editor/inline/use-lexical.ts'
import type { RichTextFieldProps } from './rich-text-field.tsx'
import { registerUndo } from './rich-text-history.ts'
import { RichTextTools } from './rich-text-tools.tsx'
import { useThemeColours } from './theme-colours.ts'

interface Editing {
  readonly editor: LexicalEditor
  readonly format: RichFormat
}

/** The field once the text engine is there: the same one that edits text in the pages themselves. */
export default function RichTextBox({ ties, label, value, onChange, onLeave, disabled }: RichTextFieldProps) {
  const [editing, setEditing] = useState<Editing>()
  const ref = useLexical({ value, onChange }, (initial) => ({
    config: {
      nodes: [HeadingNode, ListNode, ListItemNode, LinkNode],
      html: colouredHtml,
      theme: { text: textClasses },
    },
    register: (editor) =>
      mergeRegister(
        registerRichText(editor),
        registerList(editor),
        registerUndo(editor),
        editor.registerUpdateListener(() =>
          setEditing({ editor, format: editor.read($formatOfSelection) ?? plainFormat }),
        ),
      ),
    read: (editor) => $readHtml(editor, initial),
    write: $writeHtml,
  }))
  const theme = useThemeColours(true)
  const editor = editing?.editor
  useEffect(() => editor?.setEditable(!disabled), [editor, disabled])
  const box = useRef<HTMLDivElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus leaving text and tools together
    <div
      ref={box}
      className={`input input--rich${ties['aria-invalid'] ? ' is-error' : ''}`}
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !box.current?.contains(relatedTarget)) onLeave?.()
      }}
    >
      {editing && !disabled && <RichTextTools {...editing} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no headings or lists */}
      <div
        {...ties}
        ref={ref}
        className="rich"
        style={Object.fromEntries(Object.entries(theme).map(([name, colour]) => [`--theme-${name}`, colour]))}
        contentEditable={!disabled}
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        aria-label={label}
        aria-multiline
        aria-disabled={disabled || undefined}
        spellCheck
      />
    </div>
  )
}

// Bold and italic have elements of their own while editing; the two lines have none.
const textClasses = { underline: 'rich__u', strikethrough: 'rich__s', underlineStrikethrough: 'rich__us' }
