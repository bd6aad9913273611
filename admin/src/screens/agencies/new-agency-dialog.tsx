import { call, useNavigate } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { makeAgency } from '@ashlar/sdk/platform'
import { toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { agenciesChanged } from './agencies-changed.ts'

const NewAgency = Type.Object({ name: Type.String({ title: 'Name', pattern: '\\S', maxLength: 120 }) })

export function NewAgencyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('admin')
  const go = useNavigate()
  return (
    <FormDialog
      title={t('New agency')}
      submit={t('Create agency')}
      failed={t('The agency could not be created')}
      schema={NewAgency}
      initial={{ name: '' }}
      messages={{ name: 'Name is required' }}
      save={async ({ name }) => {
        const { agency } = await call(makeAgency, { body: { name: name.trim() } })
        await agenciesChanged()
        toast.success(t('Agency created'))
        await go(`/admin/platform/agencies/${agency.id}`)
      }}
      onClose={onClose}
    >
      {(form) => <SchemaField form={form} name="name" required />}
    </FormDialog>
  )
}
