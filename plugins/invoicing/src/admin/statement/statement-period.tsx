import { DateField } from '@ashlar/sdk/forms'
import { Field, Select, useTexts } from '@ashlar/sdk/ui'
import type { Statement, StatementQuery } from '../../contract.ts'

interface StatementPeriodProps {
  readonly query: StatementQuery
  /** What the server made of it; undefined until it has answered. */
  readonly shown: Statement | undefined
  /** Why the days are refused. */
  readonly problem: string | undefined
  readonly onChange: (query: StatementQuery) => void
}

/** First and last day of a statement, and its currency where there are several. */
export function StatementPeriod({ query, shown, problem, onChange }: StatementPeriodProps) {
  const t = useTexts('invoicing')
  const from = query.from ?? shown?.from ?? ''
  const until = query.until ?? shown?.until ?? ''
  return (
    <div className="row g3 wrap" style={{ marginBottom: 14, alignItems: 'flex-end' }}>
      <Field id="from" label={t('From')}>
        {(ties) => (
          <DateField ties={ties} value={from} onChange={(day) => day !== '' && onChange({ from: day, until })} />
        )}
      </Field>
      <Field id="until" label={t('Until')} error={problem}>
        {(ties) => (
          <DateField
            ties={ties}
            value={until}
            min={from}
            onChange={(day) => day !== '' && onChange({ from, until: day })}
          />
        )}
      </Field>
      {shown && shown.currencies.length > 1 && (
        <Field id="currency" label={t('Currency')}>
          {(ties) => (
            <Select
              {...ties}
              value={shown.currency}
              options={shown.currencies.toSorted().map((value) => ({ value, label: value }))}
              onChange={(currency) => onChange({ currency })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
