import { useMutation, useQueryClient } from '@ashlar/sdk/admin'
import { Card, Icon, Note, Progress, useTexts } from '@ashlar/sdk/ui'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import '../packages/packages.css'
import { archivesKey } from './archive-list.tsx'
import { bringArchive } from './archives-api.ts'
import { tenantsChanged } from './tenants-api.ts'

/** An archive for an empty website: sent from here, read in the background. */
export function BringArchive({ tenantId }: { readonly tenantId: number }) {
  const t = useTexts('admin')
  const cache = useQueryClient()
  const hint = useId()
  const [share, setShare] = useState(0)
  const [isOver, setOver] = useState(false)
  const stop = useRef(new AbortController())
  const upload = useMutation({
    mutationFn: (file: File) => bringArchive(tenantId, file, setShare, stop.current.signal),
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: archivesKey(tenantId) })
      await tenantsChanged()
    },
  })
  useEffect(() => {
    const { current } = stop
    return () => current.abort()
  }, [])
  const choose = (file: File | undefined) => {
    if (file === undefined || upload.isPending) return
    setShare(0)
    upload.mutate(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files[0])
  }
  return (
    <Card title={t('Bring an archive in')} note={t('Into an empty website')}>
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
          <Icon name="archive-restore" size="xl" />
          <span>
            <b className="med">{upload.variables?.name ?? t('Choose an archive')}</b>
            <span className="t3 xs" id={hint}>
              {t('or drop it here: a .zip made by “Make archive”. It is brought in whole, or not at all.')}
            </span>
          </span>
          <input
            type="file"
            className="sr"
            accept=".zip,application/zip"
            aria-label={t('Archive')}
            aria-describedby={hint}
            disabled={upload.isPending}
            onChange={({ target }) => {
              choose(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
        {upload.isPending && (
          <div className="arch__bar">
            <Progress label={t('Uploading')} value={share} />
            <span className="t3 xs num">{Math.round(share * 100)} %</span>
          </div>
        )}
        {upload.error && <Note tone="bad">{upload.error.message}</Note>}
      </div>
    </Card>
  )
}
