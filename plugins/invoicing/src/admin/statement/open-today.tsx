import { Card, Details, useTexts } from '@ashlar/sdk/ui'
import type { Statement } from '../../contract.ts'
import { moneyText } from '../words.ts'

/** What is due today, by age. */
export function OpenToday({ of: { open, currency } }: { readonly of: Statement }) {
  const t = useTexts('invoicing')
  const money = (amount: number) => <span className="num nowrap">{moneyText(amount, currency)}</span>
  return (
    <Card title={t('Open today')}>
      <Details
        of={[
          { name: t('Amount due'), value: <b>{money(open.amountDue)}</b> },
          { name: t('Not due yet'), value: money(open.notDue) },
          ...open.overdue.map(({ from, until, amountDue }) => ({
            name:
              until === null
                ? t('More than {days} days late', { days: from - 1 })
                : t('{from} to {until} days late', { from, until }),
            value: money(amountDue),
          })),
          ...(open.credit > 0 ? [{ name: t('Credit'), value: money(open.credit) }] : []),
        ]}
      />
    </Card>
  )
}
