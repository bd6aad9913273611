import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import { useTexts } from './texts.ts'

export type EmptyKind = 'nothing' | 'no-match' | 'no-permission' | 'failed'

export interface EmptyStateProps {
  readonly kind: EmptyKind
  readonly title: ReactNode
  /** The cause, and who or what can change it. */
  readonly text: ReactNode
  /** The next step. */
  readonly actions?: ReactNode
  /** Shown with `failed`, so that the log entry can be found. */
  readonly requestId?: string | undefined
  /** Level of the heading: 1 where nothing else on the screen has one. */
  readonly level?: 1 | 2
}

/** What stands where rows or a screen would: cause and next step, never a dead end. */
export function EmptyState({ kind, title, text, actions, requestId, level = 2 }: EmptyStateProps) {
  const t = useTexts('admin')
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      <EmptyPicture kind={kind} />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {actions && <div className="row">{actions}</div>}
      {requestId && <span className="t3 xs mono">{t('Request {id}', { id: requestId })}</span>}
    </div>
  )
}

/** Three courses of stone: one missing, hidden or locked. */
export function EmptyPicture({ kind }: { readonly kind: EmptyKind }) {
  if (kind === 'failed') {
    return (
      <span className="eic">
        <Icon name="cloud-off" size="xl" />
      </span>
    )
  }
  return (
    <svg width="132" height="84" viewBox="0 0 132 84" className="stones" aria-hidden="true">
      <rect className="a" x="1" y="57" width="60" height="26" rx="4" />
      <rect className="b" x="65" y="57" width="66" height="26" rx="4" />
      <rect className="b" x="1" y="29" width="34" height="24" rx="4" />
      <rect className="a" x="39" y="29" width="52" height="24" rx="4" />
      {kind === 'nothing' ? (
        <>
          <rect className="d" x="95" y="29" width="36" height="24" rx="4" />
          <rect className="d" x="1" y="1" width="60" height="24" rx="4" />
          <path className="p" d="M113 35v12M107 41h12" />
        </>
      ) : (
        <rect className="b" x="95" y="29" width="36" height="24" rx="4" />
      )}
      {kind === 'no-match' && (
        <>
          <circle className="o" cx="66" cy="26" r="15" />
          <path className="o" d="m77 37 10 10" />
        </>
      )}
      {kind === 'no-permission' && (
        <>
          <rect className="f" x="52" y="14" width="28" height="22" rx="5" />
          <path className="o" d="M57 14v-4a9 9 0 0 1 18 0v4" />
        </>
      )}
    </svg>
  )
}

/** A bar in the place of text to come. Pixels. */
export function Skeleton(props: { readonly width: number; readonly height?: number; readonly round?: boolean }) {
  const { width, height = 10, round } = props
  return <span className="sk" style={{ width, height, ...(round ? { borderRadius: height / 2 } : {}) }} />
}

/** True once `milliseconds` have passed; what loads faster shows no skeleton at all. */
export function useDelayed(milliseconds = 150): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return passed
}

/**
 * A skeleton that is seen after 150 ms, and says to readers that something is loading. Its room is held from the first
 * moment, so that nothing jumps when it comes, nor when what it stands for does.
 */
export function Pending({ children }: { readonly children: ReactNode }) {
  const t = useTexts('admin')
  const shown = useDelayed()
  return (
    <div aria-busy="true" className={shown ? undefined : 'unseen'}>
      <span className="sr" role="status">
        {shown ? t('Loading') : ''}
      </span>
      {children}
    </div>
  )
}
