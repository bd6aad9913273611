import { ApiError } from '@ashlar/sdk/admin'
import { Button, EmptyState, useTexts } from '@ashlar/sdk/ui'

export interface CouldNotLoadProps {
  /** What could not be loaded: "The page could not be loaded". */
  readonly title: string
  readonly error: Error
  readonly retry: () => unknown
  /** 1 where it stands for the whole screen, with its heading. */
  readonly level?: 1
}

/** Stands for what did not come: the cause, and the next step. */
export function CouldNotLoad({ title, error, retry, level }: CouldNotLoadProps) {
  const t = useTexts('admin')
  const isForbidden = error instanceof ApiError && error.status === 403
  return (
    <EmptyState
      {...(level && { level })}
      kind={isForbidden ? 'no-permission' : 'failed'}
      title={title}
      text={error.message}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      actions={
        <Button icon="rotate-cw" onClick={() => void retry()}>
          {t('Try again')}
        </Button>
      }
    />
  )
}
