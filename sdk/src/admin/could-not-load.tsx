import { Note } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'
import { useTexts } from '../ui/texts.ts'
import { ApiError } from './api.ts'

export interface CouldNotLoadProps {
  /** What could not be loaded: "The page could not be loaded". */
  readonly title: string
  readonly error: Error
  readonly retry: () => unknown
  /** 1 where it stands for the whole screen, with its heading. */
  readonly level?: 1
}

/** Stands for what did not come: the cause, who can change it, and the next step. */
export function CouldNotLoad({ title, error, retry, level }: CouldNotLoadProps) {
  const t = useTexts('admin')
  const isForbidden = error instanceof ApiError && error.status === 403
  // What is not there does not come by asking again.
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <EmptyState
      {...(level && { level })}
      kind={isForbidden ? 'no-permission' : 'failed'}
      title={title}
      text={
        isForbidden
          ? `${error.message} ${t('Ask an owner or administrator of the website for access.')}`
          : error.message
      }
      requestId={error instanceof ApiError ? error.requestId : undefined}
      actions={
        !isMissing && (
          <Button icon="rotate-cw" onClick={() => void retry()}>
            {t('Try again')}
          </Button>
        )
      }
    />
  )
}

/** The same in a line, for a part of a dialog or a card. */
export function CouldNotLoadNote({ error, retry }: Pick<CouldNotLoadProps, 'error' | 'retry'>) {
  const t = useTexts('admin')
  return (
    <Note tone="bad">
      {error.message}{' '}
      {error instanceof ApiError && error.requestId && <span className="mono xs">{error.requestId} </span>}
      <button type="button" className="link" onClick={() => void retry()}>
        {t('Try again')}
      </button>
    </Note>
  )
}
