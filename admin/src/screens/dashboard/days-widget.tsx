import { DayCounts, type WidgetDays } from '@ashlar/sdk'
import { api, useQuery } from '@ashlar/sdk/admin'
import { WidgetFailed, WidgetWaiting } from '@ashlar/sdk/shell'
import { currentLanguage, Icon, Segments, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { DayLines } from './day-lines.tsx'
import { type Days, daysOf, type Range, ranges } from './days.ts'
import { FigureWaiting } from './figures-waiting.tsx'
import { Spark } from './spark.tsx'

const Counted = Type.Object({ results: DayCounts })
const usualRange = 30

export interface DaysWidgetProps {
  readonly days: WidgetDays
  readonly title: string
  /** Whose texts these are. */
  readonly module: string
}

/** A card that counts by the day: a figure with a small line, or a chart of which the person chooses the range. */
export function DaysWidget(props: DaysWidgetProps) {
  const { path, as } = props.days
  const [range, setRange] = useState<Range>(usualRange)
  const query = { days: String(2 * range) }
  const { data, error, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: () => api.get(path, { query, reply: Counted }),
    // Another range is drawn once it is there.
    placeholderData: (before: { readonly results: DayCounts } | undefined) => before,
  })
  if (error) return <WidgetFailed error={error} retry={refetch} />
  if (!data) {
    return as === 'figure' ? (
      <FigureWaiting />
    ) : (
      <div className="days__wait">
        <WidgetWaiting />
      </div>
    )
  }
  const days = daysOf(data.results)
  return as === 'figure' ? (
    <Figure {...props} counted={days} />
  ) : (
    <Chart {...props} counted={days} range={range} onRange={setRange} />
  )
}

interface CountedProps extends DaysWidgetProps {
  readonly counted: Days
}

function Figure({ title, counted: { total, before, days } }: CountedProps) {
  return (
    <div className="kpi">
      <h2 className="t2 xs">{title}</h2>
      <div className="row kpi__line">
        <b className="num">{shown(total)}</b>
        <Spark counts={days.map(({ now }) => now)} />
      </div>
      <Trend total={total} before={before} days={days.length} />
    </div>
  )
}

interface ChartProps extends CountedProps {
  readonly range: Range
  readonly onRange: (range: Range) => void
}

function Chart({ title, days: { words }, module, counted, range, onRange }: ChartProps) {
  const t = useTexts('admin')
  const own = useTexts(module)
  const { total, before, days } = counted
  const wordsOf = (count: number) => own(words, { count })
  return (
    <>
      <div className="row days__head">
        <b className="figure num">{shown(total)}</b>
        <Trend total={total} before={before} days={days.length} />
        <span className="grow" />
        <Segments
          label={t('{title}: days shown', { title })}
          size="sm"
          value={String(range)}
          onChange={(value) => onRange(ranges.find((each) => String(each) === value) ?? usualRange)}
          options={ranges.map((each) => ({ value: String(each), label: t('{count} days', { count: each }) }))}
        />
      </div>
      {total + before === 0 ? (
        <p className="t2">{t('Nothing was counted in the last {days} days.', { days: 2 * days.length })}</p>
      ) : (
        <DayLines title={title} days={days} wordsOf={wordsOf} />
      )}
    </>
  )
}

function Trend({ total, before, days }: { readonly total: number; readonly before: number; readonly days: number }) {
  const t = useTexts('admin')
  if (before === 0) return <span className="t3 xs">{t('Last {days} days', { days })}</span>
  if (total === before) return <span className="t3 xs">{t('Same as in the previous {days} days', { days })}</span>
  const isMore = total > before
  const values = { count: Math.abs(total - before), days }
  return (
    <span className="row t2 xs">
      <Icon name={isMore ? 'trending-up' : 'trending-down'} size="sm" />
      {isMore
        ? t('{count} more than in the previous {days} days', values)
        : t('{count} fewer than in the previous {days} days', values)}
    </span>
  )
}

const shown = (count: number): string => new Intl.NumberFormat(currentLanguage()).format(count)
