import type { Page } from '@ashlar/sdk'
import { ApiError, keepPreviousData, useCan, useQuery } from '@ashlar/sdk/admin'
import {
  Avatar,
  Badge,
  Button,
  Dialog,
  EmptyState,
  Pager,
  Pending,
  Skeleton,
  type Tone,
  toast,
  useTexts,
  when,
} from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../pages.css'
import { CouldNotLoad } from '../../could-not-load.tsx'
import { pagesChanged, pagesKey } from '../pages-api.ts'
import { fetchRevisions, type Revision, restoreRevision, revisionAddress } from './revisions-api.ts'

const perPage = 12
const kinds: Readonly<Record<Revision['kind'], { readonly label: string; readonly tone: Tone }>> = {
  save: { label: 'Saved', tone: 'grey' },
  publish: { label: 'Published', tone: 'green' },
  overwrite: { label: 'Overwritten', tone: 'orange' },
  restore: { label: 'Restored', tone: 'blue' },
}

export interface RevisionsDialogProps {
  readonly page: Page
  readonly onClose: () => void
}

/** What the page's content was before: when, by whom, to be looked at and brought back. */
export function RevisionsDialog({ page, onClose }: RevisionsDialogProps) {
  const t = useTexts('admin')
  const canEdit = useCan('pages.can_edit')
  const [at, setAt] = useState(1)
  const [busy, setBusy] = useState<number>()
  const { data, error, refetch } = useQuery({
    queryKey: [pagesKey, 'revisions', page.id, at],
    queryFn: () => fetchRevisions(page.id, at, perPage),
    placeholderData: keepPreviousData,
  })
  const newest = at === 1 ? data?.rows[0]?.id : undefined
  const restore = async (id: number, undo?: number) => {
    setBusy(id)
    try {
      await restoreRevision(page.id, id)
      // Closed, since what stands behind a dialog, Undo too, is out of reach.
      onClose()
      toast.success(
        t('The content is back as it was'),
        undo === undefined ? {} : { action: { label: t('Undo'), run: () => void restore(undo) } },
      )
    } catch (failure) {
      toast.error(t('The revision could not be restored'), {
        description: failure instanceof ApiError ? failure.message : '',
      })
    } finally {
      setBusy(undefined)
      await pagesChanged()
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t('Revisions of “{title}”', { title: page.title })}
      description={t('Every save of the content is kept. Restoring one makes a new revision; nothing is lost.')}
    >
      {error && <CouldNotLoad title={t('The revisions could not be loaded')} error={error} retry={refetch} />}
      {!data && !error && <Waiting />}
      {data?.total === 0 && (
        <EmptyState
          kind="nothing"
          title={t('No revisions yet')}
          text={t('The first one is made when the content is saved in the editor.')}
        />
      )}
      {data && data.total > 0 && (
        <>
          <ul className="revs">
            {data.rows.map((row) => (
              <li key={row.id}>
                <Avatar name={row.createdBy || t('Ashlar')} size="sm" />
                <span className="grow revs__w">
                  <span className="med">{when(row.createdAt)}</span>
                  <span className="t3 xs">
                    {[
                      t('Revision {number}', { number: row.revision }),
                      row.createdBy,
                      row.kind === 'restore' ? t('from {label}', { label: row.label }) : row.label,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <Badge tone={kinds[row.kind].tone}>{t(kinds[row.kind].label)}</Badge>
                <a
                  className="btn btn--sm"
                  href={revisionAddress(page.id, row.id)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('View revision {number} in a new tab', { number: row.revision })}
                >
                  {t('View')}
                </a>
                {canEdit && !page.deleted && (
                  <Button
                    size="sm"
                    disabled={row.id === newest}
                    busy={busy === row.id}
                    aria-label={t('Restore revision {number}', { number: row.revision })}
                    onClick={() => void restore(row.id, newest)}
                  >
                    {t('Restore')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {data.total > perPage && <Pager page={at} pageSize={perPage} total={data.total} onPage={setAt} />}
        </>
      )}
    </Dialog>
  )
}

function Waiting() {
  return (
    <Pending>
      <div className="lines">
        {[220, 260, 200, 240].map((width) => (
          <Skeleton key={width} width={width} height={16} />
        ))}
      </div>
    </Pending>
  )
}
