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
import { Input } from '../ui/input.tsx'
import { EmptyState, Pending, Skeleton } from '../ui/states.tsx'
import { useTexts } from '../ui/texts.ts'
import { FolderChoice } from './folder-choice.tsx'
import { MediaPicture } from './media-picture.tsx'
import { useMediaUploads } from './media-uploads.ts'
import { UploadButton } from './upload-button.tsx'
import { UploadList } from './upload-list.tsx'
import { useFileDrop } from './use-file-drop.ts'

/** Files that are shown at first, and with each "Show more". */
const step = 48

export interface LibraryFilesProps {
  readonly kind: MediaKind
  /** In the order in which they were picked. */
  readonly picked: readonly MediaItem[]
  /** A file was clicked, or has arrived from this computer. */
  readonly onPick: (item: MediaItem) => void
  /** A file is meant without a further word: clicked twice, or the first match of a search. */
  readonly onChoose: (item: MediaItem) => void
}

/** Files of the library to pick from, found by words and by folder, with a place to upload more. */
export function LibraryFiles({ kind, picked, onPick, onChoose }: LibraryFilesProps) {
  const t = useTexts('admin')
  const mayAdd = can(useMe(), permission(core, 'media', 'can_create'))
  const [search, setSearch] = useState('')
  const [folderId, setFolderId] = useState<number>()
  const [shown, setShown] = useState(step)
  const uploads = useMediaUploads(folderId || undefined, (item) => item.kind === kind && onPick(item))
  const drop = useFileDrop(uploads.add, mayAdd)
  const {
    data: reply,
    error,
    isPlaceholderData,
    refetch,
  } = useCall(
    listMedia,
    { query: { type: kind, search: search || undefined, folderId, itemsPerPage: shown } },
    { placeholderData: keepPreviousData },
  )
  const data = reply?.results
  const isPicked = ({ id }: MediaItem) => picked.some((each) => each.id === id)
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
        <FolderChoice value={folderId} onChange={setFolderId} />
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
            className={isPicked(item) ? 'on' : undefined}
            aria-pressed={isPicked(item)}
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
