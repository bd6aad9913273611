import type { NavItem } from '@ashlar/sdk'
import { type Crumb, Link, useMe } from '@ashlar/sdk/admin'
import { useModules, useSaidCrumbs } from '@ashlar/sdk/shell'
import { Icon, IconButton, Tooltip, useTexts } from '@ashlar/sdk/ui'
import { Fragment, lazy, Suspense } from 'react'
import { hasCommandMenu } from './command-menu/menu-entries.ts'
import { SearchBox } from './command-menu/search-box.tsx'
import { holds, type NavGroup } from './nav.ts'
import { NoticeBell } from './top-bar/notice-bell.tsx'
import { topBarOf } from './top-bar/offered.ts'
import { UserMenu } from './user-menu.tsx'

const SettingSwitch = lazy(() => import('./top-bar/setting-switch.tsx'))
const PanelButton = lazy(() => import('./top-bar/panel-button.tsx'))
const EnteredMark = lazy(() => import('./entered/entered-mark.tsx'))

export interface TopBarProps {
  readonly groups: readonly NavGroup[]
  readonly active: NavItem | undefined
  readonly isSidebarOpen: boolean
  readonly onToggleSidebar: () => void
}

export function TopBar({ groups, active, isSidebarOpen, onToggleSidebar }: TopBarProps) {
  const t = useTexts('admin')
  const me = useMe()
  const modules = useModules()
  return (
    <header className="top">
      <IconButton
        icon="panel-left"
        label={t('Toggle sidebar')}
        aria-expanded={isSidebarOpen}
        onClick={onToggleSidebar}
      />
      <Breadcrumbs groups={groups} active={active} />
      {/* On a phone the search box fills the bar. */}
      <span className={`grow${hasCommandMenu(me) ? ' hide-sm' : ''}`} />
      {hasCommandMenu(me) && <SearchBox />}
      <Suspense>
        {me.isEntered && <EnteredMark />}
        {topBarOf(modules, me).map(({ module, entry }) => {
          const key = `${module.id} ${entry.id}`
          return entry.kind === 'switch' ? (
            <SettingSwitch key={key} entry={entry} />
          ) : (
            <PanelButton key={key} module={module} entry={entry} />
          )
        })}
      </Suspense>
      {me.tenant && <NoticeBell />}
      {me.tenant && (
        <Tooltip label={t('View Website')}>
          <a className="icb hide-sm" href="/" target="_blank" rel="noreferrer" aria-label={t('View Website')}>
            <Icon name="external-link" />
          </a>
        </Tooltip>
      )}
      <UserMenu />
    </header>
  )
}

/** The way here: what the screen says, else group and entry of the sidebar. */
function Breadcrumbs({ groups, active }: Pick<TopBarProps, 'groups' | 'active'>) {
  const t = useTexts('admin')
  const said = useSaidCrumbs()
  const crumbs = said ?? usual(groups, active)
  if (crumbs.length === 0) return null
  return (
    <nav className="crumbs" aria-label={t('Breadcrumb')}>
      <span className="vr hide-md" />
      {crumbs.map((crumb, index) => (
        <Fragment key={crumb.path ?? crumb.title}>
          {index > 0 && (
            <Icon name="chevron-right" size="xs" className={crumbs[index - 1]?.path === undefined ? 'hide-md' : ''} />
          )}
          {index === crumbs.length - 1 ? (
            <b className="trunc" aria-current="page">
              {t(crumb.title)}
            </b>
          ) : crumb.path === undefined ? (
            <span className="hide-md">{t(crumb.title)}</span>
          ) : (
            <Link to={crumb.path}>{t(crumb.title)}</Link>
          )}
        </Fragment>
      ))}
    </nav>
  )
}

function usual(groups: readonly NavGroup[], active: NavItem | undefined): readonly Crumb[] {
  const group = groups.find(({ items }) => items.some((item) => holds(item, active)))
  return [
    ...(group && group.title !== '' ? [{ title: group.title }] : []),
    ...(active ? [{ title: active.title }] : []),
  ]
}
