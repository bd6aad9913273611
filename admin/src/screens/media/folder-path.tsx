import { core, type MediaFolder, permission } from '@ashlar/sdk'
import { useCan } from '@ashlar/sdk/admin'
import { mediaCalls } from '@ashlar/sdk/media'
import { Icon, IconButton, useTexts } from '@ashlar/sdk/ui'
import { Fragment, useState } from 'react'
import { FolderDialog } from './folder-dialog.tsx'
import type { LibraryState } from './library-state.ts'
import { tried } from './media-actions.ts'

interface FolderPathProps {
  readonly folders: readonly MediaFolder[]
  readonly state: LibraryState
  readonly onChange: (part: Partial<LibraryState>) => void
}

/** The way from the library to the open folder, and what can be done with it. */
export function FolderPath({ folders, state: { folderId }, onChange }: FolderPathProps) {
  const t = useTexts('admin')
  const mayEdit = useCan(permission(core, 'media', 'can_edit'))
  const mayDelete = useCan(permission(core, 'media', 'can_delete'))
  const [isRenaming, setRenaming] = useState(false)
  if (folderId === undefined) return null
  const path = wayTo(folders, folderId)
  const folder = path.at(-1)
  return (
    <nav className="mpath" aria-label={t('Folder')}>
      <button type="button" className="link" onClick={() => onChange({ folderId: undefined })}>
        {t('All files')}
      </button>
      {path.map(({ id, name }) => (
        <Fragment key={id}>
          <Icon name="chevron-right" size="sm" />
          {id === folderId ? (
            <b className="med trunc" aria-current="page">
              {name}
            </b>
          ) : (
            <button type="button" className="link" onClick={() => onChange({ folderId: id })}>
              {name}
            </button>
          )}
        </Fragment>
      ))}
      {folder && mayEdit && (
        <IconButton size="xs" icon="pencil" label={t('Rename folder')} onClick={() => setRenaming(true)} />
      )}
      {folder && mayDelete && (
        <IconButton
          size="xs"
          icon="trash-2"
          label={t('Delete folder')}
          onClick={() =>
            void tried(
              () => mediaCalls.removeFolder(folder.id),
              t('The folder “{name}” was deleted', { name: folder.name }),
            ).then((done) => done && onChange({ folderId: folder.parentId ?? undefined }))
          }
        />
      )}
      {folder && isRenaming && (
        <FolderDialog folder={folder} parentId={folder.parentId} onClose={() => setRenaming(false)} />
      )}
    </nav>
  )
}

/** The folders from the outermost to this one. */
export function wayTo(folders: readonly MediaFolder[], id: number | null): readonly MediaFolder[] {
  const path: MediaFolder[] = []
  for (let next = id; next !== null; ) {
    const folder = folders.find((each) => each.id === next)
    if (!folder || path.includes(folder)) break
    path.unshift(folder)
    next = folder.parentId
  }
  return path
}
