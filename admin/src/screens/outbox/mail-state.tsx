import type { OutboxMail } from '@ashlar/sdk/platform'
import { Badge, type Tone, type Translate, useTexts } from '@ashlar/sdk/ui'

const tones: Readonly<Record<OutboxMail['state'], Tone>> = {
  queued: 'blue',
  sent: 'green',
  failed: 'red',
  kept: 'yellow',
}

/** Words of a mail's state. */
export const stateWords = (t: Translate): Readonly<Record<OutboxMail['state'], string>> => ({
  queued: t('Waiting'),
  sent: t('Sent'),
  failed: t('Failed'),
  kept: t('Not sent'),
})

export function MailState({ mail }: { readonly mail: Pick<OutboxMail, 'state'> }) {
  const t = useTexts('admin')
  return <Badge tone={tones[mail.state]}>{stateWords(t)[mail.state]}</Badge>
}
