import { call, useMe } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { inviteUser } from '@ashlar/sdk/platform'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { InvitationDialog } from './invitation-dialog.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { RoleField } from './role-field.tsx'
import { ownerRole } from './role-names.ts'
import { usersChanged } from './users-changed.ts'

const InviteForm = Type.Object({
  email: Type.String({ title: 'Email', control: 'email', pattern: '^\\s*[^\\s@]+@\\S+\\s*$', maxLength: 254 }),
  displayName: Type.String({ title: 'Name', description: 'They can change it.', maxLength: 120 }),
  role_id: Type.Integer(),
  currentPassword: Type.String({ title: 'Your password', maxLength: 1024 }),
})

const editorRole = 4

/** Mail somebody a link with which they choose their password. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('admin')
  const { user } = useMe()
  const [kept, setKept] = useState<{ readonly email: string; readonly link?: string }>()
  if (kept) return <InvitationDialog invitation={{ ...kept, isKept: true }} onClose={onClose} />
  return (
    <FormDialog
      title={t('Invite someone')}
      description={t('They get an email with a link and choose their own password. The link works for seven days.')}
      icon="user-plus"
      submit={t('Send invitation')}
      schema={InviteForm}
      initial={{ email: '', displayName: '', role_id: Math.max(user.role_id, editorRole), currentPassword: '' }}
      messages={{ email: t('Please enter an email address') }}
      save={async ({ displayName, currentPassword, ...rest }) => {
        const body = {
          ...rest,
          ...(displayName.trim() !== '' && { displayName }),
          ...(rest.role_id === ownerRole && { currentPassword }),
        }
        const { user: invited, kept: asKept } = await call(inviteUser, { body })
        void usersChanged()
        if (asKept) return setKept({ ...asKept, email: invited.email })
        toast.success(t('An invitation is on its way to {email}', { email: invited.email }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="email" required />
          <SchemaField form={form} name="displayName" />
          <RoleField
            id={form.idOf('role_id')}
            value={form.values.role_id}
            onChange={(role) => form.change('role_id', role)}
            error={form.errors.role_id}
          />
          {form.values.role_id === ownerRole && (
            <OwnPasswordField
              id={form.idOf('currentPassword')}
              hint={t('Owners can do everything. Enter your password to confirm.')}
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
