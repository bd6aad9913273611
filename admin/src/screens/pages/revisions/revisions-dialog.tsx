import type { Page } from '@ashlar/sdk'
import { keepPreviousData, useCan, useQuery } from '@ashlar/sdk/admin'
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
  useTexts,
  when,
} from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../pages.css'
import { CouldNotLoad } from '../../could-not-load.tsx'
import { pagesChanged, pagesKey } from '../pages-api.ts'
import { fetchRevisions, type Revision, revisionAddress } from './revisions-api.ts'

const perPage = 12
const kinds: Readonly<Record<Revision['kind'], { readonly label: string; readonly tone: Tone }>> = {
  save: { label: 'Saved', tone: 'grey' },
  publish: { label: 'Published', tone: 'green' },
  overwrite: { label: 'Overwritten', tone: 'orange' },
  restore: { label: 'Restored', tone: 'blue' },
}

export interface RevisionsDialogProps {
  readonly page: Page
  /** What becomes of work that is open elsewhere on the screen. */
  readonly note?: string
  /** Brings one back; `newest` is what it replaces, where that is known. Whether it was done: then the dialog is closed. */
  readonly onRestore: (id: number, newest: number | undefined) => Promise<boolean>
  readonly onClose: () => void
}

/** What the page's content was before: when, by whom, to be looked at and brought back. */
export function RevisionsDialog({ page, note = '', onRestore, onClose }: RevisionsDialogProps) {
  const t = useTexts('admin')
  const canEdit = useCan('pages.can_edit')
  const [at, setAt] = useState(1)
  const [busy, setBusy] = useState<number>()
  const [looked, setLooked] = useState<Revision>()
  const { data, error, refetch } = useQuery({
    queryKey: [pagesKey, 'revisions', page.id, page.contentRevision, at],
    queryFn: () => fetchRevisions(page.id, at, perPage),
    placeholderData: keepPreviousData,
  })
  const newest = at === 1 ? data?.rows[0]?.id : undefined
  const restore = async (id: number) => {
    setBusy(id)
    const done = await onRestore(id, newest)
    setBusy(undefined)
    // Closed, since what stands behind a dialog, Undo too, is out of reach.
    if (done) onClose()
    await pagesChanged()
  }
  const restoreButton = (row: Revision) =>
    canEdit &&
    !page.deleted && (
      <Button
        size="sm"
        disabled={row.id === newest}
        busy={busy === row.id}
        aria-label={t('Restore revision {number}', { number: row.revision })}
        onClick={() => void restore(row.id)}
      >
        {t('Restore')}
      </Button>
    )
  if (looked) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        size="xl"
        title={t('Revision {number} of “{title}”', { number: looked.revision, title: page.title })}
        description={[when(looked.createdAt), looked.createdBy, looked.label].filter(Boolean).join(' · ')}
        footer={
          <>
            <Button size="sm" variant="ghost" icon="arrow-left" onClick={() => setLooked(undefined)}>
              {t('All revisions')}
            </Button>
            <a className="btn btn--sm" href={revisionAddress(page.id, looked.id)} target="_blank" rel="noreferrer">
              {t('Open in a new tab')}
            </a>
            {restoreButton(looked)}
          </>
        }
      >
        <iframe
          className="revs__page"
          src={revisionAddress(page.id, looked.id)}
          title={t('The page at revision {number}', { number: looked.revision })}
          sandbox="allow-same-origin"
        />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t('Revisions of “{title}”', { title: page.title })}
      description={`${t('Every save of the content is kept. Restoring one makes a new revision; nothing is lost.')} ${note}`.trim()}
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
                <Button
                  size="sm"
                  aria-label={t('View revision {number}', { number: row.revision })}
                  onClick={() => setLooked(row)}
                >
                  {t('View')}
                </Button>
                {restoreButton(row)}
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
