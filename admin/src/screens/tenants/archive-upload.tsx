import { call, useMutation } from '@ashlar/sdk/admin'
import { FileDrop } from '@ashlar/sdk/forms'
import type { importArchive, uploadRestore } from '@ashlar/sdk/platform'
import { Icon, Note, Progress, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useRef, useState } from 'react'
import { tenantsChanged } from './tenants-changed.ts'

export interface ArchiveUploadProps {
  readonly tenantId: number
  /** What takes the file, and reads it in the background. */
  readonly to: typeof importArchive | typeof uploadRestore
  readonly label: string
  readonly hint: string
}

/** Sends the file of a backup. Whoever leaves the screen stops it. */
export function ArchiveUpload({ tenantId, to, label, hint }: ArchiveUploadProps) {
  const t = useTexts('admin')
  const [share, setShare] = useState(0)
  const stop = useRef(new AbortController())
  const upload = useMutation({
    mutationFn: (file: File) =>
      call(to, {
        params: { id: tenantId },
        query: { name: file.name.slice(-200) },
        body: file,
        onProgress: setShare,
        signal: stop.current.signal,
      }),
    onSettled: tenantsChanged,
  })
  useEffect(() => {
    const { current } = stop
    return () => current.abort()
  }, [])
  const choose = (file: File | undefined) => {
    if (file === undefined) return
    setShare(0)
    upload.mutate(file)
  }
  return (
    <div className="form">
      <FileDrop
        label={label}
        hint={hint}
        accept=".zip,application/zip"
        disabled={upload.isPending}
        onFiles={([file]) => choose(file)}
      >
        <Icon name="archive-restore" size="xl" />
        <b>{upload.variables?.name ?? t('Drop a backup here')}</b>
      </FileDrop>
      {upload.isPending && <Progress label={t('Uploading')} value={share} text={`${Math.round(share * 100)} %`} />}
      {upload.error && <Note tone="bad">{upload.error.message}</Note>}
    </div>
  )
}
