import { useCall, useCan, useNavigate } from '@ashlar/sdk/admin'
import { listPageRevisions, type PageWithContent } from '@ashlar/sdk/platform'
import { Button, Card, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import './pages.css'
import { remove } from './page-actions.ts'
import { restore } from './revisions/restore.ts'
import { RevisionsDialog } from './revisions/revisions-dialog.tsx'
import { discardChanges, publishChanges } from './unpublished/change-actions.ts'

/** What the form itself does not hold: how much content there is, its history, and the way to the trash. */
export function PageContentCard({ page }: { readonly page: PageWithContent }) {
  const t = useTexts('admin')
  const [isOpen, setOpen] = useState(false)
  const { data } = useCall(listPageRevisions, { params: { id: page.id }, query: { currentPage: 1, itemsPerPage: 1 } })
  return (
    <>
      <Card title={t('Content')}>
        <dl className="facts">
          <dt>{t('Blocks')}</dt>
          <dd className="num">{page.blockCount}</dd>
          <dt>{t('Revisions')}</dt>
          <dd>
            <button type="button" className="linkish" onClick={() => setOpen(true)}>
              {data ? t('{count} revision|{count} revisions', { count: data.results.total }) : t('Show')}
            </button>
          </dd>
          <dt>{t('Created')}</dt>
          <dd>{when(page.createdAt)}</dd>
        </dl>
        {page.hasUnpublishedChanges && <UnpublishedChanges page={page} />}
      </Card>
      {isOpen && (
        <RevisionsDialog
          page={page}
          onRestore={(id, newest) => restore(page.id, id, newest)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Visitors do not see yet what was saved: make it live, or take it back. */
function UnpublishedChanges({ page }: { readonly page: PageWithContent }) {
  const t = useTexts('admin')
  const canEdit = useCan('pages.can_edit')
  return (
    <div className="behind">
      <p className="t2 xs">{t('Visitors do not see the latest changes yet.')}</p>
      {canEdit && !page.deleted && (
        <div className="row">
          <Button size="sm" onClick={() => void publishChanges(page)}>
            {t('Update')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => void discardChanges(page)}>
            {t('Discard changes')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Last in the narrow column: away with the page, as long as it is not there yet. */
export function MoveToTrash({ page }: { readonly page: PageWithContent }) {
  const t = useTexts('admin')
  const go = useNavigate()
  if (!useCan('pages.can_delete') || page.deleted) return null
  return (
    <div>
      <Button
        size="sm"
        variant="quiet-danger"
        icon="trash-2"
        onClick={() => void remove([page]).then((isGone) => (isGone ? go('/admin/pages') : undefined))}
      >
        {t('Move to trash')}
      </Button>
    </div>
  )
}
