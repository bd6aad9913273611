import { Link } from '@ashlar/sdk/admin'
import { Card, dayText, Note, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import type { Document, Reminders } from '../../contract.ts'
import { moneyText } from '../words.ts'
import { useReminders } from './use-reminders.ts'

/** Beside an invoice: which reminders were sent, and which comes next. Nothing where there are none. */
export function ReminderCard({ document }: { readonly document: Document }) {
  const t = useTexts('invoicing')
  const reminders = useReminders(document)
  if (reminders === undefined) return null
  const { past, next } = reminders
  const isOpen = document.amountDue > 0
  const isStopped = isOpen && (reminders.isStopped || reminders.isCustomerStopped)
  if (past.length === 0 && next === null && !isStopped) return null
  return (
    <Card title={t('Reminders')}>
      {isStopped && (
        <Note tone="grey">
          {reminders.isStopped
            ? t('Reminders of this invoice are stopped.')
            : t('Reminders of this customer are stopped.')}
        </Note>
      )}
      <ul aria-label={t('Reminders')}>
        {past.map((each) => (
          <PastReminder key={each.id} reminder={each} currency={document.currency} />
        ))}
        {next !== null && (
          <li className="row" style={{ padding: '4px 0' }}>
            <span className="grow">
              {t('Next')}
              <span className="t3 xs" style={{ display: 'block' }}>
                {stepText(next.days, t)}
              </span>
            </span>
            <span className="t2 xs num nowrap">{dayText(next.day)}</span>
          </li>
        )}
      </ul>
    </Card>
  )
}

interface PastReminderProps {
  readonly reminder: Reminders['past'][number]
  readonly currency: string
}

function PastReminder({ reminder: { days, state, at, fee }, currency }: PastReminderProps) {
  const t = useTexts('invoicing')
  return (
    <li className="row" style={{ padding: '4px 0', alignItems: 'flex-start' }}>
      <span className="grow">
        {stateNames(t)[state]}
        <span className="t3 xs" style={{ display: 'block' }}>
          {stepText(days, t)}
        </span>
        {fee && (
          <span className="xs" style={{ display: 'block' }}>
            {t('Late fee')}{' '}
            <Link className="link" to={`/admin/invoices/${fee.id}`}>
              {fee.invoiceNumber}
            </Link>{' '}
            <span className="num">{moneyText(fee.grandTotal, currency)}</span>
          </span>
        )}
      </span>
      <span className="t2 xs nowrap">{when(at)}</span>
    </li>
  )
}

const stateNames = (t: Translate): Readonly<Record<Reminders['past'][number]['state'], string>> => ({
  sent: t('Sent'),
  passed: t('Passed over for a later one'),
  'no-address': t('Not sent: no email address'),
})

/** When a step is due. */
function stepText(days: number | null, t: Translate): string {
  if (days === null) return t('By hand')
  if (days === 0) return t('On the due date')
  return days > 0
    ? t('{count} day after the due date|{count} days after the due date', { count: days })
    : t('{count} day before the due date|{count} days before the due date', { count: -days })
}
