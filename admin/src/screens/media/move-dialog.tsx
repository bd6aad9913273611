import { useCall } from '@ashlar/sdk/admin'
import { listMediaFolders } from '@ashlar/sdk/platform'
import { Button, Dialog, Field, Select, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { wayTo } from './folder-way.ts'

interface MoveDialogProps {
  readonly title: string
  /** Where it lies now. */
  readonly from: number | null
  /** A folder that is moved goes neither into itself nor into one of its own. */
  readonly except?: number
  /** True when it was done. */
  readonly move: (to: number | null) => Promise<boolean>
  readonly onClose: (done: boolean) => void
}

/** Into which folder files or a folder go. */
export function MoveDialog({ title, from, except, move, onClose }: MoveDialogProps) {
  const t = useTexts('admin')
  const [target, setTarget] = useState(from === null ? '' : String(from))
  const [isMoving, setMoving] = useState(false)
  const folders = useCall(listMediaFolders).data?.results.rows ?? []
  const options = [
    { value: '', label: t('No folder') },
    ...folders
      .map(({ id }) => wayTo(folders, id))
      .filter((way) => way.every(({ id }) => id !== except))
      .map((way) => ({ value: String(way.at(-1)?.id), label: way.map(({ name }) => name).join(' / ') }))
      .sort((a, b) => a.label.localeCompare(b.label)),
  ]
  const run = async () => {
    setMoving(true)
    const done = await move(target === '' ? null : Number(target))
    setMoving(false)
    if (done) onClose(true)
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose(false)}
      title={title}
      footer={
        <>
          <span className="grow" />
          <Button onClick={() => onClose(false)}>{t('Cancel')}</Button>
          <Button variant="primary" busy={isMoving} onClick={() => void run()}>
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
