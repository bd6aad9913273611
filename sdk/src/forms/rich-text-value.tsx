import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { SKIP_DOM_SELECTION_TAG } from 'lexical'
import { useEffect, useEffectEvent, useRef } from 'react'
import { $readHtml, $writeHtml } from '../editor/inline/rich-html.ts'
import type { RichTextFieldProps } from './rich-text-field.tsx'

/** Tag of updates that come from outside, such as a form that is put back, and are not told back. */
const fromOutside = 'ashlar-from-outside'

type RichTextValueProps = Pick<RichTextFieldProps, 'value' | 'onChange'> & { readonly disabled: boolean }

/** Binds the composer's editor to the value of a form's field. */
export function RichTextValue({ value, onChange, disabled }: RichTextValueProps): null {
  const [editor] = useLexicalComposerContext()
  const told = useRef(value)
  const tell = useEffectEvent((html: string) => {
    if (html === told.current) return
    told.current = html
    onChange(html)
  })
  useEffect(
    () =>
      editor.registerUpdateListener(({ tags, dirtyElements, dirtyLeaves }) => {
        if (tags.has(fromOutside) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
        tell(editor.read($writeHtml))
      }),
    [editor],
  )
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    editor.update(() => $readHtml(editor, value), { tag: [fromOutside, SKIP_DOM_SELECTION_TAG], discrete: true })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled), [editor, disabled])
  return null
}
