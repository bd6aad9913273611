import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { FORMAT_ELEMENT_COMMAND, FORMAT_TEXT_COMMAND } from 'lexical'
import { useEffect, useState } from 'react'
import { $setColour } from '../editor/inline/coloured-words.ts'
import { alignmentNames, kindNames } from '../editor/inline/format-words.ts'
import {
  $formatOfSelection,
  $setKind,
  $setLink,
  $setList,
  type Alignment,
  alignments,
  blockKinds,
  type Mark,
  marks,
  plainFormat,
} from '../editor/inline/rich-format.ts'
import { themeColours } from '../style/values.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Input, Select } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'
import { labelFor } from './check.ts'

const markLooks: Record<Mark, { readonly icon: string; readonly name: string }> = {
  bold: { icon: 'bold', name: 'Bold' },
  italic: { icon: 'italic', name: 'Italic' },
  underline: { icon: 'underline', name: 'Underline' },
  strikethrough: { icon: 'strikethrough', name: 'Strikethrough' },
  code: { icon: 'code', name: 'Code' },
}

const alignmentIcons: Readonly<Record<Alignment, string>> = {
  start: 'align-left',
  center: 'align-center',
  end: 'align-right',
}

/** The tools over a rich text field; they keep the selection. */
export function RichTextTools() {
  const t = useTexts('admin')
  const [editor] = useLexicalComposerContext()
  const [format, setFormat] = useState(plainFormat)
  useEffect(
    () => editor.registerUpdateListener(() => setFormat(editor.read($formatOfSelection) ?? plainFormat)),
    [editor],
  )
  const [link, setLink] = useState<string>()
  if (link !== undefined) {
    const close = () => {
      setLink(undefined)
      editor.focus()
    }
    const set = () => {
      editor.update(() => $setLink(link.trim()))
      close()
    }
    return (
      <div className="rich__tools rich__tools--link">
        <Input
          ref={(field) => field?.focus()}
          size="sm"
          aria-label={t('Link address')}
          placeholder={t('https:// or /page')}
          value={link}
          onChange={({ target }) => setLink(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && event.key !== 'Enter') return
            // Neither sends the form around it nor closes its dialog.
            event.preventDefault()
            event.stopPropagation()
            if (event.key === 'Enter') set()
            else close()
          }}
        />
        <Button size="sm" onClick={set}>
          {t('Set link')}
        </Button>
      </div>
    )
  }
  return (
    <div className="rich__tools" role="toolbar" aria-label={t('Text')}>
      <Select
        size="sm"
        aria-label={t('Paragraph style')}
        value={format.kind}
        options={blockKinds.map((kind) => ({ value: kind, label: t(kindNames[kind]) }))}
        onChange={(kind) => {
          editor.update(() => $setKind(kind))
          editor.focus()
        }}
      />
      <span className="vr" />
      {marks.map((mark) => (
        <IconButton
          key={mark}
          icon={markLooks[mark].icon}
          label={t(markLooks[mark].name)}
          active={format.marks.has(mark)}
          onMouseDown={keepSelection}
          onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark)}
        />
      ))}
      <span className="vr" />
      <IconButton
        icon="list"
        label={t('Bulleted list')}
        active={format.list === 'bullet'}
        onMouseDown={keepSelection}
        onClick={() => editor.update(() => $setList('bullet', format.list !== 'bullet'))}
      />
      <IconButton
        icon="list-ordered"
        label={t('Numbered list')}
        active={format.list === 'number'}
        onMouseDown={keepSelection}
        onClick={() => editor.update(() => $setList('number', format.list !== 'number'))}
      />
      <span className="vr" />
      {alignments.map((alignment) => (
        <IconButton
          key={alignment}
          icon={alignmentIcons[alignment]}
          label={t(alignmentNames[alignment])}
          active={format.align === alignment}
          onMouseDown={keepSelection}
          onClick={() => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, alignment === 'start' ? '' : alignment)}
        />
      ))}
      <Select
        size="sm"
        aria-label={t('Text colour')}
        value={format.colour ?? ''}
        options={[
          { value: '', label: t('Colour') },
          ...themeColours.map((name) => ({ value: name, label: t(labelFor(undefined, name)) })),
        ]}
        onChange={(chosen) => {
          editor.update(() => $setColour(themeColours.find((name) => name === chosen)))
          editor.focus()
        }}
      />
      <span className="vr" />
      <IconButton
        icon="link"
        label={t('Link')}
        active={format.link !== undefined}
        onMouseDown={keepSelection}
        onClick={() => setLink(format.link ?? '')}
      />
    </div>
  )
}

const keepSelection = (event: { preventDefault(): void }) => event.preventDefault()
