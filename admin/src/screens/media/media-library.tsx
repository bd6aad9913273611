import { permission } from '@ashlar/sdk'
import { CouldNotLoad, call, keepPreviousData, keyOf, useCall, useCan, useMe, useQuery } from '@ashlar/sdk/admin'
import { UploadButton, UploadList, useFileDrop, useMediaUploads } from '@ashlar/sdk/media'
import { core, getTenantUsage, listMedia, listMediaFolders, type MediaItem } from '@ashlar/sdk/platform'
import { BulkBar, Button, bytesText, EmptyState, PageHeader, Pager, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../screens.css'
import './media.css'
import { AltTexts } from './alt-texts.tsx'
import { FileDrawer } from './file-drawer.tsx'
import { FolderDialog } from './folder-dialog.tsx'
import { FolderPath } from './folder-path.tsx'
import { FolderTiles } from './folder-tiles.tsx'
import { type LibraryState, looksEverywhere, pageSize, queryOf, useLibraryState } from './library-state.ts'
import { LibraryTools } from './library-tools.tsx'
import { moveFiles, removeFiles, restoreFiles } from './media-actions.ts'
import { MediaGrid } from './media-grid.tsx'
import { MediaTable } from './media-table.tsx'
import { MoveDialog } from './move-dialog.tsx'

/** Files of the website: pictures, videos, documents (OPEN-139). */
export default function MediaLibrary() {
  const t = useTexts('admin')
  const [state, change] = useLibraryState()
  const mayAdd = useCan(permission(core, 'media', 'can_create'))
  const [isNaming, setNaming] = useState(false)
  const uploads = useMediaUploads(state.folderId)
  const drop = useFileDrop(uploads.add, mayAdd)
  const list = useCall(listMedia, { query: queryOf(state) }, { placeholderData: keepPreviousData })
  const files = list.data?.results
  const folders = useCall(listMediaFolders).data?.results.rows ?? []
  const room = useRoom()
  const open = files?.rows.find(({ id }) => id === state.file)
  return (
    <div className={`mlib${drop.isOver ? ' is-over' : ''}`} {...drop.place}>
      <PageHeader
        title={t('Media')}
        icon="image"
        subtitle={
          [files && t('{count} file|{count} files', { count: files.total }), room].filter(Boolean).join(', ') || ' '
        }
        actions={
          mayAdd && (
            <>
              <Button icon="folder-plus" onClick={() => setNaming(true)}>
                {t('New folder')}
              </Button>
              <UploadButton variant="primary" onFiles={uploads.add} />
            </>
          )
        }
      />
      <LibraryTools state={state} onChange={change} />
      <FolderPath folders={folders} state={state} onChange={change} />
      <UploadList uploads={uploads} />
      {!looksEverywhere(state) && state.search === '' && state.type === '' && !state.undescribed && (
        <FolderTiles folders={folders} parentId={state.folderId ?? null} onOpen={(folderId) => change({ folderId })} />
      )}
      <Files
        state={state}
        onChange={change}
        rows={files?.rows}
        total={files?.total ?? 0}
        error={list.error}
        retry={() => void list.refetch()}
        mayAdd={mayAdd}
        hasFolders={folders.some(({ parentId }) => parentId === (state.folderId ?? null))}
      />
      {open && <FileDrawer key={open.id} item={open} rows={files?.rows ?? []} onOpen={(file) => change({ file })} />}
      {isNaming && <FolderDialog parentId={state.folderId ?? null} onClose={() => setNaming(false)} />}
    </div>
  )
}

interface FilesProps {
  readonly state: LibraryState
  readonly onChange: (part: Partial<LibraryState>) => void
  readonly rows: readonly MediaItem[] | undefined
  readonly total: number
  readonly error: Error | null
  readonly retry: () => void
  readonly mayAdd: boolean
  readonly hasFolders: boolean
}

function Files(props: FilesProps) {
  const { state, onChange, rows, total, error } = props
  const t = useTexts('admin')
  const mayEdit = useCan(permission(core, 'media', 'can_edit'))
  const mayDelete = useCan(permission(core, 'media', 'can_delete'))
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const [moving, setMoving] = useState<readonly MediaItem[]>()
  if (error && !rows) return <Failed error={error} retry={props.retry} />
  if (!rows) return <GridPending />
  if (state.undescribed && mayEdit) return <AltTexts rows={rows} />
  if (rows.length === 0) return <Nothing {...props} />
  const selected = rows.filter(({ id }) => picked.has(id))
  const clear = () => setPicked(new Set())
  const pick = (id: number, on: boolean) => {
    const next = new Set(picked)
    if (on) next.add(id)
    else next.delete(id)
    setPicked(next)
  }
  const after = (work: (items: readonly MediaItem[]) => Promise<boolean>) => () =>
    void work(selected).then((done) => done && clear())
  const shown = {
    rows,
    picked,
    onPick: mayEdit || mayDelete ? pick : undefined,
    open: state.file,
    mayMove: mayEdit && state.type !== 'deleted',
    onOpen: (file: number) => onChange({ file: file === state.file ? undefined : file }),
  }
  const isTrash = state.type === 'deleted'
  return (
    <>
      {state.view === 'grid' ? <MediaGrid {...shown} /> : <MediaTable {...shown} />}
      <Pager page={state.page} pageSize={pageSize} total={total} onPage={(page) => onChange({ page })} />
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          selectAll={
            selected.length < rows.length
              ? { total: rows.length, run: () => setPicked(new Set(rows.map(({ id }) => id))) }
              : undefined
          }
          onClear={clear}
          actions={[
            ...(isTrash && mayDelete ? [{ label: t('Restore'), icon: 'undo-2', run: after(restoreFiles) }] : []),
            ...(!isTrash && mayEdit
              ? [{ label: t('Move to…'), icon: 'folder-input', run: () => setMoving(selected) }]
              : []),
            ...(!isTrash && mayDelete
              ? [{ label: t('Delete'), icon: 'trash-2', danger: true, run: after(removeFiles) }]
              : []),
          ]}
        />
      )}
      {moving && (
        <MoveDialog
          title={t('Move {count} file|Move {count} files', { count: moving.length })}
          from={state.folderId ?? null}
          move={(to) =>
            moveFiles(
              moving.map(({ id }) => id),
              to,
            )
          }
          onClose={(done) => {
            setMoving(undefined)
            if (done) clear()
          }}
        />
      )}
    </>
  )
}

/** How much room the files take, of how much the plan holds. */
function useRoom(): string | undefined {
  const t = useTexts('admin')
  const { tenant } = useMe()
  const { data } = useQuery({
    queryKey: keyOf(listMedia, { room: tenant?.id }),
    queryFn: () => (tenant ? call(getTenantUsage, { params: { id: tenant.id } }).then(({ usage }) => usage) : null),
  })
  const room = data?.limits.find(({ name }) => name === 'media_bytes')
  if (!room) return undefined
  const used = bytesText(room.used)
  return room.most === null
    ? t('{used} in total', { used })
    : t('{used} of {most}', { used, most: bytesText(room.most) })
}

function Failed({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const t = useTexts('admin')
  return (
    <section className="sheet" role="alert">
      <CouldNotLoad title={t('Media could not be loaded')} error={error} retry={retry} />
    </section>
  )
}

function Nothing({ state, onChange, mayAdd, hasFolders }: FilesProps) {
  const t = useTexts('admin')
  if (state.search !== '' || state.type !== '' || state.undescribed) {
    const isTrash = state.type === 'deleted' && state.search === ''
    return (
      <section className="sheet">
        <EmptyState
          kind="no-match"
          title={isTrash ? t('The trash is empty') : t('No matches')}
          text={
            isTrash
              ? t('Deleted files stay here for thirty days.')
              : state.search === ''
                ? t('There are no files of this type.')
                : t('No results for “{search}”.', { search: state.search })
          }
          actions={
            <Button icon="filter-x" onClick={() => onChange({ search: '', type: '', undescribed: false })}>
              {t('Clear filters')}
            </Button>
          }
        />
      </section>
    )
  }
  if (hasFolders) return null
  return (
    <section className="sheet">
      <EmptyState
        kind="nothing"
        title={state.folderId === undefined ? t('No Images') : t('This folder is empty')}
        text={
          mayAdd
            ? t('Upload images, videos and PDFs, or drop them anywhere on this page.')
            : t('Nobody has uploaded anything yet.')
        }
      />
    </section>
  )
}

function GridPending() {
  return (
    <Pending>
      <div className="mgrid">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
          <Skeleton key={place} width={164} height={123} />
        ))}
      </div>
    </Pending>
  )
}
