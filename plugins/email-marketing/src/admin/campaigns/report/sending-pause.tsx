import { useCall } from '@ashlar/sdk/admin'
import { Note, useTexts, when } from '@ashlar/sdk/ui'
import { getSendingSetup } from '../../../contract.ts'

/** Milliseconds between two looks whether the mail server takes emails again. */
const rhythm = 15_000

/** Says why a campaign does not go on, and when it is tried again; nothing while it goes on. */
export function SendingPause() {
  const t = useTexts('email_marketing')
  const { data } = useCall(getSendingSetup, undefined, { staleTime: 0, refetchInterval: rhythm })
  const pause = data?.setup.pause
  if (!pause) return null
  return (
    <div style={{ marginBottom: 12 }}>
      <Note tone="warn">
        {t('The mail server takes no emails at the moment: {reason}', { reason: pause.reason })}
        <br />
        {t('Sending goes on automatically. Next try: {when}', { when: when(pause.until) })}
      </Note>
    </div>
  )
}
