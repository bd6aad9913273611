import { useCall } from '@ashlar/sdk/admin'
import { countAuditLines } from '@ashlar/sdk/platform'
import { WidgetFailed, WidgetWaiting } from '@ashlar/sdk/shell'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { type Activity, activityOf, firstDay, span } from './activity-days.ts'
import { DayBars } from './day-bars.tsx'

/** How much is done here: what the audit log of the last four weeks counts, beside the four weeks before. */
export default function ActivityCard() {
  const from = firstDay(new Date())
  const { data, error, refetch } = useCall(countAuditLines, { query: { from: from.toISOString(), days: 2 * span } })
  if (error) return <WidgetFailed error={error} retry={refetch} />
  if (!data) return <WidgetWaiting />
  return <Drawn activity={activityOf(data.results.counts, from)} />
}

function Drawn({ activity: { total, before, days } }: { readonly activity: Activity }) {
  const t = useTexts('admin')
  if (total + before === 0) return <p className="t2">{t('No activity in the last eight weeks.')}</p>
  return (
    <>
      <div className="row activity">
        <b className="figure num">{total}</b>
        <span className="t2 xs">{t('action in four weeks|actions in four weeks', { count: total })}</span>
        <span className="grow" />
        {before > 0 && <Trend difference={total - before} />}
      </div>
      <DayBars days={days} />
    </>
  )
}

function Trend({ difference }: { readonly difference: number }) {
  const t = useTexts('admin')
  if (difference === 0) return <span className="t3 xs">{t('Same as in the previous four weeks')}</span>
  const isMore = difference > 0
  const count = Math.abs(difference)
  return (
    <span className="row t2 xs">
      <Icon name={isMore ? 'trending-up' : 'trending-down'} size="sm" />
      {isMore
        ? t('{count} more than in the previous four weeks', { count })
        : t('{count} fewer than in the previous four weeks', { count })}
    </span>
  )
}
