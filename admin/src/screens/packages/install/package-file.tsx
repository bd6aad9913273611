import type { MembersOf } from '@ashlar/sdk'
import { ApiError, call, useMutation } from '@ashlar/sdk/admin'
import { FileDrop } from '@ashlar/sdk/forms'
import { type PackageRow, uploadPackage } from '@ashlar/sdk/platform'
import { bytesText, Icon, Note, Progress, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useRef, useState } from 'react'

export type UploadedPackage = MembersOf<typeof uploadPackage>['results']

export interface PackageFileProps {
  /** The package that the file has to hold; any without it. */
  readonly row: PackageRow | undefined
  /** Undefined as soon as another file is chosen, until it has arrived. */
  readonly onUploaded: (uploaded: UploadedPackage | undefined) => void
}

/** Bytes; the server takes no more. */
const mostBytes = 20_000_000

/** A tarball as `ashlar pack` leaves it: uploaded, and looked through by the server, which says what it is. */
export function PackageFile({ row, onUploaded }: PackageFileProps) {
  const t = useTexts('admin')
  const [file, setFile] = useState<File>()
  const [share, setShare] = useState(0)
  const stop = useRef(new AbortController())
  const upload = useMutation({
    mutationFn: async (body: File) =>
      (await call(uploadPackage, { body, onProgress: setShare, signal: stop.current.signal })).results,
    onSuccess: (uploaded) => (row && row.name !== uploaded.name ? undefined : onUploaded(uploaded)),
  })
  useEffect(() => {
    const { current } = stop
    return () => current.abort()
  }, [])
  const isOther = row !== undefined && upload.data !== undefined && upload.data.name !== row.name
  const tooLarge = file !== undefined && file.size > mostBytes
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    setFile(chosen)
    setShare(0)
    upload.reset()
    onUploaded(undefined)
    if (chosen.size <= mostBytes) upload.mutate(chosen)
  }
  return (
    <>
      <FileDrop
        label={t('Package file')}
        hint={file ? bytesText(file.size) : t('A .tgz made by “ashlar pack”, at most 20 MB')}
        accept=".tgz,.tar.gz,application/gzip"
        disabled={upload.isPending}
        onFiles={([chosen]) => choose(chosen)}
      >
        <Icon name="package" size="xl" />
        <b>{file ? file.name : t('Drop a package file here')}</b>
      </FileDrop>
      {upload.isPending && (
        <Progress
          label={t('Uploading')}
          value={share}
          text={share < 1 ? `${Math.round(share * 100)} %` : t('Checking the file')}
        />
      )}
      {tooLarge && <Note tone="bad">{t('This file is larger than 20 MB.')}</Note>}
      {isOther && (
        <Note tone="bad">{t('This file contains {name}, not this package.', { name: upload.data.name })}</Note>
      )}
      {upload.error && (
        <Note tone="bad">
          {upload.error.message}
          {upload.error instanceof ApiError && upload.error.errors.length > 0 && (
            <ul className="plan__why">
              {upload.error.errors.map(({ path, message }) => (
                <li key={`${path} ${message}`}>
                  {path !== '' && <span className="mono">{path}</span>} {message}
                </li>
              ))}
            </ul>
          )}
        </Note>
      )}
    </>
  )
}
