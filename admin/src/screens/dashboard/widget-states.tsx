import { ApiError } from '@ashlar/sdk/admin'
import { Button, Note, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'

/** Until a card's code and figures are there. */
export function WidgetWaiting() {
  return (
    <Pending>
      <div className="lines">
        <Skeleton width={180} />
        <Skeleton width={140} />
        <Skeleton width={160} />
      </div>
    </Pending>
  )
}

/** What a card says whose figures could not be had; the others go on. */
export function WidgetFailed({ error, retry }: { readonly error: Error; readonly retry: () => unknown }) {
  const t = useTexts('admin')
  return (
    <div className="wfail">
      <Note tone="bad">
        {error instanceof ApiError ? error.message : t('This card could not be loaded.')}
        {error instanceof ApiError && error.requestId && <span className="mono xs"> {error.requestId}</span>}
      </Note>
      <Button size="sm" icon="rotate-cw" onClick={() => void retry()}>
        {t('Try again')}
      </Button>
    </div>
  )
}
