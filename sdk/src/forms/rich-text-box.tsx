import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { HeadingNode } from '@lexical/rich-text'
import type { LexicalEditor } from 'lexical'
import { useState } from 'react'
import { colouredHtml } from '../editor/inline/coloured-words.ts'
import { $readHtml } from '../editor/inline/rich-html.ts'
import type { RichTextFieldProps } from './rich-text-field.tsx'
import { RichTextMentions } from './rich-text-mentions.tsx'
import { RichTextTools } from './rich-text-tools.tsx'
import { RichTextValue } from './rich-text-value.tsx'
import { useThemeColours } from './theme-colours.ts'

// Bold and italic have elements of their own while editing; the two lines have none.
const textClasses = { underline: 'rich__u', strikethrough: 'rich__s', underlineStrikethrough: 'rich__us' }

const shared = {
  namespace: 'ashlar-field',
  nodes: [HeadingNode, ListNode, ListItemNode, LinkNode],
  html: colouredHtml,
  theme: { text: textClasses },
  // Reported, not thrown: the text stays as it was and the form around it goes on.
  onError: (error: Error) => reportError(error),
}

/** Milliseconds: what is typed with shorter rests is undone in one step. */
const rest = 600

/** The field once the text engine is there: the same one that edits text in the pages themselves. */
export default function RichTextBox(props: RichTextFieldProps) {
  const { ties, label, value, onChange, onLeave, disabled = false, mentions, height } = props
  const theme = useThemeColours(true)
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  return (
    <LexicalComposer
      initialConfig={{
        ...shared,
        editable: !disabled,
        editorState: (editor: LexicalEditor) => $readHtml(editor, value),
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus leaving text and tools together */}
      <div
        ref={setBox}
        className={`input input--rich${ties['aria-invalid'] ? ' is-error' : ''}`}
        onBlur={({ relatedTarget }) => {
          if (!(relatedTarget instanceof Node) || !box?.contains(relatedTarget)) onLeave?.()
        }}
      >
        {!disabled && <RichTextTools />}
        <RichTextPlugin
          contentEditable={
            <ContentEditable
              {...ties}
              className="rich"
              style={{
                ...Object.fromEntries(Object.entries(theme).map(([name, colour]) => [`--theme-${name}`, colour])),
                ...(height !== undefined && { flex: 'none', height, maxHeight: 'none' }),
              }}
              aria-label={label}
              aria-multiline
              aria-disabled={disabled || undefined}
            />
          }
          placeholder={null}
          ErrorBoundary={LexicalErrorBoundary}
        />
        <ListPlugin />
        <LinkPlugin />
        <HistoryPlugin delay={rest} />
        {box && mentions && !disabled && <RichTextMentions mentions={mentions} box={box} />}
        <RichTextValue value={value} onChange={onChange} disabled={disabled} />
      </div>
    </LexicalComposer>
  )
}
