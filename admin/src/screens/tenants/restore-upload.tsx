import { call, useMutation } from '@ashlar/sdk/admin'
import { FileDrop } from '@ashlar/sdk/forms'
import { uploadRestore } from '@ashlar/sdk/platform'
import { Card, Icon, Note, Progress, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useRef, useState } from 'react'
import { tenantsChanged } from './tenants-changed.ts'

/** A backup that was downloaded earlier: sent from here, and read for a plan. */
export function RestoreUpload({ tenantId }: { readonly tenantId: number }) {
  const t = useTexts('admin')
  const [share, setShare] = useState(0)
  const stop = useRef(new AbortController())
  const upload = useMutation({
    mutationFn: (file: File) =>
      call(uploadRestore, {
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
    <Card title={t('Restore from a file')}>
      <div className="form">
        <FileDrop
          label={t('Backup file')}
          hint={t(
            'A backup of this website that you downloaded. You see what would change before anything is replaced.',
          )}
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
