import { ApiError } from '@ashlar/sdk/admin'
import type { PackagePlanRequest } from '@ashlar/sdk/platform'
import { Button, Dialog, EmptyState, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'

export function PlanPending({
  request,
  onClose,
}: {
  readonly request: PackagePlanRequest
  readonly onClose: () => void
}) {
  const t = useTexts('admin')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      icon="blocks"
      title={t('Checking what will happen')}
      description={request.version === undefined ? request.name : `${request.name} ${request.version}`}
      footer={<Button onClick={onClose}>{t('Cancel')}</Button>}
    >
      <p className="t2 plan__wait">
        {t('The package is downloaded and tested with every stored document. Nothing changes yet.')}
      </p>
      <Pending>
        <div className="lines">
          <Skeleton width={420} height={52} />
          <Skeleton width={300} />
          <Skeleton width={360} />
          <Skeleton width={280} />
        </div>
      </Pending>
    </Dialog>
  )
}

export interface PlanFailedProps {
  readonly error: Error | null
  readonly onRetry: () => void
  readonly onChangeRequest: (() => void) | undefined
  readonly onClose: () => void
}

/** Not a plan with obstacles: there is none, since the package could not be had or is refused as it is. */
export function PlanFailed({ error, onRetry, onChangeRequest, onClose }: PlanFailedProps) {
  const t = useTexts('admin')
  const details = error instanceof ApiError ? error.errors : []
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t('The plan could not be made')}
      footer={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button {...(onChangeRequest ? {} : { variant: 'primary' })} icon="rotate-cw" onClick={onRetry}>
            {t('Try again')}
          </Button>
          {onChangeRequest && (
            <Button variant="primary" icon="pencil" onClick={onChangeRequest}>
              {t('Change it')}
            </Button>
          )}
        </>
      }
    >
      <EmptyState
        kind="failed"
        title={t('Nothing has changed')}
        text={error?.message ?? ''}
        requestId={error instanceof ApiError ? error.requestId : undefined}
      />
      {details.length > 0 && (
        <ul className="plan__why" aria-label={t('Problems')}>
          {details.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {path !== '' && <span className="mono t2">{path}</span>}
              <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
