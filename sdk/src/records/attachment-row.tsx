import { useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import { confirm } from '../ui/confirm.tsx'
import { Icon } from '../ui/icon.tsx'
import { useTexts } from '../ui/texts.ts'
import { when } from '../ui/when.ts'
import type { Attachment } from './attachments.tsx'

export interface AttachmentRowProps {
  readonly file: Attachment
  readonly size: string
  readonly address: string
  readonly remove: (() => Promise<void>) | undefined
}

/** One file of a record. Deleting cannot be undone, so it asks. */
export function AttachmentRow({ file: { name, createdAt, createdBy }, size, address, remove }: AttachmentRowProps) {
  const t = useTexts('admin')
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    const description = t('“{name}” will be deleted. This cannot be undone.', { name })
    if (isBusy || !remove || !(await confirm({ description, destructive: true }))) return
    setBusy(true)
    await remove()
    setBusy(false)
  }
  return (
    <li>
      <Icon name="paperclip" />
      <span className="grow">
        <a className="link trunc" href={address} target="_blank" rel="noreferrer">
          {name}
        </a>
        <span className="t3 xs">{[size, createdBy, when(createdAt)].filter((part) => part !== '').join(' · ')}</span>
      </span>
      {remove && (
        <IconButton
          icon="trash-2"
          label={t('Delete {name}', { name })}
          aria-disabled={isBusy}
          onClick={() => void ask()}
        />
      )}
    </li>
  )
}
