import type { ScreenDefinition } from '@ashlar/sdk'
import { Navigate, useLocation, useMe } from '@ashlar/sdk/admin'
import { type AdminModule, AdminModules, Dialogs, Routes } from '@ashlar/sdk/shell'
import { lazy, Suspense, useMemo } from 'react'
import { CommandHost } from './command-menu/command-host.tsx'
import { hasCommandMenu } from './command-menu/menu-entries.ts'
import { Frame } from './frame.tsx'
import { NotFound } from './not-found.tsx'
import { ScreenHost } from './screen-host.tsx'
import type { Session } from './session.ts'

const LiveNotices = lazy(() => import('./live-notices.tsx'))

/** The screen that belongs to the address. Routes follow from the screens that modules name; none is known here. */
export function Screens({ modules }: Pick<Session, 'modules'>) {
  const routes = useMemo(() => modules.flatMap(routesOf), [modules])
  const isLocked = useMe().user.lacksSecondFactor === true
  const { pathname } = useLocation()
  // Nothing else is answered before two-factor authentication is set up.
  if (isLocked && pathname !== profilePath) return <Navigate to={profilePath} replace />
  return (
    <AdminModules value={modules}>
      <Routes routes={routes}>
        {(found) =>
          // SHELL-020: a screen may stand outside the chrome.
          found?.screen.chrome === false ? (
            <Screen {...found} />
          ) : (
            <Frame>{found ? <Screen {...found} /> : <NotFound />}</Frame>
          )
        }
      </Routes>
      <Commands />
      <Dialogs />
      <Suspense>{!isLocked && <LiveNotices />}</Suspense>
    </AdminModules>
  )
}

const profilePath = '/admin/profile'

interface ScreenRoute {
  readonly path: string
  readonly module: AdminModule
  readonly screen: ScreenDefinition
}

const routesOf = (module: AdminModule): ScreenRoute[] =>
  (module.admin.screens ?? []).map((screen) => ({ path: screen.path, module, screen }))

const Screen = ({ module, screen }: ScreenRoute) => (
  <ScreenHost key={`${module.id} ${screen.id}`} module={module} screen={screen} />
)

/** The command menu stands on every screen, with the chrome and without. */
function Commands() {
  return hasCommandMenu(useMe()) ? <CommandHost /> : null
}
