import { Badge, type Tone, type Translate } from '@ashlar/sdk/ui'
import type { SubscriberState } from '../contract.ts'

const tones: Readonly<Record<SubscriberState, Tone>> = {
  held: 'orange',
  pending: 'yellow',
  subscribed: 'green',
  unsubscribed: 'grey',
  suppressed: 'red',
}

/** What each state is called. */
export const stateNames = (t: Translate): Readonly<Record<SubscriberState, string>> => ({
  held: t('Needs review'),
  pending: t('Not confirmed'),
  subscribed: t('Subscribed'),
  unsubscribed: t('Unsubscribed'),
  suppressed: t('Never email'),
})

export function StateBadge({ state, t }: { readonly state: SubscriberState; readonly t: Translate }) {
  return <Badge tone={tones[state]}>{stateNames(t)[state]}</Badge>
}
