import { type MediaFolder, mediaLimits } from '@ashlar/sdk'
import { ApiError } from '@ashlar/sdk/admin'
import { mediaCalls } from '@ashlar/sdk/media'
import { Button, Dialog, Field, Input, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useState } from 'react'
import { mediaChanged } from './media-actions.ts'

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
  const [name, setName] = useState(folder?.name ?? '')
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isSaving) return
    if (name.trim() === '') return setError(t('Name is required'))
    setSaving(true)
    try {
      await (folder ? mediaCalls.changeFolder(folder.id, { name }) : mediaCalls.addFolder(name, parentId))
      await mediaChanged()
      onClose()
    } catch (thrown) {
      setError(thrown instanceof ApiError ? thrown.message : t('That did not work'))
      setSaving(false)
    }
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={folder ? t('Rename folder') : t('New folder')}
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={isSaving} onClick={() => void save()}>
            {folder ? t('Rename') : t('Create')}
          </Button>
        </>
      }
    >
      <form onSubmit={(event) => void save(event)}>
        <Field label={t('Name')} error={error} required>
          {(ties) => (
            <Input
              {...ties}
              value={name}
              maxLength={mediaLimits.folder}
              onChange={({ target }) => {
                setName(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
