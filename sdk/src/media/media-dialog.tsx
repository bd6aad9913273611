import { useState } from 'react'
import { can, useMe } from '../admin/me.ts'
import { keepPreviousData } from '../admin/query.ts'
import { useCall } from '../admin/use-call.ts'
import { permission } from '../definition/permission.ts'
import type { MediaItem, MediaKind } from '../platform/media.ts'
import { listMedia } from '../platform/media-calls.ts'
import { core } from '../platform/module.ts'
import { Note } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Input } from '../ui/input.tsx'
import { EmptyState, Pending, Skeleton } from '../ui/states.tsx'
import { useTexts } from '../ui/texts.ts'
import { MediaPicture } from './media-picture.tsx'
import { useMediaUploads } from './media-uploads.ts'
import { UploadButton } from './upload-button.tsx'
import { UploadList } from './upload-list.tsx'
import { useFileDrop } from './use-file-drop.ts'

export interface MediaDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Only files of this kind; pictures without it. */
  readonly kind?: MediaKind
  /** The person chose a file; the caller closes the dialog. */
  readonly onChoose: (item: MediaItem) => void
}

/** Files that are shown at first, and with each "Show more". */
const step = 48

/** The dialog "Media Library": choose one file, or upload it first. */
export function MediaDialog({ open, onOpenChange, kind = 'image', onChoose }: MediaDialogProps) {
  const t = useTexts('admin')
  const [picked, setPicked] = useState<MediaItem>()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('Media Library')}
      footer={
        <>
          <span className="grow trunc">{picked && <Picked item={picked} />}</span>
          <Button onClick={() => onOpenChange(false)}>{t('Cancel')}</Button>
          <Button variant="primary" disabled={!picked} onClick={() => picked && onChoose(picked)}>
            {t('Choose file')}
          </Button>
        </>
      }
    >
      {open && <Library kind={kind} picked={picked} onPick={setPicked} onChoose={onChoose} />}
    </Dialog>
  )
}

interface LibraryProps {
  readonly kind: MediaKind
  readonly picked: MediaItem | undefined
  readonly onPick: (item: MediaItem) => void
  readonly onChoose: (item: MediaItem) => void
}

function Library({ kind, picked, onPick, onChoose }: LibraryProps) {
  const t = useTexts('admin')
  const mayAdd = can(useMe(), permission(core, 'media', 'can_create'))
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(step)
  const uploads = useMediaUploads(undefined, (item) => item.kind === kind && onPick(item))
  const drop = useFileDrop(uploads.add, mayAdd)
  const {
    data: reply,
    error,
    isPlaceholderData,
    refetch,
  } = useCall(
    listMedia,
    { query: { type: kind, search: search || undefined, itemsPerPage: shown } },
    { placeholderData: keepPreviousData },
  )
  const data = reply?.results
  return (
    <div className={`mdlg${drop.isOver ? ' is-over' : ''}`} {...drop.place}>
      <div className="row">
        <Input
          className="grow"
          icon="search"
          type="search"
          autoFocus
          aria-label={t('Search files')}
          placeholder={t('Search files')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            const first = data?.rows[0]
            // What is shown while the search is on its way are not its matches.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || search === '' || isPlaceholderData) return
            event.preventDefault()
            if (first) onChoose(first)
          }}
        />
        {mayAdd && <UploadButton onFiles={uploads.add} />}
      </div>
      <UploadList uploads={uploads} />
      {error && (
        <Note tone="bad">
          {error.message}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t('Try again')}
          </button>
        </Note>
      )}
      {!data && !error && <TilesPending />}
      {data?.rows.length === 0 && <Nothing search={search} mayAdd={mayAdd} kind={kind} />}
      <div className="mtiles">
        {data?.rows.map((item) => (
          <button
            key={item.id}
            type="button"
            className={item.id === picked?.id ? 'on' : undefined}
            aria-pressed={item.id === picked?.id}
            aria-label={item.altText || item.name}
            onClick={() => onPick(item)}
            onDoubleClick={() => onChoose(item)}
          >
            <MediaPicture item={item} />
          </button>
        ))}
      </div>
      {data && data.total > data.rows.length && shown < 1000 && (
        <div className="mdlg__more">
          <Button onClick={() => setShown(Math.min(1000, shown + step))}>{t('Show more')}</Button>
        </div>
      )}
    </div>
  )
}

const nothing = { image: 'No Images', video: 'No videos', document: 'No documents' } as const

function Nothing({
  search,
  mayAdd,
  kind,
}: {
  readonly search: string
  readonly mayAdd: boolean
  readonly kind: MediaKind
}) {
  const t = useTexts('admin')
  if (search !== '') {
    return <EmptyState kind="no-match" title={t('No matches')} text={t('No results for “{search}”.', { search })} />
  }
  return (
    <EmptyState
      kind="nothing"
      title={t(nothing[kind])}
      text={mayAdd ? t('Upload files, or drop them here.') : t('No files have been uploaded yet.')}
    />
  )
}

function Picked({ item: { name, width, height } }: { readonly item: MediaItem }) {
  return (
    <>
      <b className="med">{name}</b>{' '}
      {width !== null && height !== null && <span className="t3 num">{`${width} × ${height}`}</span>}
    </>
  )
}

function TilesPending() {
  return (
    <Pending>
      <div className="mtiles">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} width={150} height={150} />
        ))}
      </div>
    </Pending>
  )
}
