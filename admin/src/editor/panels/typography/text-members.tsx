import { useTexts } from '@ashlar/sdk/ui'
import { useId } from 'react'
import { shownOn } from '../../../blocks/settings/device-values.ts'
import { KeptNote } from '../../../blocks/settings/kept-note.tsx'
import type { TypographyText } from '../../../blocks/settings/sections.ts'
import { ContrastBadge } from '../../../blocks/typography/contrast-badge.tsx'
import { LookControl } from '../../../blocks/typography/look-control.tsx'
import { keysOf } from '../../../blocks/typography/member-keys.ts'
import { memberLabels } from '../../../blocks/typography/member-labels.ts'
import { limitsOf, scrubbed } from '../../../blocks/typography/member-limits.ts'
import { ScrubLabel } from '../controls/scrub-label.tsx'
import type { Settings } from '../use-settings.ts'
import { ResetButton } from './reset-button.tsx'
import { sourceOf, sourceWords } from './source.ts'
import { TextStyleField } from './text-style-field.tsx'
import { baseOf, isTextSet, textEdit } from './text-values.ts'
import { useEffectiveType } from './use-effective-type.ts'

export interface TextMembersProps {
  readonly text: TypographyText
  readonly settings: Settings
}

/** A row for each member of a text's typography, with what really holds in the canvas where nothing is set. */
export function TextMembers({ text, settings }: TextMembersProps) {
  const t = useTexts('admin')
  const id = useId()
  const { device, sync } = settings
  const state = settings.text(text)
  const values = shownOn(baseOf(state), state.stored, device)
  const followed = text.follows.map((prop) => settings.props[prop])
  const effective = useEffectiveType(settings.id, text.text.part ?? '', JSON.stringify([values, followed]))
  const group = settings.group(text.prop)
  const change = (next: Readonly<Record<string, unknown>>) =>
    settings.change(textEdit(state, { device, sync, values: next }))
  return text.members.map((member) => {
    const label = t(memberLabels[member])
    const source = sourceOf(state, device, member)
    const kept = group.kept(keysOf(member))
    const limits = limitsOf(member, values)
    return (
      <div key={member} className="typr">
        <div className="pr" data-prop={member}>
          <span className="pl" title={t(sourceWords[source])}>
            <ScrubLabel
              htmlFor={`${id}${member}`}
              onScrub={limits && ((steps) => change(scrubbed(member, steps, values, effective)))}
            >
              {label}
            </ScrubLabel>
            {isTextSet(state, device, member) && (
              <ResetButton label={label} state={state} member={member} settings={settings} />
            )}
          </span>
          {member === 'textStyle' ? (
            <TextStyleField
              id={`${id}${member}`}
              text={text}
              value={String(values['textStyle'] ?? '')}
              onChange={(textStyle) => change({ textStyle })}
            />
          ) : (
            <LookControl
              id={`${id}${member}`}
              label={label}
              member={member}
              values={values}
              effective={effective}
              onChange={change}
            />
          )}
        </div>
        {member === 'color' && effective && <ContrastBadge shown={effective} />}
        {kept && <KeptNote label={label} kept={kept} />}
      </div>
    )
  })
}
