import { Button, EmptyState, useTexts } from '@ashlar/sdk/ui'

/** Stands for the page when its frame did not arrive. What was typed is kept outside of it. */
export function CanvasFailed({ retry }: { readonly retry: () => void }) {
  const t = useTexts('admin')
  return (
    <div className="dev__failed" role="alert">
      <EmptyState
        kind="failed"
        title={t('The canvas could not be loaded')}
        text={t('Your changes are kept. Check your connection, then try again.')}
        actions={
          <Button icon="rotate-cw" onClick={retry}>
            {t('Try again')}
          </Button>
        }
      />
    </div>
  )
}
