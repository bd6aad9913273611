import { uploadRestore } from '@ashlar/sdk/platform'
import { Card, useTexts } from '@ashlar/sdk/ui'
import { ArchiveUpload } from './archive-upload.tsx'

/** A backup that was downloaded earlier, read for a plan. */
export function RestoreUpload({ tenantId }: { readonly tenantId: number }) {
  const t = useTexts('admin')
  return (
    <Card title={t('Restore from a file')}>
      <ArchiveUpload
        tenantId={tenantId}
        to={uploadRestore}
        label={t('Backup file')}
        hint={t('A backup of this website that you downloaded. You see what would change before anything is replaced.')}
      />
    </Card>
  )
}
