import { CouldNotLoad, call, keepPreviousData, keyOf, useCan, useQuery } from '@ashlar/sdk/admin'
import { listPageRevisions, type Page, type PageRevision, type RevisionsAsked } from '@ashlar/sdk/platform'
import { Button, Dialog, EmptyState, Pager, Pending, Segments, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { lazy, Suspense, useState } from 'react'
import '../pages.css'
import { pagesChanged } from '../page-lists.ts'
import { shownStatus } from '../page-state.ts'
import { revisionAddress } from './revision-address.ts'
import { aboutOpened, RevisionRow } from './revision-row.tsx'

// It needs every block of the installation; whoever only restores does not wait for them.
const CompareRevisions = lazy(() => import('./compare-revisions.tsx'))

const perPage = 12

type RevisionFilter = 'all' | NonNullable<RevisionsAsked['only']>

export interface RevisionsDialogProps {
  readonly page: Page
  /** What becomes of work that is open elsewhere on the screen. */
  readonly note?: string
  /** Brings one back; `newest` is what it replaces, where that is known. Whether it was done: then the dialog is closed. */
  readonly onRestore: (id: number, newest: number | undefined) => Promise<boolean>
  readonly onClose: () => void
}

interface Looked {
  readonly row: PageRevision
  readonly how: 'view' | 'compare'
}

/** What the page's content was before: when, by whom, to be named, looked at, compared and brought back. */
export function RevisionsDialog({ page, note = '', onRestore, onClose }: RevisionsDialogProps) {
  const t = useTexts('admin')
  const canEdit = useCan('pages.can_edit') && !page.deleted
  const [at, setAt] = useState(1)
  const [only, setOnly] = useState<RevisionFilter>('all')
  const [busy, setBusy] = useState<number>()
  const [looked, setLooked] = useState<Looked>()
  const { data, error, refetch } = useRevisions(page, at, perPage, only)
  const newest = useRevisions(page, 1, 1).data?.rows[0]?.id
  // The last publishing waits for its date; those before it were seen.
  const isAhead = at === 1 && shownStatus(page).label === 'Scheduled'
  const awaited = isAhead ? data?.rows.find(({ kind }) => kind === 'publish')?.id : undefined
  const restore = async (id: number) => {
    setBusy(id)
    const done = await onRestore(id, newest)
    setBusy(undefined)
    // Closed, since what stands behind a dialog, Undo too, is out of reach.
    if (done) onClose()
    await pagesChanged()
  }
  const restoreButton = (row: PageRevision) =>
    canEdit && (
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
  const waiting = (
    <Pending>
      <div className="lines">
        {[220, 260, 200, 240].map((width) => (
          <Skeleton key={width} width={width} height={16} />
        ))}
      </div>
    </Pending>
  )
  if (looked) {
    const { row, how } = looked
    const number = row.revision
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        size="xl"
        title={
          row.name === ''
            ? t('Revision {number} of “{title}”', { number, title: page.title })
            : t('{name}, of “{title}”', { name: row.name, title: page.title })
        }
        description={aboutOpened(t, row)}
        footer={
          <>
            <Button size="sm" variant="ghost" icon="arrow-left" onClick={() => setLooked(undefined)}>
              {t('All revisions')}
            </Button>
            {how === 'view' ? (
              <>
                <a className="btn btn--sm" href={revisionAddress(page.id, row.id)} target="_blank" rel="noreferrer">
                  {t('Open in a new tab')}
                </a>
                <Button size="sm" icon="git-compare-arrows" onClick={() => setLooked({ row, how: 'compare' })}>
                  {t('Compare')}
                </Button>
              </>
            ) : (
              <Button size="sm" icon="eye" onClick={() => setLooked({ row, how: 'view' })}>
                {t('View')}
              </Button>
            )}
            {restoreButton(row)}
          </>
        }
      >
        {how === 'view' ? (
          <iframe
            className="revs__page"
            src={revisionAddress(page.id, row.id)}
            title={t('The page at revision {number}', { number })}
            sandbox="allow-same-origin"
          />
        ) : (
          <Suspense fallback={waiting}>
            {newest === undefined ? waiting : <CompareRevisions page={page} revision={row.id} newest={newest} />}
          </Suspense>
        )}
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t('Revisions of “{title}”', { title: page.title })}
      description={`${t('Every save is kept. Restoring a revision creates a new one, so nothing is lost.')} ${note}`.trim()}
    >
      <div className="revs__only">
        <Segments
          label={t('Which revisions')}
          size="sm"
          value={only}
          onChange={(next) => {
            setOnly(next)
            setAt(1)
          }}
          options={[
            { value: 'all', label: t('All') },
            { value: 'published', label: t('Published') },
            { value: 'named', label: t('Named') },
          ]}
        />
      </div>
      {error && <CouldNotLoad title={t('The revisions could not be loaded')} error={error} retry={refetch} />}
      {!data && !error && waiting}
      {data?.total === 0 && <NoRevisions only={only} />}
      {data && data.total > 0 && (
        <>
          <ul className="revs">
            {data.rows.map((row) => (
              <RevisionRow
                key={row.id}
                page={page.id}
                row={row}
                isScheduled={row.id === awaited}
                canName={canEdit}
                onView={() => setLooked({ row, how: 'view' })}
                onCompare={() => setLooked({ row, how: 'compare' })}
              >
                {restoreButton(row)}
              </RevisionRow>
            ))}
          </ul>
          {data.total > perPage && <Pager page={at} pageSize={perPage} total={data.total} onPage={setAt} />}
        </>
      )}
    </Dialog>
  )
}

/** Saving makes one, and so does publishing, which leaves the content as it is: what was asked before is not shown. */
function useRevisions(page: Page, currentPage: number, itemsPerPage: number, only: RevisionFilter = 'all') {
  const query = { currentPage, itemsPerPage, ...(only !== 'all' && { only }) }
  return useQuery({
    queryKey: [...keyOf(listPageRevisions, { params: { id: page.id }, query }), page.contentRevision, page.changedAt],
    queryFn: async ({ signal }) => (await call(listPageRevisions, { params: { id: page.id }, query, signal })).results,
    placeholderData: keepPreviousData,
  })
}

function NoRevisions({ only }: { readonly only: RevisionFilter }) {
  const t = useTexts('admin')
  if (only === 'named') {
    return (
      <EmptyState
        kind="no-match"
        title={t('No revision has a name yet')}
        text={t('Use the pencil beside a revision to name it.')}
      />
    )
  }
  if (only === 'published') {
    return (
      <EmptyState
        kind="no-match"
        title={t('Not published yet')}
        text={t('Each time you publish the page, that version is kept.')}
      />
    )
  }
  return (
    <EmptyState
      kind="nothing"
      title={t('No revisions yet')}
      text={t('Save the page in the editor to create the first one.')}
    />
  )
}
