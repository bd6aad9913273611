import { useEffect, useEffectEvent } from 'react'
import { confirm } from '../ui/confirm.tsx'
import { texts } from '../ui/texts.ts'
import { browserHistory } from './router/browser-history.ts'
import type { Location } from './router/location.ts'

const t = texts('admin')

/**
 * While `isDirty`, ask before another screen opens, and let the browser ask before the page goes. `documentOf` says
 * which document an address shows: the path, unless a screen chooses it by the query.
 */
export function useUnsavedGuard(isDirty: boolean, documentOf: (at: Location) => string = pathOf): void {
  const of = useEffectEvent(documentOf)
  useEffect(() => {
    if (!isDirty) return
    return browserHistory().block({
      blockerFn: async ({ currentLocation, nextLocation }) =>
        of(currentLocation) !== of(nextLocation) && !(await mayLeave()),
    })
  }, [isDirty])
}

/** Ask whether what was typed shall be dropped: true after "Accept". For dialogs, which close without another screen. */
export const mayLeave = (): Promise<boolean> =>
  confirm({
    title: t('Unsaved Changes'),
    description: t('You have unsaved changes. Are you sure?'),
    icon: 'file-pen-line',
    tone: 'warn',
  })

const pathOf = ({ pathname }: Location) => pathname

/** Ctrl+S or Cmd+S saves, whatever has the focus. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      save()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [save])
}
