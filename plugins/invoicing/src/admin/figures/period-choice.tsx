import { DateField } from '@ashlar/sdk/forms'
import { currentLanguage, dayText, Field, IconButton, Select, useTexts } from '@ashlar/sdk/ui'
import { periodKinds, type TaxReport } from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import type { Period } from './use-period.ts'

interface PeriodChoiceProps {
  readonly of: Period
  /** What the server made of it; undefined until it has answered. */
  readonly shown: Pick<TaxReport, 'from' | 'until' | 'isCurrent'> | undefined
  /** Why the days are refused. */
  readonly problem: string | undefined
}

/** Month, quarter or year, with the way to the ones before and after, or days of one's own. */
export function PeriodChoice({ of, shown, problem }: PeriodChoiceProps) {
  const t = useTexts('invoicing')
  const names = { month: t('Month'), quarter: t('Quarter'), year: t('Year'), own: t('Own dates') }
  const { period, query, change } = of
  const move = (day: string | undefined) => day !== undefined && change({ period, day })
  return (
    <div className="row g3 wrap" style={{ marginBottom: 14, alignItems: 'flex-end' }}>
      <Field id="period" label={t('Period')}>
        {(ties) => (
          <Select
            {...ties}
            value={period}
            options={periodKinds.map((value) => ({ value, label: names[value] }))}
            onChange={(next) => change(next === 'own' ? { period: next, ...ownFrom(shown) } : { period: next })}
          />
        )}
      </Field>
      {period === 'own' ? (
        <>
          <Field id="from" label={t('From')}>
            {(ties) => (
              <DateField ties={ties} value={query.from ?? ''} onChange={(from) => change({ ...query, from })} />
            )}
          </Field>
          <Field id="until" label={t('Until')} error={problem}>
            {(ties) => (
              <DateField
                ties={ties}
                value={query.until ?? ''}
                min={query.from}
                onChange={(until) => change({ ...query, until })}
              />
            )}
          </Field>
        </>
      ) : (
        <div className="row" style={{ flexWrap: 'nowrap' }}>
          <IconButton
            icon="chevron-left"
            label={t('Earlier')}
            disabled={!shown}
            onClick={() => move(shown && daysAfter(shown.from, -1))}
          />
          <h2 aria-live="polite" style={{ minWidth: 140, textAlign: 'center' }}>
            {shown ? periodText(shown) : ' '}
          </h2>
          <IconButton
            icon="chevron-right"
            label={t('Later')}
            disabled={!shown || shown.isCurrent}
            onClick={() => move(shown && daysAfter(shown.until, 1))}
          />
        </div>
      )}
    </div>
  )
}

const ownFrom = (shown: PeriodChoiceProps['shown']) => (shown ? { from: shown.from, until: shown.until } : {})

/** `November 2026` for a month, else its first and last day. */
function periodText({ from, until }: NonNullable<PeriodChoiceProps['shown']>): string {
  if (from.slice(0, 7) !== until.slice(0, 7)) return `${dayText(from)} – ${dayText(until)}`
  return new Intl.DateTimeFormat(currentLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${from}T00:00Z`),
  )
}
