import { useCall } from '@ashlar/sdk/admin'
import { listNotFound } from '@ashlar/sdk/platform'
import { useTexts, when } from '@ashlar/sdk/ui'
import { WidgetFailed, WidgetWaiting } from './widget-states.tsx'

const most = { query: { orderBy: 'hits', orderDirection: 'desc', itemsPerPage: 5, ignored: '0' } } as const

/** Addresses that visitors asked for most, and at which there is nothing. */
export default function MissedAddresses() {
  const t = useTexts('admin')
  const { data, error, refetch } = useCall(listNotFound, most)
  if (error) return <WidgetFailed error={error} retry={refetch} />
  if (!data) return <WidgetWaiting />
  const { rows } = data.results
  if (rows.length === 0) return <p className="t2">{t('Visitors found everything that they asked for.')}</p>
  return (
    <ul className="owe">
      {rows.map(({ id, path, hits, lastSeen }) => (
        <li key={id}>
          <span className="grow">
            <span className="med mono trunc" title={path}>
              {path}
            </span>
            <span className="t3 xs">{t('Last asked for: {when}', { when: when(lastSeen) })}</span>
          </span>
          <span className="num t2">{t('{count} time|{count} times', { count: hits })}</span>
        </li>
      ))}
    </ul>
  )
}
