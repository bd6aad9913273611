import { lazy, Suspense, useEffect, useState } from 'react'
import { isDialogOpen, isTyping } from '../shortcuts/typing.ts'

const ShellShortcuts = lazy(() => import('./shell-shortcuts.tsx'))

/** `?` lists the shortcuts on every screen in the frame. The editor, which has none, lists its own. */
export function ShortcutHelp() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return <Suspense>{isOpen && <ShellShortcuts onClose={() => setOpen(false)} />}</Suspense>
}
