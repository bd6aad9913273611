import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { useTexts } from './texts.ts'
import { type Toast, toast, toastStore, visible } from './toast-store.ts'

/**
 * Top centre, at most two, 2500 ms. Our own instead of sonner: that one writes a style element at
 * import, which the admin's CSP refuses, and cannot keep the import toast from being pushed out.
 */
export function Toasts() {
  const all = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const t = useTexts('admin')
  return createPortal(
    <section className="toasts" aria-label={t('Messages')}>
      {visible(all).map((each) => (
        <ToastCard key={each.id} toast={each} />
      ))}
    </section>,
    document.body,
  )
}

const icons = { success: 'circle-check', error: 'circle-x', plain: 'info', loading: 'rotate-cw' } as const

function ToastCard({ toast: shown }: { readonly toast: Toast }) {
  const t = useTexts('admin')
  const [held, setHeld] = useState(false)
  const close = () => toast.dismiss(shown.id)
  useEffect(() => {
    if (held || shown.duration === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => toast.dismiss(shown.id), shown.duration)
    return () => clearTimeout(timer)
  }, [held, shown])
  const tone = shown.kind === 'success' ? 'ok' : shown.kind === 'error' ? 'bad' : ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting the pointer on it keeps a message readable
    <div
      className={`toast${shown.kind === 'error' ? ' toast--bad' : ''}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={shown.icon ?? icons[shown.kind]} className={tone} />
      <div className="grow" role={shown.kind === 'error' ? 'alert' : 'status'}>
        <b>{shown.title}</b>
        {shown.description && <div className="toast__d">{shown.description}</div>}
      </div>
      {shown.action && (
        <button
          type="button"
          className="link"
          onClick={() => {
            close()
            shown.action?.run()
          }}
        >
          {shown.action.label}
        </button>
      )}
      {shown.kind !== 'loading' && <IconButton icon="x" size="xs" label={t('Close')} tooltip={false} onClick={close} />}
    </div>
  )
}
