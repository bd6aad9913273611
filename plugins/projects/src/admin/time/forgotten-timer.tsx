import { DateTimeField } from '@ashlar/sdk/forms'
import { Button, Field, Note, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { forgottenAfter, useTimer } from './use-timer.ts'

/** A timer that has run for very long was probably forgotten: when did the work end? */
export function ForgottenTimer() {
  const t = useTexts('projects')
  const { timer, isBusy, stop } = useTimer()
  const [end, setEnd] = useState('')
  if (!timer || Date.now() - Date.parse(timer.start_time) < forgottenAfter) return null
  const usual = new Date(Date.parse(timer.start_time) + 3_600_000).toISOString()
  const at = end || usual
  return (
    <Note tone="warn">
      <div className="form">
        <div>
          {t('Your timer for “{title}” has been running since {when}. When did you finish?', {
            title: timer.task_title,
            when: when(timer.start_time),
          })}
        </div>
        <div className="row g3 wrap" style={{ alignItems: 'flex-end' }}>
          <Field label={t('End')}>
            {(ties) => <DateTimeField ties={ties} value={at} min={timer.start_time} onChange={setEnd} />}
          </Field>
          <Button variant="primary" busy={isBusy} onClick={() => void stop(new Date(at))}>
            {t('Stop timer')}
          </Button>
          <Button busy={isBusy} onClick={() => void stop()}>
            {t('Stop now')}
          </Button>
        </div>
      </div>
    </Note>
  )
}
