import { dayText, useTexts } from '@ashlar/sdk/ui'
import type { ReactNode } from 'react'
import type { ComingDate } from '../../contract.ts'

interface ComingDatesProps {
  readonly label: string
  readonly dates: readonly ComingDate[]
  /** What can be done with a date. */
  readonly action?: (date: ComingDate) => ReactNode
}

/** The next dates of a recurring invoice. */
export function ComingDates({ label, dates, action }: ComingDatesProps) {
  const t = useTexts('invoicing')
  return (
    <section aria-label={label}>
      <h3 className="label">{label}</h3>
      {dates.length === 0 ? (
        <p className="t2">{t('No date lies ahead.')}</p>
      ) : (
        <ol>
          {dates.map((date) => (
            <li key={date.day} className="row" style={{ minHeight: 28 }}>
              <span className={date.isSkipped ? 'grow num t3' : 'grow num'}>
                {date.isSkipped ? <s>{dayText(date.day)}</s> : dayText(date.day)}
                {date.isSkipped && <span className="xs"> {t('Skipped')}</span>}
              </span>
              {action?.(date)}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
