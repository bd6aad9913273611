import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { addAgencyMember } from '@ashlar/sdk/platform'
import { Field, Select, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { agenciesChanged } from './agencies-changed.ts'
import { roleIds, roleTitle } from './roles.ts'

const Person = Type.Object({
  displayName: Type.String({ title: 'Name', minLength: 1, maxLength: 120 }),
  email: Type.String({ title: 'Email', control: 'email', maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+$' }),
  password: Type.String({ title: 'Password', format: 'secret', minLength: 10, maxLength: 1024 }),
  role_id: Type.Integer(),
})

export function NewMemberDialog({ agencyId, onClose }: { readonly agencyId: number; readonly onClose: () => void }) {
  const t = useTexts('admin')
  return (
    <FormDialog
      title={t('Add person')}
      description={t('They sign in on the platform’s own address.')}
      submit={t('Add person')}
      failed={t('The person could not be added')}
      schema={Person}
      initial={{ displayName: '', email: '', password: '', role_id: 4 }}
      messages={{ email: t('Write it like name@example.com') }}
      save={async (person) => {
        await call(addAgencyMember, { params: { id: agencyId }, body: person })
        await agenciesChanged()
        toast.success(t('{name} added', { name: person.displayName }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="displayName" required />
          <SchemaField form={form} name="email" required />
          <SchemaField form={form} name="password" required hint={t('Give it to the person, who should change it.')} />
          <Field
            id={form.idOf('role_id')}
            label={t('Role in the agency')}
            hint={t('Owners and administrators run the agency.')}
            error={form.errors.role_id}
          >
            {(ties) => (
              <Select
                {...ties}
                value={String(form.values.role_id)}
                options={roleIds.map((id) => ({ value: String(id), label: roleTitle(t, id) }))}
                onChange={(role) => form.change('role_id', Number(role))}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}
