import { ApiError, ButtonLink, CouldNotLoad, useCall, useParams } from '@ashlar/sdk/admin'
import { getPage } from '@ashlar/sdk/platform'
import { EmptyState, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import '../screens.css'
import { EditPageForm } from './edit-page-form.tsx'

/** Loads the page, then shows its form; a form is never replaced while somebody types in it. */
export default function EditPage() {
  const id = Number(useParams().id)
  const isNumber = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useCall(
    getPage,
    { params: { id } },
    { enabled: isNumber, refetchOnWindowFocus: false, staleTime: 0, gcTime: 0 },
  )
  if (!isNumber) return <NoPage />
  if (data) return <EditPageForm key={id} loaded={data.page} />
  if (error instanceof ApiError && error.status === 404) return <NoPage />
  if (error) return <LoadFailed error={error} retry={() => void refetch()} />
  return <FormPending />
}

function NoPage() {
  const t = useTexts('admin')
  return (
    <section className="sheet">
      <EmptyState
        level={1}
        kind="no-match"
        title={t('Page not found')}
        text={t('It may have been deleted, or belong to another website.')}
        actions={<ButtonLink to="/admin/pages">{t('All pages')}</ButtonLink>}
      />
    </section>
  )
}

function LoadFailed({ error, retry }: { readonly error: Error; readonly retry: () => unknown }) {
  const t = useTexts('admin')
  return (
    <section className="sheet">
      <CouldNotLoad level={1} title={t('The page could not be loaded')} error={error} retry={retry} />
    </section>
  )
}

function FormPending() {
  return (
    <Pending>
      <div className="page--form">
        <div className="ph">
          <Skeleton width={28} height={42} />
          <Skeleton width={220} height={18} />
        </div>
        <div className="two">
          <div className="card card__b lines">
            <Skeleton width={320} height={32} />
            <Skeleton width={240} height={32} />
            <Skeleton width={320} height={84} />
          </div>
          <div className="card card__b lines">
            <Skeleton width={200} height={32} />
            <Skeleton width={200} height={32} />
          </div>
        </div>
      </div>
    </Pending>
  )
}
