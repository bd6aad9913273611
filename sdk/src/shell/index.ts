export { Boundary } from '../admin/boundary.tsx'
export { reportBrowserFault, type ThrownPart } from '../admin/browser-faults.ts'
export {
  type AdminModule,
  AdminModules,
  Contributed,
  type ContributedProps,
  type ContributionKind,
  Part,
  useModules,
} from '../admin/contributions.tsx'
export { useSaidCrumbs } from '../admin/crumbs.ts'
export { Dialogs } from '../admin/dialogs.tsx'
export { useListTotal } from '../admin/list-total.ts'
export { startLiveEvents } from '../admin/live-events.ts'
export { Locked } from '../admin/locked.tsx'
export { fetchMe, type Gate, hasPlan, isOffered, meKey } from '../admin/me.ts'
export { planTitle } from '../admin/plan-title.ts'
export { Routes } from '../admin/router/routes.tsx'
export { openCommandMenu, serveCommandMenu, useOfferedCommands } from '../admin/screen-commands.ts'
export { onSignedOut } from '../admin/session-renewal.ts'
export { WidgetFailed, WidgetWaiting } from '../admin/widget-states.tsx'
export { addTexts, setLanguage } from '../texts/texts.ts'
export { Confirmations } from '../ui/confirm.tsx'
export { serveIconsFrom } from '../ui/icon-files.ts'
export { adoptNonce } from '../ui/nonce.ts'
export { Toasts } from '../ui/toasts.tsx'
