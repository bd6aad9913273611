import { ApiError } from '@ashlar/sdk/admin'
import { useLater } from '@ashlar/sdk/editor'
import { EmptyState, useTexts } from '@ashlar/sdk/ui'
import { BackToPages } from '../bar/back-to-pages.tsx'
import { pageList } from '../bar/page-picker.tsx'

/** EDIT-038, OPEN-126: the alert, and a way on. */
export function NotThere({
  problem,
  openPage,
  onRetry,
}: {
  readonly problem: Error
  readonly openPage: (slug: string) => void
  readonly onRetry: () => void
}) {
  const t = useTexts('admin')
  const PageList = useLater(true, pageList)
  const isMissing = problem instanceof ApiError && problem.status === 404
  return (
    <main className="edalone">
      <section className="edpick">
        <BackToPages />
        <div role="alert">
          {isMissing ? (
            <EmptyState
              kind="no-match"
              title={t('Page not found')}
              text={t('It may have been moved or deleted. Choose another page.')}
            />
          ) : (
            <EmptyState
              kind="failed"
              title={t('The page could not be loaded')}
              text={problem.message}
              actions={
                <button type="button" className="btn" onClick={onRetry}>
                  {t('Try again')}
                </button>
              }
            />
          )}
        </div>
        {PageList && <PageList current={undefined} onOpen={openPage} />}
      </section>
    </main>
  )
}
