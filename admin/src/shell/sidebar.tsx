import type { NavItem } from '@ashlar/sdk'
import { Link, useMe } from '@ashlar/sdk/admin'
import { hasPlan, planTitle } from '@ashlar/sdk/shell'
import { Drawer, HoverCard, Icon, IconButton, Mark, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useRef } from 'react'
import { Brand } from './brand.tsx'
import { holds, type NavGroup } from './nav.ts'
import { NavCount } from './nav-count.tsx'

interface NavProps {
  readonly groups: readonly NavGroup[]
  readonly active: NavItem | undefined
}

/** The open sidebar, 215 px (SHELL-010). */
export function Sidebar(props: NavProps) {
  const t = useTexts('admin')
  return (
    <aside className="side" aria-label={t('Sidebar')}>
      <div className="side__head">
        <Brand />
      </div>
      <Entries {...props} />
      <Foot />
    </aside>
  )
}

/** The same over the page, on tablets and phones (SHELL-016). */
export function NavDrawer({
  open,
  onOpenChange,
  ...props
}: NavProps & { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }) {
  const t = useTexts('admin')
  const close = () => onOpenChange(false)
  return (
    <Drawer open={open} onOpenChange={onOpenChange} label={t('Sidebar')}>
      <div className="side__head">
        <Brand />
        <span className="grow" />
        <IconButton icon="x" label={t('Close')} tooltip={false} onClick={close} />
      </div>
      <Entries {...props} onGo={close} />
      <Foot />
    </Drawer>
  )
}

function Entries({ groups, active, onGo }: NavProps & { readonly onGo?: () => void }) {
  const t = useTexts('admin')
  const me = useMe()
  const go = onGo ? { onClick: onGo } : {}
  const entries = useEntryInSight(active)
  return (
    <nav ref={entries} className="side__nav" aria-label={t('Main')}>
      {groups.map((group) => (
        <div className="side__grp" key={group.title}>
          {group.title !== '' && <div className="side__lbl">{t(group.title)}</div>}
          {group.items.map((item) => (
            <div key={item.path}>
              <Link to={item.path} {...stateOf(item, active)} {...go}>
                <Icon name={item.icon} />
                <span className="trunc">{t(item.title)}</span>
                {hasPlan(me, item.plan) ? (
                  item.count && <NavCount count={item.count} />
                ) : (
                  <Icon
                    name="lock"
                    size="sm"
                    className="nav__lock"
                    label={t('Needs the plan “{plan}”', { plan: planTitle(t, item.plan ?? 'basic') })}
                  />
                )}
              </Link>
              {holds(item, active) &&
                item.children?.map((child) => (
                  <Link key={child.path} to={child.path} {...stateOf(child, active, 'nav nav--sub')} {...go}>
                    <span className="trunc">{t(child.title)}</span>
                  </Link>
                ))}
            </div>
          ))}
        </div>
      ))}
    </nav>
  )
}

/** The entry of the screen that is open may stand below the edge of the sidebar. */
function useEntryInSight(active: NavItem | undefined) {
  const entries = useRef<HTMLElement>(null)
  useEffect(() => {
    if (active) entries.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return entries
}

/** SHELL-031. */
const stateOf = (item: NavItem, active: NavItem | undefined, className = 'nav') =>
  item === active ? { className: `${className} on`, 'aria-current': 'page' as const } : { className }

/** The collapsed sidebar, 63 px and its border (SHELL-011, OPEN-102): icons, each with a card beside it (SHELL-028). */
export function Rail({ groups, active }: NavProps) {
  const t = useTexts('admin')
  return (
    <aside className="side rail" aria-label={t('Sidebar')}>
      <div className="side__head">
        <Brand logoOnly />
      </div>
      <nav className="side__nav" aria-label={t('Main')}>
        {groups.map((group, index) => (
          <div className="rail__grp" key={group.title}>
            {index > 0 && <span className="rail__div" />}
            {group.items.map((item) => (
              <HoverCard key={item.path} trigger={<RailLink item={item} isActive={holds(item, active)} />}>
                <div className="ml">{t(group.title === '' ? item.title : group.title)}</div>
                {[item, ...(item.children ?? [])].map((each) => (
                  <Link key={each.path} className="mi" to={each.path}>
                    <Icon name={each.icon} />
                    <span>{t(each.title)}</span>
                  </Link>
                ))}
              </HoverCard>
            ))}
          </div>
        ))}
      </nav>
      <div className="side__foot">
        <Mark size={16} />
      </div>
    </aside>
  )
}

function RailLink({ item, isActive, ...rest }: { readonly item: NavItem; readonly isActive: boolean }) {
  const t = useTexts('admin')
  const me = useMe()
  return (
    <Link
      {...rest}
      to={item.path}
      className={`railb${isActive ? ' on' : ''}`}
      // A figure belongs to the name: then both are text.
      {...(item.count ? {} : { 'aria-label': t(item.title) })}
      {...(isActive ? { 'aria-current': 'page' } : {})}
    >
      <Icon name={item.icon} />
      {item.count && (
        <>
          <span className="sr">{t(item.title)}</span>
          {hasPlan(me, item.plan) && <NavCount count={item.count} />}
        </>
      )}
    </Link>
  )
}

/** SHELL-032, SHELL-033; brand and version come with the sign-in data (OPEN-117). */
function Foot() {
  const t = useTexts('admin')
  const { system } = useMe()
  return (
    <div className="side__foot">
      <Mark size={13} />
      <span>
        {t('Powered By')} <b>{system.brand}</b>
      </span>
      <span className="v">v{system.version}</span>
    </div>
  )
}
