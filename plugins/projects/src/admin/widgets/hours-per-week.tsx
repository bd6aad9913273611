import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { Chart, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { sumTime } from '../../contract.ts'
import { shortDay } from '../short-day.ts'
import { dateOf } from '../time/weeks.ts'
import { hoursText } from '../words.ts'

/** Hours of whoever looks, week by week. */
export default function HoursPerWeek() {
  const t = useTexts('projects')
  const { data, error, refetch } = useCall(sumTime)
  if (error) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!data) return <Skeleton width={240} height={220} />
  const hours = (minutes: number) => Math.round(minutes / 6) / 10
  return (
    <Chart
      kind="bar"
      label={t('Hours per week')}
      series={[t('Billable'), t('Not billable')]}
      rows={data.weeks.map(({ week, minutes, billable }) => ({
        label: shortDay(dateOf(week)),
        values: [hours(billable), hours(minutes - billable)],
      }))}
      format={(value) => hoursText(value, t)}
    />
  )
}
