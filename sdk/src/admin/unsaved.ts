import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { confirm } from '../ui/confirm.tsx'
import { texts } from '../ui/texts.ts'
import { browserHistory } from './router/browser-history.ts'
import { type Location, type NavigateOptions, navigate } from './router/location.ts'

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

/**
 * Opens another screen once the form that was just saved counts as saved, so that nobody is asked about it. Whoever typed
 * something while it was being saved is asked; whoever left the screen meanwhile stays where they are.
 *
 * @example
 * const openSaved = useOpenSaved()
 * const save = async () => {
 *   const boat = await form.save()
 *   if (boat) openSaved(`/admin/boats/${boat.id}`, { replace: true })
 * }
 */
export function useOpenSaved(): (path: string, options?: NavigateOptions) => void {
  const [target, setTarget] = useState<{ readonly path: string; readonly options: NavigateOptions }>()
  useEffect(() => {
    // React ends the effects of a render before it begins new ones: the guard of a saved form is gone by now.
    if (target !== undefined) navigate(target.path, target.options)
  }, [target])
  return useCallback((path, options = {}) => setTarget({ path, options }), [])
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
