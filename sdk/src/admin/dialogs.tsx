import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { openDialogs } from './open-dialogs.ts'
import { useLocation } from './router/location.ts'

const ShownDialog = lazy(() => import('./shown-dialog.tsx'))

/** Shows the dialogs that `useDialog` opens; stands once in the shell. They go with the screen below them. */
export function Dialogs() {
  const opened = useSyncExternalStore(openDialogs.subscribe, openDialogs.read)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what they go with
  useEffect(() => openDialogs.closeAll, [pathname])
  return opened.map((dialog) => (
    <Suspense key={dialog.key}>
      <ShownDialog dialog={dialog} />
    </Suspense>
  ))
}
