import { Card, dayText, Timeline, useTexts, when } from '@ashlar/sdk/ui'
import type { Document } from '../../contract.ts'
import { methodNames, moneyText, stepIcons, stepName } from '../words.ts'

/** What happened to a document, newest first. */
export function DocumentHistory({ document: { history, currency } }: { readonly document: Document }) {
  const t = useTexts('invoicing')
  const methods: Readonly<Record<string, string>> = methodNames(t)
  const noteOf = (kind: string, note: string) => {
    if (kind === 'date-skipped' || kind === 'date-restored') return dayText(note)
    if (kind !== 'payment') return note
    const [method = '', ...words] = note.split(': ')
    return [methods[method] ?? method, ...words].filter((part) => part !== '').join(': ')
  }
  return (
    <Card title={t('Activity')}>
      <Timeline
        label={t('Activity')}
        steps={history.toReversed().map(({ id, kind, note, amount, by, at }) => ({
          key: id,
          icon: stepIcons[kind] ?? 'circle',
          title: amount === null ? stepName(kind, t) : `${stepName(kind, t)}: ${moneyText(amount, currency)}`,
          text: [noteOf(kind, note), by].filter((part) => part !== '').join(' · '),
          ...{ when: when(at), at },
        }))}
      />
    </Card>
  )
}
