import { ApiError } from '@ashlar/sdk/admin'
import { Button, Note, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'

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

/** The same for a card that is filled to its edges: a strip of four figures. */
export function FiguresWaiting() {
  return (
    <Pending>
      <div className="course">
        {[60, 84, 96, 120].map((width) => (
          <div key={width} className="kpi">
            <span className="xs">
              <Skeleton width={width} />
            </span>
            <b>
              <Skeleton width={52} height={22} />
            </b>
            <span className="xs">
              <Skeleton width={72} />
            </span>
          </div>
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
