import { call } from '@ashlar/sdk/admin'
import { confirm, dayText, type Translate, toast } from '@ashlar/sdk/ui'
import { type Document, type DocumentSchedule, recurringCalls } from '../../contract.ts'
import { documentsChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'

/** Ask, then let a recurring invoice begin. */
export async function startRecurring({ id, revision }: Document, schedule: DocumentSchedule, t: Translate) {
  const isSure = await confirm({
    title: t('Start this recurring invoice?'),
    description: whatHappens(schedule, t),
    ...{ icon: 'play', tone: 'accent' },
  })
  if (!isSure) return
  try {
    await call(recurringCalls.start, { params: { id }, body: { revision } })
    await documentsChanged()
    toast.success(t('The recurring invoice has started'))
  } catch (error) {
    toast.error(t('The recurring invoice was not started'), { description: problemOf(error) })
  }
}

function whatHappens({ action, coming }: DocumentSchedule, t: Translate): string {
  const first = coming.find(({ isSkipped }) => !isSkipped)
  if (first === undefined) return t('No date lies ahead.')
  const date = dayText(first.day)
  switch (action) {
    case 'draft':
      return t('The first draft is made on {date}.', { date })
    case 'issue':
      return t('The first invoice is issued on {date}.', { date })
    case 'send':
      return t('The first invoice is issued on {date} and emailed to your customer.', { date })
  }
}
