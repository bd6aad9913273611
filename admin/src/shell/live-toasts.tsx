import { useLiveEvent } from '@ashlar/sdk/admin'
import { ImportMessage, NewToast } from '@ashlar/sdk/platform'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { useRef } from 'react'
import { type ImportToast, toastAfter } from './import-toast.ts'
import './live-toasts.css'

/** TOAST-008, -009. Milliseconds. */
const afterImport = 5000

/** Toasts that the server brings about (TOAST-004 to -010). */
export function LiveToasts() {
  const t = useTexts('admin')
  const imports = useRef(new Map<string, ImportToast>())
  /** Imports whose toast was hidden: the next that is seen of them is their end. */
  const hidden = useRef(new Set<string>())
  useLiveEvent('new_toast', NewToast, ({ type, message }) => void toast[type](message))
  const hear = (said: ImportMessage) => {
    const next = toastAfter(imports.current.get(said.id), said)
    imports.current.set(said.id, next)
    const id = `import-${said.id}`
    if (next.state === 'completed') toast.success(next.message, { id, duration: afterImport })
    else if (next.state === 'failed') toast.error(next.message, { id, duration: afterImport })
    else if (!hidden.current.has(said.id)) {
      toast.loading(next.message, {
        id,
        description: <Share {...next} />,
        action: { label: t('Hide'), run: () => hidden.current.add(said.id) },
      })
    }
    if (next.state !== 'running') hidden.current.delete(said.id)
  }
  useLiveEvent('import_started', ImportMessage, hear)
  useLiveEvent('import_progress', ImportMessage, hear)
  useLiveEvent('import_failed', ImportMessage, hear)
  useLiveEvent('import_completed', ImportMessage, hear)
  return null
}

function Share({ progress, total }: ImportToast) {
  const t = useTexts('admin')
  return (
    <span className="imp">
      <progress className="imp__bar" value={progress} max={Math.max(total, 1)} aria-label={t('Progress')} />
      <span className="num">{t('{progress} of {total}', { progress, total })}</span>
    </span>
  )
}
