import { useLocation, useMe } from '@ashlar/sdk/admin'
import { useModules } from '@ashlar/sdk/shell'
import { useIsNarrow, useTexts } from '@ashlar/sdk/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { activeItem, navigation } from './nav.ts'
import { ShortcutHelp } from './shortcut-help.tsx'
import { NavDrawer, Rail, Sidebar } from './sidebar.tsx'
import { useSidebarOpen } from './sidebar-state.ts'
import { TopBar } from './top-bar.tsx'

/** Sidebar, top bar and content (SHELL-009, -014, -015). */
export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTexts('admin')
  const { pathname } = useLocation()
  const groups = navigation(useModules(), useMe())
  const [isOpen, toggle] = useSidebarOpen()
  const isNarrow = useIsNarrow()
  // The drawer has a state of its own, and opens closed (SHELL-019).
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const main = useFocusAfterMoving(pathname)
  const active = activeItem(groups, pathname.replace(/(.)\/$/, '$1'))
  const nav = { groups, active }
  return (
    <div className={`app${isOpen || isNarrow ? '' : ' collapsed'}`}>
      <a className="skip" href="#main">
        {t('Skip to content')}
      </a>
      {!isNarrow && (isOpen ? <Sidebar {...nav} /> : <Rail {...nav} />)}
      {isNarrow && <NavDrawer {...nav} open={isDrawerOpen} onOpenChange={setDrawerOpen} />}
      <TopBar
        groups={groups}
        active={active}
        isSidebarOpen={isNarrow ? isDrawerOpen : isOpen}
        onToggleSidebar={isNarrow ? () => setDrawerOpen(true) : toggle}
      />
      <main className="main" id="main" tabIndex={-1} ref={main}>
        <div className="page">{children}</div>
      </main>
      <ShortcutHelp />
    </div>
  )
}

/** After a change of screen, reading goes on at its top. */
function useFocusAfterMoving(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    main.current?.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
