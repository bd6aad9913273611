import { useTexts } from '../ui/texts.ts'
import { useModules } from './contributions.tsx'
import { can, useMe } from './me.ts'
import { Link } from './router/link.tsx'
import { useLocation } from './router/location.ts'

export interface NavTabsProps {
  /** Address of the entry that the others stand under: `/admin/pages`. */
  readonly under: string
  /** What they have in common, for those who do not see them. */
  readonly label: string
}

/** Lists that belong together, side by side: the entries of the navigation `under` one address, whoever brings them. */
export function NavTabs({ under, label }: NavTabsProps) {
  const t = useTexts('admin')
  const me = useMe()
  const { pathname } = useLocation()
  const here = pathname.replace(/(?<!\/)\/+$/, '')
  const tabs = useModules()
    .flatMap(({ admin }) => admin.nav ?? [])
    .filter((item) => item.under === under && can(me, item.access))
    .toSorted((a, b) => a.sort - b.sort)
  return (
    <nav className="tabs linktabs" aria-label={t(label)}>
      {tabs.map(({ path, title }) => (
        <Link key={path} to={path} {...(path === here ? { 'aria-current': 'page' as const } : {})}>
          {t(title)}
        </Link>
      ))}
    </nav>
  )
}
