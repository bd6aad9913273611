import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { confirm } from '../ui/confirm.tsx'
import { texts } from '../ui/texts.ts'

const t = texts('admin')

/**
 * While `isDirty`, ask before another screen opens, and let the browser ask before the page goes. `documentOf` says
 * which document an address shows: the path, unless a screen chooses it by the query.
 */
export function useUnsavedGuard(isDirty: boolean, documentOf: (at: Location) => string = pathOf): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && documentOf(currentLocation) !== documentOf(nextLocation),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({
      title: t('Unsaved Changes'),
      description: t('You have unsaved changes. Are you sure?'),
      icon: 'file-pen-line',
      tone: 'warn',
    }).then((accepted) => (accepted ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  useEffect(() => {
    if (!isDirty) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isDirty])
}

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
