import { call, useMe } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { changeUser, type User } from '@ashlar/sdk/platform'
import { toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { OwnPasswordField } from './own-password-field.tsx'
import { RoleField } from './role-field.tsx'
import { ownerRole } from './role-names.ts'
import { usersChanged } from './users-changed.ts'

const UserForm = Type.Object({
  displayName: Type.String({ title: 'Name', maxLength: 120 }),
  role_id: Type.Integer(),
  currentPassword: Type.String({ title: 'Your password', maxLength: 1024 }),
})

/** Name and role of an account. Its email and password are its person's alone. */
export function EditUserDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const me = useMe()
  const needsPassword = (role: number) => role !== user.role_id && (role === ownerRole || user.id === me.user.id)
  return (
    <FormDialog
      title={t('Name and role')}
      description={user.email}
      icon="user-pen"
      submit={t('Save')}
      isReady={({ isDirty }) => isDirty}
      schema={UserForm}
      initial={{ displayName: user.displayName, role_id: user.role_id, currentPassword: '' }}
      save={async ({ displayName, role_id, currentPassword }) => {
        const body = {
          ...(displayName.trim() !== '' && { displayName: displayName.trim() }),
          role_id,
          ...(needsPassword(role_id) && { currentPassword }),
        }
        await call(changeUser, { params: { id: user.id }, body })
        void usersChanged()
        toast.success(t('Saved'))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="displayName" />
          <RoleField
            id={form.idOf('role_id')}
            current={{ role_id: user.role_id, name: user.roleName }}
            value={form.values.role_id}
            onChange={(role) => form.change('role_id', role)}
            hint={t('Takes effect immediately.')}
            error={form.errors.role_id}
          />
          {needsPassword(form.values.role_id) && (
            <OwnPasswordField
              id={form.idOf('currentPassword')}
              hint={t('Enter your password to confirm.')}
              error={form.errors.currentPassword}
              value={form.values.currentPassword}
              onChange={(password) => form.change('currentPassword', password)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
