import type { PackageRow } from '@ashlar/sdk'
import { ApiError, useMutation } from '@ashlar/sdk/admin'
import { Button, Icon, Note, useTexts } from '@ashlar/sdk/ui'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { uploadPackage } from '../packages-api.ts'
import { sizeOf } from '../words.ts'

export interface FromFileProps {
  readonly row: PackageRow | undefined
  readonly onChoose: (name: string, version?: string) => void
  readonly onClose: () => void
}

/** Bytes; the server takes no more. */
const mostBytes = 20_000_000

/** A tarball as `ashlar pack` leaves it: uploaded, then planned by what it says it is. */
export function FromFile({ row, onChoose, onClose }: FromFileProps) {
  const t = useTexts('admin')
  const hint = useId()
  const [file, setFile] = useState<File>()
  const [share, setShare] = useState(0)
  const [isOver, setOver] = useState(false)
  const stop = useRef(new AbortController())
  const upload = useMutation({
    mutationFn: (chosen: File) => uploadPackage(chosen, setShare, stop.current.signal),
    onSuccess: ({ name, version }) => (row && row.name !== name ? undefined : onChoose(name, version)),
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
    if (chosen.size <= mostBytes) upload.mutate(chosen)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!upload.isPending) choose(event.dataTransfer.files[0])
  }
  const percent = Math.round(share * 100)
  return (
    <div className="form">
      <label
        className={`drop${isOver ? ' is-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="package" size="xl" />
        <span>
          <b className="med">{file ? file.name : t('Choose a package file')}</b>
          <span className="t3 xs" id={hint}>
            {file ? sizeOf(file.size) : t('or drop it here: a .tgz made by “ashlar pack”, at most 20 MB')}
          </span>
        </span>
        <input
          type="file"
          className="sr"
          accept=".tgz,.tar.gz,application/gzip"
          aria-label={t('Package file')}
          aria-describedby={hint}
          disabled={upload.isPending}
          onChange={({ target }) => {
            choose(target.files?.[0])
            // The same file chosen again, after it was packed anew, is a new choice.
            target.value = ''
          }}
        />
      </label>
      {upload.isPending && (
        <div className="upl">
          <div
            className="bar"
            role="progressbar"
            aria-label={t('Uploading')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <i style={{ width: `${percent}%` }} />
          </div>
          <span className="t3 xs num">{share < 1 ? `${percent} %` : t('Checking the file')}</span>
        </div>
      )}
      {tooLarge && <Note tone="bad">{t('This file is larger than 20 MB.')}</Note>}
      {isOther && <Note tone="bad">{t('This file holds {name}, not this package.', { name: upload.data.name })}</Note>}
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
      <div className="get__foot">
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </div>
  )
}
