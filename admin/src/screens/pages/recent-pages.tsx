import { Link, useCall } from '@ashlar/sdk/admin'
import { listPages } from '@ashlar/sdk/platform'
import { WidgetFailed, WidgetWaiting } from '@ashlar/sdk/shell'
import { Icon, useTexts, when } from '@ashlar/sdk/ui'
import { StatusBadge } from './status-badge.tsx'

const newest = { query: { orderBy: 'changedAt', orderDirection: 'desc', itemsPerPage: 5 } } as const

/** What was changed last, by whom. */
export default function RecentPages() {
  const t = useTexts('admin')
  const { data, error, refetch } = useCall(listPages, newest)
  if (error) return <WidgetFailed error={error} retry={refetch} />
  if (!data) return <WidgetWaiting />
  const { rows } = data.results
  if (rows.length === 0) return <p className="t2">{t('No pages yet')}</p>
  return (
    <ul className="owe">
      {rows.map((page) => (
        <li key={page.id}>
          <span className="t3">
            <Icon name={page.isHome ? 'house' : 'file-text'} />
          </span>
          <span className="grow">
            <Link className="med trunc" to={`/admin/pages/${page.id}`}>
              {page.title}
            </Link>
            <span className="t3 xs">
              {page.changedBy === ''
                ? when(page.changedAt)
                : t('{when} by {name}', { when: when(page.changedAt), name: page.changedBy })}
            </span>
          </span>
          <StatusBadge page={page} />
        </li>
      ))}
    </ul>
  )
}
