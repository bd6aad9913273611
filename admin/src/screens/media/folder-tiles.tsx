import { permission } from '@ashlar/sdk'
import { useCan } from '@ashlar/sdk/admin'
import { core, type MediaFolder } from '@ashlar/sdk/platform'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { useFolderDrop } from './file-drag.ts'
import { FolderMenu } from './folder-menu.tsx'
import { moveFiles } from './media-actions.ts'

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
      {here.map((folder) => (
        <FolderTile key={folder.id} folder={folder} onOpen={() => onOpen(folder.id)} />
      ))}
    </ul>
  )
}

function FolderTile({ folder, onOpen }: { readonly folder: MediaFolder; readonly onOpen: () => void }) {
  const t = useTexts('admin')
  const mayEdit = useCan(permission(core, 'media', 'can_edit'))
  const { id, name, files, thumbnails } = folder
  const drop = useFolderDrop((ids) => void moveFiles(ids, id))
  return (
    <li className={`mtile${drop.isOver ? ' sel' : ''}`} {...(mayEdit && drop.place)}>
      <button type="button" className="mfold" aria-label={name} onClick={onOpen}>
        {[0, 1, 2].map((place) => {
          const thumbnail = thumbnails[place]
          return thumbnail === undefined ? (
            <span key={place} />
          ) : (
            <img key={place} src={thumbnail} alt="" loading="lazy" draggable={false} />
          )
        })}
        <span>
          <Icon name="folder" />
        </span>
      </button>
      <span className="row">
        <span className="mtile__n grow">
          <span className="trunc med">{name}</span>
          <span className="t3 xs num">{t('{count} file|{count} files', { count: files })}</span>
        </span>
        <FolderMenu folder={folder} />
      </span>
    </li>
  )
}
