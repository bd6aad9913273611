import { Badge, Icon, type Tone, useTexts } from '@ashlar/sdk/ui'
import type { CheckInState } from '../contract.ts'
import { checkInNames } from './words.ts'

const tones: Readonly<Record<CheckInState, Tone>> = {
  none: 'grey',
  checked_in: 'blue',
  in_service: 'yellow',
  ready_for_pickup: 'green',
  picked_up: 'grey',
}

/** VEH-004: the two states in which somebody has to act have an icon; `none` shows nothing. */
const icons: Partial<Record<CheckInState, string>> = { checked_in: 'log-in', ready_for_pickup: 'circle-check' }

export function CheckInBadge({ state }: { readonly state: CheckInState }) {
  const t = useTexts('customers')
  if (state === 'none') return null
  const icon = icons[state]
  return (
    <Badge tone={tones[state]} plain={icon !== undefined}>
      {icon && <Icon name={icon} size="sm" />}
      {checkInNames(t)[state]}
    </Badge>
  )
}
