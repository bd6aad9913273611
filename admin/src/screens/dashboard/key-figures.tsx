import type { Permission } from '@ashlar/sdk'
import { Link, useCall, useCan, useMe } from '@ashlar/sdk/admin'
import { getTenantUsage, type LimitName, type PlanUsage } from '@ashlar/sdk/platform'
import { WidgetFailed } from '@ashlar/sdk/shell'
import { useTexts } from '@ashlar/sdk/ui'
import { amount, limitTitle } from '../tenants/words.ts'
import { FiguresWaiting } from './figures-waiting.tsx'

/** What a plan counts, each with the way to it. */
export default function KeyFigures() {
  const { tenant } = useMe()
  const { data, error, refetch } = useCall(getTenantUsage, { params: { id: tenant?.id ?? 0 } })
  if (error) return <WidgetFailed error={error} retry={refetch} />
  if (!data) return <FiguresWaiting />
  return (
    <ul className="course">
      {data.usage.limits.map((limit) => (
        <Figure key={limit.name} limit={limit} />
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

function Figure({ limit: { name, used, most } }: { readonly limit: PlanUsage['limits'][number] }) {
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
      <b className="num">{amount(name, used)}</b>
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
