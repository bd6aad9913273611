import type { TypographyMember } from '@ashlar/sdk'
import { Tooltip, useTexts } from '@ashlar/sdk/ui'
import { deviceNames } from '../../../blocks/settings/words.ts'
import type { Settings } from '../use-settings.ts'
import { resetWords, sourceBelow } from './source.ts'
import { type TextState, textReset } from './text-values.ts'

export interface ResetButtonProps {
  readonly label: string
  readonly state: TextState
  readonly member: TypographyMember
  readonly settings: Settings
}

/** Says that the shown device sets the value, and what it becomes without it. */
export function ResetButton({ label, state, member, settings }: ResetButtonProps) {
  const t = useTexts('admin')
  const { device } = settings
  const action = t(resetWords[sourceBelow(state, device, member)])
  const said = t('{label} is set on {device}. {action}', { label, device: t(deviceNames[device]), action })
  return (
    <Tooltip label={action}>
      <button
        type="button"
        className="dotb"
        aria-label={said}
        onClick={() => settings.change(textReset(state, device, member))}
      >
        <i className="dot set" />
      </button>
    </Tooltip>
  )
}
