import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { changeRole, type Role } from '@ashlar/sdk/platform'
import { toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { usersChanged } from './users-changed.ts'

const NameForm = Type.Object({ name: Type.String({ title: 'Name', minLength: 1, maxLength: 60 }) })

export function RenameRoleDialog({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const t = useTexts('admin')
  return (
    <FormDialog
      title={t('Rename role')}
      icon="pencil"
      submit={t('Save')}
      isReady={({ isDirty }) => isDirty}
      schema={NameForm}
      initial={{ name: role.name }}
      messages={{ name: t('Please enter a name') }}
      save={async ({ name }) => {
        await call(changeRole, { body: { role_id: role.role_id, name: name.trim() } })
        await usersChanged()
        toast.success(t('Saved'))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => <SchemaField form={form} name="name" required />}
    </FormDialog>
  )
}
