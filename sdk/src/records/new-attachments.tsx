import { useState } from 'react'
import { ApiError } from '../admin/api.ts'
import { call } from '../admin/call.ts'
import { type RecordFiles, recordFileLimits, recordFileTypes } from '../definition/record-files.ts'
import { FileDrop } from '../forms/file-drop.tsx'
import { formWith } from '../media/send-file.ts'
import { IconButton } from '../ui/button.tsx'
import { bytesText } from '../ui/bytes.ts'
import { Icon } from '../ui/icon.tsx'
import { texts, useTexts } from '../ui/texts.ts'

const t = texts('admin')

/** A file that waits for its record. */
interface Waiting {
  readonly key: number
  readonly file: File
  /** Why it was not uploaded. */
  readonly error?: string
}

export interface NewAttachments {
  /** Files are uploaded: none is added or removed meanwhile. */
  readonly isSending: boolean
  readonly waiting: readonly Waiting[]
  readonly add: (files: readonly File[]) => void
  readonly drop: (key: number) => void
  /** Upload those that wait to a record that is there now. Gives whether all arrived; the others wait with their reason. */
  readonly send: (id: number) => Promise<boolean>
}

let counter = 0

/** Files that are chosen while a record is first written, and uploaded once it is saved. */
export function useNewAttachments(files: RecordFiles): NewAttachments {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [isSending, setSending] = useState(false)
  const send = async (id: number) => {
    setSending(true)
    const left: Waiting[] = []
    for (const { key, file } of waiting) {
      const error = await uploaded(files, id, file)
      if (error !== undefined) left.push({ key, file, error })
    }
    setWaiting(left)
    setSending(false)
    return left.length === 0
  }
  return {
    isSending,
    waiting,
    add: (chosen) => setWaiting((before) => [...before, ...chosen.map(waitingOf)]),
    drop: (key) => setWaiting((before) => before.filter((each) => each.key !== key)),
    send,
  }
}

function waitingOf(file: File): Waiting {
  counter += 1
  return { key: counter, file, ...(file.size > recordFileLimits.each && { error: tooLarge() }) }
}

const tooLarge = () => t('This file is larger than {size} MB.', { size: Math.floor(recordFileLimits.each / 1024 ** 2) })

/** Why it was not uploaded; undefined when it was. */
async function uploaded({ add }: RecordFiles, id: number, file: File): Promise<string | undefined> {
  if (file.size > recordFileLimits.each) return tooLarge()
  try {
    await call(add, { params: { id }, body: formWith('file[]', file) })
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error.message
    console.error(error)
    return t('The upload failed. Try again.')
  }
}

export interface NewAttachmentsProps {
  readonly attachments: NewAttachments
  /** Kinds and limits, in words. */
  readonly hint?: string
}

/** A place for the files of a record that is not saved yet. */
export function NewAttachments({ attachments: { isSending, waiting, add, drop }, hint }: NewAttachmentsProps) {
  const t = useTexts('admin')
  return (
    <div className="att">
      <FileDrop
        multiple
        label={t('Drop files here')}
        hint={hint}
        accept={recordFileTypes.map((ending) => `.${ending}`).join(',')}
        disabled={isSending}
        onFiles={add}
      />
      {waiting.length > 0 && (
        <ul aria-label={t('Files')}>
          {waiting.map(({ key, file, error }) => (
            <li key={key}>
              <Icon name={error === undefined ? 'paperclip' : 'circle-alert'} />
              <span className="grow">
                <span className="trunc">{file.name}</span>
                <span className="t3 xs" role={error === undefined ? undefined : 'alert'}>
                  {error ?? bytesText(file.size)}
                </span>
              </span>
              <IconButton
                icon="x"
                tooltip={false}
                label={t('Remove {name}', { name: file.name })}
                disabled={isSending}
                onClick={() => drop(key)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
