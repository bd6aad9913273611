import { importArchive } from '@ashlar/sdk/platform'
import { Card, useTexts } from '@ashlar/sdk/ui'
import { ArchiveUpload } from './archive-upload.tsx'

/** A backup for an empty website. */
export function BringArchive({ tenantId }: { readonly tenantId: number }) {
  const t = useTexts('admin')
  return (
    <Card title={t('Import backup')} note={t('Into an empty website')}>
      <ArchiveUpload
        tenantId={tenantId}
        to={importArchive}
        label={t('Backup')}
        hint={t('A .zip made with “Create backup”. It is imported completely or not at all.')}
      />
    </Card>
  )
}
