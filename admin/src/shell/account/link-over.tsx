import { ApiError } from '@ashlar/sdk/admin'
import { EmptyState, useTexts } from '@ashlar/sdk/ui'
import type { ReactNode } from 'react'

/** In the place of a form whose link does nothing any more: why, and the next step. */
export function LinkOver({ text, actions }: { readonly text: string; readonly actions: ReactNode }) {
  const t = useTexts('admin')
  return (
    <div className="si__f">
      <EmptyState level={1} kind="no-match" title={t('This link has expired')} text={text} actions={actions} />
    </div>
  )
}

export interface LinkFailedProps {
  readonly error: unknown
  /** What to do next; a link that was mailed is opened again. */
  readonly next?: string
}

export function LinkFailed({ error, next }: LinkFailedProps) {
  const t = useTexts('admin')
  return (
    <div className="si__f">
      <EmptyState
        level={1}
        kind="failed"
        title={t('The link could not be checked')}
        text={`${error instanceof Error ? error.message : ''} ${next ?? t('Open the link in the email again.')}`}
        requestId={error instanceof ApiError ? error.requestId : undefined}
      />
    </div>
  )
}
