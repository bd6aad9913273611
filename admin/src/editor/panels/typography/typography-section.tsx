import { Segments, Select, useTexts } from '@ashlar/sdk/ui'
import { memo, useState } from 'react'
import { propsSeenBy, type Section, type TypographyText } from '../../../blocks/settings/sections.ts'
import { Rows, rowViews } from '../section-views.tsx'
import { type Settings, showsTheSame } from '../use-settings.ts'
import { TextMembers } from './text-members.tsx'

export interface TypographySectionProps {
  readonly section: Extract<Section, { kind: 'typography' }>
  readonly settings: Settings
}

/** Up to this many texts stand side by side. */
const mostSideBySide = 3

/** The looks of a block's texts: the same controls in the same order in every block. */
export function TypographySection({ section, settings }: TypographySectionProps) {
  const t = useTexts('admin')
  const { texts } = section
  const [name, setName] = useState(texts[0]?.name ?? '')
  const shown = texts.find((each) => each.name === name) ?? texts[0]
  const options = texts.map((each) => ({ value: each.name, label: t(each.text.title) }))
  const choice = { label: t('Text to style'), options, value: name, onChange: setName, size: 'sm' } as const
  return (
    <>
      <Rows>{rowViews(section.rows, settings)}</Rows>
      {texts.length > 1 &&
        (texts.length <= mostSideBySide ? (
          <Segments {...choice} fill />
        ) : (
          <Select {...choice} aria-label={choice.label} />
        ))}
      {shown && <Members key={shown.name} text={shown} settings={settings} />}
    </>
  )
}

/** Rendered again when a value of the text's look has changed, not with each keystroke in the text itself. */
const Members = memo(
  function Members(props: { readonly text: TypographyText; readonly settings: Settings }) {
    return <TextMembers {...props} />
  },
  (before, now) => before.text === now.text && showsTheSame(before.settings, now.settings, propsSeenBy(now.text)),
)
