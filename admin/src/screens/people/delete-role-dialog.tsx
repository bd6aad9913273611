import { call, useNavigate } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { type Role, removeRole } from '@ashlar/sdk/platform'
import { toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { RoleField } from './role-field.tsx'
import { staffRole } from './role-names.ts'
import { usersChanged } from './users-changed.ts'

const MoveForm = Type.Object({ moveTo: Type.Integer() })

/** Deletes a role; asks which one its people get. */
export function DeleteRoleDialog({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const go = useNavigate()
  const hasPeople = role.people > 0
  return (
    <FormDialog
      title={t('Delete {role}', { role: role.name })}
      description={
        hasPeople
          ? t('{count} person has this role.|{count} people have this role.', { count: role.people })
          : t('No one has this role.')
      }
      icon="trash-2"
      tone="bad"
      destructive
      submit={t('Delete role')}
      failed={t('The role could not be deleted')}
      schema={MoveForm}
      initial={{ moveTo: staffRole }}
      save={async ({ moveTo }) => {
        await call(removeRole, { params: { id: role.role_id }, query: hasPeople ? { moveTo } : {} })
        toast.success(t('{role} deleted', { role: role.name }))
        onClose()
        void go('/admin/roles')
        await usersChanged()
      }}
      onClose={onClose}
    >
      {(form) =>
        hasPeople && (
          <RoleField
            id={form.idOf('moveTo')}
            label={t('Their new role')}
            value={form.values.moveTo}
            except={role.role_id}
            onChange={(next) => form.change('moveTo', next)}
            hint={t('Takes effect immediately.')}
            error={form.errors.moveTo}
          />
        )
      }
    </FormDialog>
  )
}
