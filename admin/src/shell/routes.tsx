import type { ScreenDefinition } from '@ashlar/sdk'
import { type AdminModule, AdminModules, createBrowserRouter, Outlet, type RouteObject, useMe } from '@ashlar/sdk/admin'
import { lazy, Suspense } from 'react'
import { CommandHost } from './command-menu/command-host.tsx'
import { hasCommandMenu } from './command-menu/menu-entries.ts'
import { Frame } from './frame.tsx'
import { NotFound } from './not-found.tsx'
import { ScreenHost } from './screen-host.tsx'
import type { Session } from './session.ts'

const LiveNotices = lazy(() => import('./live-notices.tsx'))

/** Routes follow from the screens that modules name; none is known here. */
export function routerOf({ modules }: Session) {
  const screens = modules.flatMap((module) => (module.admin.screens ?? []).map((screen) => ({ module, screen })))
  const bare = screens.filter(({ screen }) => screen.chrome === false)
  const framed = screens.filter(({ screen }) => screen.chrome !== false)
  return createBrowserRouter([
    {
      element: (
        <AdminModules value={modules}>
          <Outlet />
          <Commands />
          <Suspense>
            <LiveNotices />
          </Suspense>
        </AdminModules>
      ),
      children: [
        // SHELL-020: a screen may stand outside the chrome.
        ...bare.map(routeOf),
        {
          element: <Frame />,
          children: [...framed.map(routeOf), { path: '*', element: <NotFound /> }],
        },
      ],
    },
  ])
}

/** The command menu stands on every screen, with the chrome and without. */
function Commands() {
  return hasCommandMenu(useMe()) ? <CommandHost /> : null
}

function routeOf({ module, screen }: { module: AdminModule; screen: ScreenDefinition }): RouteObject {
  return {
    path: screen.path,
    element: <ScreenHost key={`${module.id} ${screen.id}`} module={module} screen={screen} />,
  }
}
