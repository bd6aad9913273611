import { Card, Timeline, useTexts, when } from '@ashlar/sdk/ui'
import type { WebOrder } from '../../contract.ts'
import { moneyText } from '../price-text.ts'
import { stepIcons, stepName } from './order-words.ts'

/** What happened to an order, newest first. */
export function OrderHistory({ order: { history, currency } }: { readonly order: WebOrder }) {
  const t = useTexts('store')
  const steps = history.toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
  return (
    <Card title={t('Activity')}>
      <Timeline
        label={t('Activity')}
        steps={steps.map(({ id, kind, note, amount, by, at }) => ({
          key: id,
          icon: stepIcons[kind] ?? 'circle',
          title: amount === null ? stepName(kind, t) : `${stepName(kind, t)}: ${moneyText(amount, currency)}`,
          text: [note, by].filter((part) => part !== '').join(' · '),
          ...{ when: when(at), at },
        }))}
      />
    </Card>
  )
}
