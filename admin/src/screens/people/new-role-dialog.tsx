import { call, can, useMe, useNavigate } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { type Area, createRole, type Role } from '@ashlar/sdk/platform'
import { Checkbox, Field, Select, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { groupsOf, wholeAreas } from './rights.ts'
import { roleTitle, staffRole } from './role-names.ts'
import { usersChanged } from './users-changed.ts'

const RoleForm = Type.Object({
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 60 }),
  /** Empty: only the areas that are ticked. */
  copyOf: Type.String(),
  areas: Type.Array(Type.String()),
})

/** Administrators: owners are owners by their role alone, so a copy of it stands one level below. */
const highestLevel = 2

export interface NewRoleDialogProps {
  readonly roles: readonly Role[]
  readonly areas: readonly Area[]
  /** The role that the new one begins as. */
  readonly copied?: Role | undefined
  readonly onClose: () => void
}

/** A role of the website's own: a copy of another, or whole areas; single rights are ticked afterwards. */
export function NewRoleDialog({ roles, areas, copied, onClose }: NewRoleDialogProps) {
  const t = useTexts('admin')
  const me = useMe()
  const go = useNavigate()
  const open = areas.filter(({ closedBy }) => closedBy === null)
  const rightsOf = (names: readonly string[]) =>
    wholeAreas(
      open.filter(({ area }) => names.includes(area)),
      (area, action) => can(me, `${area}.${action}`),
    )
  const groups = groupsOf(
    open.filter(({ area, actions }) => actions.some((action) => can(me, `${area}.${action}`))),
    '',
  )
  const copies = roles.filter(({ level }) => level <= staffRole && Math.max(level, highestLevel) > me.user.role_id)
  return (
    <FormDialog
      title={t('New role')}
      description={t('People with this role can do only what you select.')}
      icon="shield-check"
      submit={t('Create role')}
      failed={t('The role could not be created')}
      schema={RoleForm}
      initial={{
        name: copied ? t('Copy of {role}', { role: roleTitle(copied, t) }) : '',
        copyOf: copied ? String(copied.role_id) : '',
        areas: [],
      }}
      messages={{ name: t('Please enter a name') }}
      save={async ({ name, copyOf, areas: ticked }) => {
        const rights = copyOf === '' ? { permissions: rightsOf(ticked) } : { copyOf: Number(copyOf) }
        const { role } = await call(createRole, { body: { name: name.trim(), ...rights } })
        await usersChanged()
        toast.success(t('{role} created', { role: role.name }))
        onClose()
        void go(`/admin/roles/${role.role_id}`)
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="name" required />
          <Field id={form.idOf('copyOf')} label={t('Rights')} error={form.errors.copyOf}>
            {(ties) => (
              <Select
                {...ties}
                value={form.values.copyOf}
                options={[
                  { value: '', label: t('Only what I select here') },
                  ...copies.map((role) => ({
                    value: String(role.role_id),
                    label: t('A copy of {role}', { role: roleTitle(role, t) }),
                  })),
                ]}
                onChange={(value) => form.change('copyOf', value)}
              />
            )}
          </Field>
          {form.values.copyOf === '' &&
            groups.map((group) => (
              <fieldset key={group.module} className="areas">
                <legend className="label">{t(group.title)}</legend>
                {group.areas.map(({ area, title }) => (
                  <Checkbox
                    key={area}
                    label={t(title)}
                    checked={form.values.areas.includes(area)}
                    onChange={(on) =>
                      form.change(
                        'areas',
                        on ? [...form.values.areas, area] : form.values.areas.filter((each) => each !== area),
                      )
                    }
                  />
                ))}
              </fieldset>
            ))}
        </>
      )}
    </FormDialog>
  )
}
