import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../admin/api.ts'
import { CouldNotLoadNote } from '../admin/could-not-load.tsx'
import { readAgain } from '../admin/read-again.ts'
import { WidgetWaiting } from '../admin/widget-states.tsx'
import { FileDrop } from '../forms/file-drop.tsx'
import { UploadList } from '../media/upload-list.tsx'
import { useUploads } from '../media/uploads.ts'
import { bytesText } from '../ui/bytes.ts'
import { useTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import { AttachmentRow } from './attachment-row.tsx'

/** A file of a record, as it is listed. */
export interface Attachment {
  readonly id: number
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly createdAt: string
  /** Who added it; empty for a visitor. */
  readonly createdBy: string
}

/** Where a record's files are, and what the person may do with them. */
export interface AttachmentSource {
  /** Under which the list lies in the cache of replies. */
  readonly key: readonly unknown[]
  readonly list: (signal: AbortSignal) => Promise<readonly Attachment[]>
  /** Address of one for the browser. */
  readonly addressOf: (id: number) => string
  /** Sends one; without it none are added. */
  readonly add?: (file: File, options: SendAttachment) => Promise<unknown>
  /** Deletes one; without it none are deleted. */
  readonly remove?: (id: number) => Promise<unknown>
  /** Bytes of one file; 15 MiB without it. */
  readonly largest?: number
  /** As the browser's file dialog understands it: `image/*,.pdf`. */
  readonly accept?: string
}

export interface SendAttachment {
  readonly signal?: AbortSignal
  /** Told how much has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

export interface AttachmentsProps {
  readonly source: AttachmentSource
  /** Kinds and limits, in words. */
  readonly hint?: string
}

/** The files of a record: dropped or chosen, sent with progress, sent again when they failed, opened and deleted. */
export function Attachments({ source, hint }: AttachmentsProps) {
  const { key, list, add, accept, largest } = source
  const t = useTexts('admin')
  const cache = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => list(signal),
    placeholderData: keepPreviousData,
  })
  const reload = () => void readAgain(cache, key)
  const uploads = useUploads<unknown>({
    send: (file, options) => (add ? add(file, options) : Promise.resolve()),
    onDone: reload,
    ...(largest !== undefined && { largest }),
  })
  const remove = async (file: Attachment) => {
    try {
      await source.remove?.(file.id)
      toast.success(t('“{name}” deleted', { name: file.name }))
      reload()
    } catch (failure) {
      console.error(failure)
      setProblem(failure instanceof ApiError ? failure.message : t('Something went wrong. Try again.'))
    }
  }
  return (
    <div className="att">
      {add && (
        <FileDrop
          multiple
          label={t('Drop files here')}
          hint={hint}
          error={problem}
          {...(accept !== undefined && { accept })}
          onFiles={(files) => {
            setProblem(undefined)
            uploads.add(files)
          }}
        />
      )}
      <UploadList uploads={uploads} />
      {error && <CouldNotLoadNote error={error} retry={refetch} />}
      {!data && !error && <WidgetWaiting />}
      {data?.length === 0 && <p className="t2 xs">{t('No files yet.')}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t('Files')}>
          {data.map((file) => (
            <AttachmentRow
              key={file.id}
              file={file}
              size={bytesText(file.size)}
              address={source.addressOf(file.id)}
              remove={source.remove && (() => remove(file))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
