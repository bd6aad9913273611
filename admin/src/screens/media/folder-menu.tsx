import { permission } from '@ashlar/sdk'
import { call, useCan } from '@ashlar/sdk/admin'
import { core, createMediaFolder, deleteMediaFolder, type MediaFolder, updateMediaFolder } from '@ashlar/sdk/platform'
import { IconButton, Menu, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { FolderDialog } from './folder-dialog.tsx'
import { tried } from './media-actions.ts'
import { MoveDialog } from './move-dialog.tsx'

interface FolderMenuProps {
  readonly folder: MediaFolder
  readonly onGone?: () => void
}

/** Rename, move, delete: what the person may do with a folder. */
export function FolderMenu({ folder, onGone }: FolderMenuProps) {
  const t = useTexts('admin')
  const mayEdit = useCan(permission(core, 'media', 'can_edit'))
  const mayDelete = useCan(permission(core, 'media', 'can_delete'))
  const [asked, setAsked] = useState<'name' | 'place'>()
  const { id, name, parentId } = folder
  if (!mayEdit && !mayDelete) return null
  const remove = async () => {
    const done = await tried(
      () => call(deleteMediaFolder, { params: { id } }),
      t('The folder “{name}” was deleted', { name }),
      () => call(createMediaFolder, { body: { name, parentId } }),
    )
    if (done) onGone?.()
  }
  const move = (to: number | null) =>
    tried(
      () => call(updateMediaFolder, { params: { id }, body: { parentId: to } }),
      t('The folder “{name}” was moved', { name }),
      () => call(updateMediaFolder, { params: { id }, body: { parentId } }),
    )
  return (
    <>
      <Menu
        trigger={
          <IconButton icon="ellipsis" label={t('More actions for the folder {name}', { name })} tooltip={t('More')} />
        }
        entries={[
          ...(mayEdit
            ? [
                { label: t('Rename'), icon: 'pencil', onSelect: () => setAsked('name') },
                { label: t('Move to…'), icon: 'folder-input', onSelect: () => setAsked('place') },
              ]
            : []),
          ...(mayDelete ? [{ label: t('Delete'), icon: 'trash-2', danger: true, onSelect: () => void remove() }] : []),
        ]}
      />
      {asked === 'name' && <FolderDialog folder={folder} parentId={parentId} onClose={() => setAsked(undefined)} />}
      {asked === 'place' && (
        <MoveDialog
          title={t('Move the folder “{name}”', { name })}
          from={parentId}
          except={id}
          move={move}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
