import { call, useCan } from '@ashlar/sdk/admin'
import { Button, Card, Details, dayText, toast, useTexts } from '@ashlar/sdk/ui'
import { type ComingDate, recurringCalls } from '../../contract.ts'
import { may } from '../../life/life.ts'
import { mayIn } from '../../recurring/states.ts'
import { documentsChanged } from '../changed.ts'
import { recurringKind } from '../kinds.ts'
import { problemOf } from '../problem-of.ts'
import { ComingDates } from './coming-dates.tsx'
import { MadeInvoices } from './made-invoices.tsx'
import type { OfRecurring } from './recurring-head.tsx'
import { actionNames, catchUpNames, priceNames } from './schedule-words.ts'

/** The schedule of a recurring invoice with its next dates, and the invoices that it made. */
export function RecurringAside({ document, schedule }: OfRecurring) {
  const t = useTexts('invoicing')
  const { nextDate, until, times, made, action, prices, catchUp } = schedule
  return (
    <>
      <Card title={t('Schedule')}>
        <Details
          of={[
            ...(nextDate === null ? [] : [{ name: t('Next invoice'), value: dayText(nextDate) }]),
            ...(until === null ? [] : [{ name: t('Last date'), value: dayText(until) }]),
            {
              name: t('Invoices made'),
              value: times === null ? made : t('{made} of {times}', { made, times }),
            },
            { name: t('Each invoice'), value: actionNames(t)[action] },
            { name: t('Prices'), value: priceNames(t)[prices] },
            { name: t('Missed dates'), value: catchUpNames(t)[catchUp] },
          ]}
        />
        {schedule.state !== 'ended' && (
          <div style={{ marginTop: 16 }}>
            <Dates {...{ document, schedule }} />
          </div>
        )}
      </Card>
      <MadeInvoices id={document.id} />
    </>
  )
}

/** The next dates, each of which can be skipped. */
function Dates({ document, schedule }: OfRecurring) {
  const t = useTexts('invoicing')
  const mayEdit = useCan(`${recurringKind.area}.can_edit`)
  const canSkip = mayEdit && may('change', document) && mayIn('skip', schedule.state)
  const toggle = async ({ day, isSkipped }: ComingDate) => {
    const date = dayText(day)
    try {
      const params = { id: document.id, day }
      await call(isSkipped ? recurringCalls.unskip : recurringCalls.skip, { params })
      await documentsChanged()
      toast.success(isSkipped ? t('{date} is no longer skipped', { date }) : t('{date} is skipped', { date }))
    } catch (error) {
      toast.error(t('The date was not changed'), { description: problemOf(error) })
    }
  }
  return (
    <ComingDates
      label={t('Next dates')}
      dates={schedule.coming}
      action={(date) =>
        canSkip && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={
              date.isSkipped
                ? t('Do not skip {date}', { date: dayText(date.day) })
                : t('Skip {date}', { date: dayText(date.day) })
            }
            onClick={() => void toggle(date)}
          >
            {date.isSkipped ? t('Undo') : t('Skip')}
          </Button>
        )
      }
    />
  )
}
