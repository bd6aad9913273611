import { call, useMutation } from '@ashlar/sdk/admin'
import { FileDrop } from '@ashlar/sdk/forms'
import { importArchive } from '@ashlar/sdk/platform'
import { Card, Icon, Note, Progress, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useRef, useState } from 'react'
import { tenantsChanged } from './tenants-changed.ts'

/** An archive for an empty website: sent from here, read in the background. */
export function BringArchive({ tenantId }: { readonly tenantId: number }) {
  const t = useTexts('admin')
  const [share, setShare] = useState(0)
  const stop = useRef(new AbortController())
  const upload = useMutation({
    mutationFn: (file: File) =>
      call(importArchive, {
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
    <Card title={t('Import backup')} note={t('Into an empty website')}>
      <div className="form">
        <FileDrop
          label={t('Backup')}
          hint={t('A .zip made with “Create backup”. It is imported completely or not at all.')}
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
    </Card>
  )
}
