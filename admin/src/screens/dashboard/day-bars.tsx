import { currentLanguage, useTexts } from '@ashlar/sdk/ui'
import type { Activity } from './activity-days.ts'

/** A bar for each day, before the pale one of four weeks earlier. Drawn by style sheet, so that it is there at once. */
export function DayBars({ days }: { readonly days: Activity['days'] }) {
  const t = useTexts('admin')
  const format = new Intl.DateTimeFormat(currentLanguage(), { day: 'numeric', month: 'short' })
  const most = Math.max(1, ...days.map(({ now, before }) => Math.max(now, before)))
  const share = (count: number) => ({ height: `${(100 * count) / most}%` })
  const hasBefore = days.some(({ before }) => before > 0)
  return (
    <figure className="days">
      <div aria-hidden="true">
        <div className="days__plot">
          <span className="days__most num">{most}</span>
          {days.map(({ date, now, before }) => (
            <div key={date.getTime()} className="day" title={`${format.format(date)}: ${now}`}>
              <i className="day__before" style={share(before)} />
              <i className="day__now" style={share(now)} />
            </div>
          ))}
        </div>
        <div className="days__axis num">
          {days
            .filter((_, index) => index % 9 === 0)
            .map(({ date }) => (
              <span key={date.getTime()}>{format.format(date)}</span>
            ))}
        </div>
        {hasBefore && (
          <div className="days__legend">
            <span>
              <i className="day__now" />
              {t('Last four weeks')}
            </span>
            <span>
              <i className="day__before" />
              {t('Previous four weeks')}
            </span>
          </div>
        )}
      </div>
      <table className="sr">
        <caption>{t('Actions per day')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('Last four weeks')}</th>
            <th scope="col">{t('Previous four weeks')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, now, before }) => (
            <tr key={date.getTime()}>
              <th scope="row">{format.format(date)}</th>
              <td>{now}</td>
              <td>{before}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
