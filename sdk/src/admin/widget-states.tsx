import { Note } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Pending, Skeleton } from '../ui/states.tsx'
import { useTexts } from '../ui/texts.ts'
import { ApiError } from './api-error.ts'

/** Until a card's code and figures are there: about as high as a list of five. */
export function WidgetWaiting() {
  return (
    <Pending>
      <div className="lines lines--card">
        {[180, 140, 160, 120, 150].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
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
