import type { MediaItem } from '@ashlar/sdk'
import { useQuery } from '@ashlar/sdk/admin'
import { mediaCalls, mediaKey } from '@ashlar/sdk/media'
import { Button, Dialog, Field, Select, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { wayTo } from './folder-path.tsx'
import { moveMedia } from './media-actions.ts'

interface MoveDialogProps {
  readonly items: readonly MediaItem[]
  readonly onClose: (done: boolean) => void
}

/** Into which folder some files go. */
export function MoveDialog({ items, onClose }: MoveDialogProps) {
  const t = useTexts('admin')
  const [target, setTarget] = useState('')
  const { data: folders = [] } = useQuery({ queryKey: [...mediaKey, 'folders'], queryFn: mediaCalls.folders })
  const options = [
    { value: '', label: t('No folder') },
    ...folders
      .map(({ id }) => ({
        value: String(id),
        label: wayTo(folders, id)
          .map(({ name }) => name)
          .join(' / '),
      }))
      .sort((a, b) => a.label.localeCompare(b.label)),
  ]
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose(false)}
      title={t('Move {count} file|Move {count} files', { count: items.length })}
      footer={
        <>
          <span className="grow" />
          <Button onClick={() => onClose(false)}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => void moveMedia(items, target === '' ? null : Number(target)).then(onClose)}
          >
            {t('Move')}
          </Button>
        </>
      }
    >
      <Field label={t('Folder')}>
        {(ties) => <Select {...ties} value={target} options={options} onChange={setTarget} />}
      </Field>
    </Dialog>
  )
}
