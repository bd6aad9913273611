import type { MediaFolder } from '@ashlar/sdk'
import { Icon, useTexts } from '@ashlar/sdk/ui'

interface FolderTilesProps {
  readonly folders: readonly MediaFolder[]
  /** Folder whose inner ones are shown; null: the outermost. */
  readonly parentId: number | null
  readonly onOpen: (id: number) => void
}

/** Folders as tiles, each with its newest pictures. */
export function FolderTiles({ folders, parentId, onOpen }: FolderTilesProps) {
  const t = useTexts('admin')
  const here = folders.filter((folder) => folder.parentId === parentId)
  if (here.length === 0) return null
  return (
    <ul className="mgrid" aria-label={t('Folders')}>
      {here.map(({ id, name, files, thumbnails }) => (
        <li key={id} className="mtile">
          <button type="button" className="mfold" aria-label={name} onClick={() => onOpen(id)}>
            {[0, 1, 2].map((place) => {
              const thumbnail = thumbnails[place]
              return thumbnail === undefined ? (
                <span key={place} />
              ) : (
                <img key={place} src={thumbnail} alt="" loading="lazy" />
              )
            })}
            <span>
              <Icon name="folder" />
            </span>
          </button>
          <span className="trunc med">{name}</span>
          <span className="t3 xs num">{t('{count} file|{count} files', { count: files })}</span>
        </li>
      ))}
    </ul>
  )
}
