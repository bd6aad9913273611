import type { Permission } from '@ashlar/sdk'
import { Link, useCall, useCan, useMe } from '@ashlar/sdk/admin'
import { getTenantUsage, getUsageHistory, type LimitName, type PlanUsage } from '@ashlar/sdk/platform'
import { WidgetFailed } from '@ashlar/sdk/shell'
import { useTexts } from '@ashlar/sdk/ui'
import { amount, limitTitle } from '../tenants/words.ts'
import { FiguresWaiting } from './figures-waiting.tsx'
import { Spark } from './spark.tsx'

/** How far back the small lines go. */
const shownDays = 30

/** What a plan counts, each with the way to it. */
export default function KeyFigures() {
  const { tenant } = useMe()
  const { data, error, refetch } = useCall(getTenantUsage, { params: { id: tenant?.id ?? 0 } })
  const { data: past } = useCall(getUsageHistory, { query: { days: shownDays } })
  if (error) return <WidgetFailed error={error} retry={refetch} />
  if (!data) return <FiguresWaiting />
  return (
    <ul className="course">
      {data.usage.limits.map((limit) => (
        <Figure key={limit.name} limit={limit} amounts={past?.results.amounts[limit.name]} />
      ))}
    </ul>
  )
}

const places: Readonly<Record<LimitName, { readonly path: string; readonly right: Permission }>> = {
  pages: { path: '/admin/pages', right: 'pages.can_view' },
  media_files: { path: '/admin/media', right: 'media.can_view' },
  media_bytes: { path: '/admin/media', right: 'media.can_view' },
  users: { path: '/admin/users', right: 'users.can_view' },
}

interface FigureProps {
  readonly limit: PlanUsage['limits'][number]
  /** Of each of the last days. */
  readonly amounts: readonly number[] | undefined
}

function Figure({ limit: { name, used, most }, amounts }: FigureProps) {
  const t = useTexts('admin')
  const { path, right } = places[name]
  const mayGo = useCan(right)
  const isFull = most !== null && used >= most
  return (
    <li className="kpi">
      {mayGo ? (
        <Link className="t2 xs" to={path}>
          {limitTitle(t, name)}
        </Link>
      ) : (
        <span className="t2 xs">{limitTitle(t, name)}</span>
      )}
      <span className="row kpi__line">
        <b className="num">{amount(name, used)}</b>
        {amounts && <Spark counts={amounts} />}
      </span>
      <span className={isFull ? 'bad-text xs' : 't3 xs'}>
        {most === null ? t('Unlimited') : t('of {most} in the plan', { most: amount(name, most) })}
      </span>
      {most !== null && (
        <progress
          className="kpi__bar"
          aria-label={t('{what}: share of the plan', { what: limitTitle(t, name) })}
          data-full={isFull}
          value={Math.min(used, most)}
          max={Math.max(most, 1)}
        />
      )}
    </li>
  )
}
