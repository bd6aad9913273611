import { SchemaField, useForm } from '@ashlar/sdk/forms'
import { Button, Dialog, Field, Select, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { addMember, agenciesChanged } from './agencies-api.ts'
import { roleIds, roleTitle } from './roles.ts'

const Person = Type.Object({
  displayName: Type.String({ title: 'Name', minLength: 1, maxLength: 120 }),
  email: Type.String({ title: 'Email', maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+$' }),
  password: Type.String({ title: 'Password', format: 'secret', minLength: 10, maxLength: 1024 }),
})

export function NewMemberDialog({ agencyId, onClose }: { readonly agencyId: number; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const [role, setRole] = useState('4')
  const form = useForm({
    schema: Person,
    initial: { displayName: '', email: '', password: '' },
    messages: { email: t('Write it like name@example.com') },
    save: async (sent) => {
      await addMember(agencyId, { ...sent, role_id: Number(role) })
      await agenciesChanged()
      toast.success(t('{name} added', { name: sent.displayName }))
      onClose()
      return sent
    },
  })
  const save = () =>
    void form.submit().catch((error: unknown) => {
      toast.error(t('The person could not be added'), { description: error instanceof Error ? error.message : '' })
    })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Add person')}
      description={t('They sign in on the platform’s own address.')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={form.isSaving} onClick={save}>
            {t('Add person')}
          </Button>
        </>
      }
    >
      <div className="form">
        <SchemaField form={form} name="displayName" required />
        <SchemaField form={form} name="email" required />
        <SchemaField form={form} name="password" required hint={t('Give it to the person, who should change it.')} />
        <Field label={t('Role in the agency')} hint={t('Owners and administrators run the agency.')}>
          {(ties) => (
            <Select
              {...ties}
              value={role}
              options={roleIds.map((id) => ({ value: String(id), label: roleTitle(t, id) }))}
              onChange={setRole}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
