import { currentLanguage, useTexts } from '@ashlar/sdk/ui'
import { type Days, pointsOf } from './days.ts'

export interface DayLinesProps {
  readonly title: string
  readonly days: Days['days']
  /** A count as it is read: `3 visits`. */
  readonly wordsOf: (count: number) => string
}

/** A line for the days, and a pale one for as many days before. */
export function DayLines({ title, days, wordsOf }: DayLinesProps) {
  const t = useTexts('admin')
  const format = new Intl.DateTimeFormat(currentLanguage(), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const [now, before] = [days.map((day) => day.now), days.map((day) => day.before)]
  const most = Math.max(1, ...now, ...before)
  const line = pointsOf(now, most)
  const names = [
    t('Last {days} days', { days: days.length }),
    ...(before.some((count) => count > 0) ? [t('Previous {days} days', { days: days.length })] : []),
  ]
  return (
    <figure className="days">
      <div aria-hidden="true">
        <div className="days__plot">
          <span className="days__most num">{most}</span>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polygon points={`0,100 ${line} 100,100`} />
            {names.length > 1 && <polyline className="days__before" points={pointsOf(before, most)} />}
            <polyline points={line} />
          </svg>
          {days.map((day) => (
            <div key={day.date.getTime()} className="day" title={`${format.format(day.date)}: ${wordsOf(day.now)}`} />
          ))}
        </div>
        <div className="days__axis num">
          {[0, 1, 2, 3].map((part) => {
            const { date } = days[Math.round(((days.length - 1) * part) / 3)] ?? {}
            return <span key={part}>{format.format(date)}</span>
          })}
        </div>
        {names.length > 1 && (
          <div className="days__legend">
            {names.map((name, at) => (
              <span key={name}>
                <i className={at === 0 ? 'days__now' : 'days__before'} />
                {name}
              </span>
            ))}
          </div>
        )}
      </div>
      <table className="sr">
        <caption>{t('{title}, day by day', { title })}</caption>
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date.getTime()}>
              <th scope="row">{format.format(day.date)}</th>
              <td>{day.now}</td>
              {names.length > 1 && <td>{day.before}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
