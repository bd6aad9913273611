import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { restoreBackup, type TenantArchive } from '@ashlar/sdk/platform'
import { useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { OwnPasswordField } from '../people/own-password-field.tsx'
import { tenantsChanged } from './tenants-changed.ts'

const Confirmation = Type.Object({
  name: Type.String({ title: 'Type the name of the website', maxLength: 120 }),
  currentPassword: Type.String({ title: 'Your password', maxLength: 1024 }),
})

export interface RestoreDialogProps {
  readonly tenantId: number
  readonly website: string
  readonly restore: TenantArchive
  readonly onClose: () => void
}

/** The last word before a backup replaces the content: the name is typed, so that nobody restores another website. */
export function RestoreDialog({ tenantId, website, restore, onClose }: RestoreDialogProps) {
  const t = useTexts('admin')
  return (
    <FormDialog
      title={t('Restore this backup?')}
      description={t(
        'The content of {website} is replaced with the backup. A safety copy of the present content is made first. Nobody can change anything until the restore has finished.',
        { website },
      )}
      icon="archive-restore"
      tone="bad"
      size="sm"
      submit={t('Restore')}
      destructive
      failed={t('The restore could not be started')}
      isReady={({ values }) => values.name.trim() === website.trim() && values.currentPassword !== ''}
      schema={Confirmation}
      initial={{ name: '', currentPassword: '' }}
      save={async (body) => {
        await call(restoreBackup, { params: { id: tenantId, guid: restore.id }, body })
        onClose()
        await tenantsChanged()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="name" hint={website} />
          <OwnPasswordField
            id={form.idOf('currentPassword')}
            hint={t('Enter your password to confirm this.')}
            error={form.errors.currentPassword}
            value={form.values.currentPassword}
            onChange={(password) => form.change('currentPassword', password)}
          />
        </>
      )}
    </FormDialog>
  )
}
