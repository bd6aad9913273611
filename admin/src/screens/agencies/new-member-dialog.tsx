import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { addAgencyMember, type KeptMail } from '@ashlar/sdk/platform'
import { Field, Select, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { InvitationDialog } from '../people/invitation-dialog.tsx'
import { agenciesChanged } from './agencies-changed.ts'
import { roleIds, roleTitle } from './roles.ts'

const Person = Type.Object({
  displayName: Type.String({ title: 'Name', minLength: 1, maxLength: 120 }),
  email: Type.String({ title: 'Email', control: 'email', maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+$' }),
  role_id: Type.Integer(),
})

export function NewMemberDialog({ agencyId, onClose }: { readonly agencyId: number; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const [kept, setKept] = useState<KeptMail & { readonly email: string }>()
  if (kept) return <InvitationDialog invitation={{ ...kept, isKept: true }} onClose={onClose} />
  return (
    <FormDialog
      title={t('Invite someone')}
      description={t('They get an email with a link and choose their own password. The link works for seven days.')}
      submit={t('Send invitation')}
      failed={t('The invitation could not be sent')}
      schema={Person}
      initial={{ displayName: '', email: '', role_id: 4 }}
      messages={{ email: t('Enter an email address such as name@example.com') }}
      save={async (person) => {
        const { member, kept: asKept } = await call(addAgencyMember, { params: { id: agencyId }, body: person })
        await agenciesChanged()
        if (asKept) return setKept({ ...asKept, email: member.email })
        toast.success(t('An invitation is on its way to {email}', { email: member.email }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="displayName" required />
          <SchemaField form={form} name="email" required />
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
