import { ButtonLink, call, keyOf, Link, useCan, useQuery } from '@ashlar/sdk/admin'
import { listPages, type PageStatus } from '@ashlar/sdk/platform'
import { WidgetFailed, WidgetWaiting } from '@ashlar/sdk/shell'
import { Icon, useTexts } from '@ashlar/sdk/ui'

const kinds = [
  { status: 'published', label: 'Published', className: 'is-green' },
  { status: 'draft', label: 'Draft', className: 'is-yellow' },
  { status: 'archived', label: 'Archived', className: 'is-red' },
] as const

const fetchCounts = async () => {
  const replies = await Promise.all(kinds.map(({ status }) => call(listPages, { query: { status, itemsPerPage: 1 } })))
  return kinds.map((kind, index) => ({ ...kind, count: replies[index]?.results.total ?? 0 }))
}

/** How much of the website is live. */
export default function WebsiteStatus() {
  const t = useTexts('admin')
  const mayMake = useCan('pages.can_create')
  const { data, error, refetch } = useQuery({ queryKey: keyOf(listPages, 'counts'), queryFn: fetchCounts })
  if (error) return <WidgetFailed error={error} retry={refetch} />
  if (!data) return <WidgetWaiting />
  const total = data.reduce((sum, { count }) => sum + count, 0)
  const listOf = (status: PageStatus) => `/admin/pages?status=${status}`
  return (
    <>
      <span className="figure num">{total}</span> <span className="t2 xs">{t('page|pages', { count: total })}</span>
      <div className="share" aria-hidden="true">
        {data
          .filter(({ count }) => count > 0)
          .map(({ status, count, className }) => (
            <i key={status} className={className} style={{ flex: count }} />
          ))}
      </div>
      <ul className="owe">
        {data.map(({ status, label, className, count }) => (
          <li key={status}>
            <i className={`sdot ${className}`} />
            <Link className="grow" to={listOf(status)}>
              {t(label)}
            </Link>
            <span className="num med">{count}</span>
          </li>
        ))}
      </ul>
      <div className="row card__acts">
        {mayMake && (
          <ButtonLink to="/admin/pages/new" size="sm" icon="plus">
            {t('New page')}
          </ButtonLink>
        )}
        <a className="btn btn--ghost btn--sm" href="/" target="_blank" rel="noreferrer">
          <Icon name="external-link" size="sm" />
          {t('View Website')}
        </a>
      </div>
    </>
  )
}
