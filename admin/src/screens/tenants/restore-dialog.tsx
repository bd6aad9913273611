import { call } from '@ashlar/sdk/admin'
import { restoreBackup, type TenantArchive } from '@ashlar/sdk/platform'
import { useTexts } from '@ashlar/sdk/ui'
import { OwnPasswordField } from '../people/own-password-field.tsx'
import { TypedNameDialog } from '../typed-name-dialog.tsx'
import { tenantsChanged } from './tenants-changed.ts'

export interface RestoreDialogProps {
  readonly tenantId: number
  readonly website: string
  readonly restore: TenantArchive
  readonly onClose: () => void
}

/** The last word before a backup replaces the content. */
export function RestoreDialog({ tenantId, website, restore, onClose }: RestoreDialogProps) {
  const t = useTexts('admin')
  return (
    <TypedNameDialog
      title={t('Restore this backup?')}
      description={t(
        'The content of {website} is replaced with the backup. A safety copy of the present content is made first. Nobody can change anything until the restore has finished.',
        { website },
      )}
      icon="archive-restore"
      tone="bad"
      submit={t('Restore')}
      destructive
      failed={t('The restore could not be started')}
      label={t('Type the name of the website')}
      name={website}
      isReady={({ values }) => values.currentPassword !== ''}
      save={async (body) => {
        await call(restoreBackup, { params: { id: tenantId, guid: restore.id }, body })
        onClose()
        await tenantsChanged()
      }}
      onClose={onClose}
    >
      {(form) => (
        <OwnPasswordField
          id={form.idOf('currentPassword')}
          hint={t('Enter your password to confirm this.')}
          error={form.errors.currentPassword}
          value={form.values.currentPassword}
          onChange={(password) => form.change('currentPassword', password)}
        />
      )}
    </TypedNameDialog>
  )
}
