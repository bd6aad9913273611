import type { MediaFolder } from '@ashlar/sdk/platform'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { Fragment } from 'react'
import { FolderMenu } from './folder-menu.tsx'
import { wayTo } from './folder-way.ts'
import type { LibraryState } from './library-state.ts'

interface FolderPathProps {
  readonly folders: readonly MediaFolder[]
  readonly state: LibraryState
  readonly onChange: (part: Partial<LibraryState>) => void
}

/** The way from the library to the open folder, and what can be done with it. */
export function FolderPath({ folders, state: { folderId }, onChange }: FolderPathProps) {
  const t = useTexts('admin')
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
      {folder && <FolderMenu folder={folder} onGone={() => onChange({ folderId: folder.parentId ?? undefined })} />}
    </nav>
  )
}
