import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { mediaChanged } from '@ashlar/sdk/media'
import { createMediaFolder, type MediaFolder, mediaLimits, updateMediaFolder } from '@ashlar/sdk/platform'
import { useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'

const FolderName = Type.Object({
  name: Type.String({ title: 'Name', pattern: '\\S', maxLength: mediaLimits.folder }),
})

interface FolderDialogProps {
  /** The folder to rename; a new one without it. */
  readonly folder?: MediaFolder
  /** Where a new one stands. */
  readonly parentId: number | null
  readonly onClose: () => void
}

/** Name a new folder, or an old one anew. */
export function FolderDialog({ folder, parentId, onClose }: FolderDialogProps) {
  const t = useTexts('admin')
  return (
    <FormDialog
      size="sm"
      title={folder ? t('Rename folder') : t('New folder')}
      submit={folder ? t('Rename') : t('Create')}
      schema={FolderName}
      initial={{ name: folder?.name ?? '' }}
      messages={{ name: 'Name is required' }}
      save={async ({ name }) => {
        await (folder
          ? call(updateMediaFolder, { params: { id: folder.id }, body: { name } })
          : call(createMediaFolder, { body: { name, parentId } }))
        await mediaChanged()
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => <SchemaField form={form} name="name" required />}
    </FormDialog>
  )
}
